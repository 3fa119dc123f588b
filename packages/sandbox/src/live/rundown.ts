import { station } from './loops.ts'
import type { OnAir } from './playout.ts'

/** How long the guide is trusted, and how long a reading may take, in milliseconds. */
export const trustedFor = 5000
const longestReading = 2000
/** Programmes of the day before are kept so long: the playlist's window crosses midnight. */
const retentionMs = 3_600_000

type Programme = OnAir & { end: number }

/** The programmes that the channel sends. */
export type Rundown = {
  /** Reads the guide if the last reading is old. Does not throw: the channel continues with the last reading. */
  refresh(): Promise<void>
  at(instant: number): OnAir
}

/**
 * Follows the shop's public programme guide, as a broadcaster's playout follows the traffic system's published plan. So the shop needs
 * neither an adapter nor a secret for it, and the channel continues while the shop is away. A programme's department is that of its
 * picture (`s/kitchen-0`).
 */
export function createRundown({ guideUrl, now }: { guideUrl: string | undefined; now: () => number }): Rundown {
  let programmes: readonly Programme[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(url: string): Promise<void> {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(longestReading) })
      if (!reply.ok) return
      const planned = programmesOf(await reply.json())
      // Of the programmes that the reading leaves out, those that are over belong to the day before.
      const over = Math.min(now(), ...planned.map(({ start }) => start))
      const earlier = programmes.filter(({ end }) => end <= over && end > now() - retentionMs)
      if (planned.length > 0) programmes = [...earlier, ...planned]
    } catch {
      // The shop is starting, away or busy: the guide is read again soon.
    } finally {
      readAt = now()
    }
  }

  return {
    async refresh() {
      if (guideUrl === undefined || Math.abs(now() - readAt) < trustedFor) return
      reading ??= read(guideUrl).finally(() => {
        reading = undefined
      })
      await reading
    },
    at: (instant) =>
      programmes.findLast(({ start, end }) => start <= instant && instant < end) ?? { loop: station, start: 0 },
  }
}

/** The programmes of a reply of `GET /shows/today`, in the order of their starts; invalid entries are dropped. */
function programmesOf(reply: unknown): Programme[] {
  const shows: unknown = typeof reply === 'object' && reply !== null && 'Shows' in reply ? reply.Shows : undefined
  if (!Array.isArray(shows)) return []
  return shows
    .flatMap((show: unknown): Programme[] => {
      const { ImageUrl, Start, End } = (typeof show === 'object' && show !== null ? show : {}) as Record<
        string,
        unknown
      >
      const [start, end] = [Start, End].map((time) => (typeof time === 'string' ? Date.parse(time) : Number.NaN))
      if (start === undefined || end === undefined || !(start < end)) return []
      const department = typeof ImageUrl === 'string' ? /^s\/([a-z]+)-\d$/.exec(ImageUrl)?.[1] : undefined
      return [{ loop: department ?? station, start, end }]
    })
    .sort((one, other) => one.start - other.start)
}
