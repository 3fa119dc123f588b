import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Kind = 'info' | 'good' | 'warn' | 'bad'
const icons: Readonly<Record<Kind, IconName>> = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' }

/**
 * A message to the shopper.
 * @param kind `bad` interrupts a screen reader (`role="alert"`), the others wait (`role="status"`)
 * @param still shown from the start and so not announced
 * @param action a button or link that resolves it
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
