import type { BagRow } from '../bag/bag.queries.ts'
import { nameOf } from '../bag/bag.view.ts'
import { type PricedBag, usedPromos } from '../bag/pricing.ts'
import { takeGiftCards } from '../gift-card/gift-card.queries.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import type { Authorised } from '../payment/authorise.service.ts'
import { refuse, refuseAll } from './orders.messages.ts'
import { keepCard, takePromos, takeStyle, takeStyles, useWalletPayment } from './placing.queries.ts'

/** Takes what is ordered off the stock, or refuses with every line that went to others between looking and taking, by name. */
export async function takeLines(on: Queryable, { lines }: BagRow): Promise<void> {
  const wanted = new Map<number, number>()
  for (const { edpNo, quantity } of lines) wanted.set(edpNo, (wanted.get(edpNo) ?? 0) + quantity)
  const [only] = wanted.size === 1 ? wanted : []
  const taken = only ? await takeStyle(on, ...only) : await takeStyles(on, [...wanted.keys()], [...wanted.values()])
  const had = new Set(taken.map(({ edpNo }) => edpNo))
  const short = lines.filter(({ edpNo }) => !had.has(edpNo))
  if (short.length === 0) return
  throw refuseAll(
    409,
    short.map((line) => ({ code: 'line-gone', area: `CartLines.${line.id}`, values: { name: nameOf(line) } })),
  )
}

/** Takes the uses of the order's codes, or refuses with the first that somebody else, or the customer, has used up. */
export async function usePromos(on: Queryable, priced: PricedBag, email: string): Promise<void> {
  const codes = usedPromos(priced).map(({ promo }) => promo.code)
  if (codes.length === 0) return
  const [gone] = await takePromos(on, codes, email)
  if (!gone) return
  const { code, byCustomer } = gone
  throw refuse(417, { code: byCustomer ? 'promo-used-by-you' : 'promo-used-up', area: 'PromoCode', values: { code } })
}

/** Takes what each gift card pays, or refuses with the first that no longer holds it. */
export async function useGiftCards(
  on: Queryable,
  bag: BagRow,
  priced: PricedBag,
  orderNo: string,
  now: Date,
): Promise<void> {
  const paying = bag.giftCards
    .map((card, index) => ({ ...card, cents: priced.totals.giftCardCents[index] ?? 0 }))
    .filter(({ cents }) => cents > 0)
  if (paying.length === 0) return
  const ids = paying.map(({ id }) => id)
  const taken = await takeGiftCards(
    on,
    ids,
    paying.map(({ cents }) => cents),
    orderNo,
    now,
  )
  const short = paying.find(({ id }) => !taken.some((one) => one.id === id))
  if (!short) return
  throw refuse(417, { code: 'gift-card-short', area: 'GiftCards', values: { digits: short.lastDigits } })
}

/** The payment was given back, or is about to be, by somebody who believed it left behind. */
export const paymentGone = () => refuse(503, { code: 'payment-away', area: 'CreditCard' })

/** Uses up the wallet's payment, where that is what pays. */
export async function useWallet(on: Queryable, authorised: Authorised | undefined, now: Date): Promise<void> {
  if (authorised?.provider !== 'wallet') return
  const [used] = await useWalletPayment(on, authorised.token, now)
  if (!used) throw paymentGone()
}

/** Keeps the bag's card, where the shopper asked for it. */
export async function keepItsCard(on: Queryable, { card, saveCard }: BagRow, edp: number): Promise<void> {
  if (!card || !saveCard) return
  const { token, cardType, lastDigits, expiryMonth, expiryYear, holderName } = card
  await keepCard(on, edp, token, cardType, lastDigits, expiryMonth, expiryYear, holderName)
}
