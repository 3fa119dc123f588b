/** What is typed of a gift card. */
export type GiftCardForm = { cardNumber: string; pin: string }

/** What is wrong: a key of the texts, or the server's own sentence. */
export type GiftCardErrors = {
  [Field in keyof GiftCardForm]?: 'giftCardNumber' | 'giftCardPin' | { message: string }
}

/** What is wrong with a gift card as typed: sixteen digits, with spaces or dashes if liked, and a PIN of four. */
export function giftCardErrors({ cardNumber, pin }: GiftCardForm): GiftCardErrors {
  const errors: GiftCardErrors = {}
  if (!/^(?:\d[ -]?){15}\d$/.test(cardNumber.trim())) errors.cardNumber = 'giftCardNumber'
  if (!/^\d{4}$/.test(pin.trim())) errors.pin = 'giftCardPin'
  return errors
}
