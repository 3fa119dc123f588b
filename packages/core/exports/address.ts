export {
  type AccessPoint,
  accessPointSearch,
  accessPoints,
  type DropLocation,
  decodeEntities,
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
  postalCodeForWire,
  provincesOfPostalCode,
  requiredAddressFields,
  splitRecipientName,
} from '../src/address/address.rules.ts'
export {
  type AddressPlace,
  type FoundAddress,
  foundAddresses,
  type LookupItem,
  retrievedPlace,
} from '../src/address/lookup.rules.ts'
export { formatPhone, phoneDigits } from '../src/address/phone.rules.ts'
