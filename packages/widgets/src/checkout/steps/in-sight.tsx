import type { ReactNode } from 'react'
import { useInSight } from '../../kit/hooks/use-in-sight.ts'
import type { Problem } from '../checkout.types.ts'

/** Scrolls a new problem into view: a step's button is at its end, the problem at its beginning. */
export function InSight({ of, children }: { of: Problem | undefined; children: ReactNode }) {
  const place = useInSight<HTMLDivElement>(of)
  return (
    <div ref={place} className="onair-problem">
      {children}
    </div>
  )
}
