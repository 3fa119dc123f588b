import type { Http, Result } from '../http/http.ts'
import { type AccessPoint, accessPoints, locatorRequest } from './access-points.rules.ts'
import type { AddressContract } from './address.contract.ts'

/**
 * The call for pick-up points, in the shop's own shape. Few shoppers need it, so it stands apart from the calls for address
 * suggestions.
 */
export function accessPointsClient(http: Http) {
  const call = http.calls<AddressContract>()
  return {
    /** The carrier's pick-up points near a postal code, nearest first. */
    async near(zipCode: string, signal?: AbortSignal): Promise<Result<AccessPoint[]>> {
      const result = await call('POST /api/v2/{language}/accesspoints/locator', 'app', {
        asIs: true,
        body: locatorRequest(zipCode, http.language()),
        ...(signal && { signal }),
      })
      if (!result.ok) return result
      return { ok: true, value: accessPoints(result.value.LocatorResponse.SearchResults.DropLocation) }
    },
  }
}
