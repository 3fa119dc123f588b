import { countdown } from '@onair/core/catalogue'
import { clockModel, type Models, whilePageLives } from '@onair/widgets/models'

/**
 * Counts down to the time in `data-until`. Where a widget of the page receives the channel's clock, that clock counts: the
 * shopper's may be wrong.
 */
export function enhanceCountdowns(places: Iterable<HTMLElement>, models: Models): void {
  const clock = models.of(clockModel)
  for (const place of places) {
    const { until = '', label = '' } = place.dataset
    place.setAttribute('role', 'timer')
    whilePageLives(() => {
      let ahead = 0
      const unsubscribe = clock.now.subscribe((now) => {
        if (now) ahead = now.getTime() - Date.now()
      })
      const show = () => {
        const left = countdown(until, Date.now() + ahead)
        place.textContent = left
        place.setAttribute('aria-label', `${label} ${left}`)
      }
      show()
      const timer = setInterval(show, 1000)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    })
  }
}
