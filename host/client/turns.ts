let last: Promise<void> = Promise.resolve()

/** Does one thing after another, and lets the browser draw and answer the shopper between two of them. */
export function inTurn(work: () => void): Promise<void> {
  const done = last.then(pause).then(work)
  last = done.catch(() => {})
  return done
}

const pause = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))

/** Does what nobody waits for once the browser has nothing else to do, and after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
