/**
 * Writes the sections of OPERATING.md that the code knows, and the types of refusals' sentences:
 *
 *     npm run generate    (after changing a setting, a limit, a retention or the values of a sentence)
 *
 * generate.test.ts fails when they are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keptSection } from './kept.ts'
import { messagesTypes } from './messages.ts'
import { settingsSection } from './settings.ts'

const file = new URL('../OPERATING.md', import.meta.url)

/** Each generated section, by the name in its marks: `<!-- Generated: settings -->` and `<!-- End: settings -->`. */
const sections: Readonly<Record<string, () => string>> = { settings: settingsSection, kept: keptSection }

export const readOperating = (): string => readFileSync(file, 'utf8')

/** OPERATING.md with its generated sections as the code says now. */
export function operating(): string {
  return Object.entries(sections).reduce((text, [name, section]) => {
    const [start, end] = [`<!-- Generated: ${name} -->\n\n`, `\n<!-- End: ${name} -->`]
    const [before, rest] = text.split(start)
    const after = rest?.split(end)[1]
    if (before === undefined || after === undefined) throw new Error(`OPERATING.md lacks the marks of ${name}`)
    return before + start + section() + end + after
  }, readOperating())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, operating())
  for (const [path, types] of messagesTypes()) writeFileSync(path, types)
}
