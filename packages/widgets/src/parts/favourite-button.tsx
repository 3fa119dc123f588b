import type { Language } from '@onair/core/language'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { partTexts } from './part-texts.ts'

export type FavouriteButtonProps = {
  language: Language
  /** The product's name, for screen readers. */
  name: string
  active: boolean
  onToggle: () => void
}

/**
 * A heart toggle. Its name is constant and `aria-pressed` has its state, so that a screen reader announces one toggle
 * and not two buttons.
 */
export function FavouriteButton({ language, name, active, onToggle }: FavouriteButtonProps) {
  return (
    <button type="button" className="onair-favourite onair-no-print" aria-pressed={active} onClick={onToggle}>
      <Icon path={icons.heart} />
      <span className="onair-hidden">{partTexts(language)('addFavourite', { name })}</span>
    </button>
  )
}
