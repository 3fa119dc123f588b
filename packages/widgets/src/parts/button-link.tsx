import type { ComponentPropsWithoutRef } from 'react'
import { hooks, type Look } from './button-look.ts'
import { Icon } from './icon.tsx'

export type ButtonLinkProps = Look & Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style' | 'children'>

/** A link that looks like a button. */
export function ButtonLink({ look, size, icon, iconOnly, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...hooks({ look, size, iconOnly, wide })}>
      {icon && <Icon path={icon} />}
      <span className={iconOnly ? 'onair-hidden' : undefined}>{children}</span>
    </a>
  )
}
