import { maxCards } from '@onair/core/payment'
import type { BagRow } from '../bag/bag.queries.ts'
import { nameOf } from '../bag/bag.view.ts'
import { type PricedBag, usedPromos } from '../bag/pricing.ts'
import { chargeGiftCards } from '../gift-card/gift-card.queries.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import type { Authorised } from '../payment/authorise.service.ts'
import { refuse, refuseAll } from './orders.messages.ts'
import { countPromoUses, deductStyle, deductStyles, storeCard, useWalletPayment } from './placing.queries.ts'

/** Deducts the bag's lines from the stock, or refuses with the names of all lines that have sold out. */
export async function deductStock(on: Queryable, { lines }: BagRow): Promise<void> {
  const quantities = new Map<number, number>()
  for (const { edpNo, quantity } of lines) quantities.set(edpNo, (quantities.get(edpNo) ?? 0) + quantity)
  const [only, ...more] = [...quantities].map(([edpNo, quantity]) => ({ edpNo, quantity }))
  const deducted =
    only && more.length === 0
      ? await deductStyle(on, only)
      : await deductStyles(on, { edpNos: [...quantities.keys()], quantities: [...quantities.values()] })
  const deductedEdpNos = new Set(deducted.map(({ edpNo }) => edpNo))
  const soldOut = lines.filter(({ edpNo }) => !deductedEdpNos.has(edpNo))
  if (soldOut.length === 0) return
  throw linesSoldOut(soldOut.map((line) => ({ id: line.id, name: nameOf(line) })))
}

/** The refusal of lines that have sold out. */
export const linesSoldOut = (lines: readonly { id: string; name: ReturnType<typeof nameOf> }[]) =>
  refuseAll(
    409,
    lines.map(({ id, name }) => ({ code: 'line-gone', area: `CartLines.${id}`, values: { name } })),
  )

/**
 * Counts the uses of the order's promo codes, or refuses with the first that is used up. A guest is not told who used it: the
 * e-mail may be somebody else's.
 */
export async function usePromos(
  on: Queryable,
  priced: PricedBag,
  edp: number,
  { email, isGuest }: NonNullable<BagRow['customer']>,
): Promise<void> {
  const codes = usedPromos(priced).map(({ promo }) => promo.code)
  if (codes.length === 0) return
  const [usedUp] = await countPromoUses(on, { codes, member: isGuest ? null : edp, email })
  if (usedUp) throw promoUsedUp(usedUp, isGuest)
}

/** The refusal of a code that is used up. */
export function promoUsedUp({ code, byCustomer }: { code: string; byCustomer: boolean }, isGuest: boolean) {
  const used = isGuest ? 'promo-not-for-order' : 'promo-used-by-you'
  return refuse(417, { code: byCustomer ? used : 'promo-used-up', area: 'PromoCode', values: { code } })
}

/** Charges the gift cards, or refuses with the first whose balance is too low. */
export async function useGiftCards(
  on: Queryable,
  bag: BagRow,
  priced: PricedBag,
  orderNo: string,
  now: Date,
): Promise<void> {
  const charges = bag.giftCards
    .map((card, index) => ({ ...card, cents: priced.totals.giftCardCents[index] ?? 0 }))
    .filter(({ cents }) => cents > 0)
  if (charges.length === 0) return
  const ids = charges.map(({ id }) => id)
  const charged = await chargeGiftCards(on, { ids, cents: charges.map(({ cents }) => cents), orderNo, now })
  const short = charges.find(({ id }) => !charged.some((one) => one.id === id))
  if (short) throw giftCardShort(short.lastDigits)
}

/** The refusal of a gift card whose balance is too low. */
export const giftCardShort = (digits: string) =>
  refuse(417, { code: 'gift-card-short', area: 'GiftCards', values: { digits } })

/** The refusal if the payment was voided meanwhile, because it looked abandoned. */
export const paymentVoided = () => refuse(503, { code: 'payment-away', area: 'CreditCard' })

/** Assigns the wallet's payment to the order, if the wallet pays. */
export async function useWallet(on: Queryable, authorised: Authorised | undefined, now: Date): Promise<void> {
  if (authorised?.provider !== 'wallet') return
  const [used] = await useWalletPayment(on, { transactionId: authorised.token, now })
  if (!used) throw paymentVoided()
}

/** Saves the bag's card to the account if the shopper chose to. */
export async function saveBagCard(on: Queryable, { card, saveCard }: BagRow, edp: number): Promise<void> {
  if (!card || !saveCard) return
  const { token, cardType, lastDigits, expiryMonth, expiryYear, holderName } = card
  await storeCard(on, { edp, token, cardType, lastDigits, expiryMonth, expiryYear, holderName, most: maxCards })
}
