import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addShows } from '../testing/catalogue.ts'

const minute = 60_000
const hour = 60 * minute
/** Two past clock changes, which no later law can move. */
const [forward, back] = ['2025-03-09', '2025-11-02']

type Show = { Id: string; Start: string; End: string; IsLive: boolean }
type Day = { Date: string; Shows: Show[] }

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ now: '2025-03-09T12:00:00Z' })
  // A programme each hour, from the day before each change to the end of the day after.
  const starts = [forward, back].flatMap((date) =>
    Array.from({ length: 96 }, (_, after) => Date.parse(date) + (after - 24) * hour),
  )
  await addShows(
    shop.pool,
    starts.map((start) => ({
      id: new Date(start).toISOString(),
      start: new Date(start).toISOString(),
      end: new Date(start + hour).toISOString(),
    })),
  )
})
afterAll(() => shop.close())

async function ask<Reply>(call: 'daily' | 'today' | 'weekly', query: Record<string, string>): Promise<Reply> {
  const reply = await shop.call(`GET /api/v2/{language}/shows/${call}`, { query })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

describe('the days on which clocks change', () => {
  test.each([
    ['America/St_Johns', forward, '2025-03-09T03:30Z', '2025-03-10T02:30Z', 23],
    ['America/Halifax', forward, '2025-03-09T04:00Z', '2025-03-10T03:00Z', 23],
    ['America/Toronto', forward, '2025-03-09T05:00Z', '2025-03-10T04:00Z', 23],
    ['America/Winnipeg', forward, '2025-03-09T06:00Z', '2025-03-10T05:00Z', 23],
    ['America/Regina', forward, '2025-03-09T06:00Z', '2025-03-10T06:00Z', 24],
    ['America/Edmonton', forward, '2025-03-09T07:00Z', '2025-03-10T06:00Z', 23],
    ['America/Vancouver', forward, '2025-03-09T08:00Z', '2025-03-10T07:00Z', 23],
    ['America/St_Johns', back, '2025-11-02T02:30Z', '2025-11-03T03:30Z', 25],
    ['America/Halifax', back, '2025-11-02T03:00Z', '2025-11-03T04:00Z', 25],
    ['America/Toronto', back, '2025-11-02T04:00Z', '2025-11-03T05:00Z', 25],
    ['America/Winnipeg', back, '2025-11-02T05:00Z', '2025-11-03T06:00Z', 25],
    ['America/Regina', back, '2025-11-02T06:00Z', '2025-11-03T06:00Z', 24],
    ['America/Edmonton', back, '2025-11-02T06:00Z', '2025-11-03T07:00Z', 25],
    ['America/Vancouver', back, '2025-11-02T07:00Z', '2025-11-03T08:00Z', 25],
  ])('in %s, %s begins at %s and ends at %s', async (timeZone, date, start, end, hours) => {
    const [first, last] = [Date.parse(start), Date.parse(end)]
    expect((last - first) / hour).toBe(hours)

    // 1. The day and the week list what runs between its first and last instant, including what began the day before.
    const day = await ask<Day>('daily', { timeZone, date })
    const week = await ask<{ Days: Day[] }>('weekly', { timeZone, date })
    const whole = Math.floor(first / hour) * hour
    const planned = Array.from({ length: Math.ceil((last - whole) / hour) }, (_, after) =>
      new Date(whole + after * hour).toISOString(),
    )
    expect(day.Shows.map(({ Start }) => Start)).toEqual(planned)
    expect(week.Days[0]).toMatchObject({ Date: date, Shows: planned.map((Start) => ({ Start })) })

    // 2. The programme guide of today has the same bounds, and one programme is on air at any time.
    // A minute apart: replies are cached until then.
    const [before, after] = [first - minute, last]
    for (const moment of [before, first, first + 2 * hour - minute, first + 2 * hour, last - minute, after]) {
      shop.clock.set(new Date(moment).toISOString())
      const [today, days] = [await ask<Day>('today', { timeZone }), await ask<{ Days: Day[] }>('weekly', { timeZone })]
      const isDay = moment !== before && moment !== after
      expect([today.Date === date, days.Days[0]?.Date === date]).toEqual([isDay, isDay])
      const live = today.Shows.filter(({ IsLive }) => IsLive)
      expect(live).toMatchObject([{ Start: new Date(Math.floor(moment / hour) * hour).toISOString() }])
    }
  })
})
