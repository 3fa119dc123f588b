import type { AddressPlace, FoundAddress } from '@onair/core/address'
import type { addressClient } from '@onair/core/address/client'
import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { createTypeahead, type Typeahead } from './typeahead.ts'

export type AddressLookupModel = Pick<Typeahead<FoundAddress>, 'list' | 'move' | 'leave' | 'close' | 'type'> & {
  /** The address that was picked could not be read: it is the shopper's to type. Until something else is typed. */
  failed: ReadonlySignal<boolean>
  /** Opens a container in place of the list, or reads the address. @returns the address to fill in, if there is one */
  pick(option: FoundAddress): Promise<AddressPlace | undefined>
}

/**
 * What an address that is being typed may be (specification §7: Find and Retrieve).
 *
 * 1. It is asked for as every typeahead is. What the look-up refuses is no suggestion: it hinders nobody's typing.
 * 2. A container is opened by a second Find for the same text, and the first of what it holds is the active option.
 * 3. An address that was picked is read once; typing on, or picking another, drops the answer.
 * 4. Closing the list, as by leaving the field, does not: who picked an address still wants it.
 */
export function createAddressLookup({
  find,
  retrieve,
}: Pick<ReturnType<typeof addressClient>, 'find' | 'retrieve'>): AddressLookupModel {
  const failed = signal(false)
  let term = ''
  let reading: AbortController | undefined
  const typeahead = createTypeahead<FoundAddress>(async (text, called) => {
    const answer = await find(text, undefined, called)
    return answer.ok ? answer.value : []
  })

  async function read(id: string): Promise<AddressPlace | undefined> {
    const mine = new AbortController()
    reading = mine
    let place: AddressPlace | undefined
    try {
      const answer = await retrieve(id, mine.signal)
      place = answer.ok ? answer.value : undefined
    } catch (failure) {
      if (!mine.signal.aborted && !(failure instanceof Unreachable)) throw failure
    }
    if (mine.signal.aborted) return undefined
    failed.value = place === undefined
    return place
  }

  return {
    list: typeahead.list,
    failed,
    move: typeahead.move,
    leave: typeahead.leave,
    close: typeahead.close,
    type(text) {
      reading?.abort()
      failed.value = false
      term = text.trim()
      typeahead.type(text)
    },
    async pick(option) {
      reading?.abort()
      failed.value = false
      if (option.isContainer) {
        await typeahead.show(async (called) => {
          const answer = await find(term, option.id, called)
          return answer.ok ? answer.value : []
        })
        return undefined
      }
      typeahead.close()
      return read(option.id)
    },
  }
}
