import type { Http, Refused } from '../http/http.ts'
import type { AddressContract } from './address.contract.ts'
import { type AddressPlace, type FoundAddress, foundAddresses, retrievedPlace } from './lookup.rules.ts'

type Found<T> = { ok: true; value: T } | Refused

/** The calls for address suggestions. They return the outside service's replies in the shop's own shape. */
export function addressClient(http: Http) {
  const call = http.calls<AddressContract>()
  return {
    /** Suggestions for a search term. @param lastId the id of a container, to list the addresses inside it */
    async find(term: string, lastId?: string, signal?: AbortSignal): Promise<Found<FoundAddress[]>> {
      const answer = await call('GET /api/v2/{language}/addresslookup/find', 'app', {
        asIs: true,
        query: { SearchTerm: term, ...(lastId !== undefined && { LastId: lastId }) },
        ...(signal && { signal }),
      })
      return answer.ok ? { ok: true, value: foundAddresses(answer.value.Items) } : answer
    },
    /** The complete address in the page's language. Undefined when the reply has no usable address. */
    async retrieve(id: string, signal?: AbortSignal): Promise<Found<AddressPlace | undefined>> {
      const answer = await call('GET /api/v2/{language}/addresslookup/retrieve', 'app', {
        asIs: true,
        query: { Id: id },
        ...(signal && { signal }),
      })
      return answer.ok ? { ok: true, value: retrievedPlace(answer.value.Items, http.language()) } : answer
    },
  }
}
