import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProducts, addShows, addWindows } from '../testing/catalogue.ts'
import { runsClock } from '../testing/clock.ts'
import { command } from '../testing/command.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

const run = promisify(execFile)
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const onair = (...words: string[]) => command({ DATABASE_URL: database.url }, ...words)

/** Runs `onair …` as an operator does, on the test's database. */
const spawned = (...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: {
      ...runsClock,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
    },
  })

test('1 without programmes there is nothing to begin, which a sentence says', async () => {
  expect((await spawned('air', 'now')).stdout).toBe('On air: nothing\nNext:   nothing\n')
  expect(await onair('air', 'next')).toMatchObject({
    status: 1,
    stderr: 'There is no programme to begin: start the shop, which plans them.\n',
  })
})

test('2 air next ends the running programme and begins the next one', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  await addProducts(database.pool, [{ itemNo: '300001' }])
  await addShows(database.pool, [
    { id: 'x', title: 'Morning', titleFr: 'Matin', start: at(-30), end: at(30) },
    { id: 'y', title: 'Noon', titleFr: 'Midi', start: at(30), end: at(90), items: ['300001'] },
  ])
  expect((await onair('air', 'now')).stdout).toMatch(
    /^On air: Morning \/ Matin, .*\(x\)\nNext: {3}Noon \/ Midi, .*\(y\)\n$/,
  )
  expect((await onair('air', 'next')).stdout).toMatch(/^Ended: {2}Morning\nOn air: Noon \/ Midi, /)
  expect((await onair('air', 'now')).stdout).toMatch(/^On air: Noon \/ Midi/)
})

test('3 override, extend and swap change the running programme, or refuse with a sentence', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  await database.pool.query('truncate show cascade')
  await addProducts(
    database.pool,
    ['310001', '310002', '310003', '310004'].map((itemNo) => ({ itemNo })),
  )
  await addShows(database.pool, [
    { id: 'p', start: at(-30), end: at(300), items: ['310001', '310002', '310003'] },
    { id: 'q', start: at(300), end: at(360) },
  ])
  expect((await onair('air', 'override', '310-004')).stdout).toMatch(/^On air: Show p .*\nItem: {3}310004\n$/)
  expect(await onair('air', 'swap', '310002', '310003')).toMatchObject({ status: 0 })
  const { rows } = await database.pool.query(`select item_no from show_product where show_id = 'p' order by air_at`)
  expect(rows.map(({ item_no }) => item_no)).toEqual(['310001', '310004', '310003', '310002'])
  expect(await onair('air', 'extend', '10')).toMatchObject({ status: 0 })
  expect(await onair('air', 'extend', '--', '-20')).toMatchObject({ status: 0 })
  expect(await onair('air', 'extend', '90')).toMatchObject({
    status: 1,
    stderr: 'The next programme must keep a minute at least. Choose an earlier end.\n',
  })
  for (const word of ['constructor', '1.5', '0', '1e9']) expect((await onair('air', 'extend', word)).status).toBe(1)
  expect((await onair('air', 'override', 'constructor')).stderr).toMatch(/not an item number/)
  expect((await onair('air', 'override', '999999')).stderr).toBe('No product has the item number 999999.\n')
  expect((await onair('air', 'swap', '310001', '310002')).stderr).toBe('Both products must be still to come.\n')
  const { rows: log } = await database.pool.query(`select action from air_press where show_id = 'p' order by id`)
  expect(log.map(({ action }) => action)).toEqual(['now', 'swap', 'end', 'end'])
})

test('3b prices shows the price windows, price corrects the open one or ends it, and each is in the log', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  expect((await onair('air', 'prices')).stdout).toBe('No price window is open or planned.\n')
  await addWindows(
    database.pool,
    { itemNo: '310001', from: at(-10), until: at(20), price: 199 },
    { itemNo: '310001', from: at(60), until: at(90), price: 2500 },
  )
  expect((await onair('air', 'prices')).stdout).toMatch(/^Open: {4}310001 \$1\.99, .*\nPlanned: 310001 \$25\.00, .*\n$/)
  expect((await onair('air', 'price', '310-001', '19.99')).stdout).toMatch(/^Open: {4}310001 \$19\.99, /)
  for (const word of ['constructor', '0', '-1', '1e3', '39,99', '1'.repeat(400)]) {
    expect((await onair('air', 'price', '310001', '--', word)).stderr).toMatch(/ is not a price, such as /)
  }
  expect((await onair('air', 'price', '310001', '99999')).stderr).toBe(
    'The price must be lower than the regular one.\n',
  )
  expect((await onair('air', 'price', '310004', 'end')).stderr).toBe('Item 310004 has no limited-time price.\n')
  expect((await onair('air', 'price', '310001', 'end')).stdout).toMatch(/^Planned: 310001 \$25\.00/)
  expect((await onair('air', 'price', '310001', 'end')).stdout).toBe('310001 has no other price planned.\n')
  const { rows } = await database.pool.query(
    `select price_before as before, price_after as after, show_id as show from air_press where action = 'price' order by id`,
  )
  expect(rows).toEqual([
    { before: 199, after: 1999, show: null },
    { before: 1999, after: null, show: null },
    { before: 2500, after: null, show: null },
  ])
})

test('4 a database that the project did not create is not removed', async () => {
  const { status, stderr } = await onair('reset')
  expect(status).toBe(1)
  expect(stderr).toBe('DATABASE_URL names a database that this project did not make; it is left as it is.\n')
})

test('5 an invalid setting is named', async () => {
  const { status, stderr } = await command({ DATABASE_URL: database.url, PORT: 'abc' }, 'air', 'now')
  expect(status).toBe(1)
  expect(stderr).toBe('PORT is “abc”, but must be a whole number from 0 to 65535.\n')
})
