import { formatDay, formatTime } from '@onair/core/dates'
import { readTimeZone } from '@onair/core/session'
import type { Models } from '@onair/widgets/models'
import { whenIdle } from './when-idle.ts'

/** Rewrites the times of the server's HTML in the shopper's time zone if it is another one. */
export function enhanceLocalTimes({ environment: { session, language } }: Models): void {
  // Runs after the browser's time zone is saved; no part of the page waits for it.
  whenIdle(() => {
    const zone = readTimeZone(session)
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
      if (time.dataset.zone === zone) continue
      time.dataset.zone = zone
      const day = time.dataset.day === undefined ? '' : `${formatDay(time.dateTime, language, zone)}, `
      time.textContent = day + formatTime(time.dateTime, language, zone)
    }
    const evening = document.querySelector<HTMLElement>('.tonight')
    if (!evening || evening.dataset.zone === zone) return
    evening.dataset.zone = zone
    void import('./tonight.ts').then(({ showTonight }) => showTonight(evening, zone, session.now()))
  })
}
