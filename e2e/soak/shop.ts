import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseOf } from '../support/database.ts'
import type { Program } from '../support/program.ts'
import { ShopApi } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'
import { dataFolder, origins } from './place.ts'
import { forget, startProgram } from './programs.ts'

/** Tables with the initial stock, promo codes and gift cards, for the final comparison; and one for dummy commits. */
const beginnings = `
  create schema if not exists soak;
  create table if not exists soak.shelf (edp_no integer primary key, quantity integer not null);
  create table if not exists soak.promo (code text primary key);
  create table if not exists soak.gift_card (id bigint primary key, balance_cents integer not null);
  create table if not exists soak.commits (at timestamptz not null default now());
`

/**
 * The soak's own shop: its server, database and outside services are processes that the soak starts, disturbs and kills. Of
 * the inside it knows only the tables in which it prepares bags and reads results.
 */
export class SoakShop {
  readonly api = new ShopApi(origins.shop)
  readonly #sandbox: Program
  #server: Program | undefined
  #pool: pg.Pool | undefined
  #second: Program | undefined
  #starting: Promise<Program> | undefined
  #isClosed = false

  private constructor(sandbox: Program) {
    this.#sandbox = sandbox
  }

  /** Opens an empty shop. */
  static async open(): Promise<SoakShop> {
    await forget()
    const shop = new SoakShop(await startProgram('packages/sandbox/src/main.ts', `${origins.sandbox}/faults`))
    await shop.start().catch(async (error: unknown) => {
      await shop.close()
      throw error
    })
    await shop.db.query(beginnings)
    return shop
  }

  /** Starts the server, which takes over a database that still runs or starts its own. */
  async start(): Promise<void> {
    await this.#endPool()
    if (this.#isClosed) throw new Error('The soak is being stopped')
    this.#starting = startProgram('host/main.ts', `${origins.shop}/readyz`)
    this.#server = await this.#starting
    this.#pool = new pg.Pool({ connectionString: databaseOf(dataFolder).url, max: 5, application_name: 'soak' })
    // Idle connections are lost when the database is killed.
    this.#pool.on('error', () => {})
  }

  get db(): pg.Pool {
    if (!this.#pool) throw new Error('The shop has not been started')
    return this.#pool
  }

  get provider(): Pick<Program, 'freeze' | 'thaw'> {
    return this.#sandbox
  }

  /** Waits until the capture service or the wallet has authorised a payment for a buyer's bag. */
  async providerHolds({ guid }: Buyer): Promise<void> {
    const { rows } = await this.db.query<{ reference: string; token: string }>(
      'select reference, token from payment where cart_guid = $1',
      [guid],
    )
    const names = rows.flatMap(({ reference, token }) => [reference, token])
    for (;;) {
      for (const path of ['/capture/ledger', '/paypal/ledger']) {
        const { Entries } = (await (await fetch(`${origins.sandbox}${path}`)).json()) as {
          Entries: { Status: string; Reference?: string; OrderId?: string | null }[]
        }
        const held = Entries.filter(({ Status }) => Status === 'authorized')
        if (held.some(({ Reference, OrderId }) => names.includes(Reference ?? OrderId ?? ''))) return
      }
      await pause(5)
    }
  }

  /** Waits until the wallet has executed the payment of a buyer's bag. */
  async walletExecuted({ guid }: Buyer): Promise<void> {
    for (;;) {
      const { Entries } = (await (await fetch(`${origins.sandbox}/paypal/ledger`)).json()) as {
        Entries: { Status: string; Custom: string | null }[]
      }
      if (Entries.some(({ Status, Custom }) => Status === 'executed' && Custom === guid)) return
      await pause(5)
    }
  }

  /** Opens a separate connection, to hold locks. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseOf(dataFolder).url, application_name: 'soak' })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** Starts another server on the same database, as on a second machine. @returns its API */
  async secondServer(more: Record<string, string> = {}): Promise<ShopApi> {
    this.#second ??= await startProgram('host/main.ts', `${origins.second}/readyz`, {
      PORT: new URL(origins.second).port,
      DATABASE_URL: databaseOf(dataFolder).url,
      ...more,
    })
    return new ShopApi(origins.second)
  }

  async stopSecondServer(): Promise<void> {
    await this.#second?.stop()
    this.#second = undefined
  }

  /** Stops the server as an operator does, and starts it again. */
  async restart(): Promise<void> {
    await this.#server?.stop()
    await this.start()
  }

  async killServer(): Promise<void> {
    await this.#server?.kill()
  }

  /** Kills only the database; the server still runs and has to report it. */
  async killDatabase(): Promise<void> {
    const { pid } = databaseOf(dataFolder)
    process.kill(pid, 'SIGKILL')
    while (isRunning(pid)) await pause(5)
  }

  /**
   * Makes calls of an outside service fail. A later fault of the same call replaces it. A slow answer comes after the server's
   * timeout, unless `milliseconds` says how late.
   */
  async fault(service: string, mode: string, operation: string, count: number, milliseconds?: number): Promise<void> {
    await fetch(`${origins.sandbox}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Service: service,
        Mode: mode,
        Operation: operation,
        Count: count,
        Milliseconds: milliseconds,
      }),
    })
  }

  async noFaults(): Promise<void> {
    await fetch(`${origins.sandbox}/faults`, { method: 'DELETE' })
  }

  async #endPool(): Promise<void> {
    const pool = this.#pool
    this.#pool = undefined
    await pool?.end()
  }

  /** Stops everything that was started, also while a line is starting the server again. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#starting?.catch(() => {})
    await this.stopSecondServer()
    await this.#endPool()
    await this.#server?.stop()
    this.#sandbox.thaw()
    await this.#sandbox.stop()
  }
}

/** Removes all programmes: the next line has a plan of its own. */
export async function emptyPlan(shop: SoakShop): Promise<void> {
  const client = await shop.connect()
  await client.query('delete from show')
  await client.query('notify air')
  await client.end()
}

/** Forgets the letters that earlier lines queued: thousands would be sent before the next line's. */
export async function emptyOutbox(shop: SoakShop): Promise<void> {
  await shop.db.query('update outbox set sent_at = now() where sent_at is null')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
