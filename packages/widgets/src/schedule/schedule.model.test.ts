import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { aDay, shownDay, today, whatIsOn } from '../testing/fixtures.ts'
import { aServer, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createScheduleModel, scheduleShown } from './schedule.model.ts'

const toronto = 'America/Toronto'
const at = new Date('2026-11-21T15:20:00Z')
const noEvents = { now: undefined, next: undefined }
const { shows } = shownDay({ at })
const plannedShows = shows.map((show) => ({ ...show, isLive: false }))
const titles = (rows: { show: { start: string }; state: string }[]) =>
  rows.map(({ show, state }) => `${show.start.slice(11, 16)} ${state}`)

describe('a view of the schedule', () => {
  test('1. the rest of the day begins with the present programme', () => {
    const { live, next, rows } = scheduleShown(plannedShows, 'rest', noEvents, at)
    expect([live?.start, next?.start]).toEqual(['2026-11-21T15:00:00.000Z', '2026-11-21T16:00:00.000Z'])
    expect(titles(rows).slice(0, 3)).toEqual(['15:00 live', '16:00 coming', '17:00 coming'])
    expect(rows).toHaveLength(14)
  })

  test('2. without a clock, as on the server, the plan marks the live programme', () => {
    expect(titles(scheduleShown(shows, 'rest', noEvents, undefined).rows).slice(0, 2)).toEqual([
      '15:00 live',
      '16:00 coming',
    ])
  })

  test('3. the whole day marks the programmes that are over', () => {
    const { rows } = scheduleShown(plannedShows, 'day', noEvents, at)
    expect(rows).toHaveLength(24)
    expect(titles(rows).slice(9, 12)).toEqual(['14:00 past', '15:00 live', '16:00 coming'])
  })

  test('4. the channel’s events override the plan', () => {
    const early = shows[11]
    const { live, rows } = scheduleShown(plannedShows, 'rest', { now: early, next: shows[12] }, at)
    expect(live).toBe(early)
    expect(titles(rows).slice(0, 2)).toEqual(['16:00 live', '17:00 coming'])
  })

  test('5. a programme that starts early replaces the one that it cuts short', () => {
    const early = shows[11]
    if (!early) throw new Error('The day is too short')
    const now = { ...early, start: '2026-11-21T15:14:00.000Z' }
    expect(titles(scheduleShown(plannedShows, 'rest', { now, next: shows[12] }, at).rows).slice(0, 2)).toEqual([
      '15:14 live',
      '17:00 coming',
    ])
  })

  test('6. without a programme on air, only upcoming programmes show', () => {
    const { live, rows } = scheduleShown(plannedShows, 'rest', { now: null, next: shows[11] }, at)
    expect(live).toBeUndefined()
    expect(titles(rows)[0]).toBe('15:00 coming')
  })

  test('7. another day has nothing live', () => {
    const tomorrow = shownDay({ at, date: '2026-11-22' }).shows
    expect(
      scheduleShown(tomorrow, 'day', { now: shows[10], next: shows[11] }, at).rows.every(
        ({ state }) => state === 'coming',
      ),
    ).toBe(true)
  })
})

