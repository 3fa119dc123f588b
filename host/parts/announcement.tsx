import { dismissAnnouncementPath } from '../client/announcement.ts'
import type { Visit } from '../kernel/visit.ts'

/**
 * What the operator announces, over the foot of the window: whoever has put it away sees nothing move.
 * A page that is the same for everyone carries it hidden, and the browser, which knows the shopper's cookie, shows it.
 */
export function Announcement({ visit, shown }: { visit: Visit; shown: boolean }) {
  const { t } = visit
  if (!visit.announcement) return null
  return (
    <section className="announcement" aria-label={t('announcement.label')} hidden={!shown}>
      <p>{visit.announcement}</p>
      <form action={dismissAnnouncementPath} method="post">
        <input type="hidden" name="returnTo" value={visit.url.pathname + visit.url.search} />
        <button type="submit" aria-label={t('announcement.dismiss')}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </form>
    </section>
  )
}
