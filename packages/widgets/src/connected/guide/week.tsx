import { formatDay, formatTime, knownTimeZone, zonedDate } from '@onair/core/dates'
import { guideClient, type WeeklySchedule } from '@onair/core/guide/client'
import { useTimeZone } from '../../kit/hooks/use-time-zone.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useWhileShown } from '../../kit/shop.tsx'
import { clockModel } from '../../models/clock.model.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'
import { Badge } from '../../parts/badge.tsx'
import { Exact } from '../../parts/exact.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Remind } from '../reminder/remind.tsx'
import en from './guide.messages.en.json'
import fr from './guide.messages.fr.json'
import { ShowLink } from './show-row.tsx'
import { stateOf } from './show-state.ts'
import { useReply } from './use-reply.ts'

export type WeekProps = {
  /** The week, if the server has read it. */
  initial?: WeeklySchedule
  /** The first day, `YYYY-MM-DD`; today if not given. */
  date?: string
  /** An IANA time zone; the shopper's own if not given. */
  timeZone?: string
}

/** The programmes of seven days, one column each. */
export function Week({ initial, date, timeZone }: WeekProps) {
  const { language } = useShop()
  const t = useMessages('guide', en, fr)
  const zone = useTimeZone(timeZone)
  const http = useModel(publicHttpModel)
  const clock = useModel(clockModel)
  useWhileShown(clock.start)
  const time = useShared(clock.now, undefined)
  const today = time && zonedDate(time, zone)
  const first = (from: string | undefined, inZone: string) => `${from ?? 'today'} ${inZone}`
  const { value, reading, failed, retry } = useReply(
    initial && { key: first(date, initial.timeZone), value: initial },
    first(date, zone),
    () => guideClient(http).weekly({ timeZone: zone, products: 'false', ...(date && { date }) }),
  )
  const shownZone = knownTimeZone(value?.timeZone, zone)
  return (
    <section className="onair onair-schedule" data-view="week" aria-label={t('week')} aria-busy={reading}>
      {failed !== undefined && (
        <Notice
          kind="bad"
          action={
            <button type="button" className="onair-schedule-button" onClick={retry}>
              {t('retry')}
            </button>
          }
        >
          {failed || t('unreachable')}
        </Notice>
      )}
      {!value && reading && (
        <div role="status">
          <span className="onair-hidden">{t('loading')}</span>
          <Skeleton lines={5} shape="row" />
        </div>
      )}
      {value && (
        <div className="onair-week">
          {value.days.map(({ date, shows }) => (
            <section key={date} className="onair-week-day" data-today={date === today || undefined}>
              <h3>{formatDay(date, language, 'UTC')}</h3>
              {shows.length === 0 && <p className="onair-schedule-quiet">{t('empty')}</p>}
              <ol>
                {shows.map((show) => {
                  const state = stateOf(show, time)
                  return (
                    <li
                      key={show.id}
                      className="onair-week-show"
                      data-state={state}
                      aria-current={state === 'live' || undefined}
                    >
                      <time dateTime={show.start}>{formatTime(show.start, language, shownZone)}</time>
                      {state === 'live' && <Badge kind="live">{t('live')}</Badge>}
                      <b>
                        <ShowLink show={show} />
                      </b>
                      <span>
                        <Exact value={show.host}>{t('with', { host: show.host })}</Exact>
                      </span>
                      {state === 'coming' && (
                        <Remind show={show} zone={shownZone} note={formatDay(date, language, 'UTC')} />
                      )}
                    </li>
                  )
                })}
              </ol>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}
