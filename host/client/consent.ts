import { readAnalyticsConsent, type Session, writeAnalyticsConsent } from '@onair/core/session'

/** The path that the consent's forms post to; the server's action answers it without JavaScript. */
export const consentPath = '/consent'

/** Asks for consent to the marketing feed until the shopper has answered, and stores the answer without leaving the page. */
export function enhanceConsent(session: Session): void {
  const question = document.querySelector<HTMLElement>('.consent')
  if (!question) return
  const look = () => {
    question.hidden = readAnalyticsConsent(session) !== undefined
  }
  look()
  // A page from the back/forward cache may ask what was answered on another page.
  addEventListener('pageshow', look)
  question.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    writeAnalyticsConsent(session, (event.submitter as HTMLButtonElement).value === 'yes')
    look()
    // The focused button is hidden now: move the focus to the page's content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
