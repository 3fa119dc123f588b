import { expect, test } from 'vitest'
import { walletEnvironment } from './button.rules.ts'
import { guestAccountOf, transactionIdOf, walletShippingAddressId } from './wallet.rules.ts'

test.each([
  ['lo-shop.example', 'sandbox'],
  ['qa-shop.example', 'sandbox'],
  ['QA-shop.example', 'sandbox'],
  ['shop.example', 'production'],
  ['local.example', 'production'],
  ['shop.qa-x.example', 'production'],
  ['', 'production'],
])('the environment of %j is %s', (host, environment) => expect(walletEnvironment(host)).toBe(environment))

test('the payer’s details become a guest account', () => {
  const payer = {
    email: ' marie@exemple.ca ',
    payer_id: 'P1',
    phone: '514-555-0100',
    shipping_address: {
      recipient_name: 'Marie Van Tremblay',
      line1: 'C.P. 45',
      line2: 'App. 2',
      city: 'Montréal',
      state: 'québec',
      postal_code: 'h2x 1y4',
    },
  }
  expect(guestAccountOf(payer)).toEqual({
    isGuest: true,
    isPhoneCustomer: false,
    subscribe: false,
    email: 'marie@exemple.ca',
    phone: '5145550100',
    firstName: 'Marie',
    lastName: 'Van Tremblay',
    address1: 'C.P. 45',
    address2: 'App. 2',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2X1Y4',
    isPOBox: true,
  })
})

test('a field that the wallet omits stays empty', () => {
  expect(guestAccountOf({ email: 'marie@exemple.ca', payer_id: 'P1' })).toMatchObject({
    firstName: '',
    lastName: '',
    address1: '',
    city: '',
    province: 'ON',
    postalCode: '',
    phone: '',
    isPOBox: false,
  })
  const abroad = guestAccountOf({ email: 'm@e.ca', payer_id: 'P1', phone: '+33 1 23 45 67 89' })
  expect(abroad.phone).toBe('')
})

test.each([
  ['Cher', undefined, undefined, 'Cher', ''],
  ['Marie', 'Marie', 'Tremblay', 'Marie', 'Tremblay'],
  ['Grand-maman', 'Marie', 'Tremblay', 'Grand-maman', ''],
  ['Luc Roy', 'Marie', 'Tremblay', 'Luc', 'Roy'],
  [undefined, ' Marie ', 'Tremblay', 'Marie', 'Tremblay'],
])('who receives it: %j, paid by %j %j, is %j %j', (recipient_name, first_name, last_name, firstName, lastName) => {
  const payer = {
    email: 'm@e.ca',
    payer_id: 'P1',
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    shipping_address: recipient_name ? { recipient_name } : {},
  }
  expect(guestAccountOf(payer)).toMatchObject({ firstName, lastName })
})

test('ships to the default address, else to the billing address', () => {
  const billingAddress = { id: 'bill' }
  const shippingAddresses = [
    { id: 'a', isDefault: false },
    { id: 'b', isDefault: true },
  ]
  expect(walletShippingAddressId({ billingAddress, shippingAddresses })).toBe('b')
  expect(walletShippingAddressId({ billingAddress, shippingAddresses: [] })).toBe('bill')
  expect(walletShippingAddressId({ billingAddress: null, shippingAddresses: [] })).toBeUndefined()
})

test('the transaction is the first one’s first related order', () => {
  const reply = { transactions: [{ related_resources: [{ order: { id: 'O-1' } }, { order: { id: 'O-2' } }] }] }
  expect(transactionIdOf(reply)).toBe('O-1')
  for (const bad of [{}, { transactions: [] }, { transactions: [{}] }]) expect(transactionIdOf(bad)).toBeUndefined()
})
