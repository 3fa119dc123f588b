import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import { textsOf } from './texts-of.ts'
import en from './totals.messages.en.json'
import fr from './totals.messages.fr.json'
import type { TotalsRow } from './totals.tsx'

const texts = textsOf(en, fr)

/** A row for each gift card that pays something. */
export function giftCardRows(
  cards: readonly { id: string; lastDigits: string; amount: Cents }[],
  language: Language,
): TotalsRow[] {
  const t = texts(language)
  return cards
    .filter(({ amount }) => amount > 0)
    .map(({ id, lastDigits, amount }) => ({
      id: `gift card ${id}`,
      label: t('giftCard', { digits: lastDigits }),
      cents: amount,
      off: true,
    }))
}
