import type { Models } from '@onair/widgets/models'
import { element } from '../element.ts'
import { type MenuLink, menuData } from './menu-data.ts'
import { type MenuTexts, textOf } from './texts.ts'

/** An item with its lower level. */
type Level = MenuLink & { id: string; items: readonly Level[] }

export type Drawer = { open(): void }

/**
 * The drawer's three levels: a department replaces the list with its lower level, which has a button back. Until the menu is
 * loaded, or if loading fails, departments stay links.
 */
export function enhanceDrawer(dialog: HTMLDialogElement, texts: MenuTexts, models: Models): Drawer {
  const { link } = models.environment
  const place = dialog.querySelector<HTMLElement>('.drawer-levels')
  const top = place?.firstElementChild
  let enhanced = false

  /** Replaces one level with another. */
  function put(level: Element, focusOn: string) {
    place?.replaceChildren(level)
    dialog.querySelector('.drawer-box')?.scrollTo(0, 0)
    level.querySelector<HTMLElement>(focusOn)?.focus()
  }

  const opener = (item: Level, from: () => void) =>
    element(
      'button',
      { type: 'button', 'data-below': item.id, onclick: () => put(levelOf(item, from), '.drawer-back') },
      item.name,
    )

  function levelOf(item: Level, back: () => void): HTMLElement {
    const level = element(
      'div',
      {},
      element('button', { type: 'button', class: 'drawer-back', onclick: back }, texts.back),
      element('h3', {}, item.name),
    )
    const again = (from: Level) => () => put(level, `[data-below="${from.id}"]`)
    const rows = item.items.map((below) =>
      below.items.length > 0 ? opener(below, again(below)) : element('a', { href: link(below.url) }, below.name),
    )
    const all = element('a', { href: link(item.url) }, textOf(texts.all, item.name))
    level.append(element('ul', {}, ...[all, ...rows].map((row) => element('li', {}, row))))
    return level
  }

  async function wake() {
    if (enhanced || !top) return
    enhanced = true
    const data = await menuData(models)
    enhanced = data !== undefined
    for (const row of top.querySelectorAll<HTMLElement>('[data-menu]')) {
      const item = data?.items.find(({ id }) => id === row.dataset.menu)
      const there = row.querySelector('a')
      if (!item || item.items.length === 0 || !there) continue
      const button = opener(item, () => put(top, `[data-below="${item.id}"]`))
      const focused = there === document.activeElement
      there.replaceWith(button)
      if (focused) button.focus()
    }
  }

  void wake()
  // For browsers without `closedby`: the target of a click beside the drawer is the dialog itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => top && place?.replaceChildren(top))
  addEventListener('pagehide', () => dialog.close())

  return {
    open() {
      // Browsers with `command` have opened it already; it may have been closed again before this code loaded.
      if (!('commandForElement' in HTMLButtonElement.prototype) && !dialog.open) dialog.showModal()
      void wake()
    },
  }
}
