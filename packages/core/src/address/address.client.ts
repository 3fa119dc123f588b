import type { Http, Refused } from '../http/http.ts'
import { type AccessPoint, accessPoints, locatorRequest } from './access-points.rules.ts'
import type { AddressContract } from './address.contract.ts'
import { type AddressPlace, type FoundAddress, foundAddresses, retrievedPlace } from './lookup.rules.ts'

type Found<T> = { ok: true; value: T } | Refused

/** Addresses while one types, and places to pick a parcel up: what the outside services say, cleaned. */
export function addressClient(http: Http) {
  const call = http.calls<AddressContract>()
  return {
    /** @param lastId of a container, to see what it holds */
    async find(term: string, lastId?: string, signal?: AbortSignal): Promise<Found<FoundAddress[]>> {
      const answer = await call('GET /api/v2/{language}/addresslookup/find', 'app', {
        asIs: true,
        query: { SearchTerm: term, ...(lastId !== undefined && { LastId: lastId }) },
        ...(signal && { signal }),
      })
      return answer.ok ? { ok: true, value: foundAddresses(answer.value.Items) } : answer
    },
    /** The whole address, in the language of the page; undefined when the reply holds none. */
    async retrieve(id: string, signal?: AbortSignal): Promise<Found<AddressPlace | undefined>> {
      const answer = await call('GET /api/v2/{language}/addresslookup/retrieve', 'app', {
        asIs: true,
        query: { Id: id },
        ...(signal && { signal }),
      })
      return answer.ok ? { ok: true, value: retrievedPlace(answer.value.Items, http.language()) } : answer
    },
    /** The carrier's pick-up points near a postal code, the nearest first. */
    async accessPoints(zipCode: string, signal?: AbortSignal): Promise<Found<AccessPoint[]>> {
      const answer = await call('POST /api/v2/{language}/accesspoints/locator', 'app', {
        asIs: true,
        body: locatorRequest(zipCode, http.language()),
        ...(signal && { signal }),
      })
      if (!answer.ok) return answer
      return { ok: true, value: accessPoints(answer.value.LocatorResponse.SearchResults.DropLocation) }
    },
  }
}
