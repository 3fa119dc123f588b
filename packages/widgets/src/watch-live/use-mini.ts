import { type RefObject, useEffect, useState } from 'react'

export type Mini = {
  /** Whether the picture is in a corner of the window. */
  shown: boolean
  /** Returns it to its place until it has been in view again. */
  dismiss(): void
}

/** Moves a playing picture to a corner while its place is scrolled out of view. */
export function useMini(place: RefObject<HTMLElement | null>, playing: boolean): Mini {
  const [away, setAway] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (!place.current || !playing) return
    const observer = new IntersectionObserver((entries) => {
      const inView = entries.at(-1)?.isIntersecting ?? true
      setAway(!inView)
      if (inView) setDismissed(false)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, playing])
  return { shown: playing && away && !dismissed, dismiss: () => setDismissed(true) }
}
