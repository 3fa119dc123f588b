import { useEffect, useState } from 'react'

/**
 * Whether the page's form is on its way to the server, as a browser posts it. Back returns to a page that can send again,
 * also out of the back/forward cache.
 */
export function useSending(): [sending: boolean, setSending: (sending: boolean) => void] {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) setSending(false)
    }
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
  return [sending, setSending]
}
