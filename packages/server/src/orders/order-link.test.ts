import { expect, test } from 'vitest'
import { orderAddress, trackAddress } from './order-link.ts'

const order = { orderNo: '40100001', language: 'fr' as const, isGuest: false, billingAddress: { zipCode: 'G1R1R9' } }
const shop = 'https://shop.example'
const tracked = 'https://shop.example/fr/pages/trackorder?orderNo=40100001&postalCode=G1R1R9'

test('1 a member’s order is a page of the account', () => {
  expect(orderAddress(order, shop)).toBe('https://shop.example/fr/pages/myaccount/orderstatus/40100001')
})
test('2 a guest’s order opens without a sign-in', () => {
  expect(orderAddress({ ...order, isGuest: true }, shop)).toBe(tracked)
})
test('3 parcels are tracked without a sign-in', () => {
  expect(trackAddress(order, shop)).toBe(tracked)
})
