import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { inLanguage, line } from '../shared/schemas.ts'

/** The service's ids and the text that somebody types, at no length that no address has. */
const lookupText = () => line(200, 1)

/**
 * What the service answers, as it says it: every value a string, an item for each language (Retrieve), or an item that says
 * what is wrong. Which of its fields there are is the service's to say.
 */
const LookupReply = z.object({ Items: z.array(z.record(z.string(), z.union([z.string(), z.number()]))) })

const lookup = { caller: 'app', params: inLanguage, status: 200, reply: LookupReply, wire: 'as-is' } as const

const text = () => line(60)
const locatorAddress = {
  AddressLine: z.optional(text()),
  PoliticalDivision2: z.optional(text()),
  PoliticalDivision1: z.optional(text()),
  PostcodePrimaryLow: z.string().check(z.regex(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/)),
  CountryCode: z.literal('CA'),
}

/** How many points, and how far away in kilometres; both travel as strings. */
const upTo20 = () => z.string().check(z.regex(/^([1-9]|1\d|20)$/))
const upTo100 = () => z.string().check(z.regex(/^([1-9]\d?|100)$/))

/** One of the carrier's places. Numbers are strings; text may hold XML entities. */
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

/** Addresses while one types, and the carrier's pick-up points: outside services, reached through the server (specification §7). */
export const addressContract = {
  'GET /api/v2/{language}/addresslookup/find': {
    ...lookup,
    summary: 'Addresses, and containers of them, for what is being typed',
    query: z.object({
      SearchTerm: lookupText(),
      LastId: z.optional(lookupText()),
      Country: z._default(z.literal('CAN'), 'CAN'),
      /** Fewer may be asked for than the specification's 7 and 10 (§9), not more. */
      MaxSuggestions: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(7)), 7),
      MaxResults: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 10),
    }),
    refusals: [417, 429, 503],
  },
  'GET /api/v2/{language}/addresslookup/retrieve': {
    ...lookup,
    summary: 'One address whole, in each of its languages',
    limit: 'addressRetrieve',
    query: z.object({ Id: lookupText() }),
    refusals: [417, 429, 503],
  },
  'POST /api/v2/{language}/accesspoints/locator': {
    summary: 'The carrier’s pick-up points near a postal code',
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
          /** Not a list when there is just one. */
          DropLocation: z.optional(z.union([z.array(DropLocation), DropLocation])),
        }),
      }),
    }),
    refusals: [417, 429, 503],
    wire: 'as-is',
  },
} as const satisfies Contract
export type AddressContract = typeof addressContract
