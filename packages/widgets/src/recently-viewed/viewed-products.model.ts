import { catalogueClient, type Product } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { clampPage } from '@onair/core/pagination'
import {
  maxRecentlyViewed,
  parseRecentlyViewed,
  printRecentlyViewed,
  recentlyViewedPageSize,
} from '@onair/core/recently-viewed'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Models } from '../models/models.ts'
import { whenActivated } from '../models/page.ts'
import { publicHttpModel } from '../models/public-http.model.ts'
import { recentlyViewedModel } from '../models/recently-viewed.model.ts'

/** What a page’s server has read: the numbers as the call takes them, and their products. */
export type ReadHistory = { itemNos: string; products: readonly Product[] }

/**
 * What there is to show: nothing before the history was read, an empty history, products that have all left the shop or cannot be
 * read just now, or products.
 */
export type HistoryState = 'unread' | 'empty' | 'unavailable' | 'listed'

export type ViewedProductsModel = {
  history: ReadonlySignal<HistoryState>
  /** How many products were viewed, the page’s own included. */
  count: ReadonlySignal<number>
  /** The products that can be shown, the latest first. */
  products: ReadonlySignal<readonly Product[]>
  /** The products of the present page. */
  pageProducts: ReadonlySignal<readonly Product[]>
  page: ReadonlySignal<number>
  totalPages: ReadonlySignal<number>
  /** Whether the shopper has emptied the history, and viewed nothing since. */
  wasCleared: ReadonlySignal<boolean>
  /**
   * Reads the products of the history, and again whenever it changes, also in another tab.
   * @param itemNo the product of the page, which is left out; with or without dashes
   * @returns stops
   */
  follow(itemNo: string, initial?: ReadHistory): () => void
  goTo(page: number): void
  clear(): void
}

const none: readonly never[] = []

/** What a page shows at first, on the server and in the browser. */
export const historyAtFirst = (initial: ReadHistory | undefined): HistoryState => {
  if (!initial) return 'unread'
  if (parseRecentlyViewed(initial.itemNos).length === 0) return 'empty'
  return initial.products.length === 0 ? 'unavailable' : 'listed'
}

/**
 * The products that were viewed in this browser.
 *
 * 1. The product of the page is left out. Without others nothing is requested.
 * 2. What the page’s server has read is not requested again.
 * 3. An answer counts only if the history has not changed meanwhile.
 * 4. If the products cannot be read, those that were shown stay; without any, the history is unavailable.
 * 5. A page beyond the last is the last.
 */
export function createViewedProductsModel(
  models: Models,
  { initial, page: firstPage }: { initial?: ReadHistory | undefined; page: number },
): ViewedProductsModel {
  const viewed = models.of(recentlyViewedModel)
  const client = () => catalogueClient(models.of(publicHttpModel))
  const products = signal<readonly Product[]>(initial?.products ?? none)
  const ownItemNo = signal('')
  const cleared = signal(false)
  const requestedPage = signal(firstPage)
  /** The numbers to read, as the call takes them. */
  const itemNos = computed(() => printRecentlyViewed(viewed.itemNos.value.filter((other) => other !== ownItemNo.value)))
  /** The numbers whose products were read, or could not be. */
  const readItemNos = signal(initial?.itemNos)

  const history = computed<HistoryState>(() => {
    if (viewed.itemNos.value.length === 0) return 'empty'
    if (products.value.length > 0) return 'listed'
    return itemNos.value !== '' && itemNos.value === readItemNos.value ? 'unavailable' : 'unread'
  })
  const totalPages = computed(() => Math.ceil(products.value.length / recentlyViewedPageSize))
  const page = computed(() => clampPage(requestedPage.value, totalPages.value))

  function show(requested: string, shown: readonly Product[]): void {
    batch(() => {
      products.value = shown
      readItemNos.value = requested
    })
  }

  /** @returns stops waiting for the answer */
  function read(requested: string): () => void {
    let isCurrent = true
    const cancel = whenActivated(() => {
      client()
        .products({ itemNos: requested, pageSize: maxRecentlyViewed })
        .then(
          (result) => {
            if (result.ok && isCurrent) products.value = result.value.products
          },
          (failure: unknown) => {
            if (!(failure instanceof Unreachable)) throw failure
          },
        )
        .finally(() => {
          if (isCurrent) readItemNos.value = requested
        })
    })
    return () => {
      isCurrent = false
      cancel()
    }
  }

  return {
    history,
    count: computed(() => viewed.itemNos.value.length),
    products,
    pageProducts: computed(() =>
      products.value.slice((page.value - 1) * recentlyViewedPageSize, page.value * recentlyViewedPageSize),
    ),
    page,
    totalPages,
    wasCleared: computed(() => cleared.value && history.value === 'empty'),
    follow(itemNo, rendered) {
      ownItemNo.value = itemNo.replace('-', '')
      const stopFollowing = viewed.start()
      const stopReading = effect(() => {
        const requested = itemNos.value
        if (requested === '') products.value = none
        else if (requested === rendered?.itemNos) show(requested, rendered.products)
        else return read(requested)
        return undefined
      })
      return () => {
        stopReading()
        stopFollowing()
      }
    },
    goTo(to) {
      requestedPage.value = to
    },
    clear() {
      batch(() => {
        viewed.clear()
        cleared.value = true
      })
    },
  }
}
