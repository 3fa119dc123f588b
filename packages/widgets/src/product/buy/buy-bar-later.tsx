import { useEffect, useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import type { BuyBarProps } from './buy-bar.tsx'

/** The bar with the main action. Its code is loaded when the shopper scrolls: before that, the form is in view. */
export function BuyBarLater(props: BuyBarProps) {
  const [scrolled, setScrolled] = useState(false)
  const later = useLater(() => import('./buy-bar.tsx'), scrolled)
  useEffect(() => {
    const listen = () => setScrolled(true)
    if (scrollY > 0) listen()
    addEventListener('scroll', listen, { once: true, passive: true })
    return () => removeEventListener('scroll', listen)
  }, [])
  return later ? <later.BuyBar {...props} /> : null
}
