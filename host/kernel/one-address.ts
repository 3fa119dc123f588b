import type { Page } from './page.ts'
import { isTracking } from './tracking.ts'

type Addressed = Pick<Page, 'path' | 'address'>

/**
 * Returns the rule that gives every page one spelling of its address: `/EN//pages/Schedule/?utm_source=mail` is
 * `/en/pages/schedule`.
 *
 * 1. Words have the page's own capitals, whatever the visitor's. A language may have a country: `/fr-CA`.
 * 2. Slashes are single, and none is last except after a language alone. Backslashes and encoded slashes are slashes.
 * 3. Blanks and invisible characters around a word are removed. So is what a sentence or a mail program puts after an address:
 *    `).`, `>`, `;jsessionid=…`.
 * 4. What follows an encoded `?` or a `&` in the path is the query. What follows an encoded `#` is removed.
 * 5. Parameters of mail and advertising are removed: otherwise one page would have thousands of addresses for caches and search
 *    engines. The shop reads none; whoever sends a letter or an advertisement counts its clicks. `&amp;` is `&`.
 * 6. The page's `address` decides in the end. If it names none, the visitor's stays.
 * 7. The address of no page stays unchanged, and so does one with dot segments or one that cannot be decoded.
 * 8. The order of parameters and the encoding of letters make no difference: a proxy may change both, and redirects would never
 *    end.
 *
 * A correct address is unchanged by the rule, so one redirect is always enough. The result is a path of the shop: it starts with
 * a word of a page.
 *
 * @returns the rule: for a request's path and query, those to redirect to, or undefined if they are correct
 */
export function createAddresses(pages: readonly Addressed[]): (requested: string) => string | undefined {
  const routes = pages.map((page) => ({ page, words: wordsOf(page.path) }))
  return (requested) => {
    const asked = readAddress(requested)
    if (!asked) return undefined
    const { language, words, query } = asked
    for (const { page, words: pattern } of routes) {
      const params = match(pattern, words)
      if (!params) continue
      const to = page.address
        ? page.address({ params, query: new URLSearchParams(query.join('&')) })
        : spell(pattern, params) + (query.length > 0 ? `?${query.join('&')}` : '')
      const whole = to === undefined ? undefined : language + to
      return whole === undefined || isSame(requested, whole) ? undefined : whole
    }
    return undefined
  }
}

const wordsOf = (path: string): string[] => path.split('/').filter((word) => word !== '')

/** The language, words and parameters of a request's address (rules 1 to 5); undefined where rule 7 keeps it. */
function readAddress(requested: string): { language: string; words: string[]; query: string[] } | undefined {
  if (!requested.startsWith('/')) return undefined
  const [path, query] = split(requested)
  const plain = decoded(path)
  if (plain === undefined) return undefined
  const [, own = '', rest = ''] = upToForeign.exec(plain) ?? []
  const words = own.split(/[/\\]+/)
  if (words.some((word) => word === '.' || word === '..')) return undefined
  const trimmed = words.map(trimBlanks).filter((word) => word !== '')
  const last = trimmed.pop()?.replace(sentenceEnd, '')
  if (last) trimmed.push(last)
  const inPath = /^[?&]([^#<>"]*)/.exec(rest)?.[1]?.split('&').map(encodePiece) ?? []
  const language = /^(en|fr)(?:[-_][a-z]{2})?$/i.exec(trimmed[0] ?? '')?.[1]
  return {
    language: language ? `/${language.toLowerCase()}` : '',
    words: language ? trimmed.slice(1) : trimmed,
    query: [...inPath, ...query.split('&')]
      .map(cleanPiece)
      .filter((piece) => piece !== '' && !isTracking(nameOf(piece))),
  }
}

function split(address: string): [path: string, query: string] {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(address) ?? []
  return [path, query]
}

/** Splits at the first character that no address of the shop contains. */
const upToForeign = /^([^?#&;<>"|{}^`]*)(.*)$/s

const trimBlanks = (word: string): string => word.replace(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '')

/** Punctuation after a word, and blanks. */
const sentenceEnd = /[\s\p{C}.,:!*_)\]'’”»…/\\]+$/u

/** A number or word in an address, without what a sentence or a program put after it (rule 3). */
export const withoutSentence = (text: string): string =>
  (upToForeign.exec(decoded(text) ?? text)?.[1] ?? '').replace(sentenceEnd, '')

/** Decodes text that was encoded once or, by programs that passed it on, up to three times. */
function decoded(text: string): string | undefined {
  let plain = text
  for (let round = 0; round < 3 && plain.includes('%'); round += 1) {
    try {
      plain = decodeURIComponent(plain)
    } catch {
      return round === 0 ? undefined : plain
    }
  }
  return plain
}

const encodePiece = (piece: string): string => {
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(piece) ?? []
  return value === undefined ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}

/** Repairs a parameter: a program that adds its own to an address with a query writes a second `?`. */
function cleanPiece(piece: string): string {
  const own = piece.replace(/^(?:amp(?:;|%3b))+/i, '')
  const at = own.indexOf('?')
  return at >= 0 && isTracking(nameOf(own.slice(at + 1))) ? own.slice(0, at) : own
}

const nameOf = (piece: string): string => [...new URLSearchParams(piece).keys()][0] ?? ''

/** Adds parameters to a path, which may already have a query. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`

/** The values of a page's parameters, if the words are its path's. */
function match(pattern: readonly string[], words: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== words.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const word = words[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = word
    else if (part.toLowerCase() !== word.toLowerCase()) return undefined
  }
  return params
}

const spell = (pattern: readonly string[], params: Readonly<Record<string, string>>): string =>
  `/${pattern.map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part)).join('/')}`

/** Whether two addresses are the same (rule 8). */
const isSame = (requested: string, to: string): boolean => {
  const [path, query] = partsOf(requested)
  const [toPath, toQuery] = partsOf(to)
  return path === toPath && query === toQuery
}

function partsOf(address: string): [path: string, query: string] {
  const [path, query] = split(address)
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return [decodeURIComponent(path), parameters.toString()]
}
