/** A range of time, in milliseconds, without its end. */
export type Range = { since: number; until: number }

/** The range around an instant in which nothing turns: what changes at the turns alone is the same all along. Milliseconds. */
export const rangeBetween = (turns: readonly number[], now: number): Range => ({
  since: Math.max(...turns.filter((at) => at <= now), Number.NEGATIVE_INFINITY),
  until: Math.min(...turns.filter((at) => at > now), Number.POSITIVE_INFINITY),
})

/** Whether an instant is in a range. */
export const isWithin = ({ since, until }: Range, now: number): boolean => since <= now && now < until
