import type { Language } from '@onair/core/language'
import type { Packs } from '@onair/element-bundler/runtime'
import { useEffect, useReducer, useRef } from 'react'
import { warnOnce } from '../warn-once.ts'

/** Fetches the script tag's code, see embed.ts. Other builds contain all texts. */
declare const ELEMENT_PACKS: Packs | undefined

/**
 * The language that an element shows: the requested one as soon as its texts are loaded, until then the previous one, or none.
 * @param shop the shop's origin
 * @param place where the widget is mounted again in another language, unless it stays: typed values are carried over
 */
export function useSpoken(requested: Language, shop: string, place?: Element | ShadowRoot): Language | undefined {
  const shown = useRef<Language>(undefined)
  const [, show] = useReducer((count: number) => count + 1, 0)
  if (typeof ELEMENT_PACKS === 'undefined' || ELEMENT_PACKS.speaks(requested)) shown.current ??= requested
  useEffect(() => {
    if (shown.current === requested) return
    let mounted = true
    import('./speak.ts')
      .then(({ speak }) => speak(requested, place))
      .then(() => {
        if (!mounted) return
        shown.current = requested
        show()
      })
      .catch((failure) => warnOnce(`texts could not be fetched (${failure})`, shop))
    return () => {
      mounted = false
    }
  }, [requested, shop, place])
  return shown.current
}
