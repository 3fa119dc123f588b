import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { shopEnvironment } from './ports.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * The database of a shop that runs on a data folder (relative to the checkout): its address and PostgreSQL's process id. For
 * preparing data that would take too many calls, and for reading data that no call returns.
 */
export function databaseOf(dataFolder: string): { url: string; pid: number } {
  const data = resolve(root, dataFolder)
  // In the data folder, or in the folder that `postgres.json` names.
  const record = join(data, 'postgres.json')
  const home = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).home : join(data, 'postgres')
  const [pid = '', , , port = ''] = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(home, 'password'), 'utf8').trim()
  return { url: `postgres://onair:${password}@127.0.0.1:${port.trim()}/onair`, pid: Number(pid) }
}

/** The references under which the journeys' shop authorised a bag's payments. No call returns them. */
export async function referencesOf(cartGuid: string): Promise<string[]> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    const { rows } = await db.query<{ reference: string }>('select reference from payment where cart_guid = $1', [
      cartGuid,
    ])
    return rows.map(({ reference }) => reference)
  } finally {
    await db.end()
  }
}

/** The references under which the shop authorised a customer's payments, those released included. No call returns them. */
export async function referencesOfCustomer(edp: number): Promise<string[]> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    const { rows } = await db.query<{ reference: string }>('select reference from payment where customer_edp = $1', [
      edp,
    ])
    return rows.map(({ reference }) => reference)
  } finally {
    await db.end()
  }
}

/** The cents that the ledger says were given back for an order. No call returns it. */
export async function refundedInLedger(orderNo: string): Promise<number> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    const { rows } = await db.query<{ cents: number }>(
      `select sum(amount_cents)::int as cents from ledger where order_no = $1 and what = 'refunded' and amount_cents > 0`,
      [orderNo],
    )
    return rows[0]?.cents ?? 0
  } finally {
    await db.end()
  }
}

/** Queues the mail about the declined second payment of an order, as the job that charges it does. */
export async function queueMailOfSecondPayment(orderNo: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    const content = { orderNo, number: 2, reason: 'card', nextTryOn: null }
    await db.query(
      `insert into outbox (kind, content, created_at, next_at) values ('easy-pay-failed', $1, $2, $2)`,
      // The run's clock, which the database does not know.
      [content, new Date()],
    )
  } finally {
    await db.end()
  }
}

/** As if the second payment of an order had been due two days ago, and been declined that day and the day after. */
export async function declineSecondPayment(orderNo: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    await db.query(
      `update instalment set due_on = $2::date - 2, tries = 2, first_tried_on = $2::date - 2, next_try_on = $2::date + 1
       where order_no = $1 and number = 2`,
      [orderNo, new Date()],
    )
  } finally {
    await db.end()
  }
}

/** Runs statements on the journeys' shop. */
async function write(...statements: [text: string, values: unknown[]][]): Promise<void> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    for (const [text, values] of statements) await db.query(text, values)
  } finally {
    await db.end()
  }
}

/** Opens a price window of a product for this many minutes, as its programme would. One of the demonstration's makes way. */
export const opensWindow = (itemNo: string, dollars: number, minutes: number): Promise<void> =>
  write(
    ['delete from price_window where item_no = $1', [itemNo]],
    [
      `insert into price_window (item_no, starts_at, ends_at, kept_until, price_cents)
       select $1, at, at + $3 * interval '1 minute', at + ($3 + 10) * interval '1 minute', $2
       from (select $4::timestamptz as at) now`,
      [itemNo, Math.round(dollars * 100), minutes, new Date()],
    ],
    ['notify price_window', []],
  )

/** Lets this many minutes pass for a product's price windows, and for the bags with it. */
export const minutesPass = (itemNo: string, minutes: number): Promise<void> =>
  write(
    [
      `update price_window set starts_at = starts_at - passed, ends_at = ends_at - passed, kept_until = kept_until - passed
       from (select $2 * interval '1 minute' as passed) past where item_no = $1`,
      [itemNo, minutes],
    ],
    [
      `update cart_line set put_in_at = put_in_at - $2 * interval '1 minute'
       where edp_no in (select edp_no from edp where item_no = $1)`,
      [itemNo, minutes],
    ],
    ['notify price_window', []],
  )
