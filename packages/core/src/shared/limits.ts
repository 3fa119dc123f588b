/** The most of one style and size that a line of a bag holds, and the fewest. */
export const maxQuantity = 99
export const minQuantity = 1

/** The most that one bag holds: different things, what they cost before any discount, and what its parcels weigh. */
export const maxBagLines = 100
export const maxBagCents = 10_000_000
export const maxBagGrams = 2_000_000
