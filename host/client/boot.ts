import { islands } from '@onair/widgets/islands'
import { keepTranslatedTexts } from '@onair/widgets/translated-texts'
import type { ComponentType } from 'react'
import { enhanceFrame } from './frame.ts'
import { importWithRetry } from './import-with-retry.ts'
import type { IslandName } from './islands.ts'
import { reloadForNewOwner } from './owner.ts'
import { createShop } from './shop.ts'
import { whenIdle } from './when-idle.ts'

// The handover page submits its form by itself for a shopper from an embedding site.
document.querySelector<HTMLFormElement>('form[data-by-itself]')?.submit()
if (document.documentElement.dataset.personal !== undefined) reloadForNewOwner()
keepTranslatedTexts(document.body)
const shop = createShop()
if (document.getElementById('list')) {
  void importWithRetry(() => import('./list.ts')).then(({ enhanceList }) => enhanceList(shop('').models))
}

const tryEmbed = document.getElementById('try')
if (tryEmbed)
  void importWithRetry(() => import('./try-embed.ts')).then(({ enhanceTryEmbed }) => enhanceTryEmbed(tryEmbed))

/** Loads an island's code and hydrates it. Until then the forms and links of the server's HTML work. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { island, prefix = '', props = '{}' } = element.dataset
  const [{ hydrateIsland }, component] = await Promise.all([
    importWithRetry(() => import('./island.ts')),
    importWithRetry<unknown>(islands[island as IslandName]) as Promise<ComponentType>,
  ])
  hydrateIsland(element, { component, props: JSON.parse(props), shop: shop(prefix) })
}

const schedule: Record<string, (element: HTMLElement) => void> = {
  load: (element) => void hydrate(element),
  idle: (element) => whenIdle(() => void hydrate(element)),
  /** The shopper may have focused the field before this script ran. */
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
enhanceFrame(shop('').models)
