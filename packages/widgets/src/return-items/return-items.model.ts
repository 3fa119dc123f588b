import { randomId, Unreachable } from '@onair/core/http'
import { type OrderDetail, ordersClient } from '@onair/core/orders/client'
import { type Refund, type ReturnReason, refundQuote, returnReasons } from '@onair/core/returns'
import { type ReturnDetail, returnsClient } from '@onair/core/returns/client'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

type SubOrder = OrderDetail['subOrders'][number]

/** Units of a line that the shopper wants to return. The reason is empty until one is chosen. */
export type ChosenItem = { lineId: string; quantity: number; reason: string }

/** The choice of a form that was posted without JavaScript, and the refusal, if any. */
export type TypedReturn = { items: ChosenItem[]; comment: string; message?: string }

/** Reads the items with a quantity above 0 from the form’s fields. */
export function readReturn(
  part: Pick<SubOrder, 'items'>,
  field: (name: string) => string | null | undefined,
): ChosenItem[] {
  return part.items
    .map(({ lineId }) => ({
      lineId,
      quantity: Number(field(`quantity-${lineId}`) ?? 0),
      reason: field(`reason-${lineId}`) ?? '',
    }))
    .filter(({ quantity }) => quantity > 0)
}

export const isReason = (text: string): text is ReturnReason => returnReasons.some((reason) => reason === text)

export type ReturnModel = {
  /** The order. It is read again when a return is refused. */
  orderNow: ReadonlySignal<OrderDetail>
  chosen: ReadonlySignal<readonly ChosenItem[]>
  /** The refund of the chosen units; null for none, or for more than can be returned. */
  refund: ReadonlySignal<Refund | null>
  /** Whether the shopper has tried to send: from then on, missing values are errors. */
  tried: ReadonlySignal<boolean>
  sending: ReadonlySignal<boolean>
  /** Why the return was not made: the server’s sentence, or `away`. */
  failure: ReadonlySignal<{ message: string } | 'away' | undefined>
  /** The return that was made. */
  madeReturn: ReadonlySignal<ReturnDetail | undefined>
  choose(items: readonly ChosenItem[]): void
  /** Checks the choice. Returns the name of the first field that lacks a value, or nothing. */
  check(): string | undefined
  send(comment: string): Promise<void>
}

/**
 * A return of a shipment’s items by the postal carrier.
 *
 * 1. A return has at least one item, and each of its items a reason.
 * 2. It is sent with the refund that the shopper was shown.
 * 3. One idempotency key per choice: a retry sends the same key, and a changed choice gets another.
 * 4. After a refusal the order is read again, for the units that can still be returned.
 */
export function createReturnModel(
  models: Models,
  { order: initial, shipOrderNo, typed }: { order: OrderDetail; shipOrderNo: string; typed?: TypedReturn | undefined },
): ReturnModel {
  const orderNow = signal(initial)
  const chosen = signal<readonly ChosenItem[]>(typed?.items ?? [])
  const tried = signal(typed !== undefined)
  const sending = signal(false)
  const failure = signal<{ message: string } | 'away' | undefined>(
    typed?.message === undefined ? undefined : { message: typed.message },
  )
  const madeReturn = signal<ReturnDetail | undefined>(undefined)
  let attempt = { choice: '', key: '' }

  const itemsOf = ({ subOrders }: OrderDetail) =>
    subOrders.find((part) => part.shipOrderNo === shipOrderNo)?.items ?? []
  const refund = computed(() => {
    const items = itemsOf(orderNow.value)
    const isPossible = chosen.value.every(({ lineId, quantity }) =>
      items.some((item) => item.lineId === lineId && quantity <= item.returnableQuantity),
    )
    return chosen.value.length > 0 && isPossible ? refundQuote(orderNow.value, chosen.value) : null
  })

  async function send(comment: string): Promise<void> {
    const refundTotal = refund.peek()?.totalCents
    if (sending.peek() || refundTotal === undefined) return
    const items = chosen.peek().flatMap((item) => (isReason(item.reason) ? [{ ...item, reason: item.reason }] : []))
    const body = { shipOrderNo, items, ...(comment && { comment }), refundTotal }
    const choice = JSON.stringify(body)
    if (attempt.choice !== choice) attempt = { choice, key: randomId() }
    const { orderNo } = orderNow.peek().orderSummary
    const http = models.of(httpModel)
    sending.value = true
    try {
      const result = await returnsClient(http).request(orderNo, body, attempt.key)
      if (result.ok) {
        madeReturn.value = result.value
        return
      }
      const [reason] = result.items
      failure.value = reason ? { message: reason.message } : 'away'
      const latest = await ordersClient(http).read(orderNo)
      if (latest.ok) orderNow.value = latest.value
    } catch (thrown) {
      failure.value = 'away'
      if (!(thrown instanceof Unreachable)) throw thrown
    } finally {
      sending.value = false
    }
  }

  return {
    orderNow,
    chosen,
    refund,
    tried,
    sending,
    failure,
    madeReturn,
    choose(items) {
      chosen.value = items
    },
    check() {
      batch(() => {
        tried.value = true
        failure.value = undefined
      })
      if (refund.peek() === null) {
        const first = itemsOf(orderNow.peek()).find(({ returnableQuantity }) => returnableQuantity > 0)
        return first && `quantity-${first.lineId}`
      }
      const withoutReason = chosen.peek().find(({ reason }) => !isReason(reason))
      return withoutReason && `reason-${withoutReason.lineId}`
    },
    send,
  }
}
