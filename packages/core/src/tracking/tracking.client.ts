import type { Http } from '../http/http.ts'
import type { TrackingContract } from './tracking.contract.ts'

/** The calls that follow a parcel. */
export function trackingClient(http: Http) {
  const call = http.calls<TrackingContract>()
  return {
    /** A 404 says that the order is unknown or the postal code is not its own; it does not say which. */
    track: (query: { orderNo: string; postalCode: string }) =>
      call('GET /api/v2/{language}/ordertracking', 'none', { query }),
  }
}
