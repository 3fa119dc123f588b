import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { writeArchive } from '../backup/archive.ts'
import { backup } from '../backup/backup.service.ts'
import { restore } from '../backup/restore.service.ts'
import { migrateOn, migrationNames } from '../kernel/db/migrate.ts'
import { createPool, inTransaction, type Pool } from '../kernel/db/pool.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { receiveReturnService } from '../returns/receive-return.service.ts'
import { command } from '../testing/command.ts'
import { awaitedLocks, type TestDatabase, testDatabase } from '../testing/database.ts'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { disagreementsOf } from '../verify/verify.service.ts'

const run = promisify(execFile)
const ring = { ItemNo: '760001', EdpNo: 7601, Quantity: 2 }
const giftCard = { ItemNo: '760002', EdpNo: 7602, Quantity: 1 }

let shop: OrderingShop
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onair-backup-'))
  file = join(folder, 'shop.backup')
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '760001', edpNo: 7601, priceCents: 9999, quantity: 50, noOfPayments: 3, nameEn: 'Ring\t\\N "é" {1}' },
    { itemNo: '760002', edpNo: 7602, priceCents: 2500, quantity: 50 },
  )
  await shop.pool.query(
    `insert into category (id, level, position, name_en, name_fr) values ('gift-cards', 1, 2, 'Gift Cards', 'Cartes-cadeaux')`,
  )
  await shop.pool.query(`update product set category_id = 'gift-cards' where item_no = '760002'`)
  await oneOrderOfEachKind()
  await backUp(file)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const fulfilment = () => fulfilmentService(operatorOf(shop))

/** Orders that are new, shipped, partly returned and cancelled, paid by card, gift card and wallet, at once and in parts. */
async function oneOrderOfEachKind(): Promise<void> {
  const pay = paying(shop)
  const order = async (
    line: typeof ring,
    prepare: (shopper: Awaited<ReturnType<typeof aShopper>>) => Promise<object | undefined>,
  ) => {
    const shopper = await aShopper(line)
    const body = (await prepare(shopper)) ?? {}
    const placed = await shopper.place({ body })
    expect(placed.statusCode).toBe(201)
    return placed.json().OrderSummary.OrderNo as string
  }
  const aShopper = async (line: typeof ring) => (await (await shop.guest()).bag(line)).sendHome()
  await order(ring, async (shopper) => pay.byWallet(shopper))
  const inParts = await order(ring, async (shopper) => {
    await shopper.payBy(cards.visa)
    await pay.inParts(shopper, 3)
    await pay.byGiftCard(shopper, 3333)
  })
  const returned = await order(ring, async (shopper) => void (await shopper.payBy(cards.master)))
  const cancelled = await order(ring, async (shopper) => {
    await pay.byGiftCard(shopper, 5000)
    await shopper.payBy(cards.visa)
  })
  const bought = await order(giftCard, async (shopper) => void (await shopper.payBy(cards.visa)))
  for (const orderNo of [inParts, returned, bought])
    expect(await fulfilment().ship(orderNo)).toMatchObject({ status: 'done' })
  expect(await fulfilment().cancel(cancelled)).toMatchObject({ status: 'done' })
  const service = receiveReturnService({ ...shop, clock: shop.clock.now })
  for (const orderNo of [returned, inParts])
    expect(await service.receive(orderNo, [{ itemNo: ring.ItemNo, quantity: 1 }])).toMatchObject({ status: 'done' })
}

/** Backs up in process, on a connection of its own. */
async function backUp(path: string, databaseUrl = shop.databaseUrl): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 })
  const stream = createWriteStream(path)
  await backup(pool, stream, new Date('2026-11-21T18:00:00Z')).finally(() => pool.end())
  stream.end()
  await finished(stream)
}

/** Runs `onair …` in this process. @returns its status and output */
async function onair(databaseUrl: string, ...words: string[]): Promise<{ status: number; output: string }> {
  const { status, stdout, stderr } = await command({ DATABASE_URL: databaseUrl }, ...words)
  return { status, output: stdout + stderr }
}

/** As `onair`, in a process of its own, as an operator does. */
async function spawned(databaseUrl: string, ...words: string[]): Promise<{ status: number; output: string }> {
  const main = join(import.meta.dirname, 'main.ts')
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl }
  return run(process.execPath, [main, ...words], { env }).then(
    ({ stdout }) => ({ status: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ status: code, output: stdout + stderr }),
  )
}

