import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls an element into sight when something new is told in it: a shopper looks at the button they pressed, and the answer may
 * come below the fold, below what lies over the page's foot, or far above.
 * @param of what is told; nothing scrolls for `undefined`, and for the same thing only once
 */
export function useInSight<E extends Element>(of: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (of !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [of])
  return place
}
