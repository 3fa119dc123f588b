import { formatDay, formatTime, zonedDate } from '@onair/core/dates'
import type { DailySchedule, Show } from '@onair/core/guide/client'
import { timeZoneName } from '@onair/core/time-zone'
import { useCallback, useEffect, useState } from 'react'
import type { LaterProps, LaterView, LaterViewOf } from '../connected/guide/later.tsx'
import { HostAndTimes, ShowLink, ShowProgress, ShowRow } from '../connected/guide/show-row.tsx'
import { Remind } from '../connected/reminder/remind.tsx'
import { useShowChange } from '../kit/hooks/use-show-change.ts'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { Badge } from '../parts/badge.tsx'
import { Notice } from '../parts/notice.tsx'
import { Picture } from '../parts/picture.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { ShowChanged } from './schedule.events.ts'
import en from './schedule.messages.en.json'
import fr from './schedule.messages.fr.json'
import { createScheduleModel, type ScheduleRow, type ScheduleView, scheduleShown } from './schedule.model.ts'

export type ScheduleProps = {
  /** The day, if the server has read it. */
  initial?: DailySchedule
  /** What to show; `rest` by default. `week` and `search` are loaded when they are chosen. Styling hook: `data-view`. */
  view?: ScheduleView | LaterView
  /** Rows only: no pictures, no descriptions. Styling hook: `data-compact`. */
  compact?: boolean
  /** `YYYY-MM-DD`; if not given, always the present day. */
  date?: string
  /** An IANA time zone; the shopper's own if not given. */
  timeZone?: string
  onShowChange?: (detail: ShowChanged) => void
}

/** The programme guide, updated live, with a reminder for each upcoming programme. */
export function Schedule(props: ScheduleProps) {
  const { view, date } = props
  if (view === 'week' || view === 'search') return <Later {...props} view={view} />
  const shown = view === 'now' || view === 'day' ? view : 'rest'
  return <ScheduleOfDay key={`${date} ${shown === 'day'}`} {...props} view={shown} />
}

/** A view that most pages do not show, and so do not download. */
function Later(props: LaterProps) {
  const t = useMessages('schedule', en, fr)
  const [loaded, setLoaded] = useState<{ View?: typeof LaterViewOf }>()
  useEffect(() => {
    import('../connected/guide/later.tsx').then(
      ({ LaterViewOf }) => setLoaded({ View: LaterViewOf }),
      () => setLoaded({}),
    )
  }, [])
  if (loaded?.View) return <loaded.View {...props} />
  return (
    <div className="onair" aria-busy={!loaded}>
      {loaded ? (
        <PageSlot name="error">
          <Notice kind="bad">{t('unreachable')}</Notice>
        </PageSlot>
      ) : (
        <PageSlot name="loading">
          <Skeleton lines={5} shape="row" />
        </PageSlot>
      )}
    </div>
  )
}

