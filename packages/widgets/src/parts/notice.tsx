import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Kind = 'info' | 'good' | 'warn' | 'bad'
const icons: Readonly<Record<Kind, IconName>> = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' }

/**
 * Something the shopper should know.
 * @param kind `bad` interrupts a screen reader (`role="alert"`), the others wait their turn (`role="status"`).
 * @param still it was there from the start, and is not announced.
 * @param action what can be done about it: a button or a link.
 */
export function Notice({
  kind = 'info',
  still = false,
  action,
  children,
}: {
  kind?: Kind
  still?: boolean
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="onair-notice" data-kind={kind} role={still ? undefined : kind === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className="onair-notice-text">{children}</div>
      {action && <div className="onair-notice-action">{action}</div>}
    </div>
  )
}