/** Every row of every table that survives a crash, and the sequences. */
async function everything(pool: Pool): Promise<Record<string, unknown>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relpersistence = 'p' and relname not like 'kysely%' order by 1`,
  )
  const sequences = await pool.query('select sequencename, last_value from pg_sequences order by 1')
  const content: Record<string, unknown> = { sequences: sequences.rows }
  for (const { name } of tables.rows)
    content[name] = (await pool.query(`select to_jsonb(t) as row from "${name}" t order by t::text`)).rows
  return content
}

async function anEmptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase({ blank: true })
  onTestFinished(() => database.drop())
  return database
}

describe('a backup', () => {
  it('is restored to the same shop, which agrees to the cent and continues selling', async () => {
    const path = join(folder, 'by-command.backup')
    const taken = await spawned(shop.databaseUrl, 'backup', path)
    expect(taken.status).toBe(0)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
    const database = await anEmptyDatabase()
    const restored = await spawned(database.url, 'restore', path)
    expect(restored).toMatchObject({ status: 0 })
    const sums = taken.output.slice(taken.output.indexOf(': ') + 2)
    expect(sums).toContain('5 orders of ')
    expect(restored.output).toContain(sums)
    expect(await everything(database.pool)).toEqual(await everything(shop.pool))
    const verified = await spawned(database.url, 'verify')
    expect(verified).toEqual({
      status: 0,
      output: `${sums}Orders, payments, invoices, ledger, stock and gift cards agree to the cent.\n`,
    })
    const constraints = `select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
    expect((await database.pool.query(constraints)).rows).toEqual((await shop.pool.query(constraints)).rows)
    const indexes = 'select indexname, indexdef from pg_indexes order by 1'
    expect((await database.pool.query(indexes)).rows).toEqual((await shop.pool.query(indexes)).rows)
  })

  it('is of one moment, whatever changes meanwhile', { tags: ['slow'] }, async () => {
    const [selling, database] = [await anEmptyDatabase(), await anEmptyDatabase()]
    await restoreInto(selling, file)
    const before = await everything(selling.pool)
    const client = await selling.pool.connect()
    await client.query('begin; lock table cart_handover in access exclusive mode')
    const path = join(folder, 'meanwhile.backup')
    const backingUp = backUp(path, selling.url)
    await expect.poll(async () => (await client.query(awaitedLocks)).rowCount).toBe(1)
    await client.query(`update customer set first_name = 'Later'; update edp set quantity = quantity - 1`)
    await client.query('commit')
    client.release()
    await backingUp
    await restoreInto(database, path)
    expect(await everything(database.pool)).toEqual(before)
  })

  it('that cannot be written fails, and leaves neither a file nor a connection', async () => {
    const path = join(folder, 'nowhere', 'shop.backup')
    const { status, output } = await onair(shop.databaseUrl, 'backup', path)
    expect([status, output]).toEqual([1, expect.stringContaining(`${path} cannot be written: ENOENT`)])
    const pool = createPool(shop.databaseUrl, { max: 1 })
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('The disk is full')) })
    await expect(backup(pool, full, new Date())).rejects.toThrow('The disk is full')
    await pool.end()
  })

  it('of an older schema is migrated', { tags: ['slow'] }, async () => {
    const [older, restored] = [await anEmptyDatabase(), await anEmptyDatabase()]
    const past = migrationNames().slice(0, -3)
    await inTransaction(older.pool, (client) => migrateOn(client, past.at(-1)))
    await older.pool.query(`insert into brand (id, name) values ('b1', 'Brand')`)
    const path = join(folder, 'older.backup')
    await backUp(path, older.url)
    await restoreInto(restored, path)
    expect(
      (await restored.pool.query('select name from kysely_migration order by 1')).rows.map(({ name }) => name),
    ).toEqual(migrationNames())
    expect((await restored.pool.query('select name from brand')).rows).toEqual([{ name: 'Brand' }])
  })
})

/** Restores in process. The pool's idle connections would count as a running shop. */
async function restoreInto(database: TestDatabase, path: string, options?: { force?: boolean }): Promise<void> {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await restore(database.pool, path, options)
}

