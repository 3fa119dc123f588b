/** What is typed of a gift card. */
export type GiftCardForm = { cardNumber: string; pin: string }

/** Keys of the messages; the words are the widgets'. */
export type GiftCardErrorKey = 'giftCardNumber' | 'giftCardPin'

/** What is wrong, by field: a key, or the server's own sentence. */
export type GiftCardErrors = { [Field in keyof GiftCardForm]?: GiftCardErrorKey | { message: string } }

/**
 * What is wrong with a gift card as it was typed, by field.
 *
 * 1. The number is sixteen digits, with single spaces or dashes between them if liked.
 * 2. The PIN is four digits. 3. Spaces around either do not count.
 */
export function giftCardErrors({ cardNumber, pin }: GiftCardForm): GiftCardErrors {
  const errors: GiftCardErrors = {}
  if (!/^(?:\d[ -]?){15}\d$/.test(cardNumber.trim())) errors.cardNumber = 'giftCardNumber'
  if (!/^\d{4}$/.test(pin.trim())) errors.pin = 'giftCardPin'
  return errors
}

/** What a refusal says of a gift card, beside its field; what has no field of its own stands beside the number. */
export function refusedGiftCard(items: readonly { message: string; area: string }[]): GiftCardErrors {
  const message = { message: items.map((item) => item.message).join(' ') }
  return items[0]?.area.startsWith('Pin') ? { pin: message } : { cardNumber: message }
}
