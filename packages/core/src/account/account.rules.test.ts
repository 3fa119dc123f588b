import { describe, expect, test } from 'vitest'
import { passwordChangeErrors, shownCustomerNo } from './account.rules.ts'

describe('changing a password', () => {
  const good = { currentPassword: 'Onair2026', newPassword: 'Kettle7', newPasswordConfirmed: 'Kettle7' }
  test('nothing is wrong', () => expect(passwordChangeErrors(good)).toEqual({}))
  test('1 · the present one is required', () => {
    expect(passwordChangeErrors({ ...good, currentPassword: '' })).toEqual({
      currentPassword: 'currentPasswordRequired',
    })
  })
  test.each([
    ['', 'passwordRequired'],
    ['short', 'passwordTooSimple'],
    ['Onair2026', 'passwordUnchanged'],
  ])('2 · the new one %j: %s', (newPassword, expected) => {
    const form = { ...good, newPassword, newPasswordConfirmed: newPassword }
    expect(passwordChangeErrors(form)).toEqual({ newPassword: expected })
  })
  test('3 · the confirmation is the new one', () => {
    expect(passwordChangeErrors({ ...good, newPasswordConfirmed: 'Kettle8' })).toEqual({
      newPasswordConfirmed: 'passwordMismatch',
    })
  })
})

test('a customer number of 0 is not shown', () => {
  expect(['0', '', null, undefined].map(shownCustomerNo)).toEqual([undefined, undefined, undefined, undefined])
  expect(shownCustomerNo('7001')).toBe('7001')
})
