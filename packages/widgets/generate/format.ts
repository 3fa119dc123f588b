import { byFolder } from './descriptions.ts'

/** The longest line that biome allows. */
export const width = 120

/** The comment at the beginning of a generated file. */
export const header = (sources: string): string =>
  `// Generated from ${sources}. Update it with \`npm run generate\` in packages/widgets.\n`

/** The comment of the files generated only from descriptions. */
export const descriptionsHeader = header('the widgets’ descriptions (src/*/*.widget.ts)')

/** Import lines by path, in biome's order. */
export const imports = (lines: Readonly<Record<string, string>>): string =>
  Object.keys(lines)
    .sort(byFolder)
    .map((path) => `${lines[path]} from '${path}'\n`)
    .join('')

/** `before` items `after`: on one line if it is short enough, else one item a line. */
export function list(before: string, items: readonly string[], after: string): string {
  const spaced = before.endsWith('{') ? ' ' : ''
  const line = `${before}${spaced}${items.join(', ')}${spaced}${after}`
  const indent = /^ */.exec(before)?.[0] ?? ''
  if (line.length <= width) return line
  return `${before}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${after}`
}

/** An object literal's entry, with the key in quotes if necessary. */
export const entry = (key: string, value: string): string => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${value}`

export const quoted = (text: string): string => `'${text}'`
