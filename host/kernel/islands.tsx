import { ShopContext } from '@onair/widgets/shop'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandName, type IslandProps, islands } from '../client/islands.ts'
import { serverShop } from './shop.ts'
import type { Visit } from './visit.ts'

/** When an island's code is fetched and run: at once, when the browser is idle, when it comes into view, or is used. */
export type When = 'load' | 'idle' | 'visible' | 'focus'

const components = new Map<string, ComponentType<object>>()

/** Loads every widget once, before the first page: a component that is still loading renders nothing on a server. */
export async function loadIslands(): Promise<void> {
  for (const [name, load] of Object.entries(islands)) components.set(name, (await load()) as ComponentType<object>)
}

/**
 * Renders a widget to HTML that the browser brings to life by itself.
 *
 * Each island is a React root of its own with an id prefix of its own, rendered to a string before the page is:
 * rendering it inside the page's own tree would give its `useId` other values than the browser computes.
 */
export function island<Name extends IslandName>(
  visit: Visit,
  name: Name,
  props: IslandProps<Name>,
  when: When = 'load',
): ReactNode {
  const component = components.get(name)
  if (!component) throw new Error(`The widget ${name} was not loaded`)
  // What comes into view or is used later, if ever, is not fetched beside the page.
  if (when === 'load') visit.islands.add(name)
  const prefix = `i${visit.nextIsland()}-`
  const widget = createElement(component, props)
  const html = renderToString(createElement(ShopContext, { value: serverShop(visit, prefix) }, widget), {
    identifierPrefix: prefix,
  })
  return createElement('shop-island', {
    'data-island': name,
    'data-when': when,
    'data-prefix': prefix,
    'data-props': JSON.stringify(props),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered two lines above
    dangerouslySetInnerHTML: { __html: html },
  })
}
