/** The most of one style and size that a line of a bag holds, and the fewest. */
export const maxQuantity = 99
export const minQuantity = 1
