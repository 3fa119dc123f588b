import { holidayPopupCookie, readCookie, type Session, writeCookie } from '@onair/core/session'

/** Where the announcement's form posts; the server answers there too, for pages without a script. */
export const dismissAnnouncementPath = '/announcement/dismiss'

/**
 * Shows the announcement to whoever has not put it away in the last 168 hours (specification §3), and puts it away when
 * told to, without leaving the page.
 */
export function wakeAnnouncement(session: Session): void {
  const bar = document.querySelector<HTMLElement>('.announcement')
  if (!bar) return
  const look = () => {
    bar.hidden = readCookie(session, holidayPopupCookie) ?? false
  }
  look()
  // The page may come back from the back/forward cache after another one put it away.
  addEventListener('pageshow', look)
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    writeCookie(session, holidayPopupCookie, true)
    look()
    // What had the focus is gone: the page goes on from its content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
