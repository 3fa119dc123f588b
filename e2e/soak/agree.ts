import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Buyer } from './bags.ts'
import { origins } from './place.ts'
import { runOnair } from './programs.ts'

/** The run's clock, which the database does not know, in the place of `$now` in a query. */
const atRunsTime = (query: string): string => query.replaceAll('$now', `'${new Date().toISOString()}'::timestamptz`)

/** An executed payment can be used for three hours; then the server voids it on its next run. */
const openAtWallet = `(state in ('executing', 'voiding')
  or state = 'executed' and changed_at < $now - interval '3 hours 5 minutes')`

/** The confirmed edits of an order, each of which changed its amount. */
const edits = `(select distinct posting from ledger
  where ledger.order_no = placed_order.order_no and what = 'edited') edit`

/**
 * Queries that find a row for each broken promise. Whatever happened, each must find none. These need the soak's own shop, whose
 * first state it knows; `onair verify` has those for every shop.
 */
const promises: Readonly<Record<string, string>> = {
  'the shelf holds what was put there, less what was sold': `
    select shelf.edp_no as at, shelf.quantity - coalesce(sold.quantity, 0) as expected, edp.quantity as found
    from soak.shelf join edp using (edp_no) left join (
      select line.edp_no, sum(line.quantity) as quantity
      from order_line line join placed_order using (order_no) where state <> 'cancelled' group by line.edp_no
    ) sold using (edp_no)
    where edp.quantity < 0 or edp.quantity <> shelf.quantity - coalesce(sold.quantity, 0)`,
  'a promo code was used as often as orders that stand say, and no more than it may be': `
    select promo_code.code as at, coalesce(used.uses, 0) as expected, promo_code.uses as found
    from soak.promo join promo_code using (code) left join (
      select used ->> 'code' as code, count(*) as uses from placed_order, jsonb_array_elements(promotions) as used
      where state <> 'cancelled' group by 1
    ) used using (code)
    where promo_code.uses <> coalesce(used.uses, 0) or promo_code.uses > promo_code.max_uses`,
  'a gift card holds what it began with, less what orders that stand took': `
    select card.id as at, began.balance_cents + coalesce(taken.cents, 0) as expected, card.balance_cents as found
    from soak.gift_card began join gift_card card using (id) left join (
      select gift_card_id as id, sum(amount_cents) as cents from gift_card_entry group by 1
    ) taken using (id)
    where card.balance_cents < 0 or card.balance_cents <> began.balance_cents + coalesce(taken.cents, 0)`,
  'an order has payments of its first instalment, and one alone unless it was edited': `
    select placed_order.order_no as at, first.amount_cents as expected, paid.amounts as found
    from placed_order left join instalment first on first.order_no = placed_order.order_no and first.number = 1
    left join (
      select order_no, array_agg(amount_cents::int) as amounts, sum(amount_cents) as cents from payment
      where state in ('authorised', 'captured', 'refunded') and for_instalments is null group by 1
    ) paid on paid.order_no = placed_order.order_no
    where coalesce(paid.cents, 0) <> case when state = 'cancelled' then 0 else coalesce(first.amount_cents, 0) end
      or cardinality(paid.amounts) > 1 + (select count(*) from ${edits})`,
  'every order has one stored reply and one mail, and one more of each for each edit': `
    select order_no as at, 1 + edits.count as expected, array[kept.count, mails.count] as found from placed_order
    cross join lateral (select count(*) from ${edits}) edits
    cross join lateral (select count(*) from idempotency where customer_edp = placed_order.customer_edp
      and reply::jsonb -> 'OrderSummary' ->> 'OrderNo' = order_no) kept
    cross join lateral (select count(*) from outbox
      where outbox.order_no = placed_order.order_no and kind in ('order-confirmation', 'order-changed')) mails
    where kept.count <> 1 + edits.count or mails.count <> 1 + edits.count`,
  'no payment stays open': `
    select reference as at, 'reconciled' as expected, state as found
    from payment where order_no is null and state in ('started', 'authorised', 'voiding', 'stuck')`,
  'no payment at the wallet stays without a result': `
    select payment_id as at, 'reconciled' as expected, state as found
    from wallet_payment where state = 'stuck' or ${openAtWallet}`,
}

type Cents = number
/** What a provider has authorised or captured, in cents, by the reference of the shop's payment. */
type Held = Map<string, Cents[]>

async function entriesOf<Entry>(path: string): Promise<Entry[]> {
  const reply = await fetch(`${origins.sandbox}${path}?limit=1000000`)
  return ((await reply.json()) as { Entries: Entry[] }).Entries
}

type CaptureEntry = { Status: string; Amount: string; Id: string; Reference?: string; AuthorizationId?: string }
type WalletEntry = { Status: string; Amount: string; PaymentId: string; OrderId: string | null }

function hold(held: Held, reference: string, amount: string): void {
  held.set(reference, [...(held.get(reference) ?? []), Math.round(Number(amount) * 100)])
}

/** The open authorisations at the capture service: neither voided nor refunded. */
async function heldByCapture(): Promise<Held> {
  const entries = await entriesOf<CaptureEntry>('/capture/ledger')
  const voided = new Set(entries.filter(({ Status }) => Status === 'voided').map((entry) => entry.AuthorizationId))
  const held: Held = new Map()
  for (const { Status, Id, Reference = '', Amount } of entries) {
    if (Status === 'authorized' && !voided.has(Id)) hold(held, Reference, Amount)
  }
  return held
}

