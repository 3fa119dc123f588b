import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, isPassword, signInErrors } from './sign-in.rules.ts'

describe('e-mail addresses', () => {
  test.each([
    'shopper@example.com',
    ' a.b+c@mail.example.co ',
    'élodie@exemple.ca',
    'x@sub.xn--bcher-kva.example',
    "o'neil@example.com",
  ])('%j is valid', (text) => expect(isEmail(text)).toBe(true))
  test.each([
    '',
    'shopper',
    '@example.com',
    'shopper@',
    'shopper@example',
    'a b@example.com',
    'a@b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a@example..com',
    'a@-example.com',
    'a@example.com\nBcc: x@y.example',
    'a,b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('%j is invalid', (text) => expect(isEmail(text)).toBe(false))

  test('any long text is checked fast', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), (text) => typeof isEmail(`${text}@${text}`) === 'boolean'))
  })
})

describe('passwords', () => {
  test.each(['Onair2026', 'abcde1', '123456', 'ééééé1'])('%s is valid', (text) => expect(isPassword(text)).toBe(true))
  test.each(['', 'abc1', 'abcdef', 'abcd1', `1${'a'.repeat(128)}`])('%j is invalid', (text) =>
    expect(isPassword(text)).toBe(false),
  )
})

test('the sign-in form requires both, and checks an old password by no rule', () => {
  expect(signInErrors({ email: 'a@b.example', password: 'old' })).toEqual({})
  expect(signInErrors({ email: 'a', password: '' })).toEqual({ email: 'emailInvalid', password: 'passwordRequired' })
})
