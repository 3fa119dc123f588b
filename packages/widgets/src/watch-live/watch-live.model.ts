import { type Product, readStyleCodes, type StyleCodes } from '@onair/core/catalogue/client'
import type { Show } from '@onair/core/guide/client'
import { Unreachable } from '@onair/core/http'
import { liveClient, type WatchLive } from '@onair/core/live/client'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { clockModel } from '../models/clock.model.ts'
import type { Environment, Models } from '../models/models.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { retryUntilStopped, shared } from '../models/page.ts'
import { publicHttpModel } from '../models/public-http.model.ts'
import { seenAt, withShow } from './seen.ts'

export type WatchLiveModel = {
  /** The stream and its captions; undefined until they are known. */
  live: ReadonlySignal<Pick<WatchLive, 'streamUrl' | 'captions'> | undefined>
  /** Whether the first replies are pending: the stream, the programme, its products. */
  waiting: ReadonlySignal<boolean>
  /** The moment of the stream that the viewer sees; undefined while no picture moves. */
  moment: Signal<Date | undefined>
  /** The programme on the viewer's screen; undefined before it is known, null if nothing is on. */
  show: ReadonlySignal<Show | null | undefined>
  next: ReadonlySignal<Show | null | undefined>
  /** The product on the viewer's screen. */
  product: ReadonlySignal<Product | undefined>
  /** Its styles and sizes with the remaining stock of each. */
  choices: ReadonlySignal<StyleCodes | undefined>
  /** Uses what the server has read. */
  know(live: WatchLive | undefined, products: readonly Product[] | undefined): void
  /** Follows the channel while a widget watches. @returns stops */
  start(): () => void
}

/** What a viewer of the channel sees: by the stream's own time while it plays, else by the channel's clock. */
export function watchLiveModel(_environment: Environment, models: Models): WatchLiveModel {
  const http = models.of(publicHttpModel)
  const onAir = models.of(onAirModel)
  const clock = models.of(clockModel)
  const live = signal<WatchLive | undefined>(undefined)
  const answered = signal(false)
  const moment = signal<Date | undefined>(undefined)
  const shows = signal<readonly Show[]>([])
  /** The products of the programmes that the viewer may see, the latest first. */
  const recentProducts = signal<readonly Product[]>([])
  const remainingStock = signal<{ itemNo: string; choices: StyleCodes } | undefined>(undefined)

  const seen = computed(() => {
    const at = moment.value ?? clock.now.value
    const planned = at && seenAt(shows.value, at)
    // Without a picture, the channel's event takes precedence: the channel may run late.
    if (moment.value) return planned
    const now = onAir.now.value
    if (now === undefined) return undefined
    return {
      show: now ?? undefined,
      itemNo: onAir.itemNo.value ?? (planned?.show?.id === now?.id ? planned?.itemNo : undefined),
    }
  })
  const itemNo = computed(() => seen.value?.itemNo)
  const product = computed(() => recentProducts.value.find((one) => one.itemNo === itemNo.value))

  async function readStock(requested: string | undefined) {
    if (requested === undefined) return
    try {
      const result = await readStyleCodes(http, requested)
      if (result.ok && itemNo.peek() === requested) remainingStock.value = { itemNo: requested, choices: result.value }
    } catch (failure) {
      // The product's own stock remains.
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  function knowProducts(latest: readonly Product[]) {
    const earlier = recentProducts.peek().filter((one) => !latest.some((same) => same.itemNo === one.itemNo))
    recentProducts.value = [...latest, ...earlier].slice(0, mostProducts)
  }

  function know(read: WatchLive) {
    live.value = read
    shows.value = withShow(withShow(shows.peek(), read.now), read.next)
  }

  async function readLive() {
    if (live.peek()) return
    const result = await liveClient(http).watch()
    if (result.ok) know(result.value)
  }

  const start = shared(() => {
    const stop = [
      onAir.startProducts(),
      clock.start(),
      effect(() => {
        shows.value = withShow(withShow(shows.peek(), onAir.now.value), onAir.next.value)
      }),
      effect(() => {
        if (onAir.products.value) knowProducts(onAir.products.value)
      }),
      effect(() => void readStock(itemNo.value)),
      onAir.listen(({ name, data }) => {
        const { itemNo: requested, choices } = remainingStock.peek() ?? {}
        if (name !== 'stock' || !choices || requested !== data.itemNo) return
        const { edpNo, stock, quantity } = data
        const edps = choices.edps.map((edp) => (edp.edpNo === edpNo ? { ...edp, stock, quantity } : edp))
        remainingStock.value = { itemNo: requested, choices: { ...choices, edps } }
      }),
    ]
    // Without a reply the tile shows what is on air; the picture comes when the shop replies.
    const attempt = () =>
      void readLive()
        .catch((failure: unknown) => {
          if (!(failure instanceof Unreachable)) throw failure
        })
        .finally(() => {
          answered.value = true
        })
    attempt()
    const stopRetrying = retryUntilStopped(() => (live.peek() ? stopRetrying() : attempt()))
    return () => {
      stopRetrying()
      for (const end of stop) end()
    }
  })

  return {
    live,
    waiting: computed(() => {
      if (!answered.value) return true
      const now = onAir.now.value
      return onAir.connected.value !== false && (now ? onAir.products.value : now) === undefined
    }),
    moment,
    show: computed(() => {
      const current = seen.value
      return current && (current.show ?? null)
    }),
    next: onAir.next,
    product,
    choices: computed(() =>
      remainingStock.value?.itemNo === itemNo.value ? remainingStock.value?.choices : undefined,
    ),
    know(read, products = []) {
      if (read) know(read)
      knowProducts(products)
    },
    start,
  }
}

/** Enough for the products of a few programmes. */
const mostProducts = 100
