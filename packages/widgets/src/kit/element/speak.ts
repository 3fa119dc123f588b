import type { Language } from '@onair/core/language'
import type { Packs } from '@onair/element-bundler/runtime'
import { carryTyped } from './carry-typed.ts'

/** Fetches the script tag's code, see embed.ts. Other builds contain all texts. */
declare const ELEMENT_PACKS: Packs | undefined

/**
 * Prepares an element's change of language: fetches the texts and carries typed values over. The widget is mounted again
 * afterwards.
 * @param place where the widget is mounted again, unless it stays
 */
export async function speak(requested: Language, place?: Element | ShadowRoot): Promise<void> {
  if (typeof ELEMENT_PACKS !== 'undefined') await ELEMENT_PACKS.speak(requested)
  if (place) carryTyped(place)
}
