import { type RefObject, useEffect, useState } from 'react'

/** The distance below the screen within which an element is near. */
const ahead = '300px'

/** Whether an element is, or once was, on the screen or close below it: then what it shows can be fetched. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: ahead,
      },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place])
  return near
}
