import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { inLanguage, line, nameLine, postalCode } from '../shared/schemas.ts'

/** An id of the service or typed text. The length limit is above any real address. */
const lookupText = () => line(200, 1)

/**
 * The service's reply, unchanged. Values are usually strings. A Retrieve has one item for each language. An error is an item as
 * well. The service may add or drop fields.
 */
const LookupReply = z.object({ Items: z.array(z.record(z.string(), z.union([z.string(), z.number()]))) })

const lookup = { caller: 'app', params: inLanguage, status: 200, reply: LookupReply, wire: 'as-is' } as const

const text = () => nameLine(60)
const locatorAddress = {
  AddressLine: z.optional(text()),
  PoliticalDivision2: z.optional(text()),
  PoliticalDivision1: z.optional(text()),
  PostcodePrimaryLow: postalCode(),
  CountryCode: z.literal('CA'),
}

/** The maximum number of points, and their maximum distance in kilometres. The carrier wants both as strings. */
const upTo20 = () => z.string().check(z.regex(/^([1-9]|1\d|20)$/))
const upTo100 = () => z.string().check(z.regex(/^([1-9]\d?|100)$/))

/** One pick-up point of the carrier. Numbers are strings, and texts may contain XML entities. */
const DropLocation = z.object({
  LocationID: z.string(),
  Geocode: z.optional(z.object({ Latitude: z.string(), Longitude: z.string() })),
  AddressKeyFormat: z.object({
    ConsigneeName: z.string(),
    AddressLine: z.string(),
    PoliticalDivision2: z.string(),
    PoliticalDivision1: z.string(),
    PostcodePrimaryLow: z.string(),
    CountryCode: z.string(),
  }),
  PhoneNumber: z.optional(z.string()),
  Distance: z.object({ Value: z.string(), UnitOfMeasurement: z.object({ Code: z.string() }) }),
  StandardHoursOfOperation: z.optional(z.string()),
  AccessPointInformation: z.object({ PublicAccessPointID: z.string() }),
})

/** Address suggestions and the carrier's pick-up points. The server forwards these calls to outside services (specification §7). */
export const addressContract = {
  'GET /api/v2/{language}/addresslookup/find': {
    ...lookup,
    summary: 'Suggest addresses, and containers of addresses, for the typed text',
    query: z.object({
      SearchTerm: lookupText(),
      LastId: z.optional(lookupText()),
      Country: z._default(z.literal('CAN'), 'CAN'),
      /** The specification's 7 and 10 (§9) are upper limits. */
      MaxSuggestions: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(7)), 7),
      MaxResults: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 10),
    }),
    refusals: [417, 429, 503],
  },
  'GET /api/v2/{language}/addresslookup/retrieve': {
    ...lookup,
    summary: 'Read one complete address in each of its languages',
    limit: 'addressRetrieve',
    query: z.object({ Id: lookupText() }),
    refusals: [417, 429, 503],
  },
  'POST /api/v2/{language}/accesspoints/locator': {
    summary: 'List the carrier’s pick-up points near a postal code',
    caller: 'app',
    limit: 'addressRetrieve',
    params: inLanguage,
    body: z.strictObject({
      LocatorRequest: z.strictObject({
        Request: z.strictObject({ RequestAction: z.literal('Locator') }),
        OriginAddress: z.strictObject({ AddressKeyFormat: z.strictObject(locatorAddress) }),
        Translate: z.optional(z.strictObject({ Locale: z.enum(['en_CA', 'fr_CA']) })),
        UnitOfMeasurement: z.strictObject({ Code: z.literal('KM') }),
        LocationSearchCriteria: z.strictObject({
          AccessPointSearch: z.strictObject({ AccessPointStatus: z.literal('01') }),
          MaximumListSize: upTo20(),
          SearchRadius: upTo100(),
        }),
      }),
    }),
    status: 200,
    reply: z.object({
      LocatorResponse: z.object({
        SearchResults: z.object({
          /** A single point is not wrapped in a list. */
          DropLocation: z.optional(z.union([z.array(DropLocation), DropLocation])),
        }),
      }),
    }),
    refusals: [417, 429, 503],
    wire: 'as-is',
  },
} as const satisfies Contract
export type AddressContract = typeof addressContract
