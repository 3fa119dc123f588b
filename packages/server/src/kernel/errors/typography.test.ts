import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')
/** The lines of files that match, with the file's name. */
const wrongIn = (files: readonly string[], wrong: RegExp) =>
  files.flatMap((file) => linesOf(file).flatMap((line) => (wrong.test(line) ? `${file}: ${line.trim()}` : [])))

test('1. guillemets of letters have no-break spaces, apostrophes are typographic', () => {
  const mails = globSync('**/*.mail.ts', { cwd: root })
  expect(mails.length).toBeGreaterThan(10)
  expect(wrongIn(mails, /« | »|«\S(?<!\u00a0|\\)|[a-zéè]\\'[a-zéè]|^ +(?:en|fr): "/)).toEqual([])
})

test('2. guillemets of refusals have no-break spaces, apostrophes are typographic', () => {
  const messages = globSync('**/*.messages.{en,fr}.json', { cwd: root })
  expect(messages.length).toBeGreaterThan(40)
  expect(wrongIn(messages, /« | »|«(?!\u00a0)|(?<!\u00a0)»|'/)).toEqual([])
})
