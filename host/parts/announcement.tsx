import { holidayPopupCookie, writeCookie } from '@onair/core/session'
import { safeReturnPath } from '@onair/core/sign-in'
import { dismissAnnouncementPath } from '../client/announcement.ts'
import type { Action } from '../kernel/action.ts'
import type { Visit } from '../kernel/visit.ts'
import { CloseForm } from './close-form.tsx'
import { frameTexts } from './frame-texts.ts'

/** Whether the operator's announcement is valid now. */
export function isAnnouncing({ host: { announcement, now } }: Visit): boolean {
  return announcement !== undefined && (!announcement.until || announcement.until > now())
}

/**
 * The operator's announcement, at the bottom of the window: dismissing it moves nothing on the page.
 * @param shown a shared page contains the announcement hidden; the browser, which knows the shopper's cookie, shows it
 */
export function Announcement({ visit, shown }: { visit: Visit; shown: boolean }) {
  const { announcement } = visit.host
  const t = frameTexts(visit)
  if (!announcement || !isAnnouncing(visit)) return null
  return (
    <section className="announcement" aria-label={t('announcement.label')} hidden={!shown}>
      <p>{announcement.text[visit.language]}</p>
      <CloseForm visit={visit} action={dismissAnnouncementPath} label={t('announcement.dismiss')} />
    </section>
  )
}

/** Dismisses the announcement without JavaScript. */
export const dismissAnnouncement: Action = {
  path: dismissAnnouncementPath,
  audience: 'everyone',
  run: async (visit, form) => {
    writeCookie(visit.session, holidayPopupCookie, true)
    return safeReturnPath(form.returnTo) ?? '/'
  },
}
