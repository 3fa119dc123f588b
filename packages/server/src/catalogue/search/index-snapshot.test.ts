import { mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProducts } from '../../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { buildApart } from './build-apart.ts'
import { buildIndexWithState, catalogueState } from './build-index.ts'
import { writeIndex } from './index-file.ts'
import { indexSnapshot } from './index-snapshot.ts'

let database: TestDatabase
let folder: string
let path: string
let warnings: string[]
const never = new AbortController().signal
const log = { warn: (_: object, sentence: string) => void warnings.push(sentence) } as never
const snapshot = (at = path) => indexSnapshot(at, { pool: database.pool, log })

/** Saves the index of the present catalogue. */
async function save() {
  const source = join(folder, 'built')
  const file = await open(source, 'w+')
  writeIndex(file.fd, await buildIndexWithState(database.pool))
  await snapshot().replace(file)
  await file.close()
  await rm(source)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onair-snapshot-'))
  path = join(folder, 'search-index')
  database = await testDatabase()
  await addProducts(database.pool, [
    { itemNo: '100001', category: 'kettles', brand: 'Brio', styles: ['RED'], sizes: ['L'], reviewCount: 2, rating: 4 },
    { itemNo: '100002', category: 'pans', brand: 'Edge' },
  ])
})
beforeEach(async () => {
  warnings = []
  for (const name of await readdir(folder)) await rm(join(folder, name))
  await save()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

describe('a snapshot of the index', () => {
  test('1. equals the index that would be built', async () => {
    expect(await snapshot().read()).toEqual((await buildIndexWithState(database.pool)).data)
    expect(await readdir(folder)).toEqual(['search-index'])
    expect(warnings).toEqual([])
  })

  test('2. is read at the first build only', async () => {
    const build = buildApart(database.url, snapshot())
    const first = await build(never)
    expect(first).toEqual(await snapshot().read())
    await addProducts(database.pool, [{ itemNo: '100003', category: 'pans' }])
    expect((await build(never)).size).toBe(first.size + 1)
    // The next start reads the new snapshot.
    await expect.poll(async () => (await snapshot().read())?.size).toBe(first.size + 1)
    await database.pool.query(`delete from product where item_no = '100003'`)
  })

  test.each([
    ['a product', `update product set name_en = 'Jug' where item_no = '100001'`],
    ['a product, to what it was', `update product set name_en = name_en where item_no = '100001'`],
    ['the reviews of a product', `update product set review_count = review_count + 1 where item_no = '100001'`],
    ['a style', `update product_style set name_en = 'Jade' where item_no = '100001'`],
    ['a size', `update product_size set name_en = 'Huge' where item_no = '100001'`],
    ['a brand', `update brand set name = name || '!'`],
    ['a category', `update category set position = position + 1`],
    [
      'a new category',
      `insert into category (id, level, position, name_en, name_fr) values ('new', 1, 9, 'New', 'Neuf')`,
    ],
    [
      'a collection',
      `insert into collection (id, name_en, name_fr, words_en, words_fr, categories) values ('her', 'Her', 'Elle', '{}', '{}', '{pans}')`,
    ],
    ['a category that is gone', `delete from category where id = 'new'`],
  ])('3. is not used after a change of the catalogue: %s', async (_, change) => {
    const { rowCount } = await database.pool.query(change)
    expect(rowCount).toBeGreaterThan(0)
    expect(await snapshot().read()).toBeUndefined()
    expect(warnings).toEqual([])
  })

  test('4. is used after an unrelated change: a purchase changes the stock', async () => {
    const before = await catalogueState(database.pool)
    await database.pool.query('update edp set quantity = quantity - 1')
    expect(await catalogueState(database.pool)).toBe(before)
    expect(await snapshot().read()).toBeDefined()
  })

  test('4a. is not used for another database with the same rows', async () => {
    const other = await testDatabase()
    try {
      expect(await indexSnapshot(path, { pool: other.pool, log }).read()).toBeUndefined()
      const [here, there] = [await catalogueState(other.pool), await catalogueState(database.pool)]
      expect(here.split(' ').slice(0, 2)).toEqual(there.split(' ').slice(0, 2))
      expect(here.split(' ')[2]).not.toBe(there.split(' ')[2])
    } finally {
      await other.drop()
    }
  })

  test('4b. is not used if the database does not disclose its cluster', async () => {
    await database.pool.query('create role onair_plain_snapshot login; grant pg_read_all_data to onair_plain_snapshot')
    const client = await database.pool.connect()
    try {
      await client.query('revoke execute on function pg_control_system() from public; set role onair_plain_snapshot')
      expect(await catalogueState(client)).not.toBe(await catalogueState(client))
    } finally {
      await client.query(
        'reset role; grant execute on function pg_control_system() to public; drop owned by onair_plain_snapshot',
      )
      await client.query('drop role onair_plain_snapshot')
      client.release()
    }
  })

  test('5. is not used if other code built it', async () => {
    const text = await readFile(path)
    const at = text.indexOf('"sources":"') + '"sources":"'.length
    text[at] = text[at] === 65 ? 66 : 65
    await writeFile(path, text)
    expect(await snapshot().read()).toBeUndefined()
  })

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off in its head', (whole: Buffer) => whole.subarray(0, 100)],
    ['cut off in its columns', (whole: Buffer) => whole.subarray(0, -1)],
    ['longer', (whole: Buffer) => Buffer.concat([whole, whole])],
    ['another kind of file', (whole: Buffer) => Buffer.alloc(whole.length, 'no index ')],
  ])('6. that is %s is not used, which is logged', async (_, damage) => {
    await writeFile(path, damage(await readFile(path)))
    expect(await snapshot().read()).toBeUndefined()
    expect(warnings).toEqual([`the search index in ${path} cannot be read, and is built again`])
  })

  test('7. that is missing is built, and nothing is logged', async () => {
    await rm(path)
    expect(await snapshot().read()).toBeUndefined()
    expect(warnings).toEqual([])
  })

  test('8. that cannot be written is logged, and the index is built nevertheless', async () => {
    const nowhere = join(path, 'search-index')
    expect((await buildApart(database.url, snapshot(nowhere))(never)).size).toBeGreaterThan(0)
    await expect
      .poll(() => warnings.at(-1))
      .toBe(`the search index cannot be saved in ${nowhere}: the next start builds it again`)
  })

  test('8a. creates its folder', async () => {
    const deep = join(folder, 'made', 'search-index')
    const file = await open(path)
    await snapshot(deep).replace(file)
    await file.close()
    expect(await snapshot(deep).read()).toBeDefined()
    await rm(join(folder, 'made'), { recursive: true })
  })

  test('9. is not replaced while another process writes it; what a killed process left is removed', async () => {
    const partial = `${path}.partial`
    await writeFile(partial, 'half')
    // The run's clock may be ahead of the file system's, which has dated the file.
    await utimes(partial, new Date(), new Date())
    await save()
    expect(await readdir(folder)).toEqual(['search-index', 'search-index.partial'])
    const long = new Date(Date.now() - 3_600_000)
    await utimes(partial, long, long)
    await save()
    await save()
    expect(await readdir(folder)).toEqual(['search-index'])
    expect(warnings).toEqual([])
  })
})
