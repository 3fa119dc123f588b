import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen an element is near. */
const ahead = '300px'

/** Whether an element is on the screen or close below it, or once was: what it shows can then be fetched. */
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
