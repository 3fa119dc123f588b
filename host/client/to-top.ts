import { scrollMs } from '@onair/core/timing'

/** Eases in and out. `done` runs from 0 to 1. */
export function onTheWay(from: number, done: number): number {
  const eased = done < 0.5 ? 4 * done ** 3 : 1 - (2 - 2 * done) ** 3 / 2
  return from * (1 - Math.min(1, Math.max(0, eased)))
}

/** Scrolls to the top over two seconds (specification §9); a wheel, touch or key stops it at once. */
function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0)
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
    scrollTo(0, onTheWay(from, done))
    if (done < 1) requestAnimationFrame(step)
    else stop.abort()
  }
  requestAnimationFrame(step)
}

/** Shows the link to the top after one screen. Without JavaScript it stands at the end of the page. */
export function enhanceToTop(): void {
  const control = document.querySelector<HTMLAnchorElement>('.to-top')
  const firstScreen = document.querySelector('.first-screen')
  if (!control || !firstScreen) return
  new IntersectionObserver((entries) => {
    control.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting)
  }).observe(firstScreen)
  control.addEventListener('click', (event) => {
    event.preventDefault()
    document.getElementById('top')?.focus({ preventScroll: true })
    scrollToTop()
  })
}
