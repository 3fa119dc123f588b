import { type Result, type Reviews, type reviewsClient, Unreachable } from '@onair/core/client'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export type ReviewsModel = {
  /** Everything that was read so far; null while nothing could be. */
  shown: ReadonlySignal<Reviews | null>
  sort: ReadonlySignal<ReviewSort>
  loading: ReadonlySignal<boolean>
  /** The last reading failed. */
  failed: ReadonlySignal<boolean>
  hasMore: ReadonlySignal<boolean>
  /** Reads the first page. */
  read(): Promise<void>
  sortBy(sort: ReviewSort): Promise<void>
  /** Reads the next page and puts it after what is shown. */
  more(): Promise<void>
  /** Does again what failed. */
  again(): Promise<void>
}

/**
 * A product's reviews, page after page.
 *
 * 1. Another order begins anew, at page 1. What is shown stays until the answer is in.
 * 2. An answer that was overtaken by a later question is dropped.
 * 3. A review that comes twice, because one was written in between, is shown once.
 */
export function reviewsModel(
  client: Pick<ReturnType<typeof reviewsClient>, 'list'>,
  itemNo: string,
  initial: Reviews | null,
): ReviewsModel {
  const shown = signal(initial)
  const sort = signal<ReviewSort>('newest')
  const loading = signal(false)
  const failed = signal(false)
  let latest = 0
  let last = () => load(1)

  async function load(page: number): Promise<void> {
    latest += 1
    const question = latest
    last = () => load(page)
    loading.value = true
    const answer = await ask(page)
    if (question !== latest) return
    batch(() => {
      loading.value = false
      failed.value = !answer?.ok
      if (answer?.ok) shown.value = page === 1 ? answer.value : joined(shown.value, answer.value)
    })
  }

  async function ask(page: number): Promise<Result<Reviews> | undefined> {
    try {
      return await client.list(itemNo, { page, sortKey: sort.peek() })
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
    hasMore: computed(() => {
      const paging = shown.value?.paging
      return paging !== undefined && paging.currentPage < paging.totalPages
    }),
    read: () => load(1),
    sortBy(wanted) {
      sort.value = wanted
      return load(1)
    },
    more: () => load((shown.peek()?.paging.currentPage ?? 0) + 1),
    again: () => last(),
  }
}

function joined(before: Reviews | null, next: Reviews): Reviews {
  const known = new Set(before?.reviews.map(({ id }) => id))
  return { ...next, reviews: [...(before?.reviews ?? []), ...next.reviews.filter(({ id }) => !known.has(id))] }
}
