import type { Language } from '../shared/language.ts'
import { translatorIn } from '../shared/messages.ts'
import { type Cents, formatMoney } from '../shared/money.ts'
import { times } from './offer.rules.ts'
import en from './wording.messages.en.json' with { type: 'json' }
import fr from './wording.messages.fr.json' with { type: 'json' }

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
    const run = runs.at(-1)
    if (run?.cents === cents) run.count++
    else if (cents > 0) runs.push({ count: 1, cents })
  }
  const texts = runs.map(({ count, cents }) => {
    const price = formatMoney(cents, language)
    return count === 1 ? price : times(count, price)
  })
  const last = texts.pop()
  const t = translatorIn(language, en, fr)
  const today = t('today', { price: formatMoney(first, language) })
  if (last === undefined) return { today, later: null }
  const payments = texts.length > 0 ? t('and', { payments: texts.join(', '), last }) : last
  return { today, later: t('later', { payments }) }
}

/** Both parts as a sentence: `Today $162.91, then 5 × $91.49`. */
export function easyPayText(amounts: readonly Cents[], language: Language): string {
  const { today, later } = easyPayParts(amounts, language)
  return later === null ? today : `${today}, ${later}`
}
