import type { Queryable } from '../kernel/db/pool.ts'
import { insertPosting, type Posting } from './ledger.queries.ts'
import type { NewOrder, OrderLine } from './order.ts'

/** An account of the ledger. */
export type Account = 'receivable' | 'card' | 'wallet' | 'sales' | 'shipping' | 'tax' | 'gift-card' | 'credit'

/** The amounts of a posting by account. Debits are positive; the sum is zero, which the database checks at the commit. */
export type Entries = Partial<Record<Account, number>>

/** Entries as the columns of a posting. */
export const columnsOf = (entries: Entries): Pick<Posting, 'accounts' | 'amounts'> => ({
  accounts: Object.keys(entries),
  amounts: Object.values(entries),
})

/** Writes one posting to the ledger. */
export async function post(
  on: Queryable,
  orderNo: string,
  what: 'placed' | 'edited' | 'captured' | 'cancelled' | 'refunded',
  at: Date,
  entries: Entries,
): Promise<void> {
  await insertPosting(on, { orderNo, what, now: at, ...columnsOf(entries) })
}

/**
 * The ledger entries of a sale: the customer owes the grand total for merchandise, shipping and taxes. A sold gift card is no
 * revenue but a liability, until it pays for an order.
 */
export function saleEntries(
  order: Pick<
    NewOrder,
    | 'grandTotalCents'
    | 'giftCardCents'
    | 'creditCents'
    | 'merchandiseCents'
    | 'discountCents'
    | 'shippingCents'
    | 'taxCents'
  > & { subOrders: readonly { lines: readonly Pick<OrderLine, 'isGiftCard' | 'priceCents' | 'quantity'>[] }[] },
): Entries {
  const giftCardsSold = order.subOrders
    .flatMap(({ lines }) => lines.filter(({ isGiftCard }) => isGiftCard))
    .reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  return {
    receivable: order.grandTotalCents,
    'gift-card': order.giftCardCents - giftCardsSold,
    credit: order.creditCents,
    sales: order.discountCents - order.merchandiseCents + giftCardsSold,
    shipping: -order.shippingCents,
    tax: -order.taxCents,
  }
}
