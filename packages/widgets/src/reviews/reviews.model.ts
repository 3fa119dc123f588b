import { type Result, Unreachable } from '@onair/core/http'
import { pageToLoad } from '@onair/core/pagination'
import type { Reviews, reviewsClient } from '@onair/core/reviews/client'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export type ReviewsModel = {
  /** The page that was read last; null before the first. */
  shown: ReadonlySignal<Reviews | null>
  sort: ReadonlySignal<ReviewSort>
  loading: ReadonlySignal<boolean>
  /** Whether the last read failed. */
  failed: ReadonlySignal<boolean>
  /** Reads the first page. */
  read(): Promise<void>
  sortBy(sort: ReviewSort): Promise<void>
  /** Reads a page that replaces the present one. */
  goTo(page: number): Promise<void>
  /** Repeats the read that failed. */
  again(): Promise<void>
}

/**
 * A product's reviews, a page at a time.
 *
 * 1. Another order starts at page 1. The present page stays until the reply arrives.
 * 2. The reply to an outdated request is dropped.
 * 3. A page below 1, or the present one, is not read; one beyond the last is the last (specification §2).
 *
 * @param first the order of the initial page
 */
export function reviewsModel(
  client: Pick<ReturnType<typeof reviewsClient>, 'list'>,
  itemNo: string,
  initial: Reviews | null,
  first: ReviewSort = 'newest',
): ReviewsModel {
  const shown = signal(initial)
  const sort = signal<ReviewSort>(first)
  const loading = signal(false)
  const failed = signal(false)
  let latest = 0
  let last = () => load(1)

  async function load(requested: number): Promise<void> {
    latest += 1
    const question = latest
    last = () => load(requested)
    loading.value = true
    const result = await ask(requested)
    if (question !== latest) return
    batch(() => {
      loading.value = false
      failed.value = !result?.ok
      if (result?.ok) shown.value = result.value
    })
  }

  async function ask(requested: number): Promise<Result<Reviews> | undefined> {
    try {
      return await client.list(itemNo, { page: requested, sortKey: sort.peek() })
    } catch (failure) {
      if (failure instanceof Unreachable) return undefined
      throw failure
    }
  }

  return {
    shown,
    sort,
    loading,
    failed,
    read: () => load(1),
    sortBy(requested) {
      sort.value = requested
      return load(1)
    },
    async goTo(requested) {
      const { currentPage = 1, totalPages = 1 } = shown.peek()?.paging ?? {}
      const next = pageToLoad(requested, currentPage, totalPages)
      if (next !== undefined) await load(next)
    },
    again: () => last(),
  }
}
