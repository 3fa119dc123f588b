import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Buyer } from './bags.ts'
import { type Pressed, press, type Said } from './press.ts'
import type { SoakShop } from './shop.ts'

/** The longest that a step is waited for, in milliseconds. */
const patience = 30_000

/** A lock that is held until it is let go. */
export type Held = { pid: number; letGo(): Promise<void> }

/** How far the order has come when the server is stopped there. */
export type Left = 'absent' | 'whole'

/**
 * One placing that is led to a certain step from outside, and stands still there: behind a lock of ours, or before a
 * provider that is frozen.
 */
export class Stage {
  readonly shop: SoakShop
  readonly buyer: Buyer
  readonly key: string
  readonly #said: Said
  readonly #held: pg.Client[] = []
  /** What the button's request came to in the end. */
  pressed: Promise<Pressed | undefined> = Promise.resolve(undefined)

  constructor(shop: SoakShop, buyer: Buyer, key: string, said: Said) {
    this.shop = shop
    this.buyer = buyer
    this.key = key
    this.#said = said
  }

  press(): void {
    this.pressed = press(this.shop.api, this.buyer, this.key, this.#said)
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

  holdBag = () => this.hold('select from cart where guid = $1 for update', this.buyer.guid)
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

  /** Until the money was asked for: the provider may have the request already, or not yet. */
  asksForMoney = () => this.until(`select from payment where cart_guid = $1 and state = 'started'`, this.buyer.guid)

  /** Lets go of everything; the connections may be lost already. */
  async clear(): Promise<void> {
    await Promise.all(this.#held.map((client) => client.end().catch(() => {})))
    this.shop.provider.thaw()
  }
}

export type Step = {
  name: string
  left: Left
  reach(stage: Stage): Promise<void>
  afterKill?(stage: Stage): Promise<void>
}

/** A step of the transaction that writes the order: the bag's lock leads up to it. */
const inTransaction = (name: string, words: string, hold: (stage: Stage) => Promise<Held>): Step => ({
  name,
  left: 'absent',
  async reach(stage) {
    const bag = await stage.holdBag()
    stage.press()
    await stage.waitsFor(bag, 'for update')
    const next = await hold(stage)
    await bag.letGo()
    await stage.waitsFor(next, words)
  },
})

/** A step before any money is asked for. */
const before = (name: string, words: string, hold: (stage: Stage) => Promise<Held>): Step => ({
  name,
  left: 'absent',
  async reach(stage) {
    const held = await hold(stage)
    stage.press()
    await stage.waitsFor(held, words)
  },
})

/** The rows of a table that a bag refers to. */
const ofBag = (table: string, id: string, part: string, reference: string) =>
  `select from ${table} where ${id} in (select ${reference} from ${part} where guid = $1)`

/**
 * No commit is told until a standby has it, and there is none: it is on disk, but whoever committed does not know. Only
 * what begins to commit from now on waits.
 */
const waitForStandby = `alter system set synchronous_standby_names = 'nobody'`
const waitForNobody = 'alter system reset synchronous_standby_names'

/** Every step between the review and the confirmation at which the server can be stopped from outside. */
export const steps: readonly Step[] = [
  before('who asks is looked up', 'from token', (stage) => stage.holdTableWhole('token')),
  before('the key is claimed', 'into idempotency', (stage) => stage.holdTable('idempotency')),
  before('the bag is read', 'select cart.guid', (stage) => stage.holdTableWhole('cart_line')),
  before('the payment is written down', 'into payment', (stage) => stage.holdTable('payment')),
  {
    name: 'the money is asked for, and the provider has not read it',
    left: 'absent',
    async reach(stage) {
      stage.shop.provider.freeze()
      stage.press()
      await stage.asksForMoney()
    },
  },
  {
    name: 'the money is set aside, and the answer is on its way',
    left: 'absent',
    async reach(stage) {
      await stage.shop.fault('capture', 'slow', 'authorize', 1)
      await stage.shop.fault('wallet', 'slow', 'authorize', 1)
      stage.press()
      await stage.asksForMoney()
      await stage.shop.providerHolds(stage.buyer)
    },
  },
  {
    name: 'the answer is written down',
    left: 'absent',
    async reach(stage) {
      stage.shop.provider.freeze()
      stage.press()
      await stage.asksForMoney()
      const payment = await stage.hold('select from payment where cart_guid = $1 for update', stage.buyer.guid)
      stage.shop.provider.thaw()
      await stage.waitsFor(payment, 'update payment')
    },
  },
  before('the bag is locked', 'for update', (stage) => stage.holdBag()),
  inTransaction('the stock is taken', 'update edp', (stage) =>
    stage.hold(`${ofBag('edp', 'edp_no', 'cart_line', 'edp_no')} for update`, stage.buyer.guid),
  ),
  inTransaction('the promo code is used', 'update promo_code', (stage) =>
    stage.hold(`${ofBag('promo_code', 'code', 'cart_promo', 'code')} for update`, stage.buyer.guid),
  ),
  inTransaction('the order is written', 'into placed_order', (stage) => stage.holdTable('placed_order')),
  inTransaction('its instalments are written', 'into placed_order', (stage) => stage.holdTable('instalment')),
  inTransaction('the gift card pays', 'update gift_card', (stage) =>
    stage.hold(`${ofBag('gift_card', 'id', 'cart_gift_card', 'gift_card_id')} for update`, stage.buyer.guid),
  ),
  inTransaction('the ledger is written', 'into ledger', (stage) => stage.holdTable('ledger')),
  inTransaction('the letter is left', 'into outbox', (stage) => stage.holdTable('outbox')),
  inTransaction('the answer is kept', 'update idempotency', (stage) =>
    stage.hold('select from idempotency where customer_edp = $1 for update', stage.buyer.edp),
  ),
  {
    name: 'the order stands, and the answer is not sent',
    left: 'whole',
    async reach(stage) {
      const { db } = stage.shop
      const bag = await stage.holdBag()
      stage.press()
      await stage.waitsFor(bag, 'for update')
      await db.query(waitForStandby)
      await db.query('select pg_reload_conf()')
      await stage.until(`select where current_setting('synchronous_standby_names') <> ''`)
      // On disk alone, so that a database that is killed now begins without it.
      await db.query(waitForNobody)
      await bag.letGo()
      await stage.until(`select from pg_stat_activity where wait_event = 'SyncRep' and query = 'COMMIT'`)
    },
    async afterKill({ shop }) {
      await shop.db.query('select pg_reload_conf()')
    },
  },
]
