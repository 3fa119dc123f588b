import { formatTime } from '@onair/core/dates'
import { showPath, showProgress } from '@onair/core/guide'
import type { Show } from '@onair/core/guide/client'
import type { ComponentType } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Badge } from '../../parts/badge.tsx'
import { Exact } from '../../parts/exact.tsx'
import { Picture } from '../../parts/picture.tsx'
import type { RemindProps } from '../reminder/remind.tsx'
import en from './show.messages.en.json'
import fr from './show.messages.fr.json'

/** Whether a programme is over, on air, or upcoming. */
export type ShowState = 'past' | 'live' | 'coming'

/** A programme's title, as a link to its page. */
export function ShowLink({ show: { id, title } }: { show: Pick<Show, 'id' | 'title'> }) {
  const { link } = useShop()
  return <a href={link(showPath(id))}>{title}</a>
}

/**
 * A programme in a list: its start, picture, title and host. The title links to its page.
 * @param note the day, if the list has several
 * @param Remind requests a reminder of an upcoming programme
 */
export function ShowRow({
  show,
  state,
  time,
  zone,
  compact = false,
  note,
  Remind,
}: {
  show: Show
  state: ShowState
  time?: Date
  zone: string
  compact?: boolean
  note?: string
  Remind?: ComponentType<RemindProps> | undefined
}) {
  const { language, imageBase } = useShop()
  const t = useMessages('show', en, fr)
  return (
    <li className="onair-schedule-row" data-state={state} aria-current={state === 'live' || undefined}>
      <time className="onair-schedule-time" dateTime={show.start}>
        {formatTime(show.start, language, zone)}
      </time>
      {!compact && (
        <div className="onair-schedule-thumb">
          <Picture base={imageBase} name={show.imageUrl} alt="" sizes="thumb" shape="wide" />
        </div>
      )}
      <div className="onair-schedule-what">
        <h3>
          <ShowLink show={show} />
        </h3>
        <p className="onair-schedule-host">
          <Exact value={show.host}>{t('with', { host: show.host })}</Exact>
          {note && ` · ${note}`}
        </p>
        {!compact && show.description && <p className="onair-schedule-description">{show.description}</p>}
        {state === 'live' && <ShowProgress show={show} time={time} />}
      </div>
      {state === 'live' && <Badge kind="live">{t('live')}</Badge>}
      {state === 'coming' && Remind && <Remind show={show} zone={zone} note={note} />}
    </li>
  )
}

/** A programme's host, its start and its end. */
export function HostAndTimes({ show, zone }: { show: Show; zone: string }) {
  const { language } = useShop()
  const t = useMessages('show', en, fr)
  return (
    <>
      <span>
        <Exact value={show.host}>{t('with', { host: show.host })}</Exact>
      </span>{' '}
      <span className="onair-schedule-times">
        <time dateTime={show.start}>{formatTime(show.start, language, zone)}</time>
        {' – '}
        <time dateTime={show.end}>{formatTime(show.end, language, zone)}</time>
      </span>
    </>
  )
}

/** How much of the programme on air is over, and its duration. */
export function ShowProgress({ show, time }: { show: Show; time: Date | undefined }) {
  const t = useMessages('show', en, fr)
  const minutesLeft = time ? Math.max(0, Math.ceil((Date.parse(show.end) - time.getTime()) / 60_000)) : undefined
  return (
    <div className="onair-schedule-progress">
      <progress max={100} value={time ? showProgress(show, time) : 0} aria-label={t('progress')} />
      <span>{minutesLeft === undefined ? '\u00a0' : t('minutesLeft', { count: minutesLeft })}</span>
    </div>
  )
}
