import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as TestingLibrary from '@testing-library/dom'

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
  }
}

/** What a shopper looks for: by role and name, by the label of a field, or by a selector. A text matches a whole name. */
export type Query = {
  role?: string
  name?: string | RegExp
  level?: number
  label?: string | RegExp
  css?: string
}

/** A query as it goes into the page. */
type Sent = Record<string, string | number | { source: string; flags: string } | undefined>

export const sent = (query: Query): Sent =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]),
  )

const build = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
)

/**
 * Puts Testing Library's queries into a page, and begins to write down its errors, for as long as the tab stays on this site.
 * The driver runs no script before those of the page: what they report before they are looked at is not seen.
 */
export const equipment = `${readFileSync(build, 'utf8')}
const report = (text) => { sessionStorage.journeyProblems = (sessionStorage.journeyProblems ?? '') + text + '\\n' };
const { error } = console;
console.error = (...all) => { report(all.map(String).join(' ')); error(...all) };
addEventListener('error', ({ message }) => report(message));
addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));`

/** Runs in the page: the visible elements that a query finds, in shadow roots too; null in a page without the queries. */
export function findInPage(query: Sent, within: Element | null): Element[] | null {
  const library = window.TestingLibraryDom
  if (!library) return null
  // As a reader does, a name takes a no-break space for a space.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const matcher = (value: Sent[string]) => {
    const pattern = typeof value === 'object' ? new RegExp(value.source, value.flags) : undefined
    return (text: string) => (pattern ? pattern.test(plain(text)) : plain(text) === plain(String(value)))
  }
  const roots: (Element | ShadowRoot)[] = [within ?? document.body]
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return (
    roots
      .flatMap((root) => {
        const container = root as HTMLElement
        if (query.label !== undefined) return library.queryAllByLabelText(container, matcher(query.label))
        if (query.css !== undefined) return [...container.querySelectorAll<HTMLElement>(String(query.css))]
        const level = query.level as number | undefined
        return library.queryAllByRole(container, String(query.role), {
          ...(query.name !== undefined && { name: matcher(query.name) }),
          ...(level !== undefined && { level }),
        })
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Nothing behind a modal dialog can be reached.
      .filter((element) => !modal || modal.contains(element))
  )
}

/** Runs in the page: the errors that were written down. */
export const problemsOfPage = (): string[] => (sessionStorage.journeyProblems ?? '').split('\n').filter(Boolean)

/** Runs in the page: what can be read on it, in shadow roots too, a line for each paragraph. */
export function textOfPage(within: HTMLElement | null): string {
  const roots: (Element | ShadowRoot)[] = [within ?? document.body]
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  return (
    roots
      .flatMap((root) => (root instanceof ShadowRoot ? [...root.children] : [root]))
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read
      .map((element) => (element as HTMLElement).innerText)
      .join('\n')
  )
}
