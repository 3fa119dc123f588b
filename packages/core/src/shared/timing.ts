/** Duration of the scroll to the top, in milliseconds (specification §9). */
export const scrollMs = 2000
