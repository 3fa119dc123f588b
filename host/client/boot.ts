import { ShopContext } from '@onair/widgets/shop'
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from './islands.ts'
import { openShop } from './shop.ts'

const shop = openShop()

/** Brings one island to life. One that fails keeps the server's HTML, whose forms and links still work. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { island, prefix = '', props = '{}' } = element.dataset
  const component = (await islands[island as IslandName]()) as ComponentType
  const served = [...element.childNodes].map((node) => node.cloneNode(true))
  hydrateRoot(
    element,
    createElement(ShopContext, { value: shop(prefix) }, createElement(component, JSON.parse(props))),
    {
      identifierPrefix: prefix,
      onUncaughtError(error) {
        element.replaceChildren(...served)
        reportError(error)
      },
    },
  )
  element.dataset.hydrated = ''
}

const schedule: Record<string, (element: HTMLElement) => void> = {
  load: (element) => void hydrate(element),
  idle: (element) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void hydrate(element), { timeout: 2000 })
      : setTimeout(() => void hydrate(element), 200),
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
