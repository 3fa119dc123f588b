import type { Language } from '@onair/core/language'
import type { ReadonlySignal } from '@preact/signals-core'
import { createContext, useCallback, useContext, useEffect, useId, useSyncExternalStore } from 'react'
import type { ModelFactory, Models } from '../models/models.ts'

/**
 * The page that a widget is on. A page provides one to each of its React roots:
 *
 *     <ShopContext.Provider value={shop}><Schedule /></ShopContext.Provider>
 *
 * How to write a widget:
 * - Use `useShop()` for the language, links and pictures, and `useMessages('schedule', en, fr)` for messages.
 * - Use `useModel(bagModel)` for state that widgets of a page share (models/): plain objects of signals and actions,
 *   one per page in the browser and one per request on the server, never at module scope.
 * - Read every signal that the server may have rendered through `useShared(signal, serverValue)`: the first render in
 *   the browser then equals the server's HTML.
 * - Use `useWhileShown(model.start)` for models that subscribe to something.
 * - Use no `window` outside effects and no `style={{}}` (a strict policy blocks it). Class names begin with `onair-`.
 * - Put the widget's CSS beside it and name it in the description; pages import `@onair/widgets/styles.css`.
 */
export type Shop = {
  language: Language
  /** The time zone that the server rendered with; the shopper's own replaces it after hydration, see `useTimeZone`. */
  timeZone: string
  /** The base URL of pictures: `/images/`. */
  imageBase: string
  /** The base URL of videos: `/videos/`. */
  videoBase: string
  /** The prefix of this React root's ids, which keeps them unique on the page. */
  idPrefix: string
  models: Models
  /** The element that the widget is in, if it has slots, see `PageSlot`. */
  element?: HTMLElement
}

export const ShopContext = createContext<Shop | undefined>(undefined)

/**
 * The page that the widget is on, and `link(path)`, which makes URLs of shop pages: absolute ones on other sites'
 * pages.
 */
export function useShop(): Shop & { link: (path: string) => string } {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('A widget needs a ShopContext around it')
  return { ...shop, link: shop.models.environment.link }
}

/** A model of the page, created on first use. */
export function useModel<Model>(factory: ModelFactory<Model>): Model {
  return useShop().models.of(factory)
}

/**
 * Reads a signal; the component renders again when it changes. During hydration the value is `serverValue`, which the server
 * rendered: another island may have changed the signal since, and React would then replace the server's HTML (shown in
 * shop.test.tsx).
 *
 * `useSignals` of signals-react is not used: it subscribes while the component renders, and on preact a component that is removed
 * before its effects run would stay subscribed.
 */
export function useShared<T>(signal: ReadonlySignal<T>, serverValue: T): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal])
  return useSyncExternalStore(
    subscribe,
    () => signal.peek(),
    () => serverValue,
  )
}

const never = () => () => {}

/** Runs something while the widget is mounted: `useWhileShown(bag.start)`. */
export function useWhileShown(start: () => () => void): void {
  useEffect(() => start(), [start])
}

/** Whether the component is hydrated: false in the server's HTML and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** An id for `htmlFor` and `aria-*` that is unique across all React roots of the page. */
export function useUid(): string {
  const { idPrefix } = useShop()
  const id = useId()
  return `${idPrefix}${id}`
}
