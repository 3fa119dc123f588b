import { describe, expect, test } from 'vitest'
import { emailChangeErrors, passwordChangeErrors, questionChangeErrors } from './information.rules.ts'

describe('changing the e-mail', () => {
  const good = { currentPassword: 'Onair2026', email: 'maya@example.com' }
  test('valid fields have no errors', () => expect(emailChangeErrors(good)).toEqual({}))
  test('1 · the current password is required', () => {
    expect(emailChangeErrors({ ...good, currentPassword: '' })).toEqual({ currentPassword: 'currentPasswordRequired' })
  })
  test.each(['', 'maya', 'maya@', 'maya@example', 'a b@example.com'])('2 · %j is not an e-mail', (email) => {
    expect(emailChangeErrors({ ...good, email })).toEqual({ email: 'emailInvalid' })
  })
})

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

describe('setting the security question', () => {
  const good = { currentPassword: 'Onair2026', securityQuestionId: 'first-pet', answer: 'Léo' }
  test('valid fields have no errors', () => expect(questionChangeErrors(good)).toEqual({}))
  test('1 · the current password is required', () => {
    expect(questionChangeErrors({ ...good, currentPassword: '' })).toEqual({
      currentPassword: 'currentPasswordRequired',
    })
  })
  test.each(['', 'constructor', 'first-car'])('2 · %j is not a question of the list', (securityQuestionId) => {
    expect(questionChangeErrors({ ...good, securityQuestionId })).toEqual({ securityQuestionId: 'questionInvalid' })
  })
  test.each(['', '  ', '…?!'])('3 · %j is not an answer', (answer) => {
    expect(questionChangeErrors({ ...good, answer })).toEqual({ answer: 'answerRequired' })
  })
})
