import { expect, test } from 'vitest'
import { guestAccountOf, transactionIdOf, walletEnvironment, walletShippingAddressId } from './wallet.rules.ts'

test.each([
  ['lo-shop.example', 'sandbox'],
  ['qa-shop.example', 'sandbox'],
  ['QA-shop.example', 'sandbox'],
  ['shop.example', 'production'],
  ['local.example', 'production'],
  ['shop.qa-x.example', 'production'],
  ['', 'production'],
])('%j is told %s', (host, environment) => expect(walletEnvironment(host)).toBe(environment))

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
