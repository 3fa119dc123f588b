import { islands } from '@onair/widgets/islands'
import type { ComponentType } from 'react'
import { fetched } from './fetched.ts'
import { wakeFrame } from './frame.ts'
import type { IslandName } from './islands.ts'
import { keepToOwner } from './owner.ts'
import { openShop } from './shop.ts'
import { inTurn, whenIdle } from './turns.ts'

// A bag that comes along from a page that may embed the shop's widgets: the shop's own form takes it, and nobody need press.
document.querySelector<HTMLFormElement>('form[data-by-itself]')?.submit()
if (document.documentElement.dataset.personal !== undefined) keepToOwner()
const shop = openShop()
wakeFrame(shop('').models)
if (document.getElementById('list')) {
  void fetched(() => import('./list.ts')).then(({ wakeList }) => wakeList(shop('').models))
}

/** Fetches an island's code and hydrates it when it is its turn; until then the server's HTML serves. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { island, prefix = '', props = '{}' } = element.dataset
  // The renderer is fetched beside this module and evaluated in a task of its own.
  const [{ hydrateIsland }, component] = await Promise.all([
    fetched(() => import('./island.ts')),
    fetched<unknown>(islands[island as IslandName]) as Promise<ComponentType>,
  ])
  await inTurn(() => hydrateIsland(element, { component, props: JSON.parse(props), shop: shop(prefix) }))
}

const schedule: Record<string, (element: HTMLElement) => void> = {
  load: (element) => void hydrate(element),
  idle: (element) => whenIdle(() => void hydrate(element)),
  /** Used by now, maybe: typing may have begun before this script was here. */
  focus: (element) => {
    if (element.querySelector(':focus')) void hydrate(element)
    else element.addEventListener('focusin', () => void hydrate(element), { once: true })
  },
  visible: (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void hydrate(element)
      },
      { rootMargin: '200px' },
    )
    // The marker has `display: contents`, so it never intersects itself: its children do.
    for (const child of element.children) observer.observe(child)
  },
}

for (const element of document.querySelectorAll<HTMLElement>('shop-island')) {
  schedule[element.dataset.when ?? 'load']?.(element)
}
