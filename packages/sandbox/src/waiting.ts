import { setTimeout as delay } from 'node:timers/promises'

/** Deliberate delays, which end when the sandbox closes. */
export interface Waiting {
  wait(milliseconds: number): Promise<void>
  end(): void
}

export const realWaiting = (): Waiting => {
  const closing = new AbortController()
  return {
    wait: (milliseconds) => delay(milliseconds, undefined, { signal: closing.signal }).catch(() => {}),
    end: () => closing.abort(),
  }
}
