import { giftCardsOf, refundGiftCards } from '../gift-card/gift-card.queries.ts'
import { issueSoldGiftCards } from '../gift-card/sold.ts'
import { issueInvoices } from '../invoice/issue-invoices.ts'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { queueOrderMail } from '../kernel/mail/outbox.queries.ts'
import type { Seller } from '../kernel/seller.settings.ts'
import { accountOf, type PaymentProviders } from '../payment/providers.ts'
import { whyNot } from '../payment/why-not.ts'
import { authorisedPayments, setDelivered, setPaymentResult, setShipped, setState } from './fulfilment.queries.ts'
import { post, saleEntries } from './ledger.ts'
import { anyOrder, forgiveAllInstalments, lockOrder } from './order.queries.ts'
import { isGoods, type OrderRow, type OrderState } from './order.ts'
import { returnPromos, returnStock } from './placing.queries.ts'

/** The result of an operator's command; `why` is a sentence for the operator. */
type FulfilmentResult = { status: 'done'; order: OrderRow } | { status: 'refused'; why: string }

/** Whether a parcel is shipped. Gift cards and donations have none: their letter is another one, or none. */
const hasParcel = ({ subOrders }: OrderRow): boolean => subOrders.some(({ lines }) => lines.some(isGoods))

/** Thrown inside the transaction, to roll it back. */
class FulfilmentRefused extends Error {}

/**
 * The operator's commands for a placed order. The payment provider is called while the order is locked, with the payment's
 * idempotency key, so that an interrupted command can simply be repeated. If a provider reports another amount than requested,
 * nothing is booked, and the operator is notified.
 */
export function fulfilmentService(deps: {
  pool: Pool
  clock: () => Date
  providers: PaymentProviders
  giftCardKey: string
  seller: Seller
}) {
  const { pool, clock, providers, giftCardKey, seller } = deps

  async function fulfil(
    orderNo: string,
    from: readonly OrderState[],
    work: (on: Queryable, order: OrderRow, now: Date) => Promise<unknown>,
  ): Promise<FulfilmentResult> {
    try {
      const order = await inTransaction(pool, async (client) => {
        await lockOrder(client, { orderNo })
        const [existing] = await anyOrder(client, { orderNo })
        if (!existing) throw new FulfilmentRefused(`There is no order ${orderNo}.`)
        if (!from.includes(existing.state)) {
          throw new FulfilmentRefused(`Order ${orderNo} is ${existing.state}; it must be ${from.join(' or ')}.`)
        }
        await work(client, existing, clock())
        const [changed = existing] = await anyOrder(client, { orderNo })
        return changed
      })
      return { status: 'done', order }
    } catch (error) {
      if (error instanceof FulfilmentRefused) return { status: 'refused', why: error.message }
      throw error
    }
  }

  return {
    /**
     * Ships the whole order: captures its authorised payment, issues the gift cards that were bought, and issues the invoices.
     * Later Easy Pay payments are charged separately.
     */
    ship: (orderNo: string) =>
      fulfil(orderNo, ['received', 'preparing'], async (on, order, now) => {
        for (const payment of await authorisedPayments(on, { orderNo })) {
          const { reference, provider, authorizationId, amountCents, isReduced } = payment
          const captured = await providers[provider].capture(authorizationId, {
            amountCents,
            isFinal: isReduced,
            idempotencyKey: `capture-${reference}`,
          })
          if (captured.status !== 'captured')
            throw new FulfilmentRefused(
              `The payment of order ${orderNo} could not be taken (${whyNot(provider, captured, amountCents)}). Nothing was shipped.`,
            )
          await setPaymentResult(on, { reference, state: 'captured', captureId: captured.id })
          await post(on, orderNo, 'captured', now, { [accountOf[provider]]: amountCents, receivable: -amountCents })
        }
        await issueSoldGiftCards(on, giftCardKey, order, now)
        await setShipped(on, { orderNo, at: now })
        if (hasParcel(order)) await queueOrderMail(on, 'order-shipped', orderNo, now)
        await setState(on, { orderNo, state: 'shipped' })
        await issueInvoices(on, orderNo, seller)
      }),

    deliver: (orderNo: string) =>
      fulfil(orderNo, ['shipped'], async (on, order, now) => {
        await setDelivered(on, { orderNo, at: now })
        if (hasParcel(order)) await queueOrderMail(on, 'order-delivered', orderNo, now)
        await setState(on, { orderNo, state: 'delivered' })
      }),

    /**
     * Cancels an order before it ships: voids the payment, restores stock, promo code uses and gift card balances, in the lock
     * order of placing, reverses the sale in the ledger, and forgives all instalments.
     */
    cancel: (orderNo: string) =>
      fulfil(orderNo, ['received', 'preparing'], async (on, order, now) => {
        if (order.subOrders.some(({ shippedAt }) => shippedAt !== null)) {
          throw new FulfilmentRefused(`Part of order ${orderNo} has shipped, so it can no longer be cancelled.`)
        }
        for (const { reference, provider, authorizationId } of await authorisedPayments(on, { orderNo })) {
          const voided = await providers[provider].void(authorizationId, { idempotencyKey: `void-${authorizationId}` })
          if (voided.status !== 'voided')
            throw new FulfilmentRefused(
              `The payment of order ${orderNo} could not be released (${whyNot(provider, voided)}). The order stands.`,
            )
          await setPaymentResult(on, { reference, state: 'voided', captureId: null })
        }
        await cancelExceptPayments(on, order, now)
      }),
  }
}

/** Cancels a locked order, except for its payments: restores all that it used, forgives its instalments, and queues the letter. */
export async function cancelExceptPayments(on: Queryable, order: OrderRow, now: Date): Promise<void> {
  const { orderNo } = order
  const sale = Object.entries(saleEntries(order)).map(([account, cents]) => [account, -cents])
  await post(on, orderNo, 'cancelled', now, Object.fromEntries(sale))
  await returnStock(on, { orderNo })
  const codes = order.promotions.map(({ code }) => code)
  if (codes.length > 0) await returnPromos(on, { codes, member: order.isGuest ? null : order.edp, email: order.email })
  const cards = await giftCardsOf(on, { orderNo })
  await refundGiftCards(on, { ids: cards.map(({ id }) => id), cents: cards.map(({ cents }) => cents), orderNo, now })
  await forgiveAllInstalments(on, { orderNo })
  await setState(on, { orderNo, state: 'cancelled' })
  await queueOrderMail(on, 'order-cancelled', orderNo, now)
}
