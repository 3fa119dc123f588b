import type { Models } from '@onair/widgets/models'
import { element } from '../element.ts'
import { brandUrl, type MenuData, type MenuItem, type MenuLink, menuData } from './menu-data.ts'
import { menuTexts, textOf } from './texts.ts'

/** How long the pointer rests on a department before its panel opens, and how long after the pointer leaves the panel closes. */
const restMs = 180
const awayMs = 300

export type Panels = { toggle(button: HTMLElement): Promise<void> }

/**
 * The panels of the department bar, one open at a time.
 *
 * 1. A button opens and closes its panel; Escape, a click elsewhere and moving the focus out close it. Escape returns the focus
 *    to the button.
 * 2. A mouse that rests on a department opens its panel, and leaving closes it, even while the menu is loading.
 * 3. If the menu cannot be loaded, the button follows the department's own link.
 */
export function enhancePanels(bar: HTMLElement, models: Models): Panels {
  const texts = menuTexts(bar)
  const { link, go } = models.environment
  let open: HTMLElement | undefined
  let byPointer = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the requests to open: a menu that has loaded opens only for the last one. */
  let wish = 0
  /** The department under the mouse while the menu is loading. */
  let resting: HTMLElement | undefined

  const buttonOf = (place: HTMLElement) => place.querySelector<HTMLButtonElement>(':scope > button')

  function close(giveFocusBack = false) {
    clearTimeout(timer)
    wish += 1
    if (!open) return
    const button = buttonOf(open)
    button?.setAttribute('aria-expanded', 'false')
    open.querySelector<HTMLElement>(':scope > .menu-panel')?.setAttribute('hidden', '')
    open = undefined
    if (giveFocusBack) button?.focus()
  }

  async function panelOf(place: HTMLElement): Promise<HTMLElement | undefined> {
    const there = place.querySelector<HTMLElement>(':scope > .menu-panel')
    if (there) return there
    const data = await menuData(models)
    const item = data?.items.find(({ id }) => id === place.dataset.menu)
    if (!data || !item) return undefined
    // Another call may have built it while the menu was loading.
    const meanwhile = place.querySelector<HTMLElement>(':scope > .menu-panel')
    return meanwhile ?? place.appendChild(panel(item, data))
  }

  function panel(item: MenuItem, { brands }: MenuData): HTMLElement {
    const anchor = ({ name, url }: MenuLink) => element('a', { href: link(url) }, name)
    const list = (links: readonly MenuLink[]) =>
      element('ul', {}, ...links.map((one) => element('li', {}, anchor(one))))
    const groups = item.items.map((second) => element('li', {}, anchor(second), list(second.items)))
    const foot = element('div', { class: 'menu-foot' }, anchor({ name: textOf(texts.all, item.name), url: item.url }))
    if (brands.length > 0) {
      const links = brands.map(({ id, name }) => ({ name, url: brandUrl(id) }))
      foot.append(element('p', {}, texts.brands), list(links))
    }
    const made = element('div', { class: 'menu-panel', id: `menu-${item.id}`, hidden: '' })
    made.append(element('ul', { class: 'menu-groups' }, ...groups), foot)
    return made
  }

  async function show(place: HTMLElement, pointer: boolean): Promise<void> {
    wish += 1
    const mine = wish
    resting = pointer ? place : undefined
    const shown = await panelOf(place)
    if (mine !== wish) return
    resting = undefined
    if (!shown) {
      // A pointer that only passed over the department does not follow its link.
      const away = place.querySelector('a')
      if (!pointer && away) go(away.href)
      return
    }
    if (open !== place) close()
    open = place
    byPointer = pointer
    shown.hidden = false
    const button = buttonOf(place)
    button?.setAttribute('aria-controls', shown.id)
    button?.setAttribute('aria-expanded', 'true')
  }

  for (const place of bar.querySelectorAll<HTMLElement>('[data-menu]')) {
    if (!buttonOf(place)) continue
    place.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return
      clearTimeout(timer)
      if (open !== place) timer = setTimeout(() => void show(place, true), restMs)
    })
    place.addEventListener('pointerleave', ({ pointerType }) => {
      clearTimeout(timer)
      if (pointerType !== 'mouse') return
      if (resting === place) wish += 1
      if (open === place && byPointer) timer = setTimeout(close, awayMs)
    })
    place.addEventListener('focusout', ({ relatedTarget }) => {
      if (open === place && relatedTarget instanceof Node && !place.contains(relatedTarget)) close()
    })
  }
  // On the document: the mouse opens a panel without moving the focus into it.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close(open.contains(document.activeElement))
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (open && target instanceof Node && !open.contains(target)) close()
  })
  // A page restored from the back/forward cache must not show a panel that was open when the shopper left.
  addEventListener('pagehide', () => close())

  return {
    async toggle(button) {
      const place = button.closest<HTMLElement>('[data-menu]')
      if (!place) return
      // A click on a department that the pointer has just opened keeps it open.
      if (open !== place || byPointer) return show(place, false)
      close()
    },
  }
}
