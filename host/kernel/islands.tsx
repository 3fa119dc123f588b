import { islands } from '@onair/widgets/islands'
import { createModels, type Models } from '@onair/widgets/models'
import { type Shop, ShopContext } from '@onair/widgets/shop'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps } from '../client/islands.ts'
import type { Visit } from './visit.ts'

/** When the browser fetches and hydrates an island: at once, when it is idle, when the island is visible, or focused. */
export type When = 'load' | 'idle' | 'visible' | 'focus'

const components = new Map<string, ComponentType<object>>()

/** Loads every widget before the first page: a server renders a component that is still loading as nothing. */
export async function loadIslands(): Promise<void> {
  for (const [name, load] of Object.entries(islands)) components.set(name, (await load()) as ComponentType<object>)
}

/** What the islands of one page share while the server renders them. */
type PageIslands = { models: Models; rendered: Set<string>; preloaded: Set<string>; count: number }
const pages = new WeakMap<Visit, PageIslands>()

function pageIslands(visit: Visit): PageIslands {
  const { session, language, pathPrefix, host } = visit
  const { signInKey, carePhone } = host.settings
  const ofPage = pages.get(visit) ?? {
    models: createModels({ session, language, pathPrefix, signInKey, carePhone }),
    rendered: new Set(),
    preloaded: new Set(),
    count: 0,
  }
  pages.set(visit, ofPage)
  return ofPage
}

/** The widgets' models of one page. They make no call on the server. */
export const modelsOf = (visit: Visit): Models => pageIslands(visit).models

/** The islands of the page, whose style sheets the document names. */
export const renderedIslands = (visit: Visit): ReadonlySet<string> => pageIslands(visit).rendered

/** The islands whose code the document preloads. */
export const preloadedIslands = (visit: Visit): ReadonlySet<string> => pageIslands(visit).preloaded

/**
 * Renders a widget to HTML that the browser hydrates separately.
 *
 * Each island is a React root with its own id prefix, rendered to a string before the page is: inside the page's own tree `useId`
 * would give other values than in the browser.
 */
export function island<Name extends IslandName>(
  visit: Visit,
  name: Name,
  props: IslandProps<Name>,
  when: When = 'load',
): ReactNode {
  const component = components.get(name)
  if (!component) throw new Error(`The widget ${name} was not loaded`)
  const page = pageIslands(visit)
  page.rendered.add(name)
  // An island that hydrates later, if ever, is not preloaded.
  if (when === 'load') page.preloaded.add(name)
  page.count += 1
  const prefix = `i${page.count}-`
  const widget = createElement(component, props)
  const html = renderToString(createElement(ShopContext.Provider, { value: shopOf(visit, prefix) }, widget), {
    identifierPrefix: prefix,
  })
  return createElement('shop-island', {
    'data-island': name,
    'data-when': when,
    'data-prefix': prefix,
    'data-props': JSON.stringify(props),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React two lines above
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** The context that widgets read while the server renders them. */
const shopOf = (visit: Visit, idPrefix: string): Shop => ({
  language: visit.language,
  timeZone: visit.timeZone,
  imageBase: visit.host.settings.imageBase,
  videoBase: visit.host.settings.videoBase,
  idPrefix,
  models: modelsOf(visit),
})
