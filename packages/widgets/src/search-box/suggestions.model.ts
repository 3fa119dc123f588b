import { type Product, type Result, type Suggestions, Unreachable } from '@onair/core/client'
import { productPath } from '@onair/core/rules'
import { type ReadonlySignal, signal } from '@preact/signals-core'

/** Characters after which suggestions are asked for, and how long typing must have paused (specification §9). */
const fewestCharacters = 1
export const typingDelayMs = 300

export type SuggestionKind = 'term' | 'category' | 'brand' | 'product'
/** Something to go to instead of searching for what is typed. `path` is the shop's, without a language. */
export type Suggestion = { kind: SuggestionKind; text: string; path: string; product?: Product }

/** What the list shows. `active` is the option that the keyboard is on: -1 while it is on what is typed. */
export type SuggestionList = { term: string; options: readonly Suggestion[]; open: boolean; active: number }

export type SuggestionsModel = {
  list: ReadonlySignal<SuggestionList>
  /** What stands in the field now. */
  type(term: string): void
  /** Moves to the next or previous option, around through what is typed; opens a closed list. @returns whether there is a list. */
  move(by: 1 | -1): boolean
  /** Back to what is typed. */
  leave(): void
  /** Closes the list and forgets what is under way. @returns whether it was open. */
  close(): boolean
}

export const nothingFound: SuggestionList = { term: '', options: [], open: false, active: -1 }

/** The result page of a term. */
export const searchPath = (term: string): string => `/pages/productlist?searchTerm=${encodeURIComponent(term)}`
const narrowedPath = (value: string): string => `/pages/productlist?dimensions=${encodeURIComponent(value)}`

function optionsOf({ terms, categories, brands, products }: Suggestions): Suggestion[] {
  return [
    ...terms.map((text): Suggestion => ({ kind: 'term', text, path: searchPath(text) })),
    ...categories.map(
      ({ id, name }): Suggestion => ({ kind: 'category', text: name, path: narrowedPath(`category:${id}`) }),
    ),
    ...brands.map(({ id, name }): Suggestion => ({ kind: 'brand', text: name, path: narrowedPath(`brand:${id}`) })),
    ...products.map(
      (product): Suggestion => ({ kind: 'product', text: product.name, path: productPath(product.itemNo), product }),
    ),
  ]
}

/**
 * What a term that is being typed may become.
 *
 * 1. The server is asked 300 ms after the last key, from the first character on.
 * 2. A new term calls off the request for the older one, and an answer that comes all the same is dropped.
 * 3. The list that is there stays until the next one is, so that it does not flicker while somebody types.
 * 4. Where the server cannot be reached there is no list: what is typed can be searched for as ever.
 */
export function createSuggestions(
  ask: (term: string, signal: AbortSignal) => Promise<Result<Suggestions>>,
): SuggestionsModel {
  const list = signal(nothingFound)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let wanted = ''

  const callOff = () => {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
  }

  async function find(term: string) {
    const mine = new AbortController()
    asking = mine
    try {
      const answer = await ask(term, mine.signal)
      if (mine.signal.aborted) return
      const options = answer.ok ? optionsOf(answer.value) : []
      list.value = { term, options, open: true, active: -1 }
    } catch (failure) {
      if (mine.signal.aborted) return
      list.value = nothingFound
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  return {
    list,
    type(text) {
      const term = text.trim()
      if (term === wanted && (asking || list.peek().open)) return
      callOff()
      wanted = term
      if (term.length < fewestCharacters) {
        list.value = nothingFound
        return
      }
      if (list.peek().active >= 0) list.value = { ...list.peek(), active: -1 }
      timer = setTimeout(() => void find(term), typingDelayMs)
    },
    move(by) {
      const now = list.peek()
      if (now.options.length === 0 || (!now.open && now.term !== wanted)) return false
      // What is typed has a place in the round: before the first option and after the last.
      const places = now.options.length + 1
      const active = now.open ? ((now.active + 1 + by + places) % places) - 1 : by === 1 ? 0 : now.options.length - 1
      list.value = { ...now, open: true, active }
      return true
    },
    leave() {
      const now = list.peek()
      if (now.active >= 0) list.value = { ...now, active: -1 }
    },
    close() {
      callOff()
      const now = list.peek()
      if (now.open) list.value = { ...now, open: false, active: -1 }
      return now.open && now.options.length > 0
    },
  }
}
