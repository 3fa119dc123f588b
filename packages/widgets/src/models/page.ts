/** What models need to know of the browser's page, in one place. None of it is called on a server. */

/**
 * Runs a function once the page is visible to the shopper. A prerendered page would otherwise open streams, read
 * personal data and count visits of pages that nobody sees.
 * @returns cancels it
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
 * Opens a resource while the page is active and closes it while the page is in the back/forward cache: an open channel would
 * evict the page from it, and an open event stream would deliver a burst on return.
 * @param reopened called after a return from that cache, when the page's data may be stale
 * @returns closes it for good
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

/** Shares one resource: the first user starts it, the last one stops it. */
export function shared(start: () => () => void): () => () => void {
  let users = 0
  let stop: (() => void) | undefined
  return () => {
    users += 1
    if (users === 1) stop = start()
    let released = false
    return () => {
      if (released) return
      released = true
      users -= 1
      if (users === 0) stop?.()
    }
  }
}

export { retryUntilStopped } from './retry.ts'
