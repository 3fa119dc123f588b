import { segmentMs, station } from './loops.ts'

/** The segments of a playlist: about 40 seconds. */
export const windowSize = 8

/** What a programme looks like, and when it began, in milliseconds. */
export type OnAir = { loop: string; start: number }

/** A segment that was sent: `sequence` counts from 1970, so that its time follows from it. */
export type Sent = { sequence: number; loop: string; index: number; discontinuous: boolean }

/** The segments that a playlist lists, and the discontinuities before the first of them. */
export type Playout = { sent: readonly Sent[]; discontinuities: number }

/** When a segment began, in milliseconds. */
export const startOf = ({ sequence }: Pick<Sent, 'sequence'>): number => sequence * segmentMs

/**
 * Moves the playout on to an instant.
 *
 * 1. A segment is listed when it is over, in a window of the last ones. Its media sequence number and its time follow from the
 *    clock, so that they grow across restarts.
 * 2. It belongs to the loop of the programme on air when it begins. A loop begins with the programme's first whole segment.
 * 3. Listed segments never change, whatever happens to the plan.
 * 4. Another loop and a loop's beginning are discontinuities: their timestamps start again.
 * 5. After a start, a long pause and a jump of the clock, the window begins anew. Its discontinuity sequence is then the number
 *    of segments since the week began, which is at least what another process could have counted since. It is not counted from
 *    1970 as well: hls.js walks through all numbers up to it, which took seconds.
 */
export function moveOn(
  playout: Playout | undefined,
  now: number,
  onAirAt: (instant: number) => OnAir,
  loops: ReadonlyMap<string, number>,
): Playout {
  const last = Math.floor(now / segmentMs) - 1
  const newest = playout?.sent.at(-1)?.sequence
  const goesOn = playout && newest !== undefined && Math.abs(last - newest) <= windowSize
  const from = goesOn ? newest + 1 : last - windowSize + 1
  const sent: Sent[] = goesOn ? [...playout.sent] : []
  let discontinuities = goesOn ? playout.discontinuities : from - firstOfWeek(from)
  for (let sequence = from; sequence <= last; sequence += 1) {
    const previous = sent.at(-1)
    const { loop, index } = segmentAt(sequence, onAirAt, loops)
    const discontinuous = previous !== undefined && !(previous.loop === loop && previous.index + 1 === index)
    sent.push({ sequence, loop, index, discontinuous })
  }
  while (sent.length > windowSize) if (sent.shift()?.discontinuous) discontinuities += 1
  return { sent, discontinuities }
}

const weekMs = 604_800_000

/** The first segment that began in the week of another. */
const firstOfWeek = (sequence: number): number =>
  Math.ceil((Math.floor(startOf({ sequence }) / weekMs) * weekMs) / segmentMs)

function segmentAt(sequence: number, onAirAt: (instant: number) => OnAir, loops: ReadonlyMap<string, number>) {
  const { loop: loopOnAir, start } = onAirAt(startOf({ sequence }))
  const loop = loops.has(loopOnAir) ? loopOnAir : station
  const first = Math.ceil(start / segmentMs)
  return { loop, index: (sequence - first) % (loops.get(loop) ?? 1) }
}
