import { createHash } from 'node:crypto'
import { toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { walletCardType } from '@onair/core/payment'
import type { FastifyBaseLogger } from 'fastify'
import { type BagRow, bagByGuid } from '../bag/bag.queries.ts'
import { bagOrdered, bagUnknown } from '../bag/bag.service.ts'
import { type PricedBag, priceBag } from '../bag/pricing.ts'
import type { StockNotifier } from '../catalogue/stock-notifier.ts'
import { missing, reviewHash, reviewRefusal, stockRefusal } from '../checkout/review.ts'
import { ReadyJson } from '../kernel/call/mount.ts'
import type { Config } from '../kernel/config.ts'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Authorised, AuthoriseService, Means } from '../payment/authorise.service.ts'
import { executedPayment } from '../payment/payment.queries.ts'
import { type Key, keptMs, keptReply, keyReused } from './idempotency.ts'
import { asWritten, newOrder, saleEntries, writeOrder } from './new-order.ts'
import { orderReply } from './order.view.ts'
import { refuse, refuseAll } from './orders.messages.ts'
import { beginOrder, finishPlacing } from './placing.queries.ts'
import { keepItsCard, paymentGone, takeLines, useGiftCards, usePromos, useWallet } from './taking.ts'

type PlacingDeps = {
  pool: Pool
  clock: () => Date
  config: Pick<Config, 'orderEditMinutes' | 'customerServicePhone' | 'customerCareEmail'>
  payments: AuthoriseService
  stockNotifier: Pick<StockNotifier, 'changed'>
}

type PlaceRequest = {
  edp: number
  key: string
  body: {
    cartGuid: string
    reviewHash?: string | undefined
    paypalPayerId?: string | undefined
    paypalTransactionId?: string | undefined
  }
  language: Language
  log: FastifyBaseLogger
}

/** A bag as it was looked at, added up. */
type Seen = { bag: BagRow; priced: PricedBag }

/**
 * Places orders: never two, never none (specification §7).
 *
 * 1. The key's reply is written with the order. The same key and body give the same reply, however often and however
 *    concurrently they come: only one can have the bag's open payment, and its lock, and who comes later finds it ordered and
 *    the reply kept.
 * 2. The bag is held against what was reviewed and against the stock, before any money is asked for.
 * 3. The first payment (all of it, unless it is Easy Pay) is authorised once, outside of any transaction: at the capture
 *    service, or at the wallet, whose payment must have been executed for this bag and this total. Where gift cards leave
 *    nothing to pay, nobody is asked.
 * 4. One transaction locks the bag, looks at it again if anybody wrote on it since (a price that changes in the catalogue
 *    meanwhile is the next order's), takes the stock, the promo codes' uses and the gift cards' money, writes
 *    the order, its ledger and its mail, and keeps the reply. What fails here gives the money back.
 * 5. What many want is locked in one order: stock by style, promo codes by code, gift cards by number. Two placings never wait
 *    for each other.
 * 6. Only a 201 is kept; after a refusal the key is as new.
 */
