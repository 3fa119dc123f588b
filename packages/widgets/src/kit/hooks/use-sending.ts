import { useEffect, useState } from 'react'

/**
 * Whether the browser is posting the page's form to the server. A page that is restored from the back/forward cache can send
 * again.
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
