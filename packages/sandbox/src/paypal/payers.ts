/** The outcome of a payment that this payer approves. */
export type Behaviour = 'pays' | 'declined-at-execute' | 'declined-at-authorize'

export interface Payer {
  id: string
  behaviour: Behaviour
  email: string
  firstName: string
  /** Absent if the name is a single word. */
  lastName?: string
  /** Digits only, as the wallet stores it; absent if the customer gave none. */
  phone?: string
  address: { line1: string; line2?: string; city: string; state: string; postalCode: string }
}

const guest = {
  email: 'camille.tremblay@example.com',
  firstName: 'Camille',
  lastName: 'Tremblay',
  phone: '4185550162',
  address: { line1: '845 rue Saint-Jean', line2: 'app. 3', city: 'Québec', state: 'QC', postalCode: 'G1R 1R2' },
}

/** The wallet's customers. The first one's e-mail also belongs to a customer of the demonstration. */
export const payers: readonly Payer[] = [
  {
    id: 'MAYA2026PAYER',
    behaviour: 'pays',
    email: 'shopper@example.com',
    firstName: 'Maya',
    lastName: 'Chen',
    phone: '4165550134',
    address: {
      line1: '410 Queens Quay West',
      line2: 'Unit 1203',
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M5V 3T1',
    },
  },
  { id: 'CAMILLE26PAYER', behaviour: 'pays', ...guest },
  {
    id: 'NOFUNDS26PAYER',
    behaviour: 'declined-at-execute',
    email: 'sans.fonds@example.com',
    firstName: 'Robin',
    lastName: 'Landry',
    phone: '9025550147',
    address: { line1: '12 Water Street', city: 'Halifax', state: 'NS', postalCode: 'B3J 1A1' },
  },
  {
    id: 'LATERNO26PAYER',
    behaviour: 'declined-at-authorize',
    email: 'too.late@example.com',
    firstName: 'Jamie',
    lastName: 'Ford',
    phone: '6045550119',
    address: { line1: '900 Robson Street', city: 'Vancouver', state: 'BC', postalCode: 'V6Z 2E7' },
  },
  {
    id: 'NOPHONE26PAYER',
    behaviour: 'pays',
    email: 'sans.telephone@example.com',
    firstName: 'Simone',
    lastName: 'Gagnon',
    address: { line1: '75 rue Wellington Nord', city: 'Sherbrooke', state: 'QC', postalCode: 'J1H 5A9' },
  },
  {
    id: 'ONENAME26PAYER',
    behaviour: 'pays',
    email: 'one.name@example.com',
    firstName: 'Océane',
    phone: '4035550171',
    address: { line1: '220 4 Avenue SW', city: 'Calgary', state: 'Alberta', postalCode: 'T2P 2M5' },
  },
  {
    id: 'HALFCODE26PAYER',
    behaviour: 'pays',
    email: 'half.code@example.com',
    firstName: 'Noah',
    lastName: 'Bouchard',
    phone: '5145550128',
    address: { line1: '3575 avenue du Parc', line2: 'bureau 5', city: 'Montréal', state: 'QC', postalCode: 'H2X' },
  },
]

/** The details that this payer has not given, and that a shop may need. */
export function lackOf({ lastName, phone, address }: Payer): 'phone' | 'lastName' | 'postalCode' | undefined {
  if (phone === undefined) return 'phone'
  if (lastName === undefined) return 'lastName'
  return address.postalCode.length < 6 ? 'postalCode' : undefined
}

/** The payer's full name. */
export const nameOf = ({ firstName, lastName }: Payer): string => (lastName ? `${firstName} ${lastName}` : firstName)

export const payerById = (id: string): Payer | undefined => payers.find((payer) => payer.id === id)

/** A payer in the protocol's form, without the details that the customer did not give. */
export const wirePayer = (payer: Payer) => ({
  payment_method: 'paypal',
  status: 'VERIFIED',
  payer_info: {
    email: payer.email,
    first_name: payer.firstName,
    ...(payer.lastName !== undefined && { last_name: payer.lastName }),
    payer_id: payer.id,
    ...(payer.phone !== undefined && { phone: payer.phone }),
    country_code: 'CA',
    shipping_address: {
      recipient_name: nameOf(payer),
      line1: payer.address.line1,
      ...(payer.address.line2 !== undefined && { line2: payer.address.line2 }),
      city: payer.address.city,
      state: payer.address.state,
      postal_code: payer.address.postalCode,
      country_code: 'CA',
    },
  },
})
