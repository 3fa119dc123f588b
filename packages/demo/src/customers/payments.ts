import { randomUUID } from 'node:crypto'
import type { Queryable } from '@onair/server/database'
import { chargeGiftCards, type NewOrder, post, saleEntries } from '@onair/server/seeding'
import type { SpentGiftCard } from './gift-cards.ts'

/** The wallet's customer with the first person's e-mail. */
const payerId = 'MAYA2026PAYER'

type Paid = { token: string; giftCard: SpentGiftCard; shippedAt: Date | null }

/** Books the sale of an order, and writes its first payment in the state that fits the order's. */
export async function recordPayment(on: Queryable, order: NewOrder, { token, giftCard, shippedAt }: Paid) {
  const { orderNo, placedAt, state, giftCardCents } = order
  const sale = saleEntries(order)
  await post(on, orderNo, 'placed', placedAt, sale)
  if (giftCardCents > 0) {
    const charged = await chargeGiftCards(on, {
      ids: [giftCard.id],
      cents: [giftCardCents],
      orderNo,
      now: placedAt,
    })
    if (charged.length === 0) throw new Error(`Order ${orderNo} costs more than the gift card holds`)
  }
  if (state === 'cancelled') {
    const undone = Object.entries(sale).map(([account, cents]) => [account, -cents])
    await post(on, orderNo, 'cancelled', placedAt, Object.fromEntries(undone))
  }
  const amountCents = order.instalments[0]?.amountCents ?? 0
  if (amountCents === 0) return
  const isWallet = order.card?.cardType === 'PY'
  const ids = isWallet
    ? await walletIds(on, order, amountCents)
    : // The capture sandbox accepts authorisations and captures of this form without having made them.
      {
        token,
        authorization: `au_demo_${amountCents}_demo-${orderNo}`,
        capture: `ca_demo_${amountCents}_demo-${orderNo}`,
      }
  const isTaken = shippedAt !== null && (state === 'shipped' || state === 'delivered')
  const paid = state === 'cancelled' ? 'voided' : isTaken ? 'captured' : 'authorised'
  await on.query(
    `insert into payment (reference, customer_edp, order_no, provider, token, amount_cents, state, authorization_id, capture_id,
       held_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      `demo-${orderNo}`,
      order.edp,
      orderNo,
      isWallet ? 'wallet' : 'capture',
      ids.token,
      amountCents,
      paid,
      ids.authorization,
      isTaken ? ids.capture : null,
      placedAt,
    ],
  )
  if (!isTaken) return
  await post(on, orderNo, 'captured', shippedAt, {
    [isWallet ? 'wallet' : 'card']: amountCents,
    receivable: -amountCents,
  })
}

/** Writes the wallet's payment of an order. The wallet sandbox accepts ids of this form without having issued them. */
async function walletIds(on: Queryable, { orderNo, placedAt }: NewOrder, amountCents: number) {
  const id = `DEMO-${amountCents}-${orderNo}`
  const token = `O-${id}`
  await on.query(
    `insert into wallet_payment (payment_id, cart_guid, amount_cents, state, payer_id, transaction_id, created_at,
       changed_at)
     values ($1, $2, $3, 'placed', $4, $5, $6, $6)`,
    [`PAYID-${id}`, randomUUID(), amountCents, payerId, token, placedAt],
  )
  return { token, authorization: token, capture: `C-${id}` }
}
