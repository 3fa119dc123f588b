import type { AddressPlace, FoundAddress } from '@onair/core/address'
import type { addressClient } from '@onair/core/address/client'
import { Unreachable } from '@onair/core/http'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { createTypeahead, type Typeahead } from './typeahead.ts'

export type AddressLookupModel = Pick<Typeahead<FoundAddress>, 'list' | 'move' | 'clearChoice' | 'close' | 'type'> & {
  /** Whether reading the picked address failed, so that the shopper has to type it. Reset by further typing. */
  failed: ReadonlySignal<boolean>
  /**
   * Shows a container's addresses in the list, or reads an address. @returns the address to fill in, if any
   */
  pick(option: FoundAddress): Promise<AddressPlace | undefined>
}

/**
 * Completes an address while it is typed (specification §7: Find and Retrieve).
 *
 * 1. Requests follow the rules of every typeahead. A refused request shows no suggestion and never blocks typing.
 * 2. A second Find for the same text opens a container; its first address becomes the active option.
 * 3. A picked address is read once. Further typing, or picking another address, drops the reply.
 * 4. Closing the list, for example by leaving the field, does not drop it: the shopper still wants the picked address.
 */
export function createAddressLookup({
  find,
  retrieve,
}: Pick<ReturnType<typeof addressClient>, 'find' | 'retrieve'>): AddressLookupModel {
  const failed = signal(false)
  let term = ''
  let reading: AbortController | undefined
  const typeahead = createTypeahead<FoundAddress>(async (text, called) => {
    const result = await find(text, undefined, called)
    return result.ok ? result.value : []
  })

  async function read(id: string): Promise<AddressPlace | undefined> {
    const mine = new AbortController()
    reading = mine
    let place: AddressPlace | undefined
    try {
      const result = await retrieve(id, mine.signal)
      place = result.ok ? result.value : undefined
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
    clearChoice: typeahead.clearChoice,
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
          const result = await find(term, option.id, called)
          return result.ok ? result.value : []
        })
        return undefined
      }
      typeahead.close()
      return read(option.id)
    },
  }
}
