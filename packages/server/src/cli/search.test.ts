import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSearched } from '../catalogue/searched/searched.service.ts'
import { command } from '../testing/command.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'onair-search-'))
  // The command reads the machine's clock.
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000)
  let ago = 0
  const searched = createSearched({ pool: database.pool, clock: () => day(ago) })
  const summary = { results: 4, instead: null, leftOut: [] }
  for (let times = 0; times < 3; times += 1) searched.search('en', 'sledge', { ...summary, results: 0 }, 'a')
  searched.search('fr', 'traîneau', { ...summary, results: 0 }, 'a')
  searched.search('en', 'wool coat', summary, 'a')
  searched.search('en', '+coat', summary, 'a')
  searched.click('en', 'wool coat')
  searched.search('en', 'coats', { ...summary, instead: 'goats' }, 'a')
  searched.search('en', 'acme coat', { ...summary, leftOut: ['acme'] }, 'a')
  await searched.write()
  ago = 8
  searched.search('en', 'old', { ...summary, results: 0 }, 'a')
  await searched.write()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const report = (...words: string[]) => command({ DATABASE_URL: database.url }, 'search', 'report', ...words)

describe('onair search report', () => {
  test('1 counts the week’s searches, and lists those with bad results', async () => {
    const { status, stdout } = await report()
    expect(status).toBe(0)
    expect(stdout.replace(/^.*?: /, '')).toBe(
      `8 searches for 6 terms, 50 % without result, 13 % corrected, 13 % with words left out; opened from: 1.

Without result
        3  en  sledge
        1  fr  traîneau

With results, but nobody opened one
        1  en  acme coat (4 products)
        1  en  coat (4 products)
        1  en  coats (4 products)

Corrected
        1  en  coats → goats

With words left out
        1  en  acme coat (without acme)
`,
    )
  })

  test('2 of more days, one language, one reason, a few terms', async () => {
    const { stdout } = await report('--days', '10', '--language', 'en', '--only', 'nothing', '--top', '2')
    expect(stdout.split('\n').slice(1)).toEqual([
      '',
      'Without result',
      '        3  en  sledge',
      '        1  en  old',
      '',
    ])
  })

  test('3 as CSV and NDJSON, to a file too', async () => {
    const lines = (await report('--format', 'ndjson', '--only', 'corrected')).stdout.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        ...{ reason: 'corrected', language: 'en', term: 'coats', times: 1, searches: 1, clicks: 0, results: 4 },
        ...{ instead: 'goats', leftOut: null },
      },
    ])
    const file = join(folder, 'searches.csv')
    expect((await report('--out', file, '--only', 'nothing')).stdout).toBe(`The report is in ${file}\n`)
    expect(readFileSync(file, 'utf8').split(/\r?\n/)).toEqual([
      '\ufeffreason,language,term,times,searches,clicks,results,instead,leftOut',
      'nothing,en,sledge,3,3,0,0,,',
      'nothing,fr,traîneau,1,1,0,0,,',
      '',
    ])
  })

  test.each([
    ['--days', '0'],
    ['--days', '91'],
    ['--top', 'all'],
  ])('4 refuses %s %s', async (...words) => {
    const { status, stderr } = await report(...words)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^--\w+ is “\w+”, but must be a number from 1 to \d+\.\n$/),
    ])
  })
})
