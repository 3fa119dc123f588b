import { describe, expect, it } from 'vitest'
import { type ListedSegment, parsePlaylist } from '../testing/playlist.ts'
import { segmentMs, station } from './loops.ts'
import { captionPlaylist, videoPlaylist } from './playlists.ts'
import { moveOn, type OnAir, type Playout, windowSize } from './playout.ts'

const noon = Date.parse('2026-11-23T17:00:00Z')
const hour = 3_600_000
const loops = new Map([station, 'kitchen', 'beauty', 'home'].map((name) => [name, 4]))

/** Another department every hour, with a gap of ten minutes before each third one. */
const hourly = (instant: number): OnAir => {
  const since = Math.floor((instant - noon) / hour)
  const start = noon + since * hour
  const names = ['kitchen', 'beauty', 'home']
  if (((since % 3) + 3) % 3 === 2 && instant >= start + hour - 600_000) return { loop: station, start: 0 }
  return { loop: names[((since % 3) + 3) % 3] ?? station, start }
}

/** Walks the clock and yields what a player reads at each step. */
function* watch(instants: Iterable<number>, onAirAt = hourly): Generator<ListedSegment[]> {
  let playout: Playout | undefined
  for (const instant of instants) {
    playout = moveOn(playout, instant, onAirAt, loops)
    const { segments } = parsePlaylist(videoPlaylist(playout))
    // The captions have the same segments.
    const captions = parsePlaylist(captionPlaylist(playout, 'fr')).segments
    expect(captions.map(({ sequence, discontinuity }) => [sequence, discontinuity])).toEqual(
      segments.map(({ sequence, discontinuity }) => [sequence, discontinuity]),
    )
    yield segments
  }
}

function* steps(from: number, to: number): Generator<number> {
  // Steps of 0.7 to 21 seconds, unrelated to the length of segments.
  for (let instant = from, step = 0; instant < to; step += 1) {
    yield instant
    instant += 700 + ((step * 7919) % 20_300)
  }
}

describe('the playout', () => {
  it('1. lists each segment unchanged, over many hours and through midnight', () => {
    const seen = new Map<number, string>()
    let last = 0
    for (const segments of watch(steps(noon, noon + 8 * hour))) {
      expect(segments).toHaveLength(windowSize)
      expect(segments[0]?.sequence).toBeGreaterThanOrEqual(last)
      last = segments[0]?.sequence ?? 0
      for (const { sequence, ...rest } of segments) {
        const entry = JSON.stringify(rest)
        if (seen.has(sequence) && seen.get(sequence) !== entry) expect(entry).toBe(seen.get(sequence))
        seen.set(sequence, entry)
      }
    }
    expect(seen.size).toBeGreaterThan(5_600)
  })

  it('2. follows the clock: each segment has its time, and the last one has just ended', () => {
    for (const [index, segments] of [...watch(steps(noon, noon + hour))].entries()) {
      const instant = [...steps(noon, noon + hour)][index] ?? 0
      for (const { sequence, at, seconds } of segments) {
        expect(at).toBe(sequence * segmentMs)
        expect(seconds).toBe(segmentMs / 1000)
      }
      const behind = instant - ((segments.at(-1)?.at ?? 0) + segmentMs)
      expect(behind).toBeGreaterThanOrEqual(0)
      expect(behind).toBeLessThan(segmentMs)
    }
  })

  it('3. marks exactly the seams as discontinuities', () => {
    for (const segments of watch(steps(noon, noon + 4 * hour))) {
      for (const [index, { address, discontinuity, map }] of segments.entries()) {
        const [, loop = '', part = ''] = /segments\/([a-z]+)-(\d)\.m4s/.exec(address) ?? []
        expect(map).toBe(`segments/${loop}-init.mp4`)
        const previous = segments[index - 1]
        if (!previous) continue
        const follows = previous.address === `segments/${loop}-${Number(part) - 1}.m4s`
        expect(discontinuity - previous.discontinuity).toBe(follows ? 0 : 1)
      }
    }
  })

  it('4. shows the department of the programme on air, from the beginning of its loop', () => {
    const [segments = []] = watch([noon + 8 * segmentMs])
    const own = segments.filter(({ at }) => at >= noon)
    expect(own.map(({ address }) => address).slice(0, 5)).toEqual(
      [0, 1, 2, 3, 0].map((index) => `segments/kitchen-${index}.m4s`),
    )
    for (const { at, address } of segments.filter(({ at }) => at < noon)) {
      expect([at, address]).toEqual([at, expect.stringMatching(/^segments\/station-\d\.m4s$/)])
    }
  })

  it('5. keeps the listed segments when the plan changes, and follows the new plan from then on', () => {
    const change = noon + 60_000
    const moved = (instant: number) => (instant >= change ? { loop: 'beauty', start: change } : hourly(instant))
    const previous = moveOn(undefined, change, hourly, loops)
    const { sent } = moveOn(previous, change + 3 * segmentMs, moved, loops)
    expect(sent.slice(0, 5)).toEqual(previous.sent.slice(3))
    // The kitchen's last segment had begun when the plan changed.
    expect(sent.slice(5).map(({ loop, index }) => `${loop} ${index}`)).toEqual(['kitchen 2', 'beauty 0', 'beauty 1'])
  })

  it('6. continues after a restart: sequences and discontinuities never decrease', () => {
    let discontinuity = 0
    for (let restart = 0; restart < 20; restart += 1) {
      const from = noon + restart * 97_000
      for (const segments of watch(steps(from, from + 97_000))) {
        for (const segment of segments.filter(({ at }) => at >= from)) {
          expect(segment.discontinuity).toBeGreaterThanOrEqual(discontinuity)
        }
      }
      const [segments = []] = watch([from + 97_000])
      discontinuity = segments.at(-1)?.discontinuity ?? 0
    }
    // Players walk through all numbers up to it.
    expect(discontinuity).toBeLessThan(120_000)
  })

  it('7. starts over after a jump of the clock, forwards and back', () => {
    const jumps = [noon, noon + 400 * 24 * hour, noon - 24 * hour, 0, noon]
    for (const [index, segments] of [...watch(jumps)].entries()) {
      expect(segments).toHaveLength(windowSize)
      expect(segments.at(-1)?.at).toBe(Math.floor((jumps[index] ?? 0) / segmentMs) * segmentMs - segmentMs)
    }
  })

  it('8. stands still while the clock is a moment behind', () => {
    const [first, second] = [...watch([noon, noon - 2 * segmentMs])]
    expect(second).toEqual(first)
  })

  it('9. shows the station for a plan entry without a loop', () => {
    const [segments = []] = watch([noon], () => ({ loop: 'constructor', start: 0 }))
    for (const { address } of segments) expect(address).toMatch(/^segments\/station-\d\.m4s$/)
  })
})
