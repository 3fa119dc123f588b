import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { ApiReply } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'
import type { SoakShop } from './shop.ts'

/** The longest wait for a step, in milliseconds. */
const patience = 30_000

/** A database lock that a connection of ours has until `release`. */
export type DatabaseLock = { pid: number; release(): Promise<void> }

/** How far the order has come when the server is stopped there. */
export type Left = 'absent' | 'whole'

/** What a shopper has sent when the server is stopped: the button's own request, or one of the two to the wallet before it. */
export type Sent = 'order' | 'update' | 'execute'

/** A step between the review and the confirmation at which the server can be stopped from outside. */
export type Step = {
  name: string
  sent: Sent
  left: Left
  /**
   * The request waits for a provider, without a connection to the database. When the database is killed, the request goes on if
   * the next one is there in time: it is then answered as if nothing had happened.
   */
  goesOn?: true
  reach(stage: Stage): Promise<void>
  afterKill?(stage: Stage): Promise<void>
}

/**
 * Why the reply of a server whose database was killed is wrong; undefined if it is right. Either it says that the shop is away,
 * and when to try again; or the request went on, and what it says is true.
 */
export function wrongReply({ goesOn }: Pick<Step, 'goesOn'>, reply: Reply, success: number): string | undefined {
  const isAway = reply?.status === 503 && reply.headers.has('retry-after')
  const isDone = goesOn && reply?.status === success
  return isAway || isDone ? undefined : `answered ${reply?.status} ${reply?.text}`
}

/** The reply, if one came back. */
export type Reply = ApiReply<unknown> | undefined

/**
 * A commit is acknowledged only when a standby has it, and there is no standby: the commit is on disk, but the client does not
 * learn of it. Only commits that begin from now on wait.
 */
const waitForStandby = `alter system set synchronous_standby_names = 'nobody'`
const waitForNobody = 'alter system reset synchronous_standby_names'

/**
 * One request of a shopper's that is stopped at a certain step from outside: behind a lock of ours, or before a frozen
 * provider.
 */
export class Stage {
  readonly shop: SoakShop
  readonly buyer: Buyer
  readonly #send: () => Promise<Reply>
  readonly #connections: pg.Client[] = []
  /** The reply to the request. */
  reply: Promise<Reply> = Promise.resolve(undefined)

  constructor(shop: SoakShop, buyer: Buyer, send: () => Promise<Reply>) {
    this.shop = shop
    this.buyer = buyer
    this.#send = send
  }

  press(): void {
    this.reply = this.#send()
  }

  /** Takes a lock in a separate transaction. */
  async lock(statement: string, ...values: unknown[]): Promise<DatabaseLock> {
    const client = await this.shop.connect()
    this.#connections.push(client)
    await client.query('begin')
    await client.query(statement, values)
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return { pid: rows[0].pid, release: () => client.end() }
  }

  /** Blocks placing the order, which locks the bag's row. A payment for it can still begin. */
  lockBag = () => this.lock('select from cart where guid = $1 for key share', this.buyer.guid)
  /** Blocks writes to a table, but not reads. */
  lockTable = (name: string) => this.lock(`lock table ${name} in share row exclusive mode`)
  lockTableWhole = (name: string) => this.lock(`lock table ${name} in access exclusive mode`)

  /**
   * Waits until the server waits for a lock of ours in a statement with these words. Jobs of the shop run meanwhile, and may send
   * the same statement: `writes` names a table that only the transaction in question has written.
   */
  waitsFor(lock: DatabaseLock, words: string, { writes }: { writes?: string } = {}): Promise<void> {
    return this.until(
      `select from pg_stat_activity activity where application_name = 'onair' and wait_event_type = 'Lock'
         and $1::int = any(pg_blocking_pids(pid)) and query ilike '%' || $2 || '%'
         and ($3::regclass is null or exists (
           select from pg_locks where pid = activity.pid and relation = $3::regclass and mode = 'RowExclusiveLock'
         ))`,
      lock.pid,
      words,
      writes ?? null,
    )
  }

  /** Waits until a query finds a row. */
  async until(query: string, ...values: unknown[]): Promise<void> {
    const end = Date.now() + patience
    for (;;) {
      const { rowCount } = await this.shop.db.query(query, values)
      if (rowCount) return
      if (Date.now() > end) throw new Error(`Never so: ${query} ${values}`)
      await pause(5)
    }
  }

  /** Stops acknowledging commits, until `acknowledgeCommits` or the end of this database. */
  async withholdCommits(): Promise<void> {
    const { db } = this.shop
    await db.query(waitForStandby)
    await db.query('select pg_reload_conf()')
    // PostgreSQL's processes reload one by one: wait until a commit of ours has to wait.
    const client = await this.shop.connect()
    this.#connections.push(client)
    let isWaiting = false
    const commits = async () => {
      while (!isWaiting) await client.query('insert into soak.commits default values')
    }
    // The loop ends with its connection or with the database.
    commits().catch(() => {})
    await this.waitsForStandby('insert into soak.commits')
    isWaiting = true
    // Only on disk, so that a database that is killed now starts without the setting.
    await db.query(waitForNobody)
  }

  /** Waits until a commit by a statement with these words is on disk and not acknowledged. */
  waitsForStandby(words: string): Promise<void> {
    return this.until(`select from pg_stat_activity where wait_event = 'SyncRep' and query ilike $1 || '%'`, words)
  }

  async acknowledgeCommits(): Promise<void> {
    await this.shop.db.query('select pg_reload_conf()')
  }

  /** Releases every lock; the connections may be lost already. */
  async clear(): Promise<void> {
    await Promise.all(this.#connections.map((client) => client.end().catch(() => {})))
    this.shop.provider.thaw()
  }
}

/**
 * Brings a request to a step, kills the server there, or its database first, and starts the shop again.
 * @returns the server's reply if the database was killed
 */
export async function killAt(
  stage: Stage,
  step: Pick<Step, 'reach' | 'afterKill'>,
  victim: 'server' | 'database',
): Promise<Reply> {
  const { shop } = stage
  let reply: Reply
  try {
    await step.reach(stage)
    if (victim === 'database') {
      await shop.killDatabase()
      shop.provider.thaw()
      reply = await stage.reply
    }
    await shop.killServer()
    if (victim === 'server') await step.afterKill?.(stage)
  } finally {
    await stage.clear()
    await shop.noFaults()
  }
  await shop.start()
  return reply
}
