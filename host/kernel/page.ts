import type { ReactNode } from 'react'
import type { Visit } from './visit.ts'

/** What a page's `load` gives: everything its document needs. */
export type Rendered = {
  status?: 200 | 404 | 410 | 500 | 503
  title: string
  description?: string
  /** Extra values for the head: pictures to load first, structured data. */
  head?: ReactNode
  body: ReactNode
}

/** Somewhere else to go instead of a page. Same-origin paths only. */
export type Elsewhere = { redirect: string; status?: 301 | 302 | 303 }

export type Page = {
  /** Address without a language: `/pages/productdetails`. `/` is the home page. Fastify's path syntax. */
  path: string
  /**
   * `public`: the same for every visitor of its language, so `/en/…` and `/fr/…` may be cached and indexed.
   * `personal`: shows what one visitor has; never cached, never indexed, and read again by Back once somebody else is here.
   */
  audience: 'public' | 'personal'
  /** Origins, besides the shop's own, that the page's scripts or frames come from. */
  allow?: (visit: Visit) => { script?: string[]; frame?: string[]; connect?: string[] }
  /** What other addresses are told of this one; a page whose address holds a secret tells other sites nothing. */
  referrer?: 'same-origin'
  load: (visit: Visit) => Promise<Rendered | Elsewhere>
}
