/** The largest quantity of a bag line. */
export const maxQuantity = 99
/** The smallest quantity of a bag line. */
export const minQuantity = 1

/** The most lines of a bag. */
export const maxBagLines = 100
/** The highest price of a bag before discounts, in cents. */
export const maxBagCents = 10_000_000
/** The highest weight of a bag, in grams. */
export const maxBagGrams = 2_000_000

/** The longest search term, in characters. The server refuses a longer term and never cuts it. */
export const maxSearchTermLength = 200
/** The longest name of who shares a product, in characters. */
export const maxSenderNameLength = 40
/** The longest comment of a return, in characters. */
export const maxReturnCommentLength = 500
/** The longest texts of a review, in characters. */
export const maxReviewLengths = { headline: 100, comments: 5000, nickname: 40 } as const

/** The longest e-mail address, in characters. */
export const maxEmailLength = 254
/** The fewest characters of a password, one of them a digit (specification §9). */
export const minPasswordLength = 6
/** The most characters of a password, because hashing longer ones wastes the server's time. */
export const maxPasswordLength = 128
/** The longest answer to a security question, in characters. */
export const maxAnswerLength = 200
/** The longest name on a payment card, in characters. */
export const maxHolderNameLength = 80
/** The longest promo code, in characters. */
export const maxPromoCodeLength = 32
/** The longest texts that are compared with an order's number and postal code, in characters. */
export const maxTrackedLengths = { orderNo: 32, postalCode: 16 } as const
/** The digits of a gift card's number and of its PIN. */
export const giftCardDigits = { cardNumber: 16, pin: 4 } as const
/** The longest amount and the longest day as people type them, in characters. */
export const maxTypedLengths = { amount: 16, day: 16 } as const
/** The most years at an address. */
export const maxYearsAtAddress = 120

/**
 * The length of a field whose text is cleaned before it is judged: people paste it with blanks, dashes and quotes in it, and with
 * words of the letter that it comes from around it.
 * @param max the longest text when it is cleaned
 */
export const lengthToType = (max: number): number => 2 * max + 32
