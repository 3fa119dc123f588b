const firstWait = 4000
const longestWait = 30_000

/**
 * Retries a function: after 4, 8, 16, 30 seconds while the page is visible, and at once when the network returns or the
 * page becomes visible again.
 * @returns stops retrying
 */
export function retryUntilStopped(attempt: () => void): () => void {
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
