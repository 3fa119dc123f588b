/**
 * What models need to know of the page they live in: browser knowledge in one place. On a server none of it is called.
 */

/**
 * Runs once the shopper really looks at the page. A prerendered page would otherwise open streams, read personal data
 * and count visits of pages that are never seen.
 * @returns how to call it off.
 */
export function whenActivated(run: () => void): () => void {
  if (!('prerendering' in document) || !document.prerendering) {
    run()
    return () => {}
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}

/**
 * Opens something while the page is in use and closes it while it rests in the back/forward cache: an open channel
 * would evict the page from it, and an open event stream would burst on return.
 * @param reopened called after a return from that cache, when what the page shows may be old.
 * @returns how to stop for good.
 */
export function whilePageLives(open: () => () => void, reopened?: () => void): () => void {
  let close: (() => void) | undefined
  const hide = () => {
    close?.()
    close = undefined
  }
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted || close) return
    close = open()
    reopened?.()
  }
  const cancel = whenActivated(() => {
    close = open()
  })
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    cancel()
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
    hide()
  }
}

/**
 * Counts its users: starts with the first, stops with the last. Several widgets may then share one stream.
 */
export function shared(start: () => () => void): () => () => void {
  let users = 0
  let stop: (() => void) | undefined
  return () => {
    users += 1
    if (users === 1) stop = start()
    let left = false
    return () => {
      if (left) return
      left = true
      users -= 1
      if (users === 0) stop?.()
    }
  }
}

const firstWait = 4000
const longestWait = 30_000

/**
 * Tries something again and again, for what could not be reached: after 4, 8, 16, 30 seconds while the page is looked
 * at, and at once when the network comes back or the page is looked at again.
 * @returns how to stop.
 */
export function keepTrying(attempt: () => void): () => void {
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(now, wait)
    wait = Math.min(wait * 2, longestWait)
  }
  const now = () => {
    plan()
    if (document.visibilityState === 'visible') attempt()
  }
  plan()
  addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
}
