import type { Bag } from '@onair/core/bag/client'
import {
  cartGuidCookie,
  clearBag,
  type Session,
  writeBagCount,
  writeCookie,
  writeSessionCart,
} from '@onair/core/session'
import { batch, computed, signal } from '@preact/signals-core'
import type { BagCountModel } from './bag-count.model.ts'

/** A change of the bag that shows until the server has answered. */
export type Change = {
  /** The number of items that it adds and that no line of the present bag shows. */
  added: number
  line?: string
  apply: (bag: Bag) => Bag
}

const quantityIn = (bag: Bag | undefined) => bag?.cartLines.reduce((sum, line) => sum + line.quantity, 0) ?? 0

/**
 * The bag that the page shows: the server's last reply with the pending changes on top. The reply is also written to the cookies
 * and to this tab's storage, without personal data (specification §3).
 */
export function bagStore(session: Session, counts: BagCountModel) {
  const serverBag = signal<Bag | undefined>(undefined)
  const known = signal(false)
  const waiting = signal<readonly Change[]>([])
  const bag = computed(
    () => serverBag.value && waiting.value.reduce((shown, change) => change.apply(shown), serverBag.value),
  )

  const weigh = () => {
    const added = waiting.value.reduce((sum, change) => sum + change.added, 0)
    counts.ahead.value = added + quantityIn(bag.value) - quantityIn(serverBag.value)
  }
  const setWaiting = (changes: readonly Change[]) =>
    batch(() => {
      waiting.value = changes
      weigh()
    })
  const setServerBag = (next: Bag | undefined) =>
    batch(() => {
      serverBag.value = next
      counts.serverCount.value = next?.productCount ?? 0
      known.value = true
      weigh()
    })

  /** Shows the bag that was read, without notifying other tabs: each would read it and notify in turn, without end. */
  function show(next: Bag) {
    writeCookie(session, cartGuidCookie, next.cartGuid)
    writeSessionCart(session, next)
    writeBagCount(session, next.productCount)
    setServerBag(next)
  }

  /** Shows that there is no bag, without notifying other tabs. */
  function clear() {
    clearBag(session)
    setServerBag(undefined)
  }

  return {
    bag,
    known,
    waiting,
    /** Whether the server's bag exists and has been read. */
    isRead: () => serverBag.peek() !== undefined,
    apply: (change: Change) => setWaiting([...waiting.peek(), change]),
    finish: (change: Change) => setWaiting(waiting.peek().filter((other) => other !== change)),
    show,
    clear,
    replace(next: Bag) {
      show(next)
      counts.notify()
    },
    forget() {
      clear()
      counts.notify()
    },
  }
}
