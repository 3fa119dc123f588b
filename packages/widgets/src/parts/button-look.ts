import type { ReactNode } from 'react'
import type { Outline } from './icon.tsx'

export type Look = {
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

/** The attributes by which the style sheet selects a button. */
export const hooks = ({ look = 'secondary', size = 'm', iconOnly, wide }: Omit<Look, 'children' | 'icon'>) => ({
  className: 'onair-button',
  part: 'button',
  'data-look': look,
  'data-size': size,
  'data-icon-only': iconOnly || undefined,
  'data-wide': wide || undefined,
})
