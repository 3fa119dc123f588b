/** From so many declines on, a payer is slowed down. Fewer are normal: people mistype, and try another card. */
export const mostDeclines = 5
/** A count restarts so long after its last decline. */
export const forgetAfterMs = 3_600_000

const firstPauseMs = 30_000
const longestPauseMs = 30 * 60_000

/** Declines are counted by each of these. */
export const counters = ['bag', 'customer', 'address', 'card'] as const
export type Counter = (typeof counters)[number]
export type Count = { by: Counter; declines: number; lastAt: Date }

/** Whether the payer must prove to be a person, and the end of the pause in milliseconds since the epoch; 0 for none. */
export type Standing = { suspicious: boolean; pausedUntil: number }

/**
 * What the declines of the last hour require of the next payment.
 *
 * 1. Below five of each count: nothing.
 * 2. From the fifth on: a reCAPTCHA, as proof of being a person.
 * 3. From the fifth on of a bag, a customer or a card: a pause after each, of 30 seconds, then twice the last, at most 30 minutes.
 * 4. The pauses of a network address begin at `mostAtAddress` declines: an office or a mobile carrier shares one.
 * 5. A count whose last decline is an hour old is forgotten.
 */
export function standing(counts: readonly Count[], now: Date, mostAtAddress: number): Standing {
  const recent = counts.filter(({ lastAt }) => now.getTime() - lastAt.getTime() < forgetAfterMs)
  const ends = recent.map(({ by, declines, lastAt }) => {
    const most = by === 'address' ? Math.max(mostDeclines, mostAtAddress) : mostDeclines
    return declines < most ? 0 : lastAt.getTime() + Math.min(longestPauseMs, firstPauseMs * 2 ** (declines - most))
  })
  const pausedUntil = Math.max(0, ...ends)
  return {
    suspicious: recent.some(({ declines }) => declines >= mostDeclines),
    pausedUntil: pausedUntil > now.getTime() ? pausedUntil : 0,
  }
}
