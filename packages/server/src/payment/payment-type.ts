import type { Language } from '@onair/core/language'
import { type CardType, cardTypes, walletCardType } from '@onair/core/payment'

const giftCard = { en: 'Gift card', fr: 'Carte-cadeau' }

/** The name of an order's payment type (specification §2); null stands for gift cards only. */
export function paymentTypeName(cardType: CardType | null, language: Language): string {
  if (cardType === null) return giftCard[language]
  if (cardType === walletCardType) return 'PayPal'
  return cardTypes.find(({ code }) => code === cardType)?.name[language] ?? cardType
}
