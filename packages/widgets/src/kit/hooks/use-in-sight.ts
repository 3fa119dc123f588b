import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls an element into view when its content changes: what a click shows may appear outside the viewport or under the bar at
 * its foot.
 * @param of the content; `undefined` does not scroll, and the same value scrolls only once
 */
export function useInSight<E extends Element>(of: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (of !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [of])
  return place
}
