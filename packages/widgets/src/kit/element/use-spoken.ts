import type { Language } from '@onair/core/language'
import { useEffect, useReducer, useRef } from 'react'
import { warnOnce } from '../warn-once.ts'
import type { Packs } from './packs.ts'

/** What fetches the script tag's code, see embed.ts. Other builds have all texts at once. */
declare const ONAIR_PACKS: Packs | undefined

const packs = typeof ONAIR_PACKS === 'undefined' ? undefined : ONAIR_PACKS

/**
 * The language that an element shows: the wanted one, as soon as its texts are here. Until then the one before, or nothing.
 * @param shop the shop's origin
 */
export function useSpoken(wanted: Language, shop: string): Language | undefined {
  const shown = useRef<Language>(undefined)
  const [, show] = useReducer((count: number) => count + 1, 0)
  if (!packs || packs.speaks(wanted)) shown.current = wanted
  useEffect(() => {
    if (!packs || packs.speaks(wanted)) return
    let mounted = true
    packs
      .speak(wanted)
      .then(() => mounted && show())
      .catch((failure) => warnOnce(`texts could not be fetched (${failure})`, shop))
    return () => {
      mounted = false
    }
  }, [wanted, shop])
  return shown.current
}
