import { type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from './checkout.types.ts'

/** A step's button is at its end and what stands in the way at its beginning: a new problem comes to where the shopper looks. */
export function InSight({ of, children }: { of: Problem | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (of) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [of])
  return (
    <div ref={place} className="onair-problem">
      {children}
    </div>
  )
}
