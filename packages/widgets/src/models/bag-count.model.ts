import { cartProductCountCookie, readCookie } from '@onair/core/session'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { Environment } from './models.ts'
import { shared, whilePageLives } from './page.ts'

export type BagCountModel = {
  /** The number of items in the bag, including pending changes. */
  count: ReadonlySignal<number>
  /** The last number from the server, as stored in the cookie. Written by the bag model. */
  serverCount: Signal<number>
  /** What pending changes add to it. Written by the bag model. */
  ahead: Signal<number>
  /** Increases when another tab changed the bag, or may have changed it while this page was in the back/forward cache. */
  news: ReadonlySignal<number>
  /** Notifies other tabs, and this page's widgets in the other language, that the bag changed. */
  notify(): void
  /** Listens for other tabs' notifications while a widget watches. @returns stops listening */
  start(): () => void
}

/**
 * The number of items in the bag, separate from the bag: a counter needs only the cookie and no server. Each change writes the
 * cookie (specification §3), so it is right in all tabs; a broadcast channel says when to read it.
 */
export function bagCountModel({ session, base }: Environment): BagCountModel {
  const inCookie = () => readCookie(session, cartProductCountCookie) ?? 0
  const serverCount = signal(inCookie())
  const ahead = signal(0)
  const news = signal(0)
  let channel: BroadcastChannel | undefined

  const look = () => {
    serverCount.value = inCookie()
    news.value += 1
  }
  const start = shared(() =>
    whilePageLives(() => {
      channel = new BroadcastChannel(`onair-bag ${base}`)
      channel.onmessage = look
      // A suspended tab may have missed a message.
      const seen = () => {
        if (document.visibilityState === 'visible' && inCookie() !== serverCount.peek()) look()
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
    count: computed(() => Math.max(0, serverCount.value + ahead.value)),
    serverCount,
    ahead,
    news,
    notify: () => channel?.postMessage('changed'),
    start,
  }
}
