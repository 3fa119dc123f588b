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
