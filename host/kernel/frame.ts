import type { Menu } from '@onair/core/catalogue/client'
import type { Show } from '@onair/core/guide/client'
import type { Language } from '@onair/core/language'
import type { ReactElement, ReactNode } from 'react'
import type { Assets } from './assets.ts'
import type { Rendered, Shell } from './page.ts'
import type { Visit } from './visit.ts'

/** Everything that a document is rendered from. */
export type DocumentContents = {
  visit: Visit
  page: Rendered
  /** The first level of the shop's menu; empty if it could not be read, and in the checkout's shell. */
  menu: Menu['items']
  /** The programme on air; undefined if nothing is on air, and on a page without the bar that shows it. */
  onAir: Show | undefined
  assets: Assets
  canonical: string | undefined
  searchTerm: string | undefined
  /** What is left out around the page, see `Page`. */
  shell: Shell | undefined
  /** The page's own sheet, see `Page`. */
  sheet: string | undefined
  /** The document is the same for every visitor of its language. */
  shared: boolean
  /** The document shows one visitor's data; the next one at the same machine must not see it. */
  personal: boolean
}

/** The document around all pages, and the pages that replace one that cannot be shown (host/parts). */
export type Frame = {
  document: (contents: DocumentContents) => ReactNode
  /** The only inline script that documents may have: the page's policy names its hash. */
  script: string
  notFound: (visit: Visit) => Rendered
  /** `starting`: the shop is loading its data. `away`: its API or database does not respond. */
  unavailable: (visit: Visit, why: 'starting' | 'away') => Rendered
  /** A whole document that needs no request: the shop has too many visitors just now. */
  busy: (language: Language, assets: Assets) => ReactElement
  failed: (visit: Visit) => Rendered
}
