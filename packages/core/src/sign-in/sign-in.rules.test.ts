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
  ])('%j is one', (text) => expect(isEmail(text)).toBe(true))
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
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false))

  test('is decided at once, however it is made', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), (text) => typeof isEmail(`${text}@${text}`) === 'boolean'))
  })
})

describe('passwords', () => {
  test.each(['Onair2026', 'abcde1', '123456', 'ééééé1'])('%s does', (text) => expect(isPassword(text)).toBe(true))
  test.each(['', 'abc1', 'abcdef', 'abcd1', `1${'a'.repeat(128)}`])('%j does not', (text) =>
    expect(isPassword(text)).toBe(false),
  )
})

test('the sign-in form asks for both, and holds an old password to no rule', () => {
  expect(signInErrors({ email: 'a@b.example', password: 'old' })).toEqual({})
  expect(signInErrors({ email: 'a', password: '' })).toEqual({ email: 'emailInvalid', password: 'passwordRequired' })
})
