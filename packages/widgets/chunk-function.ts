import { parseAst, type Rolldown } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/** The name by which the sources call `Packs`: a chunk's code gets it as an argument. */
export const packsName = 'ONAIR_PACKS'

/**
 * A chunk's code as a function: `import { a } from './x.js'` becomes `let { a } = packs(7)`, `import('./x.js')` becomes
 * `packs.later(2, 7, 3)`, and what it exports is returned.
 * @param laterOf for the chunk of an import on demand: the number of the file that brings it, its own number, those of what it
 *   needs
 */
export function chunkFunction(
  { code, fileName }: Pick<Rolldown.OutputChunk, 'code' | 'fileName'>,
  named: (file: string) => number,
  laterOf: (id: number) => readonly number[],
): string {
  const edits: Edit[] = []
  const returned: string[] = []
  const names = new Set<string>()
  const uses: Node[] = []
  const idOf = (source: unknown) => named(textOf(source as Node).replace('./', ''))
  const program = parseAst(code) as unknown as Node & { body: Node[] }
  const packs = () => ['$', '_', '$_', '$$'].find((name) => !names.has(name)) ?? packsName

  walk(program, (node) => {
    if (node.type === 'Identifier') names.add(node.name as string)
    if (node.type === 'Identifier' && node.name === packsName) uses.push(node)
  })
  const own = packs()
  for (const { start, end } of uses) edits.push({ start, end, text: own })
  walk(program, (node) => {
    if (node.type !== 'ImportExpression') return
    edits.push({ start: node.start, end: node.end, text: `${own}.later(${laterOf(idOf(node.source))})` })
  })
  for (const node of program.body) {
    const { start, end } = node
    if (node.type === 'ImportDeclaration') {
      const specifiers = (node.specifiers as Node[]).map((specifier) => {
        if (specifier.type !== 'ImportSpecifier') throw new Error(`${fileName} imports a whole chunk`)
        return pair(nameOf(specifier.imported), nameOf(specifier.local))
      })
      const taken = `${own}(${idOf(node.source)});`
      edits.push({ start, end, text: specifiers.length > 0 ? `let{${specifiers}}=${taken}` : taken })
    } else if (node.type === 'ExportNamedDeclaration' && !node.source && !node.declaration) {
      for (const specifier of node.specifiers as Node[])
        returned.push(pair(nameOf(specifier.exported), nameOf(specifier.local)))
      edits.push({ start, end, text: '' })
    } else if (node.type.startsWith('Export')) throw new Error(`${fileName} exports in a way that is not known`)
  }
  edits.sort((a, b) => b.start - a.start)
  const body = edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  return `${own}=>{${body.trim()}${returned.length > 0 ? `\nreturn{${returned}}` : ''}}`
}

const nameOf = (node: unknown) => (node as { name?: string; value?: string }).name ?? (node as { value: string }).value
const pair = (key: string, value: string) => (key === value ? key : `${key}:${value}`)

/** Whether it is a text in back quotes, without expressions. */
export const isPlainTemplate = ({ type, expressions }: Node): boolean =>
  type === 'TemplateLiteral' && Array.isArray(expressions) && expressions.length === 0

/** The text of a literal, which the minifier may write as a template. */
function textOf(node: Node): string {
  if (typeof node.value === 'string') return node.value
  const [part] = (node.quasis ?? []) as { value: { cooked: string } }[]
  if (!part) throw new Error('An import names no file')
  return part.value.cooked
}

/** Visits a node and all in it. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if ('type' in node) visit(node as Node)
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
  }
}
