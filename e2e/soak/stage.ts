import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Answer } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'
import type { SoakShop } from './shop.ts'

/** The longest that a step is waited for, in milliseconds. */
const patience = 30_000

/** A lock that is held until it is let go. */
export type Held = { pid: number; letGo(): Promise<void> }

/** How far the order has come when the server is stopped there. */
export type Left = 'absent' | 'whole'

/** What a shopper has sent when the server is stopped: the button's own request, or one of the two to the wallet before it. */
export type Sent = 'order' | 'update' | 'execute'

/** A step between the review and the confirmation at which the server can be stopped from outside. */
export type Step = {
  name: string
  sent: Sent
  left: Left
  reach(stage: Stage): Promise<void>
  afterKill?(stage: Stage): Promise<void>
}

/** What came back, if anything. */
export type Told = Answer<unknown> | undefined

/**
 * No commit is told until a standby has it, and there is none: it is on disk, but whoever committed does not know. Only
 * what begins to commit from now on waits.
 */
const waitForStandby = `alter system set synchronous_standby_names = 'nobody'`
const waitForNobody = 'alter system reset synchronous_standby_names'

/**
 * One request of a shopper's that is led to a certain step from outside, and stands still there: behind a lock of ours, or
 * before a provider that is frozen.
 */
export class Stage {
  readonly shop: SoakShop
  readonly buyer: Buyer
  readonly #send: () => Promise<Told>
  readonly #held: pg.Client[] = []
  /** What the request came to in the end. */
  told: Promise<Told> = Promise.resolve(undefined)

  constructor(shop: SoakShop, buyer: Buyer, send: () => Promise<Told>) {
    this.shop = shop
    this.buyer = buyer
    this.#send = send
  }

  press(): void {
    this.told = this.#send()
  }

  /** Takes a lock in a transaction of its own. */
  async hold(lock: string, ...values: unknown[]): Promise<Held> {
    const client = await this.shop.connect()
    this.#held.push(client)
    await client.query('begin')
    await client.query(lock, values)
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return { pid: rows[0].pid, letGo: () => client.end() }
  }

  /** Nobody orders it any more, which locks it whole; a payment for it may still begin. */
  holdBag = () => this.hold('select from cart where guid = $1 for key share', this.buyer.guid)
  /** Nobody writes to it any more; it may still be read. */
  holdTable = (name: string) => this.hold(`lock table ${name} in share row exclusive mode`)
  holdTableWhole = (name: string) => this.hold(`lock table ${name} in access exclusive mode`)

  /** Until the server waits for a lock of ours with a statement that has these words. */
  waitsFor(held: Held, words: string): Promise<void> {
    return this.until(
      `select from pg_stat_activity where application_name = 'onair' and wait_event_type = 'Lock'
         and $1::int = any(pg_blocking_pids(pid)) and query ilike '%' || $2 || '%'`,
      held.pid,
      words,
    )
  }

  /** Until a query finds a row. */
  async until(query: string, ...values: unknown[]): Promise<void> {
    const end = Date.now() + patience
    for (;;) {
      const { rowCount } = await this.shop.db.query(query, values)
      if (rowCount) return
      if (Date.now() > end) throw new Error(`Never so: ${query} ${values}`)
      await pause(5)
    }
  }

  /** From now on whoever commits is not told of it, until `commitsAreTold` or the end of this database. */
  async commitsAreNotTold(): Promise<void> {
    const { db } = this.shop
    await db.query(waitForStandby)
    await db.query('select pg_reload_conf()')
    // The database's processes hear of it one by one, when they come to it: until a commit of ours has to wait.
    const client = await this.shop.connect()
    this.#held.push(client)
    let known = false
    const commits = async () => {
      while (!known) await client.query('insert into soak.commits default values')
    }
    // It ends with its connection, or with the database.
    commits().catch(() => {})
    await this.standsUntold('insert into soak.commits')
    known = true
    // On disk alone, so that a database that is killed now begins without it.
    await db.query(waitForNobody)
  }

  /** Until a commit by a statement with these words stands, and is not told. */
  standsUntold(words: string): Promise<void> {
    return this.until(`select from pg_stat_activity where wait_event = 'SyncRep' and query ilike $1 || '%'`, words)
  }

  async commitsAreTold(): Promise<void> {
    await this.shop.db.query('select pg_reload_conf()')
  }

  /** Lets go of everything; the connections may be lost already. */
  async clear(): Promise<void> {
    await Promise.all(this.#held.map((client) => client.end().catch(() => {})))
    this.shop.provider.thaw()
  }
}
