import type { Bilingual } from '../shared/language.ts'

/** The payment types: Visa, MasterCard, American Express, the shop's own card, the wallet (specification §1). */
export type CardType = 'VI' | 'MC' | 'AX' | 'FI' | 'PY'
/** The payment types that are cards. */
export type CardBrand = Exclude<CardType, 'PY'>

/** The most saved cards of an account. */
export const maxCards = 20

/** The wallet's card type code (specification §9). */
export const walletCardType: CardType = 'PY'

/** The card types in display order. The label of FI is translated. */
export const cardTypes: readonly { code: CardBrand; name: Bilingual }[] = [
  { code: 'VI', name: { en: 'Visa', fr: 'Visa' } },
  { code: 'MC', name: { en: 'MasterCard', fr: 'MasterCard' } },
  { code: 'AX', name: { en: 'American Express', fr: 'American Express' } },
  { code: 'FI', name: { en: 'Onair Card', fr: 'Carte Onair' } },
]

type ShownCard = { cardType: string; lastDigits: string; expiryMonth: string; expiryYear: string }

/** Whether two cards are the same one, by what is shown of them: a renewed card is another. */
export const isSameCard = (one: ShownCard, other: ShownCard): boolean =>
  one.cardType === other.cardType &&
  one.lastDigits === other.lastDigits &&
  one.expiryMonth === other.expiryMonth &&
  one.expiryYear === other.expiryYear

/** The options of the expiry month: empty, then 01 to 12 (specification §3). */
export function expiryMonths(): string[] {
  return ['', ...Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))]
}

/** The options of the expiry year: empty, then this year and the next nine (specification §3). */
export function expiryYears(thisYear: number): string[] {
  return ['', ...Array.from({ length: 10 }, (_, index) => String(thisYear + index))]
}

/**
 * Whether a card is valid today: it is through the last day of its expiry month.
 * @param today `YYYY-MM-DD` in the shop's time zone.
 */
export function isExpiryValid(month: string, year: string, today: string): boolean {
  return /^(0[1-9]|1[0-2])$/.test(month) && /^\d{4}$/.test(year) && `${year}-${month}` >= today.slice(0, 7)
}

/**
 * Validates a card's expiry and returns the errors by field, as message keys of specification §5.
 *
 * 1. The month and the year are required.
 * 2. A past month of this year is an error of the month, a past year an error of the year.
 */
export function expiryErrors(
  card: { expiryMonth: string; expiryYear: string },
  today: string,
): { expiryMonth?: 'expiryMonthInvalid'; expiryYear?: 'expiryYearInvalid' } {
  const errors: { expiryMonth?: 'expiryMonthInvalid'; expiryYear?: 'expiryYearInvalid' } = {}
  const thisYear = today.slice(0, 4)
  const monthPicked = expiryMonths().slice(1).includes(card.expiryMonth)
  if (!/^\d{4}$/.test(card.expiryYear) || card.expiryYear < thisYear) errors.expiryYear = 'expiryYearInvalid'
  else if (monthPicked && !isExpiryValid(card.expiryMonth, card.expiryYear, today)) {
    errors.expiryMonth = 'expiryMonthInvalid'
  }
  if (!monthPicked) errors.expiryMonth = 'expiryMonthInvalid'
  return errors
}

/** The card logo of an order, by the start of its payment type text (specification §2). */
export function cardLogo(paymentType: string): CardBrand | undefined {
  const text = paymentType.trim().toLowerCase()
  if (text.startsWith('visa')) return 'VI'
  if (text.startsWith('master')) return 'MC'
  if (text.startsWith('amer')) return 'AX'
  return text.startsWith('onair') || text.startsWith('carte onair') ? 'FI' : undefined
}

/** The last digits of a masked card number, without asterisks and spaces (specification §2). */
export function endingDigits(maskedNumber: string): string {
  return maskedNumber.replace(/[*\s]/g, '')
}
