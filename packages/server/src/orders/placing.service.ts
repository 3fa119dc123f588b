import { toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { walletCardType } from '@onair/core/payment'
import type { FastifyBaseLogger } from 'fastify'
import { type BagRow, bagByGuid } from '../bag/bag.queries.ts'
import { bagOrdered, bagUnknown } from '../bag/bag.service.ts'
import { type PricedBag, priceBag } from '../bag/pricing.ts'
import type { StockNotifier } from '../catalogue/stock-notifier.ts'
import { missing, reviewHash, reviewRefusal, stockRefusal } from '../checkout/review.ts'
import type { ReadyJson } from '../kernel/call/mount.ts'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import type { Authorised, AuthoriseService } from '../payment/authorise.service.ts'
import { deductStock, paymentVoided, saveBagCard, useGiftCards, usePromos, useWallet } from './deductions.ts'
import { type Key, keyReused, onceByKey, replyOf } from './idempotency.ts'
import { columnsOf, saleEntries } from './ledger.ts'
import { meansOf } from './means.ts'
import { asWritten, newOrder, writeOrder } from './new-order.ts'
import { orderReply } from './order.view.ts'
import { refuse, refuseAll } from './orders.messages.ts'
import { ordersSettings } from './orders.settings.ts'
import { beginOrder, finishPlacing } from './placing.queries.ts'

type PlacingDeps = {
  pool: Pool
  clock: () => Date
  config: Configured
  payments: AuthoriseService
  stockNotifier: Pick<StockNotifier, 'changed'>
  /** Called once for each order. */
  onPlaced?: () => void
}

/** The request that places an order. */
export type PlaceRequest = {
  edp: number
  key: string
  body: {
    cartGuid: string
    reviewHash?: string | undefined
    paypalPayerId?: string | undefined
    paypalTransactionId?: string | undefined
    recaptchaToken?: string | undefined
  }
  /** The caller's network address. */
  address: string
  language: Language
  log: FastifyBaseLogger
}

/** A bag as it was read before the payment, with its totals. */
type BagSnapshot = { bag: BagRow; priced: PricedBag }

/** The refusal of a bag that edits an order: the edit must be confirmed instead. */
const editNotOrder = (orderNo: string) =>
  refuse(409, { code: 'bag-edits-order', area: 'CartGuid', values: { orderNo } })

/**
 * Places orders exactly once (specification §7).
 *
 * 1. The key's reply is stored with the order. The same key and body get the same reply, however often and concurrently they
 *    are sent: only one request can have the bag's open payment and its lock. Later requests find the bag ordered and the reply
 *    stored.
 * 2. The bag is compared with the review and with the stock before any payment is requested. Its prices are those of the instant
 *    at which the request began: a price window that ends meanwhile changes nothing.
 * 3. The first payment (everything, unless it is Easy Pay) is authorised once, outside of any transaction: at the capture
 *    service, or at the wallet, whose payment must have been executed for this bag and this total. If gift cards pay
 *    everything, no provider is called.
 * 4. One transaction locks the bag, reads it again if it was written to meanwhile, deducts stock, promo code uses and gift card
 *    balances, writes the order, its ledger and its mail, and stores the reply. If it fails, the payment is voided.
 * 5. Shared rows are locked in one order: stock by style, promo codes by code, gift cards by number. Two orders never deadlock.
 * 6. Only a 201 is stored. After a refusal the key can be used again.
 */
export function placingService({ pool, clock, config, payments, stockNotifier, onPlaced }: PlacingDeps) {
  const contact = contactSettings.of(config)
  const { orderEditMinutes: editMinutes } = ordersSettings.of(config)
  const once = onceByKey({ pool, clock })

  async function place({ edp, body, language, address, log }: PlaceRequest, key: Key): Promise<string | Refusal> {
    const now = clock()
    const [bag] = await bagByGuid(pool, body.cartGuid, now)
    if (!bag || bag.edp !== edp) return bagUnknown()
    if (bag.orderedAt) return bagOrdered()
    if (bag.edit) return editNotOrder(bag.edit.orderNo)
    if (bag.customer?.isOnHold) {
      const values = { phone: contact.customerServicePhone }
      return refuse(417, { code: 'account-on-hold', area: 'AccountOnHold', values })
    }
    const priced = priceBag(bag, now)
    const reasons = missing(bag, priced, now)
    if (reasons.length > 0) return refuseAll(417, reasons)
    const changed = stockRefusal(409, bag) ?? (body.reviewHash && reviewRefusal(body.reviewHash, bag, priced))
    if (changed) return changed

    const amountCents = priced.instalments[0]?.amountCents ?? 0
    const means = amountCents > 0 ? await meansOf(pool, bag, body, priced.totals.grandTotalCents) : undefined
    if (means instanceof Refusal) return means
    const card = bag.card?.cardType === walletCardType ? undefined : (bag.card ?? undefined)
    const payer = { guid: bag.guid, edp, address, card, recaptchaToken: body.recaptchaToken }
    const authorised = means && (await payments.authorise({ edp, guid: bag.guid, means, amountCents, payer }))
    if (authorised instanceof Refusal) return authorised
    try {
      const reply = await write({ bag, priced }, authorised, now, language, key)
      stockNotifier.changed(bag.lines.map(({ edpNo }) => edpNo))
      onPlaced?.()
      return reply
    } catch (error) {
      if (authorised) {
        const back = await payments.voidPayment(authorised)
        const { reference } = authorised
        log.info({ reference, back }, 'an order could not be placed after its payment was authorised')
      }
      if (error instanceof Refusal) return error
      throw error
    }
  }

  async function write(
    snapshot: BagSnapshot,
    authorised: Authorised | undefined,
    now: Date,
    language: Language,
    key: Key,
  ): Promise<string> {
    return inTransaction(pool, async (client) => {
      const [locked] = await beginOrder(client, { guid: snapshot.bag.guid })
      if (!locked) throw bagUnknown()
      // An unchanged bag need not be read again.
      const { bag, priced } =
        locked.version === snapshot.bag.version ? snapshot : await changedBag(client, key, snapshot, now)
      const { customer } = bag
      if (!customer) throw new Error('The bag has no customer')
      const { orderNo } = locked
      const order = newOrder(bag, priced, {
        orderNo,
        edp: key.edp,
        language,
        placedAt: now,
        editMinutes,
      })
      const view = { language, now, validate: false, contact }
      const reply = json(toWire(orderReply(asWritten(order, customer), view)))
      const sale = saleEntries(order)
      // Pipelined: each waits for the previous one in the database, not for a round trip.
      const [, , , , [finished]] = await Promise.all([
        deductStock(client, bag),
        usePromos(client, priced, key.edp, customer),
        writeOrder(client, order),
        useGiftCards(client, bag, priced, orderNo, now),
        finishPlacing(client, {
          orderNo,
          reference: authorised?.reference ?? null,
          authorizationId: authorised?.authorizationId ?? null,
          cartGuid: bag.guid,
          ...replyOf(key, reply, now),
          ...columnsOf(sale),
        }),
        useWallet(client, authorised, now),
        saveBagCard(client, bag, key.edp),
      ])
      if (authorised && !finished?.paid) throw paymentVoided()
      if (!finished?.stored) throw keyReused()
      return reply
    })
  }

  /** Reads the locked bag again after a write during the authorisation. Throws a refusal unless it is as reviewed. */
  async function changedBag(client: Queryable, { edp }: Key, snapshot: BagSnapshot, now: Date): Promise<BagSnapshot> {
    const [bag] = await bagByGuid(client, snapshot.bag.guid, now)
    if (!bag || bag.edp !== edp) throw bagUnknown()
    if (bag.orderedAt) throw bagOrdered()
    const priced = priceBag(bag, now)
    const changed = reviewRefusal(reviewHash(snapshot.bag, snapshot.priced), bag, priced)
    if (changed) throw changed
    const withdrawn = bag.lines.some((line) => line.withdrawn) && stockRefusal(409, bag)
    if (withdrawn) throw withdrawn
    return { bag, priced }
  }

  return {
    place(request: PlaceRequest): Promise<ReadyJson | Refusal> {
      const { edp, key, body } = request
      const { cartGuid, reviewHash, paypalPayerId, paypalTransactionId } = body
      const requested = [cartGuid, reviewHash, paypalPayerId, paypalTransactionId]
      return once({ edp, key, request: requested }, (reserved) => place(request, reserved))
    },
  }
}
