import { isPoBox, splitRecipientName } from '../address/address.rules.ts'
import { type Province, provinceCode } from '../shared/provinces.ts'
import { cleanEmail, cleanName, cleanPhone, cleanPostalCode } from '../shared/typed-text.ts'

/** The payer in the wallet's own format (specification §3). Phone number and address may be missing. */
export type PayerInfo = {
  email: string
  payer_id: string
  first_name?: string
  last_name?: string
  phone?: string
  shipping_address?: {
    recipient_name?: string
    line1?: string
    line2?: string
    city?: string
    state?: string
    postal_code?: string
  }
}

/** The body of the call that creates a guest’s account, in camelCase. */
export type GuestAccount = {
  isGuest: true
  isPhoneCustomer: false
  email: string
  phone: string
  subscribe: false
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  province: Province
  postalCode: string
  isPOBox: boolean
}

/**
 * The guest account of a wallet payer (specification §4 and §5). Missing fields are empty, and so is an
 * invalid phone number: the shopper then completes them before the account is created.
 */
export function guestAccountOf(payer: PayerInfo): GuestAccount {
  const { line1 = '', line2 = '', city = '', state, postal_code = '' } = payer.shipping_address ?? {}
  return {
    isGuest: true,
    isPhoneCustomer: false,
    email: cleanEmail(payer.email),
    phone: cleanPhone(payer.phone ?? '') ?? '',
    subscribe: false,
    ...recipientOf(payer),
    address1: cleanName(line1),
    address2: cleanName(line2),
    city: cleanName(city),
    province: provinceCode(state),
    postalCode: cleanPostalCode(postal_code),
    isPOBox: isPoBox(line1) || isPoBox(line2),
  }
}

/** The recipient. A single word that equals the payer's first name means the payer. */
function recipientOf({ first_name = '', last_name = '', shipping_address }: PayerInfo) {
  const named = splitRecipientName(shipping_address?.recipient_name ?? '')
  const isPayer = named.firstName === '' || (named.lastName === '' && named.firstName === cleanName(first_name))
  return isPayer ? { firstName: cleanName(first_name), lastName: cleanName(last_name) } : named
}

/**
 * The id of the shipping address of a wallet's bag with a buyer but no address (specification §4): the default
 * shipping address, else the billing address.
 */
export function walletShippingAddressId(buyer: {
  billingAddress: { id: string } | null
  shippingAddresses: readonly { id: string; isDefault: boolean }[]
}): string | undefined {
  return buyer.shippingAddresses.find(({ isDefault }) => isDefault)?.id ?? buyer.billingAddress?.id
}

/** The transaction's id in the reply to execute: the first transaction's first related resource's order (specification §4). */
export function transactionIdOf(reply: {
  transactions?: readonly { related_resources?: readonly { order?: { id?: string } }[] }[]
}): string | undefined {
  return reply.transactions?.[0]?.related_resources?.[0]?.order?.id
}
