/** A range of time, in milliseconds, without its end. */
export type Range = { since: number; until: number }

/** The range around an instant without a turn in it: what changes only at turns stays the same within. All in milliseconds. */
export const rangeBetween = (turns: readonly number[], now: number): Range => ({
  since: Math.max(...turns.filter((at) => at <= now), Number.NEGATIVE_INFINITY),
  until: Math.min(...turns.filter((at) => at > now), Number.POSITIVE_INFINITY),
})

/** Whether an instant is in a range. */
export const isWithin = ({ since, until }: Range, now: number): boolean => since <= now && now < until
