import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { htmlLang, type Language } from '@onair/core/language'
import { type Models, publicHttpModel } from '@onair/widgets/models'
import { type ListState, listAddress } from '../parts/catalogue/list-address.ts'
import { countClicks } from './clicks.ts'

const openGroups = 'onair-facets'
const backTo = 'onair-facets-focus'

/**
 * Applies a list's sort order and filters without a submit button. The address holds the list's whole state.
 *
 * 1. A new sort order loads at once and the focus returns to the select, so that arrow keys continue from there.
 * 2. Beside the list, ticking a filter loads at once, and the focus returns to it in the new list.
 * 3. In a phone's drawer ticks are collected: each updates the count of products, and the button loads the list.
 * 4. Only one rating is ticked at a time: "3 and up" includes "4 and up".
 * 5. A subcategory replaces the category of the list.
 * 6. Groups stay open or closed as the shopper left them, while the tab is open.
 * 7. A page from the back/forward cache ticks the filters of its address.
 * 8. A choice made before this code ran is applied when it runs.
 */
export function enhanceList(models: Models): void {
  const facets = document.querySelector<HTMLFormElement>('form.facets')
  const sort = document.querySelector<HTMLFormElement>('form.list-sort')
  const address = (form: HTMLFormElement) =>
    form.action.replace(/\/pages\/productlist.*/, '') + listAddress(stateOf(form))
  const follow = (form: HTMLFormElement) => {
    document.getElementById('list')?.setAttribute('aria-busy', 'true')
    location.assign(address(form))
  }
  const submits = (form: HTMLFormElement | null) =>
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      follow(form)
    })
  submits(sort)
  const followSort = (form: HTMLFormElement) => {
    store(backTo, { value: 'sort', keyboard: form.querySelector('select:focus-visible') !== null })
    follow(form)
  }
  sort?.addEventListener('change', () => followSort(sort))
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    document.getElementById('list')?.removeAttribute('aria-busy')
    sort?.reset()
    facets?.reset()
    if (isDrawerOpen(facets)) facets?.hidePopover()
  })
  submits(facets)
  const tick = facets && enhanceFacets(facets, follow, models)
  putFocusBack(facets, sort)
  countClicks(models)
  const served = sort?.querySelector<HTMLOptionElement>('[selected]') ?? sort?.querySelector('option')
  const early = boxesOf(facets).findLast((box) => box.checked !== box.defaultChecked)
  if (sort && served?.selected === false) followSort(sort)
  else if (early) tick?.(early)
}

/** Whether the filters are an open drawer. Browsers without popovers (Firefox below 125) throw at the selector. */
const isDrawerOpen = (facets: HTMLFormElement | null): boolean =>
  facets !== null && 'popover' in facets && facets.matches(':popover-open')

const boxesOf = (facets: HTMLFormElement | null): HTMLInputElement[] => [
  ...(facets?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
]

/** @returns a function that applies a tick */
function enhanceFacets(
  facets: HTMLFormElement,
  follow: (form: HTMLFormElement) => void,
  models: Models,
): (box: HTMLInputElement) => void {
  restoreGroups(facets)
  keepFocusInside(facets)
  let asked = 0
  const ticked = (box: HTMLInputElement) => {
    if (box.value.startsWith('rating:') && box.checked) {
      for (const other of facets.querySelectorAll<HTMLInputElement>('[value^="rating:"]')) other.checked = other === box
    }
    if (box.value.startsWith('category:') && box.checked) {
      // A ticked parent category replaces its subcategories.
      const giveWay = 'parent' in box.dataset ? '[value^="category:"]' : '[data-parent]'
      for (const other of facets.querySelectorAll<HTMLInputElement>(giveWay)) other.checked = other === box
    }
    if (!isDrawerOpen(facets)) {
      const keyboard = box.matches(':focus-visible')
      store(backTo, { value: box.value, keyboard, y: scrollY })
      follow(facets)
      return
    }
    const { searchTerm, exact, dimensions } = stateOf(facets)
    asked += 1
    const ownTick = asked
    const query = {
      searchTerm,
      exact: exact ? ('true' as const) : undefined,
      dimensions: dimensions.join(',') || undefined,
      pageSize: 1,
    }
    void catalogueClient(models.of(publicHttpModel))
      .products(query)
      .then((result) => {
        // A later tick has sent another request.
        if (!result.ok || ownTick !== asked) return
        const values = result.value.dimensions.flatMap((dimension) => dimension.values)
        showCounts(
          facets,
          models.environment.language,
          result.value.paging.totalRecords,
          new Map(values.map(({ id, count }) => [id, count])),
        )
      }, forgive)
  }
  facets.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) ticked(target)
  })
  return ticked
}

