import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts } from '../testing/catalogue.ts'
import { command, type Ended } from '../testing/command.ts'
import { awaitedLocks, type TestDatabase, testDatabase } from '../testing/database.ts'
import { exportText, importText } from '../testing/importing.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'onair-import-'))
  await addProducts(database.pool, [])
  await database.pool.query(`insert into brand (id, name) values ('brio', 'Brio')`)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})
beforeEach(() => database.pool.query('truncate product cascade'))

const main = join(import.meta.dirname, 'main.ts')
const environment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATABASE_URL: database.url,
})

const onair = (...words: string[]) => command({ DATABASE_URL: database.url }, ...words)

/** Runs `onair …` as an operator does, on the test's database. */
const spawned = (...words: string[]) =>
  new Promise<Ended>((done) => {
    execFile(process.execPath, [main, ...words], { env: environment() }, (error, stdout, stderr) =>
      done({ status: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const header = 'itemNo,nameEn,nameFr,brand,category,price,quantity,edpNo'
const row = (number: number, name = `Item ${number}`) => `${number},${name},${name},brio,kettles,12.50,3,${number}`
const csv = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`
const count = async () =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from product')).rows[0]?.n

describe('onair import', { timeout: 120_000 }, () => {
  test('1 imports a valid file: status 0, and the number of rows', async () => {
    const { status, stdout } = await spawned(
      'import',
      'products',
      file('good.csv', `\ufeff${csv(row(100001), row(100002))}`),
    )
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Read 2 rows of good\.csv: 2 accepted, 0 rejected\.\nIt is in the shop, after [\d.]+ s/)
    expect(await count()).toBe(2)
  })

  test('2 reports rejected rows: status 2, on the terminal or as CSV or NDJSON', async () => {
    const path = file('some.csv', csv(row(100001), row(1), row(100002, '"A ""B"""'), 'x'))
    const first = await onair('import', 'products', path)
    expect(first.status).toBe(2)
    expect(first.stderr).toContain(
      '  line 3, itemNo: “1” is no item number: six to nine digits.\n  line 5: The row has 1 fields',
    )
    const [asCsv, asJson] = [join(folder, 'rejected.csv'), join(folder, 'rejected.ndjson')]
    expect((await onair('import', 'products', path, '--report', asCsv)).status).toBe(2)
    expect(readFileSync(asCsv, 'utf8')).toMatch(
      /^line,field,reason\n3,itemNo,“1” is no item number: six to nine digits\.\n5,,"The row/,
    )
    expect((await onair('import', 'products', path, '--report', asJson, '--dry-run')).status).toBe(2)
    expect(
      readFileSync(asJson, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).line),
    ).toEqual([3, 5])
  })

  test.each<[string, string | Buffer, string]>([
    [
      'cut.csv',
      csv(row(100001), row(100002)).slice(0, -9),
      'The file ends inside the row on line 3: it was cut, or is still being written.',
    ],
    [
      'latin1.csv',
      Buffer.from(csv(row(100001, 'Cr\xe8me')), 'latin1'),
      'Line 2 is not UTF-8. Save the file as UTF-8, or say --encoding latin1',
    ],
    ['twice.csv', `${header},price\n`, 'The header names “price” more than once.'],
    ['empty.csv', '', 'The file is empty: its first line must name the columns.'],
  ])('3 refuses %s: status 1, one sentence, nothing changed', async (name, content, sentence) => {
    const { status, stderr } = await onair('import', 'products', file(name, content))
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr).toContain('Nothing was imported.')
    expect(stderr).not.toContain('    at ')
    expect(await count()).toBe(0)
  })

  test('3 reads a feed of products with a mapping, and names its items', async () => {
    const feed = (name: string) =>
      file(
        name,
        `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:id>100001</g:id><title>Kettle</title><g:brand>Brio</g:brand><g:price>29.99 CAD</g:price></item>
<item><g:id>1</g:id><title>Pan</title><g:brand>Brio</g:brand><g:price>29.99 CAD</g:price></item></channel></rss>`,
      )
    const map = file(
      'feed.json',
      JSON.stringify({
        fields: { itemNo: 'id', nameEn: 'title', nameFr: 'title', category: { constant: 'kettles' } },
        ignore: ['image_links'],
      }),
    )
    const { status, stderr } = await onair('import', 'products', feed('feed.xml'), '--map', map)
    expect(status).toBe(2)
    expect(stderr).toContain('  item 2 (“Pan”, 1, line 3), itemNo: “1” is no item number')
    expect(await count()).toBe(1)
    expect((await onair('import', 'products', feed('feed.rss'))).stderr).toContain('say with --map what they become')
    expect((await onair('import', 'stock', feed('feed.atom'), '--map', map)).stderr).toContain(
      'A feed of Google Merchant holds products, and nothing else.',
    )
  })

  test('4 reads Latin-1, tabs, and other columns when configured', async () => {
    const path = file(
      'theirs.txt',
      Buffer.from('id\tname\tcost\tcolour\n42\tCr\xe8me br\xfbl\xe9e\t5.00\tred\n', 'latin1'),
    )
    const map = file(
      'map.json',
      JSON.stringify({
        fields: {
          itemNo: { column: 'id', padStart: [6, '0'] },
          nameEn: 'name',
          nameFr: 'name',
          price: 'cost',
          brand: { constant: 'brio' },
          category: { constant: 'kettles' },
        },
        ignore: ['colour'],
      }),
    )
    const words = ['import', 'products', path, '--map', map, '--encoding', 'latin1', '--delimiter', 'tab']
    expect(await onair(...words)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('say which with --format'),
    })
    expect(await onair(...words, '--format', 'csv')).toMatchObject({ status: 0 })
    expect((await database.pool.query('select item_no, name_fr from product')).rows).toEqual([
      { item_no: '000042', name_fr: 'Crème brûlée' },
    ])
  })

  test('5 names each missing column', async () => {
    expect(await onair('import', 'products', join(folder, 'none.csv'))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no file .*none\.csv\./),
    })
    expect(await onair('import', 'products', folder, '--format', 'csv')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not a file.'),
    })
    expect((await onair('import', 'shoes', 'x.csv')).stderr).toContain(
      'Allowed choices are products, brands, categories, stock, prices, schedule, synonyms, collections.',
    )
    expect(await onair('import', 'products', 'x.csv', '--report', join(folder, 'no/where.csv'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The report cannot be written'),
    })
  })

  test('6 imports the output of export, from a file or a pipe, without a change', async () => {
    await importText(database.pool, 'products', csv(row(100001), row(100002, '"Deux, ""2"""')))
    const out = join(folder, 'out.ndjson')
    expect(await onair('export', 'products', '--out', out)).toMatchObject({
      status: 0,
      stdout: `2 products in ${out}\n`,
    })
    const printed = await onair('export', 'products')
    expect(printed.stdout.split('\n', 1)[0]).toContain('itemNo,nameEn,nameFr,brand,category,')
    await database.pool.query('truncate product cascade')
    expect(await onair('import', 'products', out)).toMatchObject({ status: 0 })
    expect(await exportText(database.pool, 'products', 'csv')).toBe(printed.stdout)
    expect(await exportText(database.pool, 'products')).toBe(readFileSync(out, 'utf8'))
  })
})

describe('onair export', { timeout: 120_000 }, () => {
  test('2 writes a file that Excel opens with accents and without formulas, and that can be imported again', async () => {
    await importText(database.pool, 'products', csv(row(100001, '=1+1'), row(100002, "''=é"), row(100003, '-5')))
    const out = join(folder, 'excel.csv')
    expect(await onair('export', 'products', out)).toMatchObject({ status: 0 })
    const text = readFileSync(out, 'utf8')
    expect(text.slice(0, 8)).toBe('\ufeffitemNo,')
    expect(text).toContain("100001,'=1+1,'=1+1,")
    expect(text).toContain("100002,''=é,''=é,")
    expect(text).toContain('100003,-5,-5,')
    const before = await exportText(database.pool, 'products')
    await database.pool.query('truncate product cascade')
    expect(await onair('import', 'products', out)).toMatchObject({ status: 0 })
    expect(await exportText(database.pool, 'products')).toBe(before)
  })

  test('1 ends without an error when its reader closes the pipe', async () => {
    await importText(database.pool, 'products', csv(...Array.from({ length: 3000 }, (_, place) => row(100001 + place))))
    const child = spawn(process.execPath, [main, 'export', 'products'], { env: environment() })
    const ended = once(child, 'exit')
    let errors = ''
    child.stderr.on('data', (text) => {
      errors += text
    })
    const [first] = await once(child.stdout.setEncoding('utf8'), 'data')
    child.stdout.destroy()
    expect(await ended).toEqual([0, null])
    expect([String(first).split(',', 2), errors]).toEqual([['itemNo', 'nameEn'], ''])
  })
})

describe('an import that is killed', { tags: ['slow'] }, () => {
  const rows = 4000
  const many = csv(...Array.from({ length: rows }, (_, place) => row(200_000 + place)))
  beforeEach(() => addProducts(database.pool, [{ itemNo: '100001' }]))

  const one = async <Row>(sql: string) => (await database.pool.query(sql)).rows[0] as Row | undefined

  /** Begins an import that cannot end, waits for a condition, and kills it. */
  async function killed(path: string, until: () => Promise<unknown>): Promise<void> {
    const guard = await database.pool.connect()
    await guard.query('begin')
    await guard.query('lock table edp in share mode')
    const words = [main, 'import', 'products', path]
    const child: ChildProcess = spawn(process.execPath, words, { env: environment(), stdio: 'ignore' })
    const ended = once(child, 'exit')
    try {
      await until()
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
    } finally {
      child.kill('SIGKILL')
      // The database notices a closed connection within a second.
      await expect
        .poll(
          () =>
            one(
              `select from pg_stat_activity where datname = current_database() and query ~ 'edp' and state = 'active' and pid <> pg_backend_pid()`,
            ),
          { timeout: 20_000 },
        )
        .toBeUndefined()
      await guard.query('rollback')
      guard.release()
    }
  }

  const isReading = async () => Number((await one<{ line: number }>('select line from import_run'))?.line ?? 0) > 0
  const isMerging = async () => (await one(awaitedLocks)) !== undefined

  test.each([
    ['while it reads', isReading],
    ['while it merges the rows', isMerging],
  ])(
    '1 %s leaves the catalogue unchanged, continues, and ends as if uninterrupted',
    { timeout: 120_000 },
    async (_, reached) => {
      const path = file('many.csv', many)
      await killed(path, () => expect.poll(reached, { timeout: 60_000, interval: 2 }).toBe(true))
      expect(await count()).toBe(1)
      const { status, stdout, stderr } = await spawned('import', 'products', path)
      expect([status, stderr.includes('Going on after line')]).toEqual([0, true])
      expect(stdout).toContain('Read 4,000 rows of many.csv: 4,000 accepted, 0 rejected.')
      const resumed = await exportText(database.pool, 'stock')
      expect(await count()).toBe(rows + 1)

      await database.pool.query('truncate product cascade')
      await addProducts(database.pool, [{ itemNo: '100001' }])
      await importText(database.pool, 'products', many)
      expect(await exportText(database.pool, 'stock')).toBe(resumed)
    },
  )
})

test('the schedule is imported as XMLTV, and exported to a file or to standard output', async () => {
  const programme = (title: string, start: string, stop: string) =>
    `<programme start="${start}" stop="${stop}"><title>${title}</title></programme>\n`
  const good = programme('Kettles', '21001123180000 -0500', '21001123190000 -0500')
  const path = file('week.xml', `<tv>\n${good}</tv>\n`)
  expect(await onair('import', 'schedule', path)).toMatchObject({ status: 0 })
  const printed = await onair('export', 'schedule', '-')
  expect(printed.stdout).toContain('Kettles,Kettles,,,,,,2100-11-23T23:00:00.000Z,2100-11-24T00:00:00.000Z,[]\n')
  const out = join(folder, 'plan.ndjson')
  expect(await onair('export', 'schedule', out)).toMatchObject({ status: 0, stdout: `1 schedule in ${out}\n` })
  expect(await onair('import', 'schedule', out)).toMatchObject({ status: 0 })
  expect(await onair('import', 'schedule', file('cut.xmltv', `<tv>\n${good}<progr`))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Line 3: the file is cut off.*\nNothing was imported\./),
  })
  const other = programme('Pans', '21001123183000 -0500', '21001123190000 -0500')
  const crossing = file('crossing.xml', `<tv>${good.trim()}${other.trim()}</tv>`)
  expect(await onair('import', 'schedule', crossing)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'programme 2 (“Pans”, 21001123183000 -0500, line 1), start: It overlaps programme 1 (“Kettles”, 21001123180000 -0500, line 1).',
    ),
  })
  const report = join(folder, 'crossing.csv')
  expect(await onair('import', 'schedule', crossing, '--report', report)).toMatchObject({ status: 1 })
  expect(readFileSync(report, 'utf8')).toMatch(
    /^programme,name,field,reason\n2,"“Pans”, 21001123183000 -0500, line 1",start,/,
  )
  expect(await onair('import', 'schedule', file('packed.xml.gz', gzipSync(readFileSync(path))))).toMatchObject({
    status: 0,
  })
  expect(
    await onair('import', 'schedule', file('torn.xml.gz', gzipSync(readFileSync(path)).subarray(0, 60))),
  ).toMatchObject({ status: 1, stderr: expect.stringContaining('The packed file (gzip) is cut off, or damaged.') })
  expect(await onair('import', 'schedule', path, '--channel', 'other')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The file has no programme of the channel “other”.'),
  })
  expect(await onair('import', 'schedule', out, '--channel', 'other')).toMatchObject({
    status: 1,
    stderr: '--channel is for files of XMLTV.\n',
  })
  expect((await onair('import', 'schedule', path, '--time-zone', 'Mars')).stderr).toContain(
    'It is no time zone such as',
  )
  expect(await onair('import', 'stock', path)).toMatchObject({ status: 1 })
  expect((await onair('export', 'schedule', '-')).stdout).toBe(printed.stdout)
})
