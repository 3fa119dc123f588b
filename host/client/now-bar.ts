import { formatTime, zonedDate, zonedDayRange } from '@onair/core/dates'
import { nowBarCookie, readCookie, readTimeZone, type Session, writeCookie } from '@onair/core/session'
import type { Models, OnAir } from '@onair/widgets/models'
import { importWithRetry } from './import-with-retry.ts'

/** The path that the bar's form posts to; the server's action answers it without JavaScript. */
export const closeNowBarPath = '/nowbar/close'

/**
 * Hides the bar before the first paint if the shopper closed it, so that nothing moves: a shared document contains the bar. The
 * script is in every document's head; the page's policy names its hash.
 */
export const nowBarScript = `if((/(?:^|; )${nowBarCookie.name}=(\\d+)/.exec(document.cookie)||[])[1]>Date.now())document.documentElement.dataset.nowBar='closed'`

/** Whether the shopper has closed the bar, and that day is not over. */
export function isNowBarClosed(session: Session): boolean {
  const until = readCookie(session, nowBarCookie)
  return until !== undefined && until > session.now()
}

/** Closes the bar until midnight in the shopper's time zone. */
export function closeNowBar(session: Session): void {
  const timeZone = readTimeZone(session)
  writeCookie(session, nowBarCookie, zonedDayRange(zonedDate(session.now(), timeZone), timeZone).end)
}

/** The shortest time between two requests: with a wrong clock, every programme is over. */
const shortestWait = 60_000
const longestWait = 86_400_000
/** Spreads the requests, which the end of a programme would otherwise cause at the same moment on all pages. */
const spread = 10_000

/**
 * Closes the bar for the day without leaving the page, and keeps it up to date: by the page's event stream if it has one, else by
 * a request when the programme is over, which is cheaper than a stream that stays open.
 */
export function enhanceNowBar(models: Models): void {
  const bar = document.querySelector<HTMLElement>('.now-bar')
  const title = bar?.querySelector('.now-bar-title')
  const until = bar?.querySelector('time')
  if (!bar || !title || !until) return
  const { session, language } = models.environment
  const { dataset } = document.documentElement
  let due = Date.parse(until.dateTime)
  let timer: ReturnType<typeof setTimeout> | undefined

  const follow = (earliest: number) => {
    clearTimeout(timer)
    const wait = due - Date.now() + Math.random() * spread
    timer = setTimeout(() => void ask(), Math.min(longestWait, Math.max(earliest, wait)))
  }
  const ask = async () => {
    // A hidden page makes its request when it is visible again.
    if (document.hidden) return
    const { readOnAir } = await importWithRetry(() => import('./read-on-air.ts'))
    const onAir = await readOnAir(models)
    if (onAir) show(onAir)
    follow(shortestWait)
  }
  const show = ({ now, next }: OnAir) => {
    // The bar keeps its height, so that the content below does not move.
    bar.toggleAttribute('data-off', !now)
    due = Date.parse(now?.end ?? next?.start ?? '') || Number.POSITIVE_INFINITY
    if (now) {
      title.textContent = now.title
      until.dateTime = now.end
      until.textContent = formatTime(now.end, language, readTimeZone(session))
    }
  }
  /** Another page may have closed the bar, the day may be over, and the page may have been suspended. */
  const look = () => {
    clearTimeout(timer)
    if (isNowBarClosed(session)) dataset.nowBar = 'closed'
    else {
      delete dataset.nowBar
      follow(0)
    }
  }

  look()
  models.environment.hearOnAir = (onAir) => {
    show(onAir)
    look()
  }
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    closeNowBar(session)
    look()
    // The focused button is hidden now: move the focus to the page's content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
