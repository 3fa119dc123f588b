import type { Language } from '@onair/core/language'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './favourite-button.messages.en.json'
import fr from './favourite-button.messages.fr.json'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

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
  const t = useTexts('favouriteButton', en, fr, language)
  return (
    <button type="button" className="onair-favourite onair-no-print" aria-pressed={active} onClick={onToggle}>
      <Icon path={icons.heart} />
      <span className="onair-hidden">{t('add', { name })}</span>
    </button>
  )
}
