import type { Show } from '@onair/core/guide/client'
import { safeReturnPath } from '@onair/core/sign-in'
import { closeNowBar, closeNowBarPath } from '../client/now-bar.ts'
import type { Action } from '../kernel/action.ts'
import type { Visit } from '../kernel/visit.ts'
import { CloseForm } from './close-form.tsx'
import { frameTexts } from './frame-texts.ts'
import { LocalTime } from './local-time.tsx'

/**
 * The programme on air, on one line above the header. It scrolls away with the page. A shared page contains it open:
 * `nowBarScript` hides it before the first paint if the shopper closed it.
 */
export function NowBar({ visit, show: { title, end } }: { visit: Visit; show: Pick<Show, 'title' | 'end'> }) {
  const { link } = visit
  const t = frameTexts(visit)
  return (
    <section className="now-bar" aria-label={t('nowBar.label')}>
      <a href={link('/pages/watchlive')}>
        <span className="now-bar-live">{t('nowBar.label')}</span>
        <span className="now-bar-title">{title}</span>
        <span className="now-bar-until">
          {t('nowBar.until')} <LocalTime visit={visit} at={end} />
        </span>
        <span className="now-bar-watch">{t('nowBar.watch')}</span>
      </a>
      <CloseForm visit={visit} action={closeNowBarPath} label={t('nowBar.close')} />
    </section>
  )
}

/** Closes the bar without JavaScript. */
export const closeNowBarAction: Action = {
  path: closeNowBarPath,
  audience: 'everyone',
  run: async (visit, form) => {
    closeNowBar(visit.session)
    return safeReturnPath(form.returnTo) ?? '/'
  },
}
