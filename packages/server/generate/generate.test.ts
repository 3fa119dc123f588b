import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../src/features.ts'
import { limitsOf } from '../src/kernel/feature.ts'
import { operating, readOperating } from './generate.ts'
import { messagesTypes } from './messages.ts'

test('1. OPERATING.md is up to date: npm run generate', () => {
  expect(readOperating()).toBe(operating())
})

test('2. it has each variable once, with what is required of a secret', () => {
  const text = readOperating()
  for (const { variable } of Object.values(limitsOf(features)))
    expect(text.split(`\n| \`${variable}\` `).length).toBe(2)
  expect(text).toMatch(
    /^\| `GIFT_CARD_KEY` +\| .* \| required, a secret of 32 characters or more; in a demonstration /m,
  )
  expect(text).toMatch(/^\| `BEACON_KEY` +\| .* \| required beside `BEACON_URL`, a secret of 8 /m)
})

test('3. each sentence of a retention is plain: no capital at its beginning, no full stop, nothing that breaks a table', () => {
  const cells = features.flatMap(({ retention = [] }) =>
    retention.flatMap(({ data, kept, because }) => [data, kept, because]),
  )
  expect(cells.filter((cell) => !/^[a-z0-9][^|\n]+[^.\s|]$/.test(cell) || cell.length > 80)).toEqual([])
})

test('4. the types of refusals’ sentences are up to date: npm run generate', () => {
  const src = join(import.meta.dirname, '../src')
  const written = globSync('**/*.d.json.ts', { cwd: src }).map((file) => join(src, file))
  expect(Object.fromEntries(written.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual(
    Object.fromEntries(messagesTypes()),
  )
  expect(written.length).toBeGreaterThan(15)
})
