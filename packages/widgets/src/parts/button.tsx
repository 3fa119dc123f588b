import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { Icon, type Outline } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type Look = {
  /** `primary`: the main action. `live`: about the programme on air. `quiet`: as light as a link. */
  look?: 'primary' | 'live' | 'secondary' | 'quiet'
  size?: 'm' | 'l'
  /** An icon's outline, of `icons`. */
  icon?: Outline
  /** Shows the icon only; screen readers read the text. */
  iconOnly?: boolean
  /** As wide as its container. */
  wide?: boolean
  children: ReactNode
}

export type ButtonProps = Look & {
  /** An action is pending: the button stays focusable and does nothing. */
  busy?: boolean
  buttonRef?: Ref<HTMLButtonElement>
} & Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style' | 'children'>

/**
 * A button. It submits a form only with `type="submit"`.
 *
 * Styling hooks: `data-look`, `data-size`, `data-busy`, `data-wide`.
 */
export function Button({
  look,
  size,
  icon,
  iconOnly,
  wide,
  busy,
  children,
  type = 'button',
  onClick,
  buttonRef,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...hooks({ look, size, iconOnly, wide })}
      ref={buttonRef}
      type={type}
      data-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      <span className={iconOnly ? 'onair-hidden' : undefined}>{children}</span>
    </button>
  )
}

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

const hooks = ({ look = 'secondary', size = 'm', iconOnly, wide }: Omit<Look, 'children' | 'icon'>) => ({
  className: 'onair-button',
  part: 'button',
  'data-look': look,
  'data-size': size,
  'data-icon-only': iconOnly || undefined,
  'data-wide': wide || undefined,
})
