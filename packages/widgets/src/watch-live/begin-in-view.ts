import { whilePageLives } from '../models/page.ts'

/**
 * Calls `begin` once an element is in view, after the page has loaded and while the browser is idle; again after a return from
 * the back/forward cache.
 * @returns cancels it
 */
export function beginInView(place: Element, begin: () => void): () => void {
  return whilePageLives(() =>
    whenLoaded(() => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        begin()
      })
      observer.observe(place)
      return () => observer.disconnect()
    }),
  )
}

/** Runs something when the page has loaded and the browser is idle. @returns cancels it, and ends what it started */
function whenLoaded(run: () => () => void): () => void {
  let end: (() => void) | undefined
  let waiting: number | undefined
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout
  const wait = () => {
    waiting = Number(
      idle(() => {
        end = run()
      }),
    )
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    if (waiting !== undefined) cancelIdle(waiting)
    end?.()
  }
}