describe('updates of the day', () => {
  let server: TestServer
  let channel: ReturnType<typeof fakeChannel>
  const asked = () => server.requests.filter((request) => request.startsWith('GET /shows')).length
  const models = () => aShop({ fetch: server.fetch }).models

  beforeEach(() => {
    vi.useFakeTimers({ now: at })
    channel = fakeChannel()
    server = aServer()
    server.on('GET /api/v2/{language}/shows/today', ({ query }) => ({
      status: 200,
      body: today({ at: new Date(), upcoming: query.get('upcoming') === 'true' }),
    }))
    server.on('GET /api/v2/{language}/shows/daily', ({ query }) => ({
      status: 200,
      body: aDay({ at: new Date(), date: query.get('date') ?? '' }),
    }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('8. the server’s rendered data are not requested again', async () => {
    const stop = createScheduleModel(models(), shownDay({ at }), { view: 'rest' }).start(toronto)
    channel.opened[0]?.say('show', whatIsOn({ at }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).toBe(0)
    stop()
  })

  test('9. it is read if it is missing, or if a date is requested', async () => {
    const today = createScheduleModel(models(), undefined, { view: 'rest' })
    const other = createScheduleModel(models(), undefined, { date: '2026-11-25', view: 'day' })
    const stops = [today.start(toronto), other.start(toronto)]
    await vi.advanceTimersByTimeAsync(0)
    expect([today.day.value?.date, other.day.value?.date]).toEqual(['2026-11-21', '2026-11-25'])
    for (const stop of stops) stop()
  })

  test('10. it is read again in the shopper’s own time zone', async () => {
    const stop = createScheduleModel(models(), shownDay({ at }), { view: 'rest' }).start('America/Vancouver')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(1)
    stop()
  })

  test('10a. it is read once for a zone that the server does not know, whatever the day there', async () => {
    const model = createScheduleModel(models(), shownDay({ at }), { view: 'rest' })
    const stop = model.start('Pacific/Kiritimati')
    await vi.advanceTimersByTimeAsync(30_000)
    expect([asked(), model.day.value?.timeZone]).toEqual([1, toronto])
    stop()
  })

  test('11. it is read again after midnight', async () => {
    vi.setSystemTime(new Date('2026-11-22T04:59:50Z'))
    const model = createScheduleModel(models(), shownDay({ at }), { view: 'rest' })
    const stop = model.start(toronto)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(model.day.value?.date).toBe('2026-11-22')
    stop()
  })

  test('12. it is read again, at most twice, when the channel shows something else', async () => {
    const stop = createScheduleModel(models(), shownDay({ at }), { view: 'rest' }).start(toronto)
    const on = whatIsOn({ at })
    channel.opened[0]?.say('show', { ...on, Now: { ...on.Now, Id: 'special' } })
    await vi.advanceTimersByTimeAsync(12_000)
    expect(asked()).toBe(2)
    stop()
  })

  test('13. if the server is unreachable, it says so, retries by itself, and keeps the day', async () => {
    server.reachable(false)
    const model = createScheduleModel(models(), undefined, { view: 'rest' })
    const stop = model.start(toronto)
    await vi.advanceTimersByTimeAsync(0)
    expect([model.failed.value, model.day.value]).toEqual([true, undefined])
    server.reachable(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect([model.failed.value, model.day.value?.date]).toEqual([false, '2026-11-21'])
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('14. an hour before midnight it continues with tomorrow’s first programmes', async () => {
    vi.setSystemTime(new Date('2026-11-22T04:05:00Z'))
    const model = createScheduleModel(models(), undefined, { view: 'rest' })
    const stop = model.start(toronto)
    await vi.advanceTimersByTimeAsync(0)
    const { rows } = scheduleShown(model.day.value?.shows ?? [], 'rest', noEvents, new Date())
    expect(model.day.value?.date).toBe('2026-11-21')
    expect(titles(rows)).toEqual([
      '04:00 live',
      '05:00 coming',
      '06:00 coming',
      '07:00 coming',
      '08:00 coming',
      '09:00 coming',
    ])
    stop()
  })

  test('15. a day that is shown until late is read again once, with tomorrow’s programmes', async () => {
    vi.setSystemTime(new Date('2026-11-21T23:59:30Z'))
    const model = createScheduleModel(models(), shownDay({ at: new Date() }), { view: 'rest' })
    const stop = model.start(toronto)
    await vi.advanceTimersByTimeAsync(0)
    expect([asked(), model.day.value?.shows.length]).toEqual([0, 24])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked(), model.day.value?.shows.length]).toEqual([1, 6])
    stop()
  })

  test('16. the whole of a day ends at midnight', async () => {
    vi.setSystemTime(new Date('2026-11-22T04:05:00Z'))
    const model = createScheduleModel(models(), undefined, { view: 'day' })
    const stop = model.start(toronto)
    await vi.advanceTimersByTimeAsync(30_000)
    expect([asked(), model.day.value?.shows.length]).toEqual([1, 24])
    stop()
  })
})
