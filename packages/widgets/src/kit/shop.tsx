import type { Language } from '@onair/core/language'
import type { ReadonlySignal } from '@preact/signals-core'
import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react'
import type { ModelFactory, Models } from '../models/models.ts'

/**
 * What every widget knows of the page it is on. A page gives one to each of its React roots:
 *
 *     <ShopContext.Provider value={shop}><Schedule /></ShopContext.Provider>
 *
 * How a widget is written:
 * - `useShop()` for language, links and pictures; `useMessages(en, fr)` for its texts (i18n/use-messages.ts);
 * - `useModel(bagModel)` for what widgets of a page share (models/): plain objects of signals and actions, one per page
 *   and one per request on a server, never at module scope;
 * - every signal that the server may have rendered is read through `useShared(signal, serverValue)`: the first render
 *   in the browser then shows what the server showed, whatever happened in between;
 * - `useWhileShown(model.start)` for models that listen to something;
 * - no `window` outside effects, no `style={{}}` (a strict policy drops it), classes begin with `onair-`;
 * - a widget's CSS lies beside it and is imported by its element alone; pages take `@onair/widgets/styles.css`.
 */
export type Shop = {
  language: Language
  /** The zone that the page was rendered in; the browser's own replaces it after hydration, see `useTimeZone`. */
  timeZone: string
  /** Stands before a picture's name: `/images/`. */
  imageBase: string
  /** Stands before a video's name: `/videos/`. */
  videoBase: string
  /** Sets the ids of this React root apart from those of the others on the page. */
  idPrefix: string
  models: Models
}

export const ShopContext = createContext<Shop | undefined>(undefined)

/** The page a widget is on, and `link(path)`: addresses of the shop's pages, absolute on foreign ones. */
export function useShop(): Shop & { link: (path: string) => string } {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('A widget needs a ShopContext around it')
  return { ...shop, link: shop.models.environment.link }
}

/** A model of the page, made when the first widget asks for it. */
export function useModel<Model>(factory: ModelFactory<Model>): Model {
  return useShop().models.of(factory)
}

/**
 * A signal's value. While a page comes to life it is `serverValue`, what the server rendered: a signal that changed
 * before another island hydrates would make React throw that island's HTML away.
 */
export function useShared<T>(signal: ReadonlySignal<T>, serverValue: T): T {
  return useSyncExternalStore(
    (changed) => signal.subscribe(changed),
    () => signal.peek(),
    () => serverValue,
  )
}

/** Runs something while the widget is on the page: `useWhileShown(bag.start)`. */
export function useWhileShown(start: () => () => void): void {
  useEffect(() => start(), [start])
}

const never = () => () => {}

/** Whether the page has come to life: false in the server's HTML and in the first render. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The shopper's time zone: the one asked for, else the page's, and the browser's own once the page has come to life. */
export function useTimeZone(asked?: string): string {
  const { timeZone } = useShop()
  const own = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => timeZone,
  )
  return asked ?? own
}

/** An id for `htmlFor` and `aria-*`, apart from those of all other roots on the page. */
export function useUid(): string {
  const { idPrefix } = useShop()
  const id = useId()
  return `${idPrefix}${id}`
}
