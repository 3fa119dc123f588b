import type { Listener } from '../kernel/listener.ts'

/**
 * Caches a read until the catalogue changes. Concurrent callers share one read; a failed one is not cached.
 */
export function cachedUntilChange<T>(listener: Listener, read: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined
  listener.on('catalogue', () => {
    cached = undefined
  })
  return () => {
    cached ??= read()
    const reading = cached
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
}
