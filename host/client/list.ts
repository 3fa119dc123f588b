import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { httpModel, type Models } from '@onair/widgets/models'
import { type ListState, listAddress } from '../parts/catalogue/list-address.ts'

const openGroups = 'onair-facets'
const backTo = 'onair-facets-focus'

/**
 * Makes a list's forms quicker than they are without JavaScript. The address stays the list's whole state.
 *
 * 1. Another sort is followed at once, and the focus is put back on it: arrow keys go on from there.
 * 2. Beside the list a tick is followed at once, and the focus is put back on it in the list that comes.
 * 3. In a phone's drawer ticks are gathered: each asks how many products there would be, and the button goes there.
 * 4. Of ratings only one is ticked: "3 and up" has in it what "4 and up" has.
 * 5. The category that a list is about gives way to one below it.
 * 6. Groups stay open or closed as the shopper left them, for as long as the tab lives.
 * 7. A page that comes back from the back/forward cache has ticked what its address says.
 * 8. What was chosen before this was here counts as if it were chosen now.
 */
export function wakeList(models: Models): void {
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
    keep(backTo, { value: 'sort', keyboard: form.querySelector('select:focus-visible') !== null })
    follow(form)
  }
  sort?.addEventListener('change', () => followSort(sort))
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    document.getElementById('list')?.removeAttribute('aria-busy')
    sort?.reset()
    facets?.reset()
    if (facets?.matches(':popover-open')) facets.hidePopover()
  })
  submits(facets)
  const tick = facets && wakeFacets(facets, follow, models)
  putFocusBack(facets, sort)
  const served = sort?.querySelector<HTMLOptionElement>('[selected]') ?? sort?.querySelector('option')
  const early = boxesOf(facets).findLast((box) => box.checked !== box.defaultChecked)
  if (sort && served?.selected === false) followSort(sort)
  else if (early) tick?.(early)
}

const boxesOf = (facets: HTMLFormElement | null): HTMLInputElement[] => [
  ...(facets?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
]

/** @returns what a tick brings about */
function wakeFacets(
  facets: HTMLFormElement,
  follow: (form: HTMLFormElement) => void,
  models: Models,
): (box: HTMLInputElement) => void {
  keepGroups(facets)
  keepFocusInside(facets)
  let asked = 0
  const ticked = (box: HTMLInputElement) => {
    if (box.value.startsWith('rating:') && box.checked) {
      for (const other of facets.querySelectorAll<HTMLInputElement>('[value^="rating:"]')) other.checked = other === box
    }
    if (box.value.startsWith('category:') && box.checked) {
      // Ticked itself, it takes the place of all below it.
      const giveWay = 'parent' in box.dataset ? '[value^="category:"]' : '[data-parent]'
      for (const other of facets.querySelectorAll<HTMLInputElement>(giveWay)) other.checked = other === box
    }
    if (!facets.matches(':popover-open')) {
      const keyboard = box.matches(':focus-visible')
      keep(backTo, { value: box.value, keyboard, y: scrollY })
      follow(facets)
      return
    }
    const { searchTerm, dimensions } = stateOf(facets)
    asked += 1
    const turn = asked
    const query = { searchTerm, dimensions: dimensions.join(',') || undefined, pageSize: 1 }
    void catalogueClient(models.of(httpModel))
      .products(query)
      .then((answer) => {
        // A later tick has asked since.
        if (!answer.ok || turn !== asked) return
        const values = answer.value.dimensions.flatMap((dimension) => dimension.values)
        showCounts(facets, answer.value.paging.totalRecords, new Map(values.map(({ id, count }) => [id, count])))
      }, forgive)
  }
  facets.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) ticked(target)
  })
  return ticked
}

/** What a form asks for. */
function stateOf(form: HTMLFormElement): ListState {
  const fields = new FormData(form)
  const texts = (name: string) =>
    fields.getAll(name).flatMap((value) => (typeof value === 'string' && value ? value : []))
  return {
    searchTerm: texts('searchTerm')[0],
    dimensions: texts('dimensions').flatMap((value) => value.split(',')),
    sortKey: texts('sortKey')[0],
    page: 1,
  }
}

/** Without the server the counts stay as they were; the button goes there all the same. */
function forgive(failure: unknown): void {
  if (!(failure instanceof Unreachable)) throw failure
}

function showCounts(facets: HTMLFormElement, total: number, values: ReadonlyMap<string, number>): void {
  const format = (number: number) => number.toLocaleString(document.documentElement.lang)
  for (const shown of facets.querySelectorAll<HTMLElement>('[data-count]')) {
    const number = values.get(shown.dataset.count ?? '') ?? 0
    shown.textContent = format(number)
    shown.closest('li')?.toggleAttribute('data-none', number === 0)
  }
  const sum = facets.querySelector('[data-total]')
  if (sum) sum.textContent = `(${format(total)})`
}

function keepGroups(facets: HTMLFormElement): void {
  const groups = [...facets.querySelectorAll<HTMLDetailsElement>('details[data-facet]')]
  const kept: Record<string, boolean> = { ...recall(openGroups) }
  for (const group of groups) {
    const name = group.dataset.facet ?? ''
    // What is chosen shows, whatever was left closed elsewhere.
    if (name in kept && !(kept[name] === false && group.querySelector(':checked'))) group.open = kept[name] ?? false
    group.querySelector('summary')?.addEventListener('click', () => {
      kept[name] = !group.open
      keep(openGroups, kept)
    })
  }
}

/** While the drawer is open, nothing else on the page can be reached. */
function keepFocusInside(facets: HTMLFormElement): void {
  const around = () => document.querySelectorAll('body > :not(main, script), .list > :not(.facets)')
  const shut = (open: boolean) => {
    for (const element of around()) element.toggleAttribute('inert', open)
  }
  if (facets.matches(':popover-open')) shut(true)
  facets.addEventListener('toggle', (event) => {
    if (event.target !== facets || event.newState !== 'open') return
    shut(true)
    facets.querySelector<HTMLElement>('.facets-close')?.focus()
  })
  // Before it closes: the browser then gives the focus back to the button that opened it, which must be able to take it.
  facets.addEventListener('beforetoggle', (event) => {
    if (event.target === facets && event.newState === 'closed') shut(false)
  })
  // A phone that is turned may have room for the column.
  matchMedia('(min-width: 60rem)').addEventListener('change', () => {
    if (facets.matches(':popover-open')) facets.hidePopover()
  })
}

function putFocusBack(facets: HTMLFormElement | null, sort: HTMLFormElement | null): void {
  const { value, keyboard, y } = recall(backTo) as { value?: string; keyboard?: boolean; y?: number }
  if (value === undefined) return
  keep(backTo, {})
  if (value === 'sort') {
    if (keyboard) sort?.querySelector('select')?.focus({ preventScroll: true })
    return
  }
  const box = boxesOf(facets).find((one) => one.value === value)
  if (!box || facets?.matches(':popover-open')) return
  scrollTo({ top: y, behavior: 'instant' })
  if (keyboard) box.focus()
}

/** Remembers something for as long as the tab lives, where the browser lets it. */
function keep(name: string, what: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(what))
  } catch {
    // Storage is off or full. The list works without.
  }
}

function recall(name: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
