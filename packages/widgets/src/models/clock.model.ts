import { type ReadonlySignal, signal } from '@preact/signals-core'
import { shared, whilePageLives } from './page.ts'

export type ClockModel = {
  /** The time by the channel's clock, renewed every few seconds while somebody watches; undefined until then. */
  now: ReadonlySignal<Date | undefined>
  /** The channel says what time it is: a shopper's clock may be wrong. */
  correct(at: string): void
  /** @returns how to stop. */
  start(): () => void
}

const tick = 5000

/** The time, for everything on the page that moves with it. */
export function clockModel(): ClockModel {
  const now = signal<Date | undefined>(undefined)
  let ahead = 0
  const renew = () => {
    now.value = new Date(Date.now() + ahead)
  }
  return {
    now,
    correct(at) {
      const difference = Date.parse(at) - Date.now()
      // Less than two seconds is the way of the message.
      ahead = Math.abs(difference) < 2000 ? 0 : difference
      if (now.peek()) renew()
    },
    start: shared(() =>
      whilePageLives(() => {
        renew()
        const timer = setInterval(renew, tick)
        return () => clearInterval(timer)
      }),
    ),
  }
}
