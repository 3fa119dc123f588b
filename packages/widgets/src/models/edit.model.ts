import { editClient } from '@onair/core/edit/client'
import { type Refused, randomId, sentencesOf, Unreachable } from '@onair/core/http'
import type { OrderDetail } from '@onair/core/orders/client'
import { startModifyingOrder, stopModifyingOrder } from '@onair/core/session'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { bagModel } from './bag.model.ts'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'

/** Why the last action failed: the server's sentences, or that it could not be reached. */
export type EditProblem = { kind: 'refused'; messages: readonly string[] } | { kind: 'unreachable' }

export type EditModel = {
  /** Whether an action is pending: then no other begins. */
  busy: ReadonlySignal<boolean>
  problem: ReadonlySignal<EditProblem | undefined>
  /** The number of the order whose edit was abandoned last on this page. */
  abandoned: ReadonlySignal<string | undefined>
  /** Makes the order the bag, and opens the bag's page. */
  begin(orderNo: string): Promise<void>
  /** Ends the edit: the order stays as it was, and the shopper's own bag is back. */
  abandon(): Promise<void>
  /** Cancels the order whose edit has no lines, and opens the order. */
  cancel(): Promise<void>
  /** Cancels an order that can still be edited. @returns the cancelled order; undefined if that failed */
  cancelOrder(orderNo: string): Promise<OrderDetail | undefined>
}

/**
 * Editing an order (specification §2, §4).
 *
 * 1. The bag itself names the order that it edits, on every page and device. Cookies and session storage also name it, with its
 *    promo code and deadline, while the edit lasts.
 * 2. The server decides about the deadline; this browser's clock only shows it.
 * 3. The order is cancelled only when the server's bag has no line, not while a removal is pending.
 */
export function editModel({ session, link, go }: Environment, models: Models): EditModel {
  const bags = models.of(bagModel)
  const client = editClient(models.of(httpModel))
  const busy = signal(false)
  const problem = signal<EditProblem | undefined>(undefined)
  const abandoned = signal<string | undefined>(undefined)

  async function attempt(work: () => Promise<Refused | undefined>): Promise<void> {
    if (busy.peek()) return
    batch(() => {
      busy.value = true
      problem.value = undefined
      abandoned.value = undefined
    })
    try {
      const refused = await work()
      if (refused) problem.value = { kind: 'refused', messages: sentencesOf(refused) }
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      problem.value = { kind: 'unreachable' }
    } finally {
      busy.value = false
    }
  }

  return {
    busy,
    problem,
    abandoned,
    begin: (orderNo) =>
      attempt(async () => {
        const result = await client.begin(orderNo)
        if (!result.ok) return result
        const { modifyOrderNo, modifyDeadline, promoCode } = result.value
        if (modifyOrderNo !== null) {
          startModifyingOrder(session, {
            orderNo: modifyOrderNo,
            ...(promoCode !== null && { promoCode }),
            ...(modifyDeadline !== null && { deadline: modifyDeadline }),
          })
        }
        bags.replace(result.value)
        go(link('/pages/shoppingbag'))
        return undefined
      }),
    abandon: () =>
      attempt(async () => {
        const orderNo = bags.bag.peek()?.modifyOrderNo ?? undefined
        const result = await client.abandon()
        if (!result.ok) return result
        stopModifyingOrder(session)
        batch(() => {
          bags.replace(result.value)
          abandoned.value = orderNo
        })
        return undefined
      }),
    cancel: () =>
      attempt(async () => {
        // The bag shows a line as removed before the server has removed it, and shows it again if that fails.
        if (bags.pending.peek() > 0) await bags.refresh()
        const { modifyOrderNo, cartGuid, cartLines = [] } = bags.bag.peek() ?? {}
        if (!modifyOrderNo || !cartGuid || cartLines.length > 0) return undefined
        const reviewed = await client.review(modifyOrderNo, cartGuid)
        if (!reviewed.ok) return reviewed
        const { reviewHash } = reviewed.value
        const result = await client.confirm(modifyOrderNo, { cartGuid, reviewHash }, randomId())
        if (!result.ok) return result
        stopModifyingOrder(session)
        bags.forget()
        go(link(donePath(modifyOrderNo, 'cancelled')))
        return undefined
      }),
    async cancelOrder(orderNo) {
      let cancelled: OrderDetail | undefined
      await attempt(async () => {
        const result = await client.cancel(orderNo)
        if (!result.ok) return result
        cancelled = result.value
        stopModifyingOrder(session, orderNo)
        // The bag may have been the edit of this order.
        void bags.refresh()
        return undefined
      })
      return cancelled
    },
  }
}

/** What was just done to an order, as its page says. */
export type OrderDone = 'edited' | 'cancelled'

/** The path of an order's page with a message about what was just done to it. */
export const donePath = (orderNo: string, done: OrderDone) => `${orderPath(orderNo)}?${new URLSearchParams({ done })}`

/** The path of an order's page. */
export const orderPath = (orderNo: string) => `/pages/myaccount/orderstatus/${encodeURIComponent(orderNo)}`
