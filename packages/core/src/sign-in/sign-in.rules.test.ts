import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, isPassword, ownPath, safeReturnPath, signInErrors } from './sign-in.rules.ts'

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
    '<a@example.com>',
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

describe('return targets', () => {
  test.each([
    '/',
    '/pages/myaccount',
    '/fr/pages/myaccount/orderstatus/10001?x=1#items',
    '/pages/productdetails?nav=R:123456',
    '/pages/productlist?searchTerm=//not-a-host',
    '/a?return=https://evil.example',
    '/caf%C3%A9/é',
    '/a/../b',
  ])('%s stays', (path) => expect(safeReturnPath(path)).toBe(path))

  test.each([
    ['1 · another host', 'https://evil.example/'],
    ['1 · a protocol-relative host', '//evil.example'],
    ['1 · three slashes', '///evil.example'],
    ['1 · a script', 'javascript:alert(1)'],
    ['1 · data', 'data:text/html,x'],
    ['1 · a relative path', 'pages/myaccount'],
    ['1 · a leading space', ' /pages'],
    ['1 · a query alone', '?a=b'],
    ['1 · nothing', ''],
    ['2 · a backslash for a slash', '/\\evil.example'],
    ['2 · a backslash further on', '/pages\\..\\x'],
    ['2 · a tab that browsers drop', '/\t/evil.example'],
    ['2 · a line break', '/\n/evil.example'],
    ['2 · a header in it', '/a\r\nSet-Cookie: x=1'],
    ['2 · a zero byte', '/a\0b'],
    ['2 · a line separator', '/a\u2028b'],
    ['3 · dots that make it a host', '/.//evil.example'],
    ['3 · dots that go up to a host', '/a/..//evil.example'],
    ['3 · encoded dots that go up to a host', '/a/%2e%2e//evil.example'],
    ['4 · longer than a cookie holds', `/${'a'.repeat(2000)}`],
    ['no text', 42],
    ['no text', undefined],
    ['no text', ['/a']],
  ])('%s does not', (_, path) => expect(safeReturnPath(path)).toBeUndefined())

  test.each([
    '/handover?code=x',
    '/en/handover?code=x',
    '/fr/handover',
    '/en/../handover?code=x',
    '/h%61ndover?code=x',
    '/en%2Fhandover?code=x',
    '/fr/./handover#x',
  ])('nor does the handover of a bag: %s', (path) => {
    expect(safeReturnPath(path)).toBeUndefined()
    expect(ownPath(path)).toBe(path)
  })
  test.each(['/handovers', '/pages/handover', '/en/pages/shoppingbag?to=/handover', '/%zz/handover'])(
    'what only looks like it stays: %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  )

  test('whatever is let through leads to this origin', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '@',
        ':',
        'evil.example',
        '?',
        '#',
        '\t',
        '\n',
        ' ',
        'a',
        'http:',
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const path = safeReturnPath(`/${parts.join('')}`)
        if (path === undefined) return
        expect(new URL(path, 'https://shop.example/pages/signin').origin).toBe('https://shop.example')
        const { pathname, search, hash } = new URL(path, 'https://shop.example')
        expect(new URL(pathname + search + hash, 'https://shop.example').origin).toBe('https://shop.example')
      }),
      { numRuns: 1000 },
    )
  })
})
