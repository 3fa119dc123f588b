import { isPoBox, phoneDigits, postalCodeForWire, splitRecipientName } from '../address/address.rules.ts'
import { type Province, provinceCode } from '../shared/provinces.ts'

/** Paying by wallet is paying at once (specification §9). */
export const walletInstallments = 1

/** The environment that the wallet's button is told: by the page's host name (specification §7). Calls go where the configuration says. */
export function walletEnvironment(hostName: string): 'sandbox' | 'production' {
  return /^(lo|qa)-/i.test(hostName) ? 'sandbox' : 'production'
}

/** What the wallet says about the payer (specification §3); its own spelling. A phone number or an address need not be among it. */
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
 * The guest account of somebody who pays by wallet (specification §4 and §5). What the wallet does not tell is empty, as is a
 * phone number that is none: then there is no account yet, and the shopper is asked.
 */
export function guestAccountOf(payer: PayerInfo): GuestAccount {
  const { line1 = '', line2 = '', city = '', state, postal_code = '' } = payer.shipping_address ?? {}
  return {
    isGuest: true,
    isPhoneCustomer: false,
    email: payer.email.trim(),
    phone: phoneDigits(payer.phone ?? '') ?? '',
    subscribe: false,
    ...recipientOf(payer),
    address1: line1,
    address2: line2,
    city,
    province: provinceCode(state),
    postalCode: postalCodeForWire(postal_code),
    isPOBox: isPoBox(line1) || isPoBox(line2),
  }
}

/** Who receives it. Where one word is all that the address says, and it is the payer's first name, the payer is meant. */
function recipientOf({ first_name = '', last_name = '', shipping_address }: PayerInfo) {
  const named = splitRecipientName(shipping_address?.recipient_name ?? '')
  const isPayer = named.firstName === '' || (named.lastName === '' && named.firstName === first_name.trim())
  return isPayer ? { firstName: first_name.trim(), lastName: last_name.trim() } : named
}

/**
 * The id of the address to ship to when a wallet's bag has a buyer and no address yet (specification §4): the default
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
