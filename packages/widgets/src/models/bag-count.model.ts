import { cartProductCountCookie, readCookie } from '@onair/core/session'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { Environment } from './models.ts'
import { shared, whilePageLives } from './page.ts'

export type BagCountModel = {
  /** Things in the bag, the changes under way included. */
  count: ReadonlySignal<number>
  /** The number the server told last, as the cookie keeps it. Written by the bag. */
  told: Signal<number>
  /** What the bag's changes under way add to it. Written by the bag. */
  ahead: Signal<number>
  /** Goes up by one when another tab changed the bag, or the page comes back after it may have. */
  news: ReadonlySignal<number>
  /** Tells the other tabs, and the page's widgets in the other language, that the bag changed. */
  tell(): void
  /** Follows them while somebody watches. @returns how to stop. */
  start(): () => void
}

/**
 * How many things are in the bag, apart from the bag: a counter needs the cookie and no server. The cookie is written
 * with each change (specification §3), so it is right for all tabs; a channel says when to look.
 */
export function bagCountModel({ session, base }: Environment): BagCountModel {
  const inCookie = () => readCookie(session, cartProductCountCookie) ?? 0
  const told = signal(inCookie())
  const ahead = signal(0)
  const news = signal(0)
  let channel: BroadcastChannel | undefined

  const look = () => {
    told.value = inCookie()
    news.value += 1
  }
  const start = shared(() =>
    whilePageLives(() => {
      channel = new BroadcastChannel(`onair-bag ${base}`)
      channel.onmessage = look
      // A tab that slept may have missed a message.
      const seen = () => {
        if (document.visibilityState === 'visible' && inCookie() !== told.peek()) look()
      }
      document.addEventListener('visibilitychange', seen)
      seen()
      return () => {
        document.removeEventListener('visibilitychange', seen)
        channel?.close()
        channel = undefined
      }
    }, look),
  )

  return {
    count: computed(() => Math.max(0, told.value + ahead.value)),
    told,
    ahead,
    news,
    tell: () => channel?.postMessage('changed'),
    start,
  }
}
