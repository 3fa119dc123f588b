import type { CardType } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'

/** An address as the database stores it. */
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
  /** The carrier's pick-up point; such an address belongs to one bag. */
  accessPoint: { id: string; name: string } | null
  /** Given for one order; such an address belongs to one bag as well. */
  thisOrderOnly: boolean
}

/** A card, with the token of the capture provider. */
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

/** SQL for an address as JSON, from a row named `address`. */
export const addressJson = `json_build_object('id', address.id::text, 'isBilling', address.is_billing,
  'isDefault', address.is_default, 'firstName', address.first_name, 'lastName', address.last_name,
  'address1', address.address1, 'address2', address.address2, 'city', address.city, 'province', address.province,
  'zipCode', address.zip_code, 'phone', address.phone, 'isPOBox', address.is_po_box, 'accessPoint', address.access_point,
  'thisOrderOnly', address.this_order_only)`

/** SQL for a card as JSON, from a row named `credit_card`. */
export const cardJson = `json_build_object('id', credit_card.id::text, 'token', credit_card.token,
  'cardType', credit_card.card_type, 'lastDigits', credit_card.last_digits,
  'expiryMonth', credit_card.expiry_month, 'expiryYear', credit_card.expiry_year,
  'holderName', credit_card.holder_name, 'isDefault', credit_card.is_default)`

/** An address as replies show it. */
export const addressReply = ({ isBilling: _, thisOrderOnly: __, ...address }: AddressRow) => address

/** Whether an address is one of the account's shipping addresses: pick-up points and addresses for one order belong to a bag. */
export const isShippingAddress = ({ isBilling, accessPoint, thisOrderOnly }: AddressRow): boolean =>
  !isBilling && accessPoint === null && !thisOrderOnly

/** A card as replies show it: without the token. */
export const cardReply = ({ token: _, ...card }: CardRow) => card
