import { scrollMs } from '@onair/core/timing'

/** The position between two places, eased in and out. `done` runs from 0 to 1. */
export function onTheWay(from: number, to: number, done: number): number {
  const eased = done < 0.5 ? 4 * done ** 3 : 1 - (2 - 2 * done) ** 3 / 2
  return from + (to - from) * Math.min(1, Math.max(0, eased))
}

/**
 * Scrolls the page to a place within two seconds (specification §9); a wheel, touch or key stops it. With reduced motion it jumps
 * there.
 */
export function scrollSlowly(to: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, to)
    return
  }
  const from = scrollY
  const stop = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pagehide']) {
    addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  let start: number | undefined
  const step = (now: number) => {
    if (stop.signal.aborted) return
    start ??= now
    const done = (now - start) / scrollMs
    scrollTo(0, onTheWay(from, to, done))
    if (done < 1) requestAnimationFrame(step)
    else stop.abort()
  }
  requestAnimationFrame(step)
}
