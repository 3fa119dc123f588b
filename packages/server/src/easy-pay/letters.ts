import { randomBytes } from 'node:crypto'
import { easyPayStatus, isOwed, paymentLinkDays } from '@onair/core/easy-pay'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { addDays } from '../kernel/instants.ts'
import type { MailMessage, QueuedMail } from '../kernel/mail/mail.ts'
import { anyOrder } from '../orders/order.queries.ts'
import type { OrderInstalment, OrderRow } from '../orders/order.ts'
import { hashOf } from '../sign-in/tokens.ts'
import { type PaymentCharged, type PaymentFailed, paymentChargedMail, paymentFailedMail } from './easy-pay.mail.ts'
import { makePaymentLink } from './payment-link.queries.ts'

type Shop = { pool: Pool; clock: () => Date; shopOrigin: string; careEmail: string }

const addressee = ({ email: to, language, orderNo, noOfInstallments: total }: OrderRow) => ({
  to,
  language,
  orderNo,
  total,
})

const isStillOwed = (order: OrderRow) => (one: OrderInstalment) =>
  isOwed(easyPayStatus({ ...one, amountCents: one.amountCents + one.forgivenCents }, order.state === 'cancelled'))

/** Composes the letter about a payment that was charged. */
export async function composePaymentCharged(
  shop: Shop,
  { content }: Pick<QueuedMail<PaymentCharged>, 'content'>,
): Promise<MailMessage | 'gone'> {
  const [order] = await anyOrder(shop.pool, { orderNo: content.orderNo })
  if (!order) return 'gone'
  const next = order.instalments.find(isStillOwed(order))
  return paymentChargedMail({ ...content, ...addressee(order), next }, shop)
}

/**
 * Composes the letter about a declined payment.
 *
 * 1. A payment that was made or forgiven meanwhile needs no letter.
 * 2. A guest's letter has a link. It is created when the letter is sent, so that only the letter contains it, and replaces the
 *    payment's earlier links.
 */
export function composePaymentFailed(
  shop: Shop,
  { id, content }: Pick<QueuedMail<PaymentFailed>, 'id' | 'content'>,
): Promise<MailMessage | 'gone' | 'unneeded'> {
  return inTransaction(shop.pool, async (client) => {
    const [order] = await anyOrder(client, { orderNo: content.orderNo })
    if (!order) return 'gone'
    const instalment = order.instalments.find(({ number }) => number === content.number)
    if (!instalment || !isStillOwed(order)(instalment)) return 'unneeded'
    const token = order.isGuest ? randomBytes(32).toString('base64url') : undefined
    if (token !== undefined) {
      const expiresAt = addDays(shop.clock(), paymentLinkDays)
      await makePaymentLink(client, {
        hash: hashOf(token),
        orderNo: order.orderNo,
        number: content.number,
        letterId: id,
        expiresAt,
      })
    }
    const { amountCents } = instalment
    return paymentFailedMail({ ...content, ...addressee(order), amountCents, token }, shop)
  })
}
