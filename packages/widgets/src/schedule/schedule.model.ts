import { knownTimeZone, zonedDate } from '@onair/core/dates'
import { neededFromNextDay, restOf } from '@onair/core/guide'
import { type DailySchedule, guideClient, type Show } from '@onair/core/guide/client'
import { Unreachable } from '@onair/core/http'
import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { clockModel } from '../models/clock.model.ts'
import { currentShow } from '../models/current-show.ts'
import type { Models } from '../models/models.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { publicHttpModel } from '../models/public-http.model.ts'

/** `now`: the programme on air. `rest`: also what comes next. `day`: a whole day. */
export type ScheduleView = 'now' | 'rest' | 'day'

export type ScheduleModel = {
  day: ReadonlySignal<DailySchedule | undefined>
  /** Whether the server could not be reached; it is retried. */
  failed: ReadonlySignal<boolean>
  /** Keeps the day up to date in a time zone while the widget is shown. @returns stops updating */
  start(timeZone: string): () => void
}

const firstWait = 5000
const longestWait = 60_000
/** Caches may hold a day for 5 seconds: an earlier request may return stale data. */
const staleWait = 6000

/**
 * A day's programmes, kept up to date.
 *
 * 1. The day is read when it is missing, was read in another time zone than the shopper's, or is no longer today's. The server
 *    replies in the plan's zone if it does not know the shopper's.
 * 2. It is read again when the channel's events disagree with it.
 * 3. If the server cannot be reached, the present day stays, and the request is retried after 5, 10, 20 … 60 seconds, or at once
 *    when the channel reconnects.
 * 4. The list of upcoming programmes does not end at midnight: when today has too few programmes left, the day is read again with
 *    tomorrow's first ones.
 *
 * @param date the day to show; if not given, always the present day
 * @param view what to show; a whole day ends at midnight
 */
export function createScheduleModel(
  models: Models,
  initial: DailySchedule | undefined,
  { date, view }: { date?: string | undefined; view: ScheduleView },
): ScheduleModel {
  const client = guideClient(models.of(publicHttpModel))
  const onAir = models.of(onAirModel)
  const clock = models.of(clockModel)
  const day = signal(initial)
  let askedZone = initial?.timeZone
  const failed = signal(false)

  function start(timeZone: string) {
    let wait = firstWait
    let timer: ReturnType<typeof setTimeout> | undefined
    let reading = false
    let stopped = false
    let heldAgainst: string | undefined
    let extended: string | undefined

    async function read() {
      clearTimeout(timer)
      if (reading) return
      reading = true
      try {
        const query = { timeZone, products: 'false' } as const
        const upcoming = view === 'day' ? 'false' : 'true'
        const result = await (date ? client.daily({ ...query, date }) : client.today({ ...query, upcoming }))
        if (stopped) return
        if (result.ok) {
          askedZone = timeZone
          day.value = result.value
        }
        failed.value = !result.ok && !day.peek()
        wait = firstWait
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        if (stopped) return
        failed.value = true
        timer = setTimeout(read, wait)
        wait = Math.min(wait * 2, longestWait)
      } finally {
        reading = false
      }
    }

    const stops = [
      onAir.start(),
      clock.start(),
      // 1. and 3.
      effect(() => {
        const present = day.value
        const today = clock.now.value && zonedDate(clock.now.value, knownTimeZone(present?.timeZone, timeZone))
        const isConnected = onAir.connected.value
        if (
          failed.peek() ? isConnected : !present || askedZone !== timeZone || (!date && today && today > present.date)
        ) {
          void read()
        }
      }),
      // 4.
      effect(() => {
        const present = day.value
        const time = clock.now.value
        if (date || view === 'day' || !present || !time || extended === present.date) return
        if (neededFromNextDay(present.shows, time) === 0) return
        extended = present.date
        if (!present.shows.some(({ start }) => zonedDate(start, timeZone) > present.date)) void read()
      }),
      // 2.
      effect(() => {
        const airing = onAir.now.value
        const present = day.peek()
        if (!airing || !present || date || present.shows.some((show) => sameAiring(show, airing))) return
        const difference = `${airing.id} ${airing.start} ${airing.end}`
        if (heldAgainst === difference) return
        heldAgainst = difference
        void read().then(() => {
          if (stopped || day.peek()?.shows.some((show) => sameAiring(show, airing))) return
          timer = setTimeout(read, staleWait)
        })
      }),
    ]
    return () => {
      stopped = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }

  return { day, failed, start }
}

const sameAiring = (one: Show, other: Show) =>
  one.id === other.id &&
  Date.parse(one.start) === Date.parse(other.start) &&
  Date.parse(one.end) === Date.parse(other.end)

export type ScheduleRow = { show: Show; state: 'past' | 'live' | 'coming' }

export type ScheduleShown = {
  live: Show | undefined
  next: Show | undefined
  /** The programmes of the list: the whole day, or those that have not ended. */
  rows: ScheduleRow[]
}

/** The programmes that a view shows. */
export function scheduleShown(
  shows: readonly Show[],
  view: ScheduleView,
  onAir: { now: Show | null | undefined; next: Show | null | undefined },
  time: Date | undefined,
): ScheduleShown {
  const { live, next } = currentShow(shows, onAir, time)
  const from = time ?? (live && new Date(live.start))
  const listed = view === 'day' || !from ? shows : restOf(shows, from)
  const rows = listed
    .filter((show) => view === 'day' || show.id !== live?.id)
    // A programme that started early or runs late hides the one that it replaced.
    .filter((show) => view === 'day' || !live || Date.parse(show.start) >= Date.parse(live.end))
    .map((show): ScheduleRow => {
      if (show.id === live?.id) return { show: live, state: 'live' }
      return { show, state: from && Date.parse(show.end) <= from.getTime() ? 'past' : 'coming' }
    })
  if (view !== 'day' && live) rows.unshift({ show: live, state: 'live' })
  return { live, next, rows }
}