/** The same bytes with one bit in the middle flipped. */
const flipped = (bytes: Buffer): Buffer =>
  bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)) as Buffer

describe('a restore is refused, and changes nothing,', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await anEmptyDatabase()
  })

  it('into a database that is not empty, unless it is forced', { tags: ['slow'] }, async () => {
    await restoreInto(database, file)
    await database.pool.query(`update customer set first_name = 'Another'; create table notes (text text)`)
    await expect(restoreInto(database, file)).rejects.toThrow('The database is not empty: it holds')
    expect((await database.pool.query(`select 1 from customer where first_name = 'Another'`)).rowCount).toBeGreaterThan(
      0,
    )
    await restoreInto(database, file, { force: true })
    expect(await everything(database.pool)).toEqual(await everything(shop.pool))
  })

  it('while a shop runs on it, even if it is forced', async () => {
    const { status, output } = await onair(shop.databaseUrl, 'restore', file, '--force')
    expect([status, output]).toEqual([1, expect.stringContaining('A shop or a command is using this database')])
  })

  it('of a schema that this version does not have', async () => {
    const path = join(folder, 'newer.backup')
    async function* parts() {
      yield { json: { takenAt: '2030-01-01T00:00:00.000Z', migrations: [...migrationNames(), '9999-later'] } }
    }
    const stream = createWriteStream(path)
    await writeArchive(parts(), stream)
    stream.end()
    await finished(stream)
    const { status, output } = await onair(database.url, 'restore', path)
    expect([status, output]).toEqual([
      1,
      'A newer version of the shop made this backup: this one does not know 9999-later. Restore it with that version.\n',
    ])
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -200)],
    ['cut off near its beginning', (bytes: Buffer) => bytes.subarray(0, 30)],
    ['changed in one bit', flipped],
    ['no backup', () => Buffer.from('order_no,amount\n')],
  ])('of a file that is %s', async (_, spoil) => {
    const path = join(folder, 'spoiled.backup')
    await writeFile(path, spoil(await readFile(file)))
    await expect(restoreInto(database, path, { force: true })).rejects.toThrow(path)
    expect(await everything(database.pool)).toEqual({ sequences: [] })
  })
})

describe('verify names the records that do not agree:', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase({ blank: true })
    await restoreInto(database, file)
  })
  afterAll(() => database.drop())

  it.each([
    [
      'a gift card that was bought and holds another amount',
      `update gift_card set balance_cents = balance_cents + 1`,
      'gift cards: one that was bought holds its price',
    ],
    [
      'an order whose tax is another',
      `update placed_order set tax_cents = tax_cents + 1, order_total_cents = order_total_cents + 1, grand_total_cents = grand_total_cents + 1`,
      'orders: an order is the sum',
    ],
    ['a posting that lacks an entry', `delete from ledger where account = 'tax'`, 'ledger: every posting adds up'],
    [
      'a payment that is no longer there',
      `delete from payment where state = 'captured'`,
      'ledger: card and wallet hold',
    ],
    [
      'a payment of another amount',
      `update payment set amount_cents = amount_cents + 1`,
      'payments: an order has payments of its first instalment',
    ],
    ['a movement of a gift card that is missing', 'delete from gift_card_entry', 'gift cards: an order took from them'],
    ['an instalment that is missing', 'delete from instalment where number = 2', 'orders: instalments add up'],
    [
      'a return that no line has',
      'update order_line set returned_quantity = 0',
      'orders: a line has all returned units',
    ],
  ])('%s', async (_, harm, promise) => {
    const client = await database.pool.connect()
    onTestFinished(async () => {
      await client.query('rollback')
      client.release()
    })
    await client.query('begin')
    expect(await disagreementsOf(client)).toEqual([])
    await client.query(harm)
    const broken = (await disagreementsOf(client)).map((one) => one.promise)
    expect(broken).toContainEqual(expect.stringContaining(promise))
  })

  it('with status 1 and the first places', async () => {
    await database.pool.query(`delete from gift_card_entry`)
    const { status, output } = await onair(database.url, 'verify')
    expect(status).toBe(1)
    expect(output).toMatch(
      /Not so in one place: gift cards: an order took from them .*\n {2}\d{8}: -?\d+ expected, 0 found\n/,
    )
  })
})
