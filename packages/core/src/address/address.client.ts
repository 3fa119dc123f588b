import type { Http, Result } from '../http/http.ts'
import type { AddressContract } from './address.contract.ts'
import { type AddressPlace, type FoundAddress, foundAddresses, retrievedPlace } from './lookup.rules.ts'

/** The calls for address suggestions. They return the outside service's replies in the shop's own shape. */
export function addressClient(http: Http) {
  const call = http.calls<AddressContract>()
  return {
    /** Suggestions for a search term. @param lastId the id of a container, to list the addresses inside it */
    async find(term: string, lastId?: string, signal?: AbortSignal): Promise<Result<FoundAddress[]>> {
      const result = await call('GET /api/v2/{language}/addresslookup/find', 'app', {
        asIs: true,
        query: { SearchTerm: term, ...(lastId !== undefined && { LastId: lastId }) },
        ...(signal && { signal }),
      })
      return result.ok ? { ok: true, value: foundAddresses(result.value.Items) } : result
    },
    /** The complete address in the page's language. Undefined when the reply has no usable address. */
    async retrieve(id: string, signal?: AbortSignal): Promise<Result<AddressPlace | undefined>> {
      const result = await call('GET /api/v2/{language}/addresslookup/retrieve', 'app', {
        asIs: true,
        query: { Id: id },
        ...(signal && { signal }),
      })
      return result.ok ? { ok: true, value: retrievedPlace(result.value.Items, http.language()) } : result
    },
  }
}
