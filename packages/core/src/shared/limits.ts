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
