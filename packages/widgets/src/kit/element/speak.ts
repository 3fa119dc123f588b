import type { Language } from '@onair/core/language'
import type { Packs } from '@onair/element-bundler/runtime'
import { carryTyped } from './carry-typed.ts'

/** What fetches the script tag's code, see embed.ts. Other builds have all texts at once. */
declare const ELEMENT_PACKS: Packs | undefined

/**
 * Prepares an element's change to a language: fetches its texts and carries over what was typed. The widget is mounted again right
 * after it.
 * @param place where the widget is mounted again, unless it stays
 */
export async function speak(wanted: Language, place?: Element | ShadowRoot): Promise<void> {
  if (typeof ELEMENT_PACKS !== 'undefined') await ELEMENT_PACKS.speak(wanted)
  if (place) carryTyped(place)
}
