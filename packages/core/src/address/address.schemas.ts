import { z } from 'zod/mini'
import { nameLine, phone, postalCode, province } from '../shared/schemas.ts'

/** An address in a reply. */
export const Address = z.object({
  Id: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Address1: z.string(),
  Address2: z.nullable(z.string()),
  City: z.string(),
  Province: province(),
  ZipCode: z.string(),
  Phone: z.string(),
  IsPOBox: z.boolean(),
  IsDefault: z.boolean(),
  /** The carrier's pick-up point, or null. Such an address belongs to the bag only and is not saved in the account. */
  AccessPoint: z.nullable(z.object({ Id: z.string(), Name: z.string() })),
})

const person = { FirstName: nameLine(60, 1), LastName: nameLine(60, 1) }
const place = {
  Address1: nameLine(100, 1),
  Address2: z.optional(z.nullable(nameLine(100))),
  City: nameLine(60, 1),
  Province: province(),
  IsPOBox: z._default(z.boolean(), false),
}

/** An address in a request. */
export const AddressRequest = z.strictObject({
  ...person,
  ...place,
  ZipCode: postalCode(),
  Phone: phone(),
  IsDefault: z._default(z.boolean(), false),
})

/** The address fields of an account request, which names the code `PostalCode` instead of `ZipCode` (specification §3). */
export const accountAddressFields = { ...person, ...place, PostalCode: postalCode(), Phone: phone() }
