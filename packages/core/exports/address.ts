export {
  type AccessPoint,
  accessPoints,
  type DropLocation,
  locatorRequest,
} from '../src/address/access-points.rules.ts'
export {
  type AddressErrorKey,
  type AddressErrors,
  type AddressField,
  type AddressFields,
  addressErrors,
  displayPostalCode,
  isPoBox,
  isPostalCode,
  maxAddressFieldLength,
  maxShippingAddresses,
  provincesOfPostalCode,
  withWholePostalCode,
} from '../src/address/address.rules.ts'
export type { AddressPlace, FoundAddress, LookupItem } from '../src/address/lookup.rules.ts'
export { formatPhone, phoneHref, phonesIn } from '../src/address/phone.rules.ts'
