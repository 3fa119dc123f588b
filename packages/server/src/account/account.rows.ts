import type { CardType } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'

/** An address as the database holds it. */
export type AddressRow = {
  id: string
  isBilling: boolean
  isDefault: boolean
  firstName: string
  lastName: string
  address1: string
  address2: string | null
  city: string
  province: Province
  zipCode: string
  phone: string
  isPOBox: boolean
  /** Where the carrier keeps the parcel; such an address is a bag's alone. */
  accessPoint: { id: string; name: string } | null
}

/** A card as the shop knows it, with the token that stands for it at the capture provider. */
export type CardRow = {
  id: string
  token: string
  cardType: CardType
  lastDigits: string
  expiryMonth: string
  expiryYear: string
  holderName: string
  isDefault: boolean
}

/** An address as JSON, from a row called `address`. */
export const addressJson = `json_build_object('id', address.id::text, 'isBilling', address.is_billing,
  'isDefault', address.is_default, 'firstName', address.first_name, 'lastName', address.last_name,
  'address1', address.address1, 'address2', address.address2, 'city', address.city, 'province', address.province,
  'zipCode', address.zip_code, 'phone', address.phone, 'isPOBox', address.is_po_box, 'accessPoint', address.access_point)`

/** A card as JSON, from a row called `credit_card`. */
export const cardJson = `json_build_object('id', credit_card.id::text, 'token', credit_card.token,
  'cardType', credit_card.card_type, 'lastDigits', credit_card.last_digits,
  'expiryMonth', credit_card.expiry_month, 'expiryYear', credit_card.expiry_year,
  'holderName', credit_card.holder_name, 'isDefault', credit_card.is_default)`

/** An address as replies show it. */
export const addressReply = ({ isBilling: _, ...address }: AddressRow) => address

/** Whether an address is one of those that the account sends to: a pick-up point is its bag's alone. */
export const isShippingAddress = ({ isBilling, accessPoint }: AddressRow): boolean => !isBilling && accessPoint === null

/** A card as replies show it: without the token. */
export const cardReply = ({ token: _, ...card }: CardRow) => card
