/** The most slots between the arrows (specification §9). */
export const paginationWindow = 7

/** A slot of a pager: a page number, or a gap of omitted pages. */
export type PageSlot = { kind: 'page'; page: number; current: boolean } | { kind: 'gap' }

/** Clamps a page between 1 and the last; an empty list has one page. */
export function clampPage(page: number, totalPages: number): number {
  const last = Math.max(1, Math.trunc(totalPages) || 1)
  return Math.min(Math.max(1, Math.trunc(page) || 1), last)
}

/** The page to load for a request; undefined when the page is below 1 or already shown (specification §2). */
export function pageToLoad(requested: number, current: number, totalPages: number): number | undefined {
  if (!(requested >= 1)) return undefined
  const page = clampPage(requested, totalPages)
  return page === current ? undefined : page
}

/**
 * The slots of a pager.
 *
 * 1. Never more than `window` slots; with fewer pages than that, every page has one.
 * 2. The first page, the last and the current one always have a slot; pages only grow from left to right.
 * 3. A gap replaces two pages or more, never one.
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
