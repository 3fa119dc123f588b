import type { Cents } from '../shared/money.ts'

/** The least and the most that one line can give: 2.00 to 5,000.00. */
export const minDonation: Cents = 200
export const maxDonation: Cents = 500_000

/** Whether an amount can be given: whole cents, from the least to the most. */
export function isDonationAmount(cents: Cents): boolean {
  return Number.isInteger(cents) && cents >= minDonation && cents <= maxDonation
}

/**
 * An amount as somebody types it, in cents; undefined for what is no amount.
 *
 * 1. In either language's way: `25`, `25.50`, `25,50`, `$1,000`, `1 000,00 $`.
 * 2. A comma or dot with one or two digits after it, at the end, begins the cents; a comma with three groups thousands. A
 *    dot never does: `1.250` may be a slip for 1.25 or 12.50, and is not guessed.
 * 3. Whether it can be given is another question: see `isDonationAmount`.
 */
export function parseAmount(text: string): Cents | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^\$|\$$/, '')
  const parts = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!parts) return undefined
  const [, dollars = '', cents = ''] = parts
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
