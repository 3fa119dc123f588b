import type { Bilingual } from '../shared/language.ts'
import { type Cents, splitByLargestRemainder } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'

/** A rate in thousandths of a percent, as a whole number: 9.975 % is 9975. Binary fractions would lose half cents. */
export type TaxRate = number

/** A tax's name in both languages, and its rate. */
export type Tax = { name: Bilingual; rate: TaxRate }

const names = {
  GST: { en: 'GST', fr: 'TPS' },
  HST: { en: 'HST', fr: 'TVH' },
  PST: { en: 'PST', fr: 'TVP' },
  RST: { en: 'PST', fr: 'TVD' },
  QST: { en: 'QST', fr: 'TVQ' },
} as const satisfies Record<string, Bilingual>

type Row = { province: Province; tax: keyof typeof names; rate: TaxRate; from?: string; until?: string }

/**
 * Canadian sales taxes on goods delivered to a province. A row applies from `from` through `until`, both days included. A row
 * without `from` or `until` has no limit on that side. Old rows stay, because an order shows the rate of its own day.
 * Manitoba's tax is called PST in English and TVD in French.
 */
export const taxTable: readonly Row[] = [
  { province: 'AB', tax: 'GST', rate: 5000 },
  { province: 'BC', tax: 'GST', rate: 5000 },
  { province: 'BC', tax: 'PST', rate: 7000 },
  { province: 'MB', tax: 'GST', rate: 5000 },
  { province: 'MB', tax: 'RST', rate: 8000, until: '2019-06-30' },
  { province: 'MB', tax: 'RST', rate: 7000, from: '2019-07-01' },
  { province: 'NB', tax: 'HST', rate: 15000 },
  { province: 'NL', tax: 'HST', rate: 15000 },
  { province: 'NT', tax: 'GST', rate: 5000 },
  { province: 'NS', tax: 'HST', rate: 15000, until: '2025-03-31' },
  { province: 'NS', tax: 'HST', rate: 14000, from: '2025-04-01' },
  { province: 'NU', tax: 'GST', rate: 5000 },
  { province: 'ON', tax: 'HST', rate: 13000 },
  { province: 'PE', tax: 'HST', rate: 15000 },
  { province: 'QC', tax: 'GST', rate: 5000 },
  { province: 'QC', tax: 'QST', rate: 9975 },
  { province: 'SK', tax: 'GST', rate: 5000 },
  { province: 'SK', tax: 'PST', rate: 6000 },
  { province: 'YT', tax: 'GST', rate: 5000 },
]

/**
 * The taxes on a delivery to a province, the federal tax first.
 * @param date the calendar day of the order, `YYYY-MM-DD`.
 */
export function taxesFor(province: Province, date: string): Tax[] {
  return taxTable
    .filter((row) => row.province === province && (row.from ?? '') <= date && date <= (row.until ?? '9999-12-31'))
    .map(({ tax, rate }) => ({ name: names[tax], rate }))
}

/** Converts a rate to percent, for the wire and for display: 9975 becomes 9.975. */
export function ratePercent(rate: TaxRate): number {
  return rate / 1000
}

/** The tax on an amount, rounded half up to the cent. The amount is zero or more. */
export function taxOnAmount(cents: Cents, rate: TaxRate): Cents {
  const product = cents * rate + 50_000
  return (product - (product % 100_000)) / 100_000
}

/** One tax's amount: the total, the share of each line in their order, and the share of shipping. */
export type TaxedAmount = Tax & { amountCents: Cents; lineCents: Cents[]; shippingCents: Cents }
/** All taxes of a bag. Amounts in cents. */
export type Taxes = {
  taxes: TaxedAmount[]
  taxTotalCents: Cents
  /** The sum of all taxes on each line, in the lines' order. Returning the line refunds this amount. */
  lineTaxCents: Cents[]
  shippingTaxCents: Cents
}

/**
 * Computes a province's taxes on a bag.
 *
 * 1. Taxes are charged on the price, not on each other.
 * 2. A tax's base is the sum of the taxable lines after discount, plus shipping, which is always taxable.
 * 3. Each tax is rounded half up to the cent once, on its whole base.
 * 4. It is then divided over the taxable lines and shipping by largest remainder; other lines bear none.
 *
 * @param lines each line's price after its share of the discount.
 * @param date the calendar day of the order, `YYYY-MM-DD`.
 */
export function taxOn(
  province: Province,
  date: string,
  lines: readonly { baseCents: Cents; taxable: boolean }[],
  shippingCents: Cents,
): Taxes {
  const bases = [...lines.map(({ baseCents, taxable }) => (taxable ? baseCents : 0)), shippingCents]
  const base = bases.reduce((a, b) => a + b, 0)
  const taxes = taxesFor(province, date).map((tax): TaxedAmount => {
    const amountCents = taxOnAmount(base, tax.rate)
    const shares = splitByLargestRemainder(amountCents, bases)
    return { ...tax, amountCents, lineCents: shares.slice(0, -1), shippingCents: shares.at(-1) ?? 0 }
  })
  return {
    taxes,
    taxTotalCents: taxes.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lineTaxCents: lines.map((_, index) => taxes.reduce((sum, { lineCents }) => sum + (lineCents[index] ?? 0), 0)),
    shippingTaxCents: taxes.reduce((sum, tax) => sum + tax.shippingCents, 0),
  }
}
