import type { ReactNode } from 'react'

/**
 * A word or two about the thing it stands on.
 * @param kind `live` has the pulsing dot of what is on air now. Styling hook: `data-kind`.
 */
export function Badge({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'live' | 'showstopper' | 'good' | 'warn'
  children: ReactNode
}) {
  return (
    <span className="onair-badge" data-kind={kind}>
      {kind === 'live' && <span className="onair-badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
