import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')

/** TypeScript reads `x.d.json.ts` instead of `x.json`. */
const typesOf = (file: string): string => file.replace(/json$/, 'd.json.ts')

/** A sentence's type: only where which value stands. */
function typeOf(sentence: string): string {
  const values = sentence.match(/\{\{\w+\}\}/g) ?? []
  return values.length === 0 ? 'string' : `\`\${string}${values.map((value) => `${value}\${string}`).join('')}\``
}

const quoted = (code: string): string => (/^\w+$/.test(code) ? code : `'${code}'`)

/**
 * The types of refusals' sentences, by their files' paths; none for a file whose sentences take no values. TypeScript knows of a
 * text in a JSON file that it is one, and not what is in it: without these a refusal that lacks a value would compile.
 */
export function messagesTypes(): ReadonlyMap<string, string> {
  const files = globSync('**/*.messages.ts', { cwd: src }).sort()
  return new Map(
    files.flatMap((module) => {
      const file = module.replace(/ts$/, 'en.json')
      const sentences: Record<string, string> = JSON.parse(readFileSync(join(src, file), 'utf8'))
      const types = Object.entries(sentences).map(([code, sentence]) => `  ${quoted(code)}: ${typeOf(sentence)}\n`)
      if (types.every((type) => type.endsWith(': string\n'))) return []
      const content = `// Generated from the file beside it: which values each sentence takes. Update it with \`npm run generate\`.
declare const sentences: {
${types.join('')}}
export default sentences
`
      return [[join(src, typesOf(file)), content]]
    }),
  )
}
