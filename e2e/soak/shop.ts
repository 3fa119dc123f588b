import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseOf } from '../support/database.ts'
import { ShopApi } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'
import { dataFolder, origins } from './place.ts'
import { forget, type Program, startProgram } from './programs.ts'

/** What the soak's own numbers are held against: what lay on the shelf, what codes and cards began with. And commits of no use. */
const beginnings = `
  create schema if not exists soak;
  create table if not exists soak.shelf (edp_no integer primary key, quantity integer not null);
  create table if not exists soak.promo (code text primary key);
  create table if not exists soak.gift_card (id bigint primary key, balance_cents integer not null);
  create table if not exists soak.commits (at timestamptz not null default now());
`

/**
 * A shop of the soak's own: its server, its database and the outside services are processes that it starts, disturbs and
 * kills. What it knows of the inside are the tables in which bags are prepared and results are read.
 */
export class SoakShop {
  readonly api = new ShopApi(origins.shop)
  readonly #sandbox: Program
  #server: Program | undefined
  #pool: pg.Pool | undefined
  #second: Program | undefined

  private constructor(sandbox: Program) {
    this.#sandbox = sandbox
  }

  /** Opens a shop with nothing in it. */
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

  /** Starts the server, which takes over a database that still runs, or starts its own. */
  async start(): Promise<void> {
    await this.#endPool()
    this.#server = await startProgram('host/main.ts', `${origins.shop}/readyz`)
    this.#pool = new pg.Pool({ connectionString: databaseOf(dataFolder).url, max: 5, application_name: 'soak' })
    // A connection that nobody uses may be lost when the database is killed.
    this.#pool.on('error', () => {})
  }

  get db(): pg.Pool {
    if (!this.#pool) throw new Error('The shop has not been started')
    return this.#pool
  }

  get provider(): Pick<Program, 'freeze' | 'thaw'> {
    return this.#sandbox
  }

  /** Until the provider, the capture service or the wallet, has set money aside for a buyer's bag. */
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

  /** Until the wallet has executed the payment of a buyer's bag. */
  async walletExecuted({ guid }: Buyer): Promise<void> {
    for (;;) {
      const { Entries } = (await (await fetch(`${origins.sandbox}/paypal/ledger`)).json()) as {
        Entries: { Status: string; Custom: string | null }[]
      }
      if (Entries.some(({ Status, Custom }) => Status === 'executed' && Custom === guid)) return
      await pause(5)
    }
  }

  /** A connection of its own, to hold locks with. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseOf(dataFolder).url, application_name: 'soak' })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** Another server on the same database, as a second machine would be; its API. */
  async secondServer(): Promise<ShopApi> {
    this.#second ??= await startProgram('host/main.ts', `${origins.second}/readyz`, {
      PORT: new URL(origins.second).port,
      DATABASE_URL: databaseOf(dataFolder).url,
    })
    return new ShopApi(origins.second)
  }

  async stopSecondServer(): Promise<void> {
    await this.#second?.stop()
    this.#second = undefined
  }

  /** Ends the server as an operator does, and starts it anew. */
  async restart(): Promise<void> {
    await this.#server?.stop()
    await this.start()
  }

  async killServer(): Promise<void> {
    await this.#server?.kill()
  }

  /** The database alone; the server is still there and has to say so. */
  async killDatabase(): Promise<void> {
    const { pid } = databaseOf(dataFolder)
    process.kill(pid, 'SIGKILL')
    while (isRunning(pid)) await pause(5)
  }

  /**
   * Makes calls of an outside service go wrong; the next fault of the same call takes its place. A slow answer comes after
   * the server's patience, unless `milliseconds` says how late.
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

  async close(): Promise<void> {
    await this.stopSecondServer()
    await this.#endPool()
    await this.#server?.stop()
    this.#sandbox.thaw()
    await this.#sandbox.stop()
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
