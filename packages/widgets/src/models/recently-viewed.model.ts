import { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from '@onair/core/session'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Environment } from './models.ts'
import { shared, whenActivated, whilePageLives } from './page.ts'

export type RecentlyViewedModel = {
  /** Item numbers, the latest first, none twice, at most 36 (specification §9). */
  itemNos: ReadonlySignal<readonly string[]>
  /** Remembers that the shopper looks at an item: once they really do, if the page is being prerendered. */
  add(itemNo: string): void
  /** Forgets them all. */
  clear(): void
  /** Follows what other tabs remember while somebody watches. @returns how to stop. */
  start(): () => void
}

/**
 * What this browser has looked at. The cookie is the truth (specification §3): it is read anew before each change, and
 * whenever the shopper comes back to the page from another tab, another window or the back/forward cache.
 */
export function recentlyViewedModel({ session }: Environment): RecentlyViewedModel {
  const itemNos = signal<readonly string[]>(readRecentlyViewed(session))
  const look = () => {
    const kept = readRecentlyViewed(session)
    if (kept.join() !== itemNos.peek().join()) itemNos.value = kept
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
