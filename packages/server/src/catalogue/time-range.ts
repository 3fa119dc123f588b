/** A range of time, in milliseconds, without its end. */
export type Range = { since: number; until: number }

/** The range around an instant without a change in it. All in milliseconds. */
export function rangeBetween(changes: readonly number[], now: number): Range {
  let since = Number.NEGATIVE_INFINITY
  let until = Number.POSITIVE_INFINITY
  for (const at of changes) {
    if (at <= now) since = Math.max(since, at)
    else until = Math.min(until, at)
  }
  return { since, until }
}

/** Whether an instant is in a range. */
export const isWithin = ({ since, until }: Range, now: number): boolean => since <= now && now < until
