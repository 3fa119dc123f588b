import MagicString from 'magic-string'
import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The name of `Packs` (runtime/packs.ts) in the elements' sources, and in a chunk's code for its imports. */
export const packsName = 'ELEMENT_PACKS'

/**
 * A chunk's code as a function, so that one file can contain many chunks, and a chunk is the same in whichever file it comes:
 *
 *     import { a as b } from './x.js'    becomes    let { a: b } = ELEMENT_PACKS(7)
 *     import('./x.js')                   becomes    ELEMENT_PACKS.later(7)
 *     export { c as d }                  becomes    return { d: c }
 *
 * @param numberOf returns the number of the chunk with this file name
 * @returns a module that exports the function
 */
export function chunkFunction(code: string, fileName: string, numberOf: (file: string) => number): MagicString {
  const edited = new MagicString(code)
  const returned: string[] = []
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  const chunk = (source: unknown) => numberOf((source as { value: string }).value.replace('./', ''))
  const program = parseAst(code)
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const taken = node.specifiers.map((specifier) => {
        if (specifier.type !== 'ImportSpecifier') throw new Error(`${fileName} imports a whole chunk`)
        return `${text(specifier.imported)}:${text(specifier.local)}`
      })
      const call = `${packsName}(${chunk(node.source)});`
      edited.update(node.start, node.end, taken.length > 0 ? `let{${taken}}=${call}` : call)
    } else if (node.type === 'ExportNamedDeclaration' && !node.source && !node.declaration) {
      for (const { exported, local } of node.specifiers) returned.push(`${text(exported)}:${text(local)}`)
      edited.remove(node.start, node.end)
    } else if (node.type.startsWith('Export')) throw new Error(`${fileName} exports in a way that is not known`)
  }
  walk(program, ({ type, start, end, source }) => {
    if (type === 'ImportExpression') edited.update(start, end, `${packsName}.later(${chunk(source)})`)
  })
  return edited.prepend(`export default ${packsName}=>{`).append(`\nreturn{${returned}}}`)
}

/** Visits a node and its descendants. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if ('type' in node) visit(node as Node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}