/** The list that a form describes. */
function stateOf(form: HTMLFormElement): ListState {
  const fields = new FormData(form)
  const texts = (name: string) =>
    fields.getAll(name).flatMap((value) => (typeof value === 'string' && value ? value : []))
  return {
    searchTerm: texts('searchTerm')[0],
    searched: texts('searched')[0],
    exact: texts('exact')[0] === 'true',
    dimensions: texts('dimensions').flatMap((value) => value.split(',')),
    sortKey: texts('sortKey')[0],
    page: 1,
  }
}

/** Ignores an unreachable server: the counts stay, and the button still works. */
function forgive(failure: unknown): void {
  if (!(failure instanceof Unreachable)) throw failure
}

function showCounts(
  facets: HTMLFormElement,
  language: Language,
  total: number,
  values: ReadonlyMap<string, number>,
): void {
  const { format } = new Intl.NumberFormat(htmlLang(language))
  for (const shown of facets.querySelectorAll<HTMLElement>('[data-count]')) {
    const number = values.get(shown.dataset.count ?? '') ?? 0
    shown.textContent = format(number)
    shown.closest('li')?.toggleAttribute('data-none', number === 0)
  }
  const sum = facets.querySelector('[data-total]')
  if (sum) sum.textContent = `(${format(total)})`
}

/** Opens the groups that were open on the last page, and stores what the shopper opens and closes. */
function restoreGroups(facets: HTMLFormElement): void {
  const groups = [...facets.querySelectorAll<HTMLDetailsElement>('details[data-facet]')]
  const saved: Record<string, boolean> = { ...recall(openGroups) }
  for (const group of groups) {
    const name = group.dataset.facet ?? ''
    // A group with a chosen value stays open, even if the shopper closed it on another page.
    if (name in saved && !(saved[name] === false && group.querySelector(':checked'))) group.open = saved[name] ?? false
    group.querySelector('summary')?.addEventListener('click', () => {
      saved[name] = !group.open
      store(openGroups, saved)
    })
  }
}

/** Makes the rest of the page inert while the drawer is open. */
function keepFocusInside(facets: HTMLFormElement): void {
  const around = () => document.querySelectorAll('body > :not(main, script), .list > :not(.facets)')
  const shut = (open: boolean) => {
    for (const element of around()) element.toggleAttribute('inert', open)
  }
  if (isDrawerOpen(facets)) shut(true)
  facets.addEventListener('toggle', (event) => {
    if (event.target !== facets || event.newState !== 'open') return
    shut(true)
    facets.querySelector<HTMLElement>('.facets-close')?.focus()
  })
  // Runs before the drawer closes: the browser then returns the focus to the opening button, which must not be inert.
  facets.addEventListener('beforetoggle', (event) => {
    if (event.target === facets && event.newState === 'closed') shut(false)
  })
  // A rotated phone may have space for the column.
  matchMedia('(min-width: 60rem)').addEventListener('change', () => {
    if (isDrawerOpen(facets)) facets.hidePopover()
  })
}

function putFocusBack(facets: HTMLFormElement | null, sort: HTMLFormElement | null): void {
  const { value, keyboard, y } = recall(backTo) as { value?: string; keyboard?: boolean; y?: number }
  if (value === undefined) return
  store(backTo, {})
  if (value === 'sort') {
    if (keyboard) sort?.querySelector('select')?.focus({ preventScroll: true })
    return
  }
  const box = boxesOf(facets).find((one) => one.value === value)
  if (!box || isDrawerOpen(facets)) return
  scrollTo({ top: y, behavior: 'instant' })
  if (keyboard) box.focus()
}

/** Stores a value for the life of the tab, if the browser allows it. */
function store(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is disabled or full; the list works without it.
  }
}

function recall(name: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
