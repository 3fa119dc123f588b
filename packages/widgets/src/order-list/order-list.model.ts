import { planTimeZone, zonedDate } from '@onair/core/dates'
import { Unreachable } from '@onair/core/http'
import type { OrderListQuery } from '@onair/core/orders'
import { type OrderListPage, ordersClient } from '@onair/core/orders/client'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { isForeign } from '../models/foreign.ts'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** The address of a page of the list: `/pages/myaccount/orderstatus?page=2&dateRange=60`. */
export function orderListAddress({ dateRange, page, size }: OrderListQuery, standardSize: number): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(size !== standardSize && { size: String(size) }),
    ...(dateRange > 0 && { dateRange: String(dateRange) }),
  })
  return `/pages/myaccount/orderstatus${query.size > 0 ? `?${query}` : ''}`
}

/** The shown page of the order list, which can be replaced without leaving the page. */
export type OrderListModel = {
  shown: ReadonlySignal<{ page: OrderListPage; query: OrderListQuery }>
  busy: ReadonlySignal<boolean>
  /** The first error's message of the last call, `unreachable`, or undefined. */
  error: ReadonlySignal<string | undefined>
  /** Loads a page. Of several calls at once, only the last counts. */
  show(query: OrderListQuery): Promise<void>
}

export function createOrderListModel(
  models: Models,
  initial: { page: OrderListPage; query: OrderListQuery },
): OrderListModel {
  const { session } = models.environment
  const shown = signal(initial)
  const busy = signal(false)
  const error = signal<string | undefined>(undefined)
  let latest = 0
  return {
    shown,
    busy,
    error,
    async show(query) {
      latest += 1
      const call = latest
      busy.value = true
      const today = zonedDate(session.now(), planTimeZone)
      const result = await ordersClient(models.of(httpModel))
        .listPage(query, today)
        .catch((failure: unknown) => {
          if (failure instanceof Unreachable) return undefined
          throw failure
        })
      if (call !== latest) return
      batch(() => {
        busy.value = false
        error.value = result?.ok ? undefined : (result?.items[0]?.message ?? 'unreachable')
        if (result?.ok) shown.value = { page: result.value, query }
      })
    },
  }
}

/** Writes the shown page into the address bar, so that a reload and Back return to it. Another site's address stays unchanged. */
export function rememberAddress(models: Models, path: string): void {
  const { environment } = models
  if (!isForeign(environment)) history.replaceState(history.state, '', environment.link(path))
}
