import { cardTypes, type Language } from '@onair/core/rules'

type Card = { cardType: string; lastDigits: string }

/** `Visa ending in 4242`. */
export function cardName(
  { cardType, lastDigits }: Card,
  language: Language,
  t: (key: 'cardEnding', values: { card: string; digits: string }) => string,
): string {
  const card = cardTypes.find(({ code }) => code === cardType)?.name[language] ?? cardType
  return t('cardEnding', { card, digits: lastDigits })
}
