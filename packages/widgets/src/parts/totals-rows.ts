import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import { textsOf } from './texts-of.ts'
import en from './totals.messages.en.json'
import fr from './totals.messages.fr.json'
import { type TotalsRow, taxLabel } from './totals.tsx'

const texts = textsOf(en, fr)

/** The totals that bags and orders have in common. */
export type AddedUp = {
  merchandiseSubTotal: Cents
  /** The sum of all promotions, positive. */
  discount: Cents
  shippingHandling: Cents
  taxes: readonly { name: string; rate: number; amount: Cents }[]
  /** Each promotion. A bag may have one that does not apply; an order has only applied ones. */
  promotions?: readonly { code: string; description: string; amount: Cents; isApplied?: boolean }[]
  /** The codes of an order without promotion names. */
  promoCode?: string | null
}

/**
 * The rows from merchandise to taxes, the same for bags and orders.
 *
 * 1. Every promotion that reduces the total is a row with its name; without names the discount is one row.
 * 2. A free-shipping promotion reduces nothing: its name and code show below the shipping.
 * 3. Every tax is a row with its name and rate.
 */
export function totalsRows(of: AddedUp, language: Language): TotalsRow[] {
  const t = texts(language)
  const applied = of.promotions?.filter(({ isApplied = true }) => isApplied) ?? []
  const named = applied.filter(({ amount }) => amount > 0)
  const shipsFree = of.shippingHandling === 0
  const free = applied.filter(({ amount }) => amount === 0).map(({ description, code }) => `${description} (${code})`)
  return [
    { label: t('merchandise'), cents: of.merchandiseSubTotal },
    ...named.map(({ code, description, amount }) => ({
      id: `promo ${code}`,
      label: description,
      note: code,
      cents: amount,
      off: true,
    })),
    ...(named.length === 0 && of.discount > 0
      ? [{ label: t('discount'), note: of.promoCode ?? undefined, cents: of.discount, off: true }]
      : []),
    {
      label: t('shippingHandling'),
      note: shipsFree ? free.join(', ') : undefined,
      cents: of.shippingHandling,
      text: shipsFree ? t('free') : undefined,
    },
    ...of.taxes.map((tax) => ({ label: taxLabel(tax, language), cents: tax.amount })),
  ]
}
