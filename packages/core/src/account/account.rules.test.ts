import { expect, test } from 'vitest'
import { displayCustomerNo } from './account.rules.ts'

test('a customer number of 0 is not shown', () => {
  expect(['0', '', null, undefined].map(displayCustomerNo)).toEqual([undefined, undefined, undefined, undefined])
  expect(displayCustomerNo('7001')).toBe('7001')
})
