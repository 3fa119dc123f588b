/** The largest and smallest quantity of a bag line. */
export const maxQuantity = 99
export const minQuantity = 1

/** The limits of a bag: its lines, its price before discounts, its weight. */
export const maxBagLines = 100
export const maxBagCents = 10_000_000
export const maxBagGrams = 2_000_000
