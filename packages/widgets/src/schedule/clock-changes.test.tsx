import { fromWire } from '@onair/core/contract'
import { formatTime } from '@onair/core/dates'
import { showsOn, weekFrom } from '@onair/core/guide'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Week } from '../connected/guide/week.tsx'
import { fakeChannel } from '../testing/channel.ts'
import { aShow, type WireDay, type WireWeek } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Schedule } from './schedule.tsx'

const hour = 3_600_000
/** Two past changes: later laws do not affect them. */
const [forward, back] = ['2025-03-09', '2025-11-02']

beforeEach(() => void fakeChannel())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The hours of a few days around a date, as the server sends them. */
function hoursAround(date: string, at: Date) {
  const from = Date.parse(date) - 24 * hour
  return Array.from({ length: 96 }, (_, after) => {
    const show = aShow({ from: from + after * hour, at })
    return { ...show, start: show.Start, end: show.End }
  })
}

const plain = (text: string | null) => text?.replace(/\s/g, ' ')
const times = (list: Element) => [...list.querySelectorAll('li > time')].map((time) => plain(time.textContent))
/** The programmes marked as on air: their starts, as local times and as instants. */
const onAir = (list: Element) =>
  [...list.querySelectorAll('[aria-current] > time')].map((time) => [
    plain(time.textContent),
    time.getAttribute('datetime'),
  ])

describe('the schedule of a day on which clocks change', () => {
  // The instant is in the omitted or repeated hour; the times are those from midnight on.
  test.each([
    ['America/St_Johns', forward, '2025-03-09T05:31Z', ['11:30 PM', '12:30 AM', '1:30 AM', '3:30 AM'], '1:30 AM'],
    ['America/Halifax', forward, '2025-03-09T06:01Z', ['12:00 AM', '1:00 AM', '3:00 AM'], '3:00 AM'],
    ['America/Toronto', forward, '2025-03-09T07:01Z', ['12:00 AM', '1:00 AM', '3:00 AM'], '3:00 AM'],
    ['America/Winnipeg', forward, '2025-03-09T08:01Z', ['12:00 AM', '1:00 AM', '3:00 AM'], '3:00 AM'],
    ['America/Regina', forward, '2025-03-09T08:01Z', ['12:00 AM', '1:00 AM', '2:00 AM', '3:00 AM'], '2:00 AM'],
    ['America/Edmonton', forward, '2025-03-09T09:01Z', ['12:00 AM', '1:00 AM', '3:00 AM'], '3:00 AM'],
    ['America/Vancouver', forward, '2025-03-09T10:01Z', ['12:00 AM', '1:00 AM', '3:00 AM'], '3:00 AM'],
    ['America/St_Johns', back, '2025-11-02T05:01Z', ['11:30 PM', '12:30 AM', '1:30 AM', '1:30 AM'], '1:30 AM'],
    ['America/Halifax', back, '2025-11-02T05:01Z', ['12:00 AM', '1:00 AM', '1:00 AM', '2:00 AM'], '1:00 AM'],
    ['America/Toronto', back, '2025-11-02T06:01Z', ['12:00 AM', '1:00 AM', '1:00 AM', '2:00 AM'], '1:00 AM'],
    ['America/Winnipeg', back, '2025-11-02T07:01Z', ['12:00 AM', '1:00 AM', '1:00 AM', '2:00 AM'], '1:00 AM'],
    ['America/Regina', back, '2025-11-02T07:01Z', ['12:00 AM', '1:00 AM', '2:00 AM', '3:00 AM'], '1:00 AM'],
    ['America/Edmonton', back, '2025-11-02T08:01Z', ['12:00 AM', '1:00 AM', '1:00 AM', '2:00 AM'], '1:00 AM'],
    ['America/Vancouver', back, '2025-11-02T09:01Z', ['12:00 AM', '1:00 AM', '1:00 AM', '2:00 AM'], '1:00 AM'],
  ])('in %s, %s: at %s one programme is on, the second of a doubled hour', (timeZone, date, instant, first, live) => {
    const at = new Date(instant)
    vi.useFakeTimers({ now: at })
    const shows = hoursAround(date, at)
    const day = (on: string): WireDay => ({
      Date: on,
      TimeZone: timeZone,
      Shows: showsOn(shows, on, timeZone).map(({ start: _start, end: _end, ...show }) => show),
    })
    const shop = () => aShop({ fetch: aServer().fetch })
    const started = [[live, new Date(Math.floor(at.getTime() / hour) * hour).toISOString()]]

    const { unmount } = renderIn(
      shop(),
      <Schedule view="day" date={date} initial={fromWire(day(date))} timeZone={timeZone} />,
    )
    const region = screen.getByRole('region')
    expect(times(region).slice(0, first.length)).toEqual(first)
    expect(onAir(region)).toEqual(started)
    unmount()

    const week: WireWeek = {
      From: date,
      To: weekFrom(date).at(-1) ?? '',
      TimeZone: timeZone,
      Days: weekFrom(date).map((on) => ({ Date: on, Shows: day(on).Shows })),
    }
    renderIn(shop(), <Week initial={fromWire(week)} timeZone={timeZone} />)
    const columns = [...screen.getByRole('region').querySelectorAll('.onair-week-day')]
    expect(columns.map((column) => column.hasAttribute('data-today'))).toEqual([true, ...Array(6).fill(false)])
    expect(columns.map(onAir)).toEqual([started, ...Array(6).fill([])])
    expect(columns.slice(0, 1).map(times)).toEqual([
      day(date).Shows.map(({ Start }) => plain(formatTime(Start, 'en', timeZone))),
    ])
  })
})
