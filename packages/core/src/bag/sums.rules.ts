import type { Language } from '../shared/language.ts'
import { type MessageKey, translatorIn } from '../shared/messages.ts'
import type { Cents } from '../shared/money.ts'
import { formatPercent } from '../shared/numbers.ts'
import en from './sums.messages.en.json' with { type: 'json' }
import fr from './sums.messages.fr.json' with { type: 'json' }

/** The amounts of a bag, an order or an invoice. All are positive. */
export type Summed = {
  merchandiseSubTotal: Cents
  shippingHandling: Cents
  taxes: readonly { name: string; rate: number; amount: Cents }[]
  /** The sum of all promotions. */
  discount: Cents
  /** Each promotion. A bag may have one that does not apply; an order has only applied ones. */
  promotions?: readonly { code: string; description: string; amount: Cents; isApplied?: boolean }[] | undefined
  /** The codes of an order without promotion names. */
  promoCode?: string | null
  orderTotal: Cents
  giftCards?: readonly { lastDigits: string; amount: Cents }[] | null
  /** The sum that gift cards pay, where the single cards are not known. */
  giftCardRedemption?: Cents
  creditAmountApplied?: Cents
  grandTotal: Cents
}

/** An amount with its name. */
export type Sum = {
  /** Unlike the label, different for each row. */
  id: string
  label: string
  /** A reason, in small text. */
  note?: string
  cents: Cents
  /** Shown instead of the amount: "Free". */
  text?: string
  /** A deduction: `cents` stays positive. */
  off?: true
}

type Name = MessageKey<typeof en>

/**
 * The charges and deductions up to the order total, the same in bag, checkout, order, mail and invoice (specification,
 * section 2): merchandise, shipping and handling, taxes, discount.
 *
 * 1. Every tax that is charged is a row with its name and rate. Without tax, as for a donation alone, there is no such row.
 * 2. Every promotion that reduces the total is a row with its name; without names the discount is one row.
 * 3. A free-shipping promotion reduces nothing: its name and code show below the shipping.
 */
export function chargedRows(of: Omit<Summed, 'orderTotal' | 'grandTotal'>, language: Language): Sum[] {
  const t = translatorIn(language, en, fr)
  const applied = of.promotions?.filter(({ isApplied = true }) => isApplied) ?? []
  const named = applied.filter(({ amount }) => amount > 0)
  const free = applied.filter(({ amount }) => amount === 0).map(({ description, code }) => `${description} (${code})`)
  const shipsFree = of.shippingHandling === 0
  const row = (name: Name, cents: Cents, more: Partial<Sum> = {}): Sum => ({
    id: name,
    label: t(name),
    cents,
    ...more,
  })
  return [
    row('merchandise', of.merchandiseSubTotal),
    row('shipping', of.shippingHandling, {
      ...(shipsFree && { text: t('free') }),
      ...(shipsFree && free.length > 0 && { note: free.join(', ') }),
    }),
    ...of.taxes
      .filter(({ amount }) => amount > 0)
      .map((tax) => ({ id: `tax ${tax.name}`, label: taxLabel(tax, language), cents: tax.amount })),
    ...named.map(
      ({ code, description, amount }): Sum => ({
        id: `promo ${code}`,
        label: description,
        note: code,
        cents: amount,
        off: true,
      }),
    ),
    ...(named.length === 0 && of.discount > 0
      ? [row('discount', of.discount, { off: true, ...(of.promoCode && { note: of.promoCode }) })]
      : []),
  ]
}

/**
 * All rows and the total below them: what `chargedRows` has, then order total, gift cards, credit, grand total.
 *
 * 1. The order total is a row where a gift card or credit pays a part of it, and always in a placed order (section 2).
 * 2. Otherwise it is the total, so that no amount is shown twice.
 * 3. Each gift card is a row with its last digits. Where the single cards are not known, one row has their sum.
 *
 * @param isPlaced whether it is a placed order, not a bag
 */
export function sums(of: Summed, language: Language, isPlaced: boolean): { rows: Sum[]; total: Sum } {
  const t = translatorIn(language, en, fr)
  const cards = (of.giftCards ?? []).filter(({ amount }) => amount > 0)
  const off = (name: Name, cents = 0): Sum[] => (cents > 0 ? [{ id: name, label: t(name), cents, off: true }] : [])
  const paid = [
    ...cards.map(
      ({ lastDigits, amount }, index): Sum => ({
        id: `gift card ${index} ${lastDigits}`,
        label: t('giftCard', { digits: lastDigits }),
        cents: amount,
        off: true,
      }),
    ),
    ...(cards.length === 0 ? off('giftCards', of.giftCardRedemption) : []),
    ...off('credit', of.creditAmountApplied),
  ]
  const orderTotal: Sum = { id: 'orderTotal', label: t('orderTotal'), cents: of.orderTotal }
  const charged = chargedRows(of, language)
  return paid.length > 0 || isPlaced
    ? {
        rows: [...charged, orderTotal, ...paid],
        total: { id: 'grandTotal', label: t('grandTotal'), cents: of.grandTotal },
      }
    : { rows: charged, total: orderTotal }
}

/** A tax by its name and rate: `HST 13%`, `TVQ 9,975 %`. */
function taxLabel({ name, rate }: { name: string; rate: number }, language: Language): string {
  return `${name} ${formatPercent(rate, language)}`
}
