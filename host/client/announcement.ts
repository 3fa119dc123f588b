import { holidayPopupCookie, readCookie, type Session, writeCookie } from '@onair/core/session'

/** The path that the announcement's form posts to; the server's action answers it without JavaScript. */
export const dismissAnnouncementPath = '/announcement/dismiss'

/**
 * Shows the announcement unless the shopper dismissed it in the last 168 hours (specification §3), and dismisses it without
 * leaving the page.
 */
export function enhanceAnnouncement(session: Session): void {
  const bar = document.querySelector<HTMLElement>('.announcement')
  if (!bar) return
  const look = () => {
    bar.hidden = readCookie(session, holidayPopupCookie) ?? false
    // In the checkout the announcement ends the page and covers nothing.
    document.documentElement.toggleAttribute(
      'data-announced',
      !bar.hidden && document.documentElement.dataset.shell !== 'checkout',
    )
  }
  look()
  // A page from the back/forward cache may show an announcement that was dismissed on another page.
  addEventListener('pageshow', look)
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    writeCookie(session, holidayPopupCookie, true)
    look()
    // The focused button is hidden now: move the focus to the page's content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
