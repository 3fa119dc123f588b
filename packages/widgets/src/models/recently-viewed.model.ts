import { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from '@onair/core/session'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Environment } from './models.ts'
import { shared, whenActivated, whilePageLives } from './page.ts'

export type RecentlyViewedModel = {
  /** Item numbers, the latest first, none twice, at most 36 (specification §9). */
  itemNos: ReadonlySignal<readonly string[]>
  /** Adds an item, once the page is visible if it is being prerendered. */
  add(itemNo: string): void
  /** Removes all items. */
  clear(): void
  /** Follows other tabs while a widget watches. @returns stops following */
  start(): () => void
}

/**
 * The items that were viewed in this browser. The cookie is the source of truth (specification §3): it is read before
 * each change, and whenever the shopper returns to the page from another tab, another window or the back/forward cache.
 */
export function recentlyViewedModel({ session }: Environment): RecentlyViewedModel {
  const itemNos = signal<readonly string[]>(readRecentlyViewed(session))
  const look = () => {
    const stored = readRecentlyViewed(session)
    if (stored.join() !== itemNos.peek().join()) itemNos.value = stored
  }
  return {
    itemNos,
    add(itemNo) {
      whenActivated(() => {
        rememberViewed(session, itemNo)
        look()
      })
    },
    clear() {
      clearRecentlyViewed(session)
      look()
    },
    start: shared(() =>
      whilePageLives(() => {
        look()
        addEventListener('focus', look)
        document.addEventListener('visibilitychange', look)
        return () => {
          removeEventListener('focus', look)
          document.removeEventListener('visibilitychange', look)
        }
      }),
    ),
  }
}
