/** Until so many payments are declined, nobody is held up: people mistype, and try another card. */
export const mostDeclines = 5
/** A count begins anew so long after its last decline. */
export const forgetAfterMs = 3_600_000

const firstPauseMs = 30_000
const longestPauseMs = 30 * 60_000

/** What declines are counted by. */
export const counters = ['bag', 'customer', 'address', 'card'] as const
export type Counter = (typeof counters)[number]
export type Count = { by: Counter; declines: number; lastAt: Date }

/** Whether a person must be proved, and the end of the pause in milliseconds since the epoch; 0 for none. */
export type Standing = { suspicious: boolean; pausedUntil: number }

/**
 * What the declines of the last hour ask of the next payment.
 *
 * 1. Fewer than five of each count: nothing.
 * 2. From the fifth on, a proof that a person pays: a recaptcha.
 * 3. From the fifth on of a bag, a customer or a card, a pause after each: 30 seconds, then twice the last, at most 30 minutes.
 * 4. Shoppers of an office or a mobile carrier share a network address: its pauses begin at `mostAtAddress` declines.
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
