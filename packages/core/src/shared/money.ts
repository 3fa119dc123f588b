import { htmlLang, type Language } from './language.ts'
import { sameSpaces } from './same-spaces.ts'

/** An amount of Canadian money in whole cents. Never a fraction. */
export type Cents = number

// Creating a formatter costs a hundred times more than using it, and a page prints hundreds of prices.
const formatters: Record<string, Intl.NumberFormat> = {}

function dollars(locale: 'en-CA' | 'fr-CA' | 'en-US', currency: 'CAD' | 'USD'): Intl.NumberFormat {
  formatters[locale] ??= new Intl.NumberFormat(locale, { style: 'currency', currency })
  return formatters[locale]
}

/** As printed: a minus sign, which screen readers say, instead of a hyphen, which they leave out. */
const printed = (text: string): string => sameSpaces(text).replace('-', '\u2212')

/** `$1,234.56` in English, `1 234,56 $` in French (with no-break spaces). */
export function formatMoney(cents: Cents, language: Language): string {
  return printed(dollars(htmlLang(language), 'CAD').format(cents / 100))
}

/** `$1,234.56` whatever the language: the sub-total below the Easy Pay list (specification §9). */
export function formatMoneyUsdStyle(cents: Cents): string {
  return dollars('en-US', 'USD').format(cents / 100)
}

/** A piece of a formatted price. `raised`: printed smaller and higher. */
export type MoneyPart = { role: 'sign' | 'whole' | 'separator' | 'cents'; text: string; raised: boolean }

/**
 * A price in parts, to raise the dollar sign and the cents (specification §9).
 *
 * 1. The joined parts are exactly `formatMoney`'s text, which screen readers get.
 * 2. Everything but the whole dollars (with their minus sign and their thousands) is raised.
 */
export function moneyParts(cents: Cents, language: Language): { text: string; parts: MoneyPart[] } {
  const parts: MoneyPart[] = []
  for (const { type, value } of dollars(htmlLang(language), 'CAD').formatToParts(cents / 100)) {
    const role =
      type === 'currency' || type === 'literal'
        ? 'sign'
        : type === 'decimal'
          ? 'separator'
          : type === 'fraction'
            ? 'cents'
            : 'whole'
    const last = parts.at(-1)
    if (last?.role === role) last.text += printed(value)
    else parts.push({ role, text: printed(value), raised: role !== 'whole' })
  }
  return { text: formatMoney(cents, language), parts }
}

/**
 * Divides an amount by weights without losing a cent.
 *
 * 1. The shares add up to the amount.
 * 2. Each share is its exact portion, rounded down or up to the cent.
 * 3. The cents left over go to the largest remainders; among equals to the earliest.
 * 4. Weights that are all zero count as equal.
 * 5. A negative amount is divided like its positive.
 *
 * @throws {RangeError} when there is an amount and nothing to divide it over, or a weight is negative or no integer.
 */
export function splitByLargestRemainder(totalCents: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) {
    if (totalCents === 0) return []
    throw new RangeError('An amount needs at least one part to go to')
  }
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights are whole numbers from zero up')
  }
  if (totalCents < 0) return splitByLargestRemainder(-totalCents, weights).map((share) => (share === 0 ? 0 : -share))
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return splitByLargestRemainder(totalCents, Array<number>(weights.length).fill(1))
  // Amount times weight may pass 2^53, hence BigInt.
  const exact = weights.map((weight, index) => {
    const product = BigInt(totalCents) * BigInt(weight)
    return { index, share: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) }
  })
  const shares = exact.map(({ share }) => share)
  const remaining = totalCents - shares.reduce((a, b) => a + b, 0)
  const byRemainder = exact.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, remaining)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
