import { addHours, addMilliseconds, addSeconds } from '../kernel/instants.ts'

/** A programme as in the file. */
export type Written = {
  line: number
  start: Date
  /** Null if the file has none. */
  end: Date | null
  /** Its length if no programme follows, in seconds. */
  lasts: number | null
  /** Its place among the programmes that share its time slot. */
  clump: number | null
  /** Its id was derived from its start. */
  isMade: boolean
  /** What it shows, without its times. */
  content: string
}

type Ended<Show extends Written> = Show & { end: Date }

export type Arranged<Show extends Written> = {
  /** In their order on air. */
  shows: Ended<Show>[]
  /** Programmes without an end that nothing follows. */
  assumed: Ended<Show>[]
  repeats: { show: Show; of: Show }[]
  /** Programmes that end when they begin. */
  empty: Show[]
  overlaps: { show: Show; with: Show }[]
  /** Programmes that begin later than the one before ends. */
  gaps: { show: Show; minutes: number }[]
}

/**
 * Arranges the programmes of a channel.
 *
 * 1. A programme without an end ends when the next one begins. The last one has the length in the file, else an hour, and ends at the
 *    latest at `nextPlanned`, when the shop's own next programme begins.
 * 2. A programme that ends when it begins is left out.
 * 3. An exact repetition of another programme is left out, unless it has its own id.
 * 4. Programmes that are marked to share a time slot have equal parts of it, in their order.
 * 5. Any two others that are on air at the same time overlap.
 */
export function arrange<Show extends Written>(
  written: readonly Show[],
  nextPlanned: (start: Date) => Date | undefined,
): Arranged<Show> {
  const inOrder = written.toSorted((one, other) => one.start.getTime() - other.start.getTime() || one.line - other.line)
  const empty = inOrder.filter(({ start, end }) => end?.getTime() === start.getTime())
  const { ended, assumed } = withEnds(
    inOrder.filter(({ start, end }) => end?.getTime() !== start.getTime()),
    nextPlanned,
  )
  const first = new Map<string, Show>()
  const repeats: { show: Show; of: Show }[] = []
  const once = ended.filter((show) => {
    const key = JSON.stringify([show.start, show.end, show.clump, show.content])
    const of = first.get(key)
    if (of && show.isMade) repeats.push({ show, of })
    else first.set(key, show)
    return !(of && show.isMade)
  })
  const shows = withShares(once)
  return { shows, assumed: once.filter((show) => assumed.includes(show)), repeats, empty, ...neighbours(shows) }
}

function withEnds<Show extends Written>(inOrder: readonly Show[], nextPlanned: (start: Date) => Date | undefined) {
  const assumed: Ended<Show>[] = []
  const ended: Ended<Show>[] = []
  let next: Date | undefined
  let later: Date | undefined
  for (const show of inOrder.toReversed()) {
    const { start, end, lasts } = show
    // Programmes that begin together end together.
    if (later === undefined || start < later) [next, later] = [later, start]
    if (end !== null) ended.push({ ...show, end })
    else if (next !== undefined) ended.push({ ...show, end: next })
    else {
      const likely = lasts === null ? addHours(start, 1) : addSeconds(start, lasts)
      const planned = nextPlanned(start)
      const last = { ...show, end: planned !== undefined && planned < likely ? planned : likely }
      assumed.push(last)
      ended.push(last)
    }
  }
  return { ended: ended.reverse(), assumed }
}

function withShares<Show extends Written>(shows: readonly Ended<Show>[]): Ended<Show>[] {
  const slots = Map.groupBy(shows, ({ start, end, clump }) =>
    clump === null ? null : `${start.getTime()} ${end.getTime()}`,
  )
  const shared = new Map<Ended<Show>, Ended<Show>>()
  for (const [slot, members] of slots) {
    if (slot === null || new Set(members.map(({ clump }) => clump)).size < members.length) continue
    const sorted = members.toSorted((one, other) => (one.clump ?? 0) - (other.clump ?? 0))
    for (const [share, show] of sorted.entries()) {
      const part = (show.end.getTime() - show.start.getTime()) / members.length
      const at = (place: number) => addMilliseconds(show.start, Math.floor(part * place))
      shared.set(show, { ...show, start: at(share), end: at(share + 1) })
    }
  }
  return shows
    .map((show) => shared.get(show) ?? show)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime() || one.line - other.line)
}

function neighbours<Show extends Written>(shows: readonly Ended<Show>[]): Pick<Arranged<Show>, 'overlaps' | 'gaps'> {
  const overlaps: { show: Show; with: Show }[] = []
  const gaps: { show: Show; minutes: number }[] = []
  let last: Ended<Show> | undefined
  for (const show of shows) {
    if (last && show.start < last.end) overlaps.push({ show, with: last })
    else if (last && show.start > last.end)
      gaps.push({ show, minutes: Math.ceil((show.start.getTime() - last.end.getTime()) / 60_000) })
    if (!last || show.end > last.end) last = show
  }
  return { overlaps, gaps }
}
