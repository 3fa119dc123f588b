import type { Cents } from '../shared/money.ts'

/** The smallest donation of one line: 2.00. */
export const minDonation: Cents = 200
/** The largest donation of one line: 5,000.00. */
export const maxDonation: Cents = 500_000

/** Whether a donation may have this amount: whole cents from `minDonation` to `maxDonation`. */
export function isDonationAmount(cents: Cents): boolean {
  return Number.isInteger(cents) && cents >= minDonation && cents <= maxDonation
}

/**
 * Parses a typed amount into cents. Returns undefined when the text is no amount.
 *
 * 1. Both languages' formats are accepted: `25`, `25.50`, `25,50`, `$1,000`, `1 000,00 $`.
 * 2. A comma or dot before one or two final digits starts the cents. A comma before three digits groups thousands. A dot never
 *    groups thousands: `1.250` may be a typing error for 1.25 or 12.50, so it is no amount.
 * 3. The range is not checked here: see `isDonationAmount`.
 */
export function parseAmount(text: string): Cents | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^\$|\$$/, '')
  const parts = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!parts) return undefined
  const [, dollars = '', cents = ''] = parts
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
