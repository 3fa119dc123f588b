import { type ReadonlySignal, signal } from '@preact/signals-core'
import { shared, whilePageLives } from './page.ts'

export type ClockModel = {
  /** The time by the channel's clock, updated every few seconds while a widget watches; undefined before. */
  now: ReadonlySignal<Date | undefined>
  /** Sets the channel's time: the shopper's clock may be wrong. */
  correct(at: string): void
  /** @returns stops the clock */
  start(): () => void
}

const tick = 5000

/** The current time, for everything on the page that depends on it. */
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
      // A difference under two seconds is network delay.
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
