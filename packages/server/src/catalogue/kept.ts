import type { Listener } from '../kernel/listener.ts'

/**
 * What is read once and again after the catalogue changed. Callers who come while it is being read wait for the same
 * reading; one that fails is not kept.
 */
export function keptUntilChange<T>(listener: Listener, read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  listener.on('catalogue', () => {
    kept = undefined
  })
  return () => {
    kept ??= read()
    const reading = kept
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
}
