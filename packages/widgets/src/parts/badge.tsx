import type { ReactNode } from 'react'

/**
 * A short label on a product or programme.
 * @param kind `live` has the pulsing dot of the programme on air. Styling hook: `data-kind`.
 */
export function Badge({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'live' | 'showstopper' | 'good' | 'warn'
  children: ReactNode
}) {
  return (
    <span className="onair-badge" part="badge" data-kind={kind}>
      {kind === 'live' && <span className="onair-badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