function ScheduleOfDay({
  initial,
  view,
  compact = false,
  date,
  timeZone,
  onShowChange,
}: ScheduleProps & { view: ScheduleView }) {
  const { language, models, link } = useShop()
  const t = useMessages('schedule', en, fr)
  const zone = useTimeZone(timeZone)
  const [model] = useState(() => createScheduleModel(models, initial, { date, view }))
  useWhileShown(useCallback(() => model.start(zone), [model, zone]))
  const onAir = useModel(onAirModel)
  const time = useShared(useModel(clockModel).now, undefined)
  const now = useShared(onAir.now, undefined)
  const next = useShared(onAir.next, undefined)
  const lost = useShared(onAir.connected, undefined) === false
  const day = useShared(model.day, initial)
  const failed = useShared(model.failed, false)
  useShowChange(now, onShowChange)

  // The channel's event may arrive before the day: it waits, so that nothing moves when the day is shown.
  const waiting = !day && !failed
  const shown = scheduleShown(day?.shows ?? [], view, { now, next }, time)
  const card = waiting || view === 'day' || compact ? undefined : shown.live
  const rows = view === 'now' ? shown.rows.slice(0, 1) : shown.rows
  const listed = card ? rows.filter(({ show }) => show.id !== card.id) : rows
  // A day begins at the present programme: past programmes are folded. A past day is not.
  const begun = view === 'day' ? listed.findIndex(({ state }) => state !== 'past') : 0
  const over = Math.max(0, begun)
  const row = (listing: ScheduleRow) => (
    <ShowRow
      key={listing.show.id}
      {...listing}
      time={time}
      zone={zone}
      compact={compact}
      note={view !== 'day' && isAfter(listing.show, day, zone) ? t('tomorrow') : undefined}
      Remind={Remind}
    />
  )
  return (
    <section
      className="onair onair-schedule"
      data-view={view}
      data-compact={compact || undefined}
      aria-label={date ? t('day', { day: formatDay(date, language, zone) }) : t('title')}
      aria-busy={waiting}
    >
      {(lost || failed) && day && <Notice kind="warn">{t('lost')}</Notice>}
      {failed && !day && (
        <PageSlot name="error">
          <Notice kind="warn">{t('unreachable')}</Notice>
        </PageSlot>
      )}
      {waiting && (
        <PageSlot name="loading">
          {lost && <Notice kind="warn">{t('unreachable')}</Notice>}
          <div role="status">
            <span className="onair-hidden">{t('loading')}</span>
            <Skeleton lines={view === 'now' ? 1 : 5} shape="row" />
          </div>
        </PageSlot>
      )}
      {card && <LiveCard show={card} time={time} zone={zone} />}
      {day && view !== 'day' && !shown.live && <p className="onair-schedule-quiet">{t('offAir')}</p>}
      {!waiting && view === 'now' && shown.next && <UpNext show={shown.next} zone={zone} />}
      {day && day.shows.length === 0 && view === 'day' && (
        <PageSlot name="empty">
          <p className="onair-schedule-quiet">{t('empty')}</p>
        </PageSlot>
      )}
      {!waiting && listed.length > 0 && (
        <>
          {card && (
            <h4 className="onair-schedule-later">
              {t(listed.every(({ show }) => isAfter(show, day, zone)) ? 'tomorrow' : 'later')}
            </h4>
          )}
          {over > 0 && (
            <details key={`${day?.timeZone} over`} className="onair-schedule-over">
              <summary>{t('earlier', { count: over })}</summary>
              <ol className="onair-schedule-list">{listed.slice(0, over).map(row)}</ol>
            </details>
          )}
          {/* The day of another time zone is a new list, so that its rows do not slide from their previous places. */}
          <ol key={day?.timeZone} className="onair-schedule-list">
            {listed.slice(over).map(row)}
          </ol>
        </>
      )}
      {day && (models.environment.base !== '' || view !== 'day') && <ZoneNote zone={zone} />}
      {models.environment.base !== '' && !compact && view !== 'day' && (
        <a className="onair-schedule-more" href={link('/pages/schedule')}>
          {t('full')}
        </a>
      )}
    </section>
  )
}

/** Whether a programme begins on a later day than the shown one. */
const isAfter = (show: Show, day: DailySchedule | undefined, zone: string) =>
  day !== undefined && zonedDate(show.start, zone) > day.date

function LiveCard({ show, time, zone }: { show: Show; time: Date | undefined; zone: string }) {
  const { imageBase } = useShop()
  const t = useMessages('schedule', en, fr)
  return (
    <article className="onair-schedule-card">
      <div className="onair-schedule-picture">
        <Picture base={imageBase} name={show.imageUrl} alt="" sizes="card" shape="wide" priority />
      </div>
      <div className="onair-schedule-body">
        <Badge kind="live">{t('onAir')}</Badge>
        <h3>
          <ShowLink show={show} />
        </h3>
        <p className="onair-schedule-host">
          <HostAndTimes show={show} zone={zone} />
        </p>
        <ShowProgress show={show} time={time} />
        {show.description && <p className="onair-schedule-description">{show.description}</p>}
      </div>
    </article>
  )
}

function UpNext({ show, zone }: { show: Show; zone: string }) {
  const { language } = useShop()
  const t = useMessages('schedule', en, fr)
  return (
    <p className="onair-schedule-next">
      <b>{t('upNext')}</b> <ShowLink show={show} />
      <time dateTime={show.start}>{formatTime(show.start, language, zone)}</time>
    </p>
  )
}

/** Names the time zone of the times. The line is the same in every zone, as the shopper's replaces the page's. */
function ZoneNote({ zone }: { zone: string }) {
  const { language } = useShop()
  const t = useMessages('schedule', en, fr)
  return (
    // Browsers and servers may name a zone differently.
    <p className="onair-schedule-zone" suppressHydrationWarning>
      {t('times', { zone: timeZoneName(zone, language) })}
    </p>
  )
}
