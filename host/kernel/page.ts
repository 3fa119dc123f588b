import type { Bilingual } from '@onair/core/language'
import type { ReactNode } from 'react'
import type { Action } from './action.ts'
import type { Audience } from './audience.ts'
import type { HostContext } from './host-context.ts'
import type { Visit } from './visit.ts'

/** What a page's `load` returns: everything its document needs. */
export type Rendered = {
  /** 200 if not given. A page with another status is not cached and not indexed. */
  status?: 200 | 404 | 410 | 500 | 503
  title: string
  description?: string
  /** The address under which a public page is indexed, without a language. If not given, the page's path and query. */
  canonical?: string
  /** Elements for the head: structured data, scripts of other origins. */
  head?: ReactNode
  body: ReactNode
}

/** A redirect instead of a page, to a path of this origin. */
export type Redirect = { redirect: string; status?: 301 | 302 | 303 }

/** What an address requests of a page: the values in its path, and its parameters without those of advertising. */
export type Asked = { params: Readonly<Record<string, string>>; query: URLSearchParams }

/** Something that a search finds: its title, and what people type for it, as phrases separated by commas. */
export type Findable = { title: Bilingual; words: Bilingual; url?: string; kind?: 'page' | 'showstopper' | 'list' }

/** A page that a search finds, with its title and words from its messages. */
export const foundAs = (
  en: { title: string; searchedAs: string },
  fr: { title: string; searchedAs: string },
): readonly Findable[] => [{ title: { en: en.title, fr: fr.title }, words: { en: en.searchedAs, fr: fr.searchedAs } }]

export type Shell = 'plain' | 'checkout'

/** One page of the shop. Its folder holds its actions and messages as well; `pages.ts` lists it. */
export type Page = {
  /** Address without a language: `/pages/productdetails`. `/` is the home page. Fastify's path syntax. */
  path: string
  /** Whether this shop has the page; if not, its address is unknown. Without this function every shop has it. */
  isOffered?: (host: HostContext) => boolean
  /**
   * Returns the page's one address for a visitor's request: a path and query without a language. Without this function it is the
   * page's path with the visitor's query. For its own result, it returns the same. Undefined keeps the visitor's address.
   */
  address?: (asked: Asked) => string | undefined
  /** Origins, in addition to the shop's own, of the page's scripts, frames, requests or media. */
  allow?: (visit: Visit) => { script?: string[]; frame?: string[]; connect?: string[]; media?: string[] }
  /** `same-origin` hides the page's address from other sites, for pages with a secret in it. */
  referrer?: 'same-origin'
  /** What a search finds the page as, see {@link foundAs}. `url`: the page's path unless given. */
  findable?: readonly Findable[]
  /** The term that the header's search box shows. */
  searchTerm?: (visit: Visit) => string | undefined
  /** `false`: no bar with the programme on air, because the page itself begins with it. */
  nowBar?: false
  /**
   * Removes parts around the page. `plain`: neither the bar with the programme on air nor a phone's tab bar. `checkout`: a header
   * and a footer for paying, without search, bag and menu.
   */
  shell?: Shell
  /** The style sheet of styles/pages with rules that only a few pages need, without its ending: `home`. */
  sheet?: string
  load: (visit: Visit) => Promise<Rendered | Redirect>
  /**
   * Answers a POST to the page's own address from any sender: the page's form, or another program, without cookies and origin.
   * Its address alone identifies the request; the body is not read.
   */
  post?: (visit: Visit) => Promise<Rendered>
  /** What the page's forms post. */
  actions?: readonly Action[]
} & (
  | {
      audience: 'everyone'
      /**
       * The page shows one visitor's data: a bag, a form's values. It is never cached and never indexed, and Back requests it
       * again. Without this, a page is the same for every visitor of its language: `/en/…` and `/fr/…` are cached and indexed.
       */
      personal?: true
    }
  | {
      audience: Exclude<Audience, 'everyone' | 'operator'>
      /**
       * The path, without a language, to which a visitor returns after signing in. If not given, the visited address
       * (specification §6).
       */
      returnTo?: string
    }
  | {
      /** Only the API knows who is an operator, so `load` makes at least one operator's call. */
      audience: 'operator'
    }
)

/** The pages that a shop has. */
export const offeredBy = (host: HostContext, pages: readonly Page[]): readonly Page[] =>
  pages.filter(({ isOffered }) => isOffered?.(host) ?? true)

/** Whether a page shows one visitor's data. Pages that need a token always do. */
export const isPersonal = (page: Page): boolean => page.audience !== 'everyone' || page.personal === true
