import type { Language } from '../shared/language.ts'
import { type Cents, formatMoney } from '../shared/money.ts'
import { times } from './offer.rules.ts'

/**
 * An order's payments in words, the same wherever they are named: what is paid today, and what comes later.
 *
 * 1. `Today $162.91`, `then 5 × $91.49`.
 * 2. Later payments of one amount are counted together; a single one has no count: `then $91.49`.
 * 3. Later payments that differ follow each other as they are due: `then $12.00 and 3 × $30.00`.
 * 4. Payments that gift cards reduce to zero are left out, except today's: `Today $0.00`.
 * 5. A single payment has no `then`.
 */
export function easyPayParts(amounts: readonly Cents[], language: Language): { today: string; later: string | null } {
  const [first = 0, ...rest] = amounts
  const runs: { count: number; cents: Cents }[] = []
  for (const cents of rest) {
    const last = runs.at(-1)
    if (last?.cents === cents) last.count++
    else if (cents > 0) runs.push({ count: 1, cents })
  }
  const texts = runs.map(({ count, cents }) => {
    const price = formatMoney(cents, language)
    return count === 1 ? price : times(count, price)
  })
  const final = texts.pop()
  const and = language === 'fr' ? ' et ' : ' and '
  return {
    today: `${language === 'fr' ? 'Aujourd’hui' : 'Today'} ${formatMoney(first, language)}`,
    later:
      final === undefined
        ? null
        : `${language === 'fr' ? 'puis' : 'then'} ${texts.length > 0 ? texts.join(', ') + and : ''}${final}`,
  }
}

/** Both parts as a sentence: `Today $162.91, then 5 × $91.49`. */
export function easyPayText(amounts: readonly Cents[], language: Language): string {
  const { today, later } = easyPayParts(amounts, language)
  return later === null ? today : `${today}, ${later}`
}
