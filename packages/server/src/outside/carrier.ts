import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import { below, callJson, createCaller, type OnPause, type Unavailable, unavailable } from './call.ts'

export interface CarrierConfig {
  /** The base URL of the carrier's services, e.g. `http://127.0.0.1:3001/carrier`. */
  baseUrl: string
  key: string
  fetch: Fetch
  /** 5 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
}

const text = () => z.string()
const dropLocation = z.object({
  LocationID: text(),
  Geocode: z.optional(z.object({ Latitude: text(), Longitude: text() })),
  AddressKeyFormat: z.object({
    ConsigneeName: text(),
    AddressLine: text(),
    PoliticalDivision2: text(),
    PoliticalDivision1: text(),
    PostcodePrimaryLow: text(),
    CountryCode: text(),
  }),
  PhoneNumber: z.optional(text()),
  Distance: z.object({ Value: text(), UnitOfMeasurement: z.object({ Code: text() }) }),
  StandardHoursOfOperation: z.optional(text()),
  AccessPointInformation: z.object({ PublicAccessPointID: text() }),
})
const locatorReply = z.object({
  LocatorResponse: z.object({
    SearchResults: z.object({ DropLocation: z.optional(z.union([z.array(dropLocation), dropLocation])) }),
  }),
})
const failure = z.object({
  LocatorResponse: z.object({
    Response: z.object({ ResponseStatusCode: z.literal('0'), Error: z.object({ ErrorCode: text() }) }),
  }),
})

export type LocatorReply = z.infer<typeof locatorReply>

export interface Carrier {
  /** The points near an address, in the carrier's format. `refused`: the carrier rejects the request, with its code. */
  locate(
    request: unknown,
  ): Promise<{ status: 'found'; reply: LocatorReply } | { status: 'refused'; code: string } | Unavailable>
}

/** The carrier's location look-up. */
export const createCarrier = ({ baseUrl, key, fetch, timeoutMs = 5_000, onPause }: CarrierConfig): Carrier => {
  const caller = createCaller(fetch, timeoutMs, onPause)
  return {
    async locate(request) {
      const reply = await callJson(caller, below(baseUrl, 'locator'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(request),
      })
      if (reply.status === 'unavailable') return reply
      const failed = failure.safeParse(reply.body)
      // An invalid key must be corrected by the operator.
      if (reply.http === 401 || reply.http === 403) return unavailable('refused')
      if (failed.success) return { status: 'refused', code: failed.data.LocatorResponse.Response.Error.ErrorCode }
      if (reply.http >= 400) return unavailable('refused')
      const parsed = locatorReply.safeParse(reply.body)
      return parsed.success ? { status: 'found', reply: parsed.data } : unavailable('unreadable')
    },
  }
}
