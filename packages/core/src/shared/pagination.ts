/** At most this many slots stand between the arrows (specification §9). */
export const paginationWindow = 7

/** One place of a pager: a page's number, or a gap of pages that are left out. */
export type PageSlot = { kind: 'page'; page: number; current: boolean } | { kind: 'gap' }

/** The page, brought between 1 and the last; a list without pages has one. */
export function clampPage(page: number, totalPages: number): number {
  const last = Math.max(1, Math.trunc(totalPages) || 1)
  return Math.min(Math.max(1, Math.trunc(page) || 1), last)
}

/** The page to load when one is asked for, or undefined when nothing is to be done: below 1, or shown already. */
export function pageToLoad(requested: number, current: number, totalPages: number): number | undefined {
  if (!(requested >= 1)) return undefined
  const page = clampPage(requested, totalPages)
  return page === current ? undefined : page
}

/** Whether asking for a page changes anything (specification §2). */
export function shouldLoadPage(requested: number, current: number, totalPages: number): boolean {
  return pageToLoad(requested, current, totalPages) !== undefined
}

/**
 * The slots of a pager.
 *
 * 1. Never more than `window` slots; with fewer pages than that, every page has one.
 * 2. The first page, the last and the current one always have a slot; pages only grow from left to right.
 * 3. A gap stands for two pages or more, never for one.
 *
 * @param window an odd number, at least 7.
 */
export function pageSlots(current: number, totalPages: number, window = paginationWindow): PageSlot[] {
  const last = clampPage(Number.POSITIVE_INFINITY, totalPages)
  const here = clampPage(current, last)
  const page = (number: number): PageSlot => ({ kind: 'page', page: number, current: number === here })
  const run = (from: number, to: number): PageSlot[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => page(from + index))
  const gap: PageSlot = { kind: 'gap' }
  if (last <= window) return run(1, last)
  const edge = window - 2
  const around = (window - 5) / 2
  if (here < edge) return [...run(1, edge), gap, page(last)]
  if (here > last - edge + 1) return [page(1), gap, ...run(last - edge + 1, last)]
  return [page(1), gap, ...run(here - around, here + around), gap, page(last)]
}
