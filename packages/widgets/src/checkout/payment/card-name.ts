import type { Language } from '@onair/core/language'
import { cardTypes } from '@onair/core/payment'

type Card = { cardType: string; lastDigits: string }

/** `Visa ending in 4242`; a wallet by its name, because it has no digits. */
export function cardName(
  { cardType, lastDigits }: Card,
  language: Language,
  t: (key: 'cardEnding' | 'wallet', values?: { card: string; digits: string }) => string,
): string {
  if (cardType === 'PY') return t('wallet')
  const card = cardTypes.find(({ code }) => code === cardType)?.name[language] ?? cardType
  return t('cardEnding', { card, digits: lastDigits })
}
