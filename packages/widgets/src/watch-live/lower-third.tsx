import { formatTime } from '@onair/core/dates'
import type { Show } from '@onair/core/guide/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Exact } from '../parts/exact.tsx'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'

type LowerThirdProps = { show: Show | undefined; next: Show | undefined; zone: string }

/** The band across the picture: programme and host, in the viewer's language. */
export function LowerThird({ show, next, zone }: LowerThirdProps) {
  const { language } = useShop()
  const t = useMessages('watchLive', en, fr)
  return (
    // Each programme has its own element: a reused one would move with a longer title, which is a layout shift.
    <div key={show?.id} className="onair-watch-third">
      <p className="onair-watch-title">{show ? show.title : t('offAir')}</p>
      {show && (
        <p className="onair-watch-host">
          <span>
            <Exact value={show.host}>{t('with', { host: show.host })}</Exact>
          </span>
          <span className="onair-watch-times">
            {formatTime(show.start, language, zone)} – {formatTime(show.end, language, zone)}
          </span>
        </p>
      )}
      {!show && next && (
        <p>
          {t('upNext', { time: formatTime(next.start, language, zone) })} <b>{next.title}</b>
        </p>
      )}
    </div>
  )
}
