import type { Bilingual } from '@onair/core/language'
import type { ReactNode } from 'react'
import type { Action } from './action.ts'
import type { Audience } from './audience.ts'
import type { HostContext } from './host-context.ts'
import type { Visit } from './visit.ts'

/** What a page's `load` returns: everything its document needs. */
export type Rendered = {
  /** Left out, it is 200. A page with another status is not cached and not indexed. */
  status?: 200 | 404 | 410 | 500 | 503
  title: string
  description?: string
  /** The address under which a public page is indexed, without a language. Left out, it is the page's path and query. */
  canonical?: string
  /** Elements for the head: structured data, scripts of other origins. */
  head?: ReactNode
  body: ReactNode
}

/** A redirect instead of a page, to a path of this origin. */
export type Redirect = { redirect: string; status?: 301 | 302 | 303 }

/** What an address asks a page for: the values in its path, and its parameters without those of advertising. */
export type Asked = { params: Readonly<Record<string, string>>; query: URLSearchParams }

/** Something that a search finds: its title, and what people type for it, as phrases separated by commas. */
export type Findable = { title: Bilingual; words: Bilingual; url?: string; kind?: 'page' | 'showstopper' | 'list' }

/** A page that a search finds, by its messages. */
export const foundAs = (
  en: { title: string; searchedAs: string },
  fr: { title: string; searchedAs: string },
): readonly Findable[] => [{ title: { en: en.title, fr: fr.title }, words: { en: en.searchedAs, fr: fr.searchedAs } }]

export type Shell = 'plain' | 'checkout'

/** One page of the shop. Its folder holds its actions and messages as well; `pages.ts` lists it. */
export type Page = {
  /** Address without a language: `/pages/productdetails`. `/` is the home page. Fastify's path syntax. */
  path: string
  /** Whether this shop has the page at all: elsewhere its address leads nowhere. Without this function every shop has it. */
  isOffered?: (host: HostContext) => boolean
  /**
   * Returns the page's one address for what a visitor asked: a path and query without a language. Without this function it is the
   * page's path with the visitor's query. Given its own result, it returns the same. Undefined keeps the visitor's address.
   */
  address?: (asked: Asked) => string | undefined
  /** Origins, besides the shop's own, that the page's scripts, frames, requests or media come from. */
  allow?: (visit: Visit) => { script?: string[]; frame?: string[]; connect?: string[]; media?: string[] }
  /** `same-origin` hides the page's address from other sites, for pages with a secret in it. */
  referrer?: 'same-origin'
  /** What a search finds the page as, see {@link foundAs}. `url`: the page's path unless given. */
  findable?: readonly Findable[]
  /** The term that the header's search box shows. */
  searchTerm?: (visit: Visit) => string | undefined
  /** `false`: no bar with what is on air, because the page leads with it. */
  nowBar?: false
  /**
   * Less around the page, so that nothing leads away from it. `plain`: neither the bar with what is on air nor a phone's
   * tab bar. `checkout`: a header and a footer for paying, without search, bag and menu.
   */
  shell?: Shell
  /** The sheet of styles/pages whose rules this page needs and most pages do not, without its ending: `home`. */
  sheet?: string
  load: (visit: Visit) => Promise<Rendered | Redirect>
  /**
   * Answers a POST to the page's own address from any sender: the page's form, or a program elsewhere that has neither
   * cookies nor an origin. Its address alone identifies the request; the body is not read.
   */
  post?: (visit: Visit) => Promise<Rendered>
  /** What the page's forms post. */
  actions?: readonly Action[]
} & (
  | {
      audience: 'everyone'
      /**
       * The page shows what one visitor has: a bag, a form's values. It is never cached and never indexed, and Back requests
       * it again. Without this, a page is the same for every visitor of its language: `/en/…` and `/fr/…` are cached and
       * indexed.
       */
      personal?: true
    }
  | {
      audience: Exclude<Audience, 'everyone' | 'operator'>
      /**
       * The path, without a language, to which a visitor comes back after signing in. Left out, it is the address visited
       * (specification §6).
       */
      returnTo?: string
    }
  | {
      /** The API alone knows who is an operator, so `load` makes at least one operator's call. */
      audience: 'operator'
    }
)

/** The pages that a shop has. */
export const offeredBy = (host: HostContext, pages: readonly Page[]): readonly Page[] =>
  pages.filter(({ isOffered }) => isOffered?.(host) ?? true)

/** Whether a page shows what one visitor has. Pages that need a token always do. */
export const isPersonal = (page: Page): boolean => page.audience !== 'everyone' || page.personal === true
