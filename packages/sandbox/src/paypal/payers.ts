/** What becomes of a payment that this payer approves. */
export type Behaviour = 'pays' | 'declined-at-execute' | 'declined-at-authorize'

export interface Payer {
  id: string
  behaviour: Behaviour
  email: string
  firstName: string
  lastName: string
  /** Digits alone, as the wallet keeps it. */
  phone: string
  address: { line1: string; line2?: string; city: string; state: string; postalCode: string }
}

const guest = {
  email: 'camille.tremblay@example.com',
  firstName: 'Camille',
  lastName: 'Tremblay',
  phone: '4185550162',
  address: { line1: '845 rue Saint-Jean', line2: 'app. 3', city: 'Québec', state: 'QC', postalCode: 'G1R 1R2' },
}

/** Who has an account at the wallet. The first one's e-mail is a demonstration customer's at the shop, too. */
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
]

export const payerById = (id: string): Payer | undefined => payers.find((payer) => payer.id === id)

/** A payer as the protocol tells of one. */
export const wirePayer = ({ id, email, firstName, lastName, phone, address }: Payer) => ({
  payment_method: 'paypal',
  status: 'VERIFIED',
  payer_info: {
    email,
    first_name: firstName,
    last_name: lastName,
    payer_id: id,
    phone,
    country_code: 'CA',
    shipping_address: {
      recipient_name: `${firstName} ${lastName}`,
      line1: address.line1,
      ...(address.line2 !== undefined && { line2: address.line2 }),
      city: address.city,
      state: address.state,
      postal_code: address.postalCode,
      country_code: 'CA',
    },
  },
})
