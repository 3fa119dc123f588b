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

/** Queues the letter about the declined second payment of an order, as the job does that takes it. */
export async function queueLetterOfSecondPayment(orderNo: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  try {
    const content = { orderNo, number: 2, reason: 'card', nextTryOn: null }
    await db.query(
      `insert into outbox (kind, content, created_at, next_at) values ('easy-pay-failed', $1, now(), now())`,
      [content],
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
      `update instalment set due_on = current_date - 2, tries = 2, first_tried_on = current_date - 2,
         next_try_on = current_date + 1
       where order_no = $1 and number = 2`,
      [orderNo],
    )
  } finally {
    await db.end()
  }
}