export function placingService({ pool, clock, config, payments, stockNotifier }: PlacingDeps) {
  // Requests with the same key in this process share one placing, also its refusal.
  const underWay = new Map<string, { hash: Buffer; outcome: Promise<string | Refusal> }>()

  /** What is refused may have been placed before, or just now by another process: then the key has a reply. */
  async function placeOrReplay(request: PlaceRequest, key: Key): Promise<string | Refusal> {
    const outcome = await place(request, key)
    return outcome instanceof Refusal ? ((await keptReply(pool, key, clock())) ?? outcome) : outcome
  }

  async function place({ edp, body, language, log }: PlaceRequest, key: Key): Promise<string | Refusal> {
    const now = clock()
    const [bag] = await bagByGuid(pool, body.cartGuid)
    if (!bag || bag.edp !== edp) return bagUnknown()
    if (bag.orderedAt) return bagOrdered()
    if (bag.customer?.isOnHold) {
      const values = { phone: config.customerServicePhone }
      return refuse(417, { code: 'account-on-hold', area: 'AccountOnHold', values })
    }
    const priced = priceBag(bag, now)
    const reasons = missing(bag, priced, now)
    if (reasons.length > 0) return refuseAll(417, reasons)
    const changed = stockRefusal(409, bag) ?? (body.reviewHash && reviewRefusal(body.reviewHash, bag, priced))
    if (changed) return changed

    const amountCents = priced.instalments[0]?.amountCents ?? 0
    const means = amountCents > 0 ? await meansOf(bag, body, priced) : undefined
    if (means instanceof Refusal) return means
    const authorised = means && (await payments.authorise({ edp, guid: bag.guid, means, amountCents }))
    if (authorised instanceof Refusal) return authorised
    try {
      const reply = await write({ bag, priced }, authorised, now, language, key)
      stockNotifier.changed(bag.lines.map(({ edpNo }) => edpNo))
      return reply
    } catch (error) {
      if (authorised) {
        const back = await payments.giveBack(authorised)
        const { reference } = authorised
        log.info({ reference, back }, 'an order could not be placed after its payment was authorised')
      }
      if (error instanceof Refusal) return error
      throw error
    }
  }

  /** What the bag is paid with. The wallet's payment is this bag's own, executed, and for this total. */
  async function meansOf(
    bag: BagRow,
    { paypalPayerId, paypalTransactionId }: PlaceRequest['body'],
    { totals }: PricedBag,
  ): Promise<Means | Refusal> {
    if (bag.card?.cardType !== walletCardType) return { provider: 'capture', token: bag.card?.token ?? '' }
    const area = 'Paypal'
    if (!paypalTransactionId) return refuse(417, { code: 'wallet-approval-missing', area })
    const [executed] = await executedPayment(pool, bag.guid, paypalTransactionId)
    if (!executed || (paypalPayerId !== undefined && paypalPayerId !== executed.payerId)) {
      return refuse(417, { code: 'wallet-payment-unknown', area })
    }
    if (!executed.isOpen) return refuse(417, { code: 'wallet-over', area })
    if (executed.amountCents !== totals.grandTotalCents) return refuse(409, { code: 'wallet-total-changed', area })
    return { provider: 'wallet', token: executed.transactionId }
  }

  async function write(
    seen: Seen,
    authorised: Authorised | undefined,
    now: Date,
    language: Language,
    key: Key,
  ): Promise<string> {
    return inTransaction(pool, async (client) => {
      const [begun] = await beginOrder(client, seen.bag.guid)
      if (!begun) throw bagUnknown()
      // What nobody wrote on since it was looked at need not be read again.
      const { bag, priced } = begun.version === seen.bag.version ? seen : await changedBag(client, key, seen, now)
      const { customer } = bag
      if (!customer) throw new Error('A bag that is ordered has a customer')
      const { orderNo } = begun
      const order = newOrder(bag, priced, {
        orderNo,
        edp: key.edp,
        language,
        placedAt: now,
        editMinutes: config.orderEditMinutes,
      })
      const view = { language, now, validate: false, contact: config }
      const reply = json(toWire(orderReply(asWritten(order, customer), view)))
      const sale = saleEntries(order)
      // Sent all at once: each waits for the one before it in the database, none for its answer to come here.
      const [, , , , [finished]] = await Promise.all([
        takeLines(client, bag),
        usePromos(client, priced, customer.email),
        writeOrder(client, order),
        useGiftCards(client, bag, priced, orderNo, now),
        finishPlacing(
          client,
          orderNo,
          authorised?.reference ?? null,
          authorised?.authorizationId ?? null,
          key.edp,
          bag.guid,
          now,
          Object.keys(sale),
          Object.values(sale),
          key.key,
          key.hash,
          reply,
          new Date(now.getTime() + keptMs),
        ),
        useWallet(client, authorised, now),
        keepItsCard(client, bag, key.edp),
      ])
      if (authorised && !finished?.paid) throw paymentGone()
      if (!finished?.kept) throw keyReused()
      return reply
    })
  }

  /** The locked bag, which somebody wrote on while the money was asked for: still what was reviewed, or a refusal is thrown. */
  async function changedBag(client: Queryable, { edp }: Key, seen: Seen, now: Date): Promise<Seen> {
    const [bag] = await bagByGuid(client, seen.bag.guid)
    if (!bag || bag.edp !== edp) throw bagUnknown()
    if (bag.orderedAt) throw bagOrdered()
    const priced = priceBag(bag, now)
    const changed = reviewRefusal(reviewHash(seen.bag, seen.priced), bag, priced)
    if (changed) throw changed
    const withdrawn = bag.lines.some((line) => line.withdrawn) && stockRefusal(409, bag)
    if (withdrawn) throw withdrawn
    return { bag, priced }
  }

  return {
    async place(request: PlaceRequest): Promise<ReadyJson | Refusal> {
      const { edp, key, body } = request
      const hash = createHash('sha256')
        .update(json([body.cartGuid, body.reviewHash, body.paypalPayerId, body.paypalTransactionId]))
        .digest()
      const name = `${edp} ${key}`
      let placing = underWay.get(name)
      if (placing && !placing.hash.equals(hash)) return keyReused()
      if (!placing) {
        const outcome = placeOrReplay(request, { edp, key, hash }).finally(() => underWay.delete(name))
        placing = { hash, outcome }
        underWay.set(name, placing)
      }
      const outcome = await placing.outcome
      return outcome instanceof Refusal ? outcome : new ReadyJson(outcome)
    },
  }
}
