import { describe, expect, test } from 'vitest'
import { displayCustomerNo, passwordChangeErrors } from './account.rules.ts'

describe('changing a password', () => {
  const good = { currentPassword: 'Onair2026', newPassword: 'Kettle7', newPasswordConfirmed: 'Kettle7' }
  test('valid fields have no errors', () => expect(passwordChangeErrors(good)).toEqual({}))
  test('1 · the current password is required', () => {
    expect(passwordChangeErrors({ ...good, currentPassword: '' })).toEqual({
      currentPassword: 'currentPasswordRequired',
    })
  })
  test.each([
    ['', 'passwordRequired'],
    ['short', 'passwordTooSimple'],
    ['Onair2026', 'passwordUnchanged'],
  ])('2 · the new password %j: %s', (newPassword, expected) => {
    const form = { ...good, newPassword, newPasswordConfirmed: newPassword }
    expect(passwordChangeErrors(form)).toEqual({ newPassword: expected })
  })
  test('3 · the confirmation equals the new password', () => {
    expect(passwordChangeErrors({ ...good, newPasswordConfirmed: 'Kettle8' })).toEqual({
      newPasswordConfirmed: 'passwordMismatch',
    })
  })
})

test('a customer number of 0 is not shown', () => {
  expect(['0', '', null, undefined].map(displayCustomerNo)).toEqual([undefined, undefined, undefined, undefined])
  expect(displayCustomerNo('7001')).toBe('7001')
})
