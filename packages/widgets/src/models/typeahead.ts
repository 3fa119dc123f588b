import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'

/** A request is sent from this length of text on, after this pause in typing (specification §9). */
const fewestCharacters = 1
export const typingDelayMs = 300

/** The list under a field. `active` is the index of the option that the keyboard chose, or -1 for the typed text. */
export type TypeaheadList<Option> = { term: string; options: readonly Option[]; open: boolean; active: number }

export type Typeahead<Option> = {
  list: ReadonlySignal<TypeaheadList<Option>>
  /** The field's current text. */
  type(text: string): void
  /**
   * Moves to the next or previous option, in a circle that includes the typed text; opens a closed list. @returns
   * whether there is a list
   */
  move(by: 1 | -1): boolean
  /** Returns to the typed text. */
  clearChoice(): void
  /** Closes the list and cancels the pending request. @returns whether it was open */
  close(): boolean
  /** Opens the list of an empty field again, after its offers have changed. */
  renew(): void
  /** Shows other options for the typed text, such as a container's; cancels the pending request. */
  show(ask: (signal: AbortSignal) => Promise<readonly Option[]>): Promise<void>
}

/** What an empty field offers: at once, and once the server has replied. Neither opens an empty list. */
export type Offers<Option> = {
  atOnce(): readonly Option[]
  ask(signal: AbortSignal): Promise<readonly Option[]>
}

/** The list of an untouched field. */
export const emptyList: TypeaheadList<never> = { term: '', options: [], open: false, active: -1 }

/**
 * Suggestions for a text while it is typed.
 *
 * 1. The server is asked 300 ms after the last key, from the first character on.
 * 2. A new text cancels the request for the older one; a late reply is dropped.
 * 3. The present list stays until the next one arrives, so that it does not flicker.
 * 4. If the server cannot be reached there is no list; the typed text can still be sent.
 * 5. An empty field has no list, or the list of `offers` if given: then `type('')` opens it.
 */
export function createTypeahead<Option>(
  ask: (term: string, signal: AbortSignal) => Promise<readonly Option[]>,
  offers?: Offers<Option>,
): Typeahead<Option> {
  const list = signal<TypeaheadList<Option>>(emptyList)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let requestedTerm = ''

  const callOff = () => {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
  }

  function offer({ atOnce, ask: more }: Offers<Option>) {
    callOff()
    requestedTerm = ''
    const options = atOnce()
    list.value = { term: '', options, open: options.length > 0, active: -1 }
    // The immediate offers come first in both lists: the keyboard's choice stays.
    void find('', more, () => list.peek().active)
  }

  async function find(
    term: string,
    question: (signal: AbortSignal) => Promise<readonly Option[]>,
    activeOf: () => number,
  ) {
    const mine = new AbortController()
    asking = mine
    try {
      const options = await question(mine.signal)
      if (mine.signal.aborted) return
      const open = term !== '' || options.length > 0
      list.value = { term, options, open, active: options.length > 0 ? activeOf() : -1 }
    } catch (failure) {
      if (mine.signal.aborted) return
      list.value = emptyList
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  return {
    list,
    type(text) {
      const term = text.trim()
      if (term === requestedTerm && (asking || list.peek().open)) return
      callOff()
      requestedTerm = term
      if (term.length < fewestCharacters) {
        if (offers) offer(offers)
        else list.value = emptyList
        return
      }
      // The offers of an empty field are no suggestions for a text.
      if (offers && list.peek().term === '') list.value = emptyList
      else if (list.peek().active >= 0) list.value = { ...list.peek(), active: -1 }
      timer = setTimeout(
        () =>
          void find(
            term,
            (called) => ask(term, called),
            () => -1,
          ),
        typingDelayMs,
      )
    },
    move(by) {
      const now = list.peek()
      if (now.options.length === 0 || (!now.open && now.term !== requestedTerm)) return false
      // The typed text is one place of the circle: before the first option and after the last.
      const places = now.options.length + 1
      const active = now.open ? ((now.active + 1 + by + places) % places) - 1 : by === 1 ? 0 : now.options.length - 1
      list.value = { ...now, open: true, active }
      return true
    },
    clearChoice() {
      const now = list.peek()
      if (now.active >= 0) list.value = { ...now, active: -1 }
    },
    close() {
      callOff()
      const now = list.peek()
      if (now.open) list.value = { ...now, open: false, active: -1 }
      return now.open && now.options.length > 0
    },
    async show(question) {
      callOff()
      await find(requestedTerm, question, () => 0)
    },
    renew() {
      if (offers && requestedTerm === '') offer(offers)
    },
  }
}
