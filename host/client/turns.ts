let last: Promise<void> = Promise.resolve()

/** Runs tasks one after the other, and yields to the browser between two of them. */
export function inTurn(work: () => void): Promise<void> {
  const done = last.then(pause).then(work)
  last = done.catch(() => {})
  return done
}

const pause = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))

/** Runs work that nothing waits for when the browser is idle, and after two seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
