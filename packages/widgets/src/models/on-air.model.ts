import type { Product } from '@onair/core/catalogue/client'
import type { Show } from '@onair/core/guide/client'
import { Unreachable } from '@onair/core/http'
import { liveClient, type ShowEvent } from '@onair/core/live/client'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { clockModel } from './clock.model.ts'
import type { Environment, Models } from './models.ts'
import { shared, whilePageLives } from './page.ts'
import { publicHttpModel } from './public-http.model.ts'

export type OnAirModel = {
  /** The programme on air; `undefined` before the channel's first event, `null` if nothing is on. */
  now: ReadonlySignal<Show | null | undefined>
  next: ReadonlySignal<Show | null | undefined>
  /** The item that is presented now, if the channel announced it. */
  itemNo: ReadonlySignal<string | undefined>
  /**
   * The products of the programme on air, with current prices and stock; undefined until they are read, null if the first read
   * failed.
   */
  products: ReadonlySignal<Product[] | null | undefined>
  /** Whether the event stream is connected; `undefined` before the first attempt. */
  connected: ReadonlySignal<boolean | undefined>
  /** Calls back with each event while the model listens. @returns unsubscribes */
  listen(hear: (event: ShowEvent) => void): () => void
  /** Listens while a widget watches: one event stream for the whole page. @returns stops listening */
  start(): () => void
  /** As `start`, and keeps `products` up to date as well. */
  startProducts(): () => void
}

/** What is on air now, updated by the server's events. */
export function onAirModel(environment: Environment, models: Models): OnAirModel {
  const http = models.of(publicHttpModel)
  const clock = models.of(clockModel)
  const live = liveClient(http)
  const now = signal<Show | null | undefined>(undefined)
  const next = signal<Show | null | undefined>(undefined)
  const itemNo = signal<string | undefined>(undefined)
  const products = signal<Product[] | null | undefined>(undefined)
  const connected = signal<boolean | undefined>(undefined)
  const listeners = new Set<(event: ShowEvent) => void>()
  let productUsers = 0
  let productsOf: string | undefined

  async function readProducts() {
    const showId = now.value?.id
    if (productUsers === 0 || showId === productsOf) return
    productsOf = showId
    if (!showId) {
      products.value = undefined
      return
    }
    try {
      const result = await live.onAirNow()
      // Another programme may have begun before the reply arrived.
      if (result.ok && now.value?.id === showId) products.value = result.value.products
    } catch (failure) {
      productsOf = undefined
      if (!(failure instanceof Unreachable)) throw failure
    } finally {
      if (now.value?.id === showId) products.value ??= null
    }
  }

  function change(changed: string, change: Partial<Product>) {
    const current = products.value
    if (current)
      products.value = current.map((product) => (product.itemNo === changed ? { ...product, ...change } : product))
  }

  function apply({ name, data }: ShowEvent) {
    if (name === 'show') {
      batch(() => {
        if (data.at) clock.correct(data.at)
        if (data.now?.id !== now.value?.id) itemNo.value = undefined
        now.value = data.now
        next.value = data.next
      })
      environment.hearOnAir?.(data)
      void readProducts()
    } else if (name === 'product') {
      // Missed events follow the present programme.
      if (data.showId === now.value?.id) itemNo.value = data.itemNo
    } else if (name === 'price') {
      const { at: _, itemNo: changed, ...prices } = data
      change(changed, prices)
    }
    // One style's stock counts as the product's only if lists order that style.
    else if (products.value?.some((product) => product.defaultEdp === data.edpNo))
      change(data.itemNo, { stock: data.stock })
  }

  const start = shared(() =>
    whilePageLives(() =>
      live.listen(
        (event) => {
          apply(event)
          for (const hear of listeners) hear(event)
        },
        (isConnected) => {
          // The server does not repeat events that were missed while the stream was lost, if there were many.
          if (isConnected && connected.value === false) productsOf = undefined
          connected.value = isConnected
        },
      ),
    ),
  )

  return {
    now,
    next,
    itemNo,
    products,
    connected,
    listen(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    start,
    startProducts() {
      productUsers += 1
      const stop = start()
      void readProducts()
      return () => {
        productUsers -= 1
        stop()
      }
    },
  }
}