/**
 * The same at the wallet: `executed` by the payment's id, so that it can be ordered with, and `authorized` by the
 * wallet's own order.
 */
async function heldByWallet(status: 'executed' | 'authorized'): Promise<Held> {
  const entries = await entriesOf<WalletEntry>('/paypal/ledger')
  const voided = new Set(entries.filter(({ Status }) => Status === 'voided').map(({ OrderId }) => OrderId))
  const held: Held = new Map()
  for (const { Status, PaymentId, OrderId, Amount } of entries) {
    if (Status !== status || OrderId === null || voided.has(OrderId)) continue
    hold(held, status === 'executed' ? PaymentId : OrderId, Amount)
  }
  return held
}

/** An edit may have left a payment less than was authorised. */
const standing = `state in ('authorised', 'captured', 'refunded') as stands,
  coalesce(authorised_cents, amount_cents) as "amountCents"`

/** The amount that a provider should hold for each of the shop's payments; it should hold one where `stands` is true. */
const payments = {
  capture: `select reference, ${standing} from payment where provider = 'capture'`,
  wallet: `select token as reference, ${standing} from payment where provider = 'wallet'`,
  'the wallet, once executed,': `select payment_id as reference, state in ('executed', 'placed') as stands,
    amount_cents as "amountCents" from wallet_payment`,
} as const

/** The shop's payments against a provider's own record, both ways. */
async function paymentsAgree(db: Pool, provider: keyof typeof payments, held: Held): Promise<string[]> {
  const { rows } = await db.query<{ reference: string; stands: boolean; amountCents: Cents }>(payments[provider])
  const expected: Held = new Map()
  for (const { reference, stands, amountCents } of rows) {
    expected.set(reference, [...(expected.get(reference) ?? []), ...(stands ? [amountCents] : [])])
  }
  return [...new Set([...expected.keys(), ...held.keys()])]
    .filter((reference) => String(held.get(reference) ?? []) !== String(expected.get(reference) ?? []))
    .map((reference) => `${provider} holds [${held.get(reference)}] for ${reference}, not [${expected.get(reference)}]`)
}

/** What the capture service has refunded, against what the shop's payments say. */
export async function refundsAgree(db: Pool): Promise<string[]> {
  const entries = await entriesOf<CaptureEntry>('/capture/ledger')
  const refunded = entries.filter(({ Status }) => Status === 'refunded')
  const held = refunded.reduce((sum, { Amount }) => sum + Math.round(Number(Amount) * 100), 0)
  const { rows } = await db.query(
    `select coalesce(sum(refunded_cents), 0)::int as cents from payment where provider = 'capture'`,
  )
  return rows[0].cents === held ? [] : [`capture has refunded ${held} cents, not ${rows[0].cents}`]
}

/** What `onair verify` finds. */
async function verified(): Promise<string[]> {
  const { status, output } = await runOnair('verify')
  return status === 0 ? [] : [output]
}

/** Every promise that is broken, in words; none when stock, codes, cards, ledger, provider and orders agree to the cent. */
export async function disagreements(db: Pool): Promise<string[]> {
  const broken: string[] = []
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await db.query<{ at: unknown; expected: unknown; found: unknown }>(atRunsTime(query))
    if (rows.length === 0) continue
    const first = rows
      .slice(0, 3)
      .map((row) => JSON.stringify(row))
      .join(', ')
    broken.push(`not so in ${rows.length} places: ${promise}: ${first}`)
  }
  return [
    ...broken,
    ...(await verified()),
    ...(await paymentsAgree(db, 'capture', await heldByCapture())),
    ...(await paymentsAgree(db, 'wallet', await heldByWallet('authorized'))),
    ...(await paymentsAgree(db, 'the wallet, once executed,', await heldByWallet('executed'))),
  ]
}

/** The longest that an abandoned payment may stay open: its lease expires, then it waits, then the job reconciles it. */
const reconciledWithin = 60_000 + 120_000 + 2 * 30_000

/** Waits until the server alone has reconciled the abandoned payments, or should have. */
export async function nothingOpen(db: Pool): Promise<void> {
  const end = Date.now() + reconciledWithin
  for (;;) {
    const { rows } = await db.query(
      atRunsTime(`select from payment where order_no is null and state in ('started', 'authorised', 'voiding')
       union all select from wallet_payment where ${openAtWallet} limit 1`),
    )
    if (rows.length === 0 || Date.now() > end) return
    await pause(250)
  }
}

/** Moves abandoned payments this many minutes into the past: of one buyer, or of all. */
export async function timePasses(db: Pool, minutes: number, buyer?: Buyer): Promise<void> {
  await db.query(
    `with payment as (
       update payment set held_until = held_until - $1::int * interval '1 minute'
       where order_no is null and cart_guid = coalesce($2::uuid, cart_guid)
     )
     update wallet_payment set changed_at = changed_at - $1::int * interval '1 minute'
     where state in ('executing', 'executed', 'voiding') and cart_guid = coalesce($2::uuid, cart_guid)`,
    [minutes, buyer?.guid ?? null],
  )
}
