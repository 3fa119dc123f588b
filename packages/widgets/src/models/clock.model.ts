import { type ReadonlySignal, signal } from '@preact/signals-core'
import { shared, whilePageLives } from './page.ts'

export type ClockModel = {
  /** The time by the channel's clock, updated every few seconds while a widget watches; undefined before. */
  now: ReadonlySignal<Date | undefined>
  /** The present time by the same clock, whether it is watched or not. */
  read(): Date
  /** Sets the channel's time: the shopper's clock may be wrong, and may be set while the page is open. */
  correct(at: string): void
  /** @returns stops the clock */
  start(): () => void
}

const tick = 5000

/** The current time, for everything on the page that depends on it. */
export function clockModel(): ClockModel {
  const now = signal<Date | undefined>(undefined)
  /** The time at the zero of the browser's monotonic clock, which nobody sets; undefined until the channel has sent its time. */
  let zero: number | undefined
  const read = () => new Date(zero === undefined ? Date.now() : Math.round(zero + performance.now()))
  const renew = () => {
    now.value = read()
  }
  return {
    now,
    read,
    correct(at) {
      const told = Date.parse(at)
      const current = read().getTime()
      // A difference under two seconds is network delay.
      zero = (Math.abs(told - current) < 2000 ? current : told) - performance.now()
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
