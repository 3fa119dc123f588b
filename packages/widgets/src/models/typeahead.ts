import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'

/** Characters after which something is asked for, and how long typing must have paused (specification §9). */
const fewestCharacters = 1
export const typingDelayMs = 300

/** What a list under a field shows. `active` is the option that the keyboard is on: -1 while it is on what is typed. */
export type TypeaheadList<Option> = { term: string; options: readonly Option[]; open: boolean; active: number }

export type Typeahead<Option> = {
  list: ReadonlySignal<TypeaheadList<Option>>
  /** What stands in the field now. */
  type(text: string): void
  /** Moves to the next or previous option, around through what is typed; opens a closed list. @returns whether there is a list. */
  move(by: 1 | -1): boolean
  /** Back to what is typed. */
  leave(): void
  /** Closes the list and forgets what is under way. @returns whether it was open. */
  close(): boolean
  /** Shows other options for what is typed, as those of a container; calls off what is under way. */
  show(ask: (signal: AbortSignal) => Promise<readonly Option[]>): Promise<void>
}

/** The list of a field that nobody has typed into. */
export const emptyList: TypeaheadList<never> = { term: '', options: [], open: false, active: -1 }

/**
 * What a text that is being typed may become.
 *
 * 1. The server is asked 300 ms after the last key, from the first character on.
 * 2. A new text calls off the request for the older one, and an answer that comes all the same is dropped.
 * 3. The list that is there stays until the next one is, so that it does not flicker while somebody types.
 * 4. Where the server cannot be reached there is no list: what is typed counts as ever.
 */
export function createTypeahead<Option>(
  ask: (term: string, signal: AbortSignal) => Promise<readonly Option[]>,
): Typeahead<Option> {
  const list = signal<TypeaheadList<Option>>(emptyList)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let wanted = ''

  const callOff = () => {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
  }

  async function find(term: string, question: (signal: AbortSignal) => Promise<readonly Option[]>, active: number) {
    const mine = new AbortController()
    asking = mine
    try {
      const options = await question(mine.signal)
      if (!mine.signal.aborted) list.value = { term, options, open: true, active: options.length > 0 ? active : -1 }
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
      if (term === wanted && (asking || list.peek().open)) return
      callOff()
      wanted = term
      if (term.length < fewestCharacters) {
        list.value = emptyList
        return
      }
      if (list.peek().active >= 0) list.value = { ...list.peek(), active: -1 }
      timer = setTimeout(() => void find(term, (called) => ask(term, called), -1), typingDelayMs)
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
    async show(question) {
      callOff()
      await find(wanted, question, 0)
    },
  }
}
