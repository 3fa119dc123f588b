import { cleanDigits } from '../shared/typed-text.ts'

/** The fields of the gift card form. */
export type GiftCardForm = { cardNumber: string; pin: string }

/** The form's error keys. The widgets translate them. */
export type GiftCardErrorKey = 'giftCardNumber' | 'giftCardPin'

/** The errors by field: an error key, or the server's message. */
export type GiftCardErrors = { [Field in keyof GiftCardForm]?: GiftCardErrorKey | { message: string } }

/**
 * Validates the gift card form. Returns the errors by field.
 *
 * 1. The number has sixteen digits. Blanks, dashes and points between them are allowed.
 * 2. The PIN has four digits. 3. Whatever cannot be seen is ignored ({@link cleanDigits}).
 */
export function giftCardErrors({ cardNumber, pin }: GiftCardForm): GiftCardErrors {
  const errors: GiftCardErrors = {}
  if (!/^\d{16}$/.test(cleanDigits(cardNumber))) errors.cardNumber = 'giftCardNumber'
  if (!/^\d{4}$/.test(cleanDigits(pin))) errors.pin = 'giftCardPin'
  return errors
}

/** Assigns each reason of a server's refusal to its field: to the PIN if it concerns it, else to the number. */
export function giftCardRefusalErrors(reasons: readonly { message: string; area: string }[]): GiftCardErrors {
  const errors: GiftCardErrors = {}
  for (const { message, area } of reasons) errors[area.startsWith('Pin') ? 'pin' : 'cardNumber'] ??= { message }
  return errors
}
