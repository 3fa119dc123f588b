import { displayPostalCode, formatPhone, withWholePostalCode } from '@onair/core/address'

export type AddressBlockProps = {
  address: {
    firstName: string
    lastName: string
    address1: string
    address2?: string | null
    city: string
    province: string
    zipCode: string
    phone?: string
  }
}

/** An address in postal format. */
export function AddressBlock({ address }: AddressBlockProps) {
  const { firstName, lastName, address1, address2, city, province, zipCode, phone } = address
  const place = withWholePostalCode(`${city} ${province} ${displayPostalCode(zipCode)}`)
  const lines = [`${firstName} ${lastName}`, address1, address2, place]
  return (
    <address className="onair-address" translate="no">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <span className="onair-address-phone">{formatPhone(phone)}</span>}
    </address>
  )
}
