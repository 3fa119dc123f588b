import { type RefObject, useEffect, useRef } from 'react'
import { savesData } from '../wants-less.ts'

/** How long prefetched data stay valid, in milliseconds. */
const freshMs = 30_000

type Prefetch<Key, Value> = {
  /** The element that has to be in sight. */
  place: RefObject<HTMLElement | null>
  /** Returns the prefetched data, or reads them now. */
  take: (key: Key) => Promise<Value>
}

/**
 * Reads what a press on an element would ask for, once the element is in sight and the browser is idle.
 *
 * 1. It is read once for each key, and not if the device asks for less data.
 * 2. Prefetched data are used once, within half a minute.
 * 3. A prefetch that failed is forgotten: the press reads again.
 *
 * @param key of the data that are probably needed next; undefined prefetches nothing
 */
export function usePrefetch<Key extends string | number, Value>(
  key: Key | undefined,
  read: (key: Key) => Promise<Value>,
): Prefetch<Key, Value> {
  const place = useRef<HTMLElement>(null)
  const ahead = useRef<{ key: Key; at: number; reply: Promise<Value> }>(undefined)
  const latest = useRef(read)
  latest.current = read

  useEffect(() => {
    if (key === undefined || !place.current || savesData()) return
    let idle: number | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      idle = whenIdle(() => {
        const mine = { key, at: performance.now(), reply: latest.current(key) }
        ahead.current = mine
        mine.reply.catch(() => {
          if (ahead.current === mine) ahead.current = undefined
        })
      })
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      if (idle !== undefined) cancelIdle(idle)
    }
  }, [key])

  return {
    place,
    take(requested) {
      const prefetched = ahead.current
      ahead.current = undefined
      const isFresh = prefetched?.key === requested && performance.now() - prefetched.at < freshMs
      return isFresh ? prefetched.reply : read(requested)
    },
  }
}

// Safari has no idle callbacks.
const whenIdle = (work: () => void): number => (globalThis.requestIdleCallback ?? globalThis.setTimeout)(work)
const cancelIdle = (id: number): void => (globalThis.cancelIdleCallback ?? globalThis.clearTimeout)(id)
