import { ShopContext } from '@onair/widgets/shop'
import { type ComponentType, createElement } from 'react'
import { fetched } from './fetched.ts'
import { wakeFrame } from './frame.ts'
import { comeAlive } from './island.ts'
import { type IslandName, islands } from './islands.ts'
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

/** Fetches an island's code and brings it to life, when it is its turn; until then the server's HTML serves. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { island, prefix = '', props = '{}' } = element.dataset
  const component = (await fetched<unknown>(islands[island as IslandName])) as ComponentType
  await inTurn(() => {
    const widget = createElement(component, JSON.parse(props))
    comeAlive(element, createElement(ShopContext.Provider, { value: shop(prefix) }, widget), prefix)
    element.dataset.hydrated = ''
  })
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
