import { addDays, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import { describe, expect, test } from 'vitest'
import { departments, parsePicture } from '../pictures/names.ts'
import { type PlannedShow, planDay, shelvesOf } from './programme.ts'

const shelves = shelvesOf(
  departments.flatMap((department, row) =>
    Array.from({ length: 40 }, (_, index) => ({
      itemNo: String(100_000 + row * 1_000 + index),
      department,
      group: index % 2 === 0 ? 'shoes' : 'other',
      star: index % 5 === 0,
    })),
  ),
)
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => planDay(addDays(from, index), shelves))
const hours = ({ start, end }: PlannedShow) => (end.getTime() - start.getTime()) / 3_600_000

describe('programmes', () => {
  test.each([
    ['1 an ordinary fortnight', '2026-11-14', 14, 24],
    ['2 the spring change', '2026-03-01', 14, 23],
    ['3 the autumn change', '2026-10-25', 14, 25],
  ])('%s: without a gap or an overlap', (_, from, count, longestOrShortest) => {
    const planned = days(from, count)
    const shows = planned.flatMap((day) => day.shows)
    for (const [index, show] of shows.entries()) {
      const next = shows[index + 1]
      if (next) expect(next.start).toEqual(show.end)
      expect(hours(show)).toBeGreaterThan(0)
    }
    expect(shows[0]?.start).toEqual(zonedDayRange(from, planTimeZone).start)
    expect(shows.at(-1)?.end).toEqual(zonedDayRange(addDays(from, count - 1), planTimeZone).end)
    const lengths = planned.map((day) => day.shows.reduce((sum, show) => sum + hours(show), 0))
    expect(lengths).toContain(longestOrShortest)
    expect(lengths.filter((length) => length === 24).length).toBeGreaterThanOrEqual(count - 1)
  })

  test('4 have unique ids that name their day', () => {
    const shows = days('2026-10-25', 20).flatMap((day) => day.shows.map((show) => ({ ...show, day: day.day })))
    expect(new Set(shows.map(({ id }) => id)).size).toBe(shows.length)
    expect(shows.filter(({ id, day }) => !id.startsWith(day.replaceAll('-', '')))).toEqual([])
    expect(shows.filter(({ start, day }) => zonedDate(start, planTimeZone) !== day)).toEqual([])
  })

  test('5 depend only on their day', () => {
    const alone = planDay('2026-11-20', shelves)
    expect(days('2026-11-01', 25).find(({ day }) => day === '2026-11-20')).toEqual(alone)
  })

  test('6 last half an hour, one or two, and present six to fourteen products of their department in turn', () => {
    const shows = days('2026-11-01', 28).flatMap((day) => day.shows)
    expect([...new Set(shows.map(hours))].sort()).toEqual([0.5, 1, 2])
    for (const { department, products, start, end, imageUrl } of shows) {
      expect(products.length).toBeGreaterThanOrEqual(6)
      expect(products.length).toBeLessThanOrEqual(14)
      expect(new Set(products.map(({ itemNo }) => itemNo)).size).toBe(products.length)
      const shelf = shelves[department].map(({ itemNo }) => itemNo)
      expect(products.filter(({ itemNo }) => !shelf.includes(itemNo))).toEqual([])
      const times = products.map(({ at }) => at.getTime())
      expect(times[0]).toBe(start.getTime())
      expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
      expect(times.at(-1)).toBeLessThan(end.getTime())
      expect(parsePicture(imageUrl)).toMatchObject({ kind: 'show', department })
    }
  })

  test('7 at night repeat the day before', () => {
    const [before, after] = days('2026-11-19', 2)
    const nights = after?.shows.filter(({ title }) => title.en.endsWith('(Encore)')) ?? []
    expect(nights).toHaveLength(6)
    const titles = before?.shows.map(({ title }) => title.fr) ?? []
    expect(
      nights.filter(({ description: { en, fr } }) => /midnight|live/i.test(en) || /minuit|direct/.test(fr)),
    ).toEqual([])
    expect(nights.filter(({ title }) => !titles.includes(title.fr.replace(' (reprise)', '')))).toEqual([])
  })

  test('8 have one showstopper a day, a star of the evening’s programme; in nine days from every department', () => {
    const planned = days('2026-11-01', 9)
    const stars = Object.values(shelves).flatMap((shelf) =>
      shelf.filter(({ star }) => star).map(({ itemNo }) => itemNo),
    )
    const evenings = planned.map((day) => day.shows.find(({ title }) => /^Showstopper Live: [^(]*$/.test(title.en)))
    expect(planned.map(({ showstopper }) => showstopper)).toEqual(evenings.map((show) => show?.products[0]?.itemNo))
    expect(planned.filter(({ showstopper }) => !showstopper || !stars.includes(showstopper))).toEqual([])
    expect(new Set(evenings.map((show) => show?.department)).size).toBe(9)
  })

  test('9 can be planned with few products', () => {
    const poor = shelvesOf([{ itemNo: '100001', department: 'kitchen', group: 'cookware', star: false }])
    const { shows } = planDay('2026-11-20', poor)
    expect(shows.length).toBeGreaterThan(10)
    expect(shows.filter(({ department, products }) => products.length !== (department === 'kitchen' ? 1 : 0))).toEqual(
      [],
    )
  })
})
