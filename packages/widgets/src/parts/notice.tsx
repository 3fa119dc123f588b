import type { ReactNode } from 'react'
import { Icon, type Outline } from './icon.tsx'
import * as icons from './icons.ts'
import { Phones } from './phones.tsx'

type Kind = 'info' | 'good' | 'warn' | 'bad'
const outlines: Readonly<Record<Kind, Outline>> = {
  info: icons.info,
  good: icons.check,
  warn: icons.warning,
  bad: icons.warning,
}

/**
 * A message to the shopper. Phone numbers in a text become links.
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
    <div
      className="onair-notice"
      part="notice"
      data-kind={kind}
      role={still ? undefined : kind === 'bad' ? 'alert' : 'status'}
    >
      <Icon path={outlines[kind]} />
      <div className="onair-notice-text">{typeof children === 'string' ? <Phones>{children}</Phones> : children}</div>
      {action && <div className="onair-notice-action">{action}</div>}
    </div>
  )
}
