import type { ComponentPropsWithoutRef, Ref } from 'react'
import { hooks, type Look } from './button-look.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

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
