import type { ReactNode } from 'react'
import { useInSight } from '../../kit/hooks/use-in-sight.ts'
import type { Problem } from '../checkout.types.ts'

/** A step's button is at its end and what stands in the way at its beginning: a new problem comes to where the shopper looks. */
export function InSight({ of, children }: { of: Problem | undefined; children: ReactNode }) {
  const place = useInSight<HTMLDivElement>(of)
  return (
    <div ref={place} className="onair-problem">
      {children}
    </div>
  )
}
