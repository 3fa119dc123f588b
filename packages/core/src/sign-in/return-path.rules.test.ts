import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath, safeReturnPath } from './return-path.rules.ts'

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
  ])('%s is accepted', (path) => expect(safeReturnPath(path)).toBe(path))

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
  ])('%s is refused', (_, path) => expect(safeReturnPath(path)).toBeUndefined())

  test.each([
    '/handover?code=x',
    '/en/handover?code=x',
    '/fr/handover',
    '/en/../handover?code=x',
    '/h%61ndover?code=x',
    '/en%2Fhandover?code=x',
    '/fr/./handover#x',
  ])('the handover of a bag is refused: %s', (path) => {
    expect(safeReturnPath(path)).toBeUndefined()
    expect(ownPath(path)).toBe(path)
  })
  test.each(['/handovers', '/pages/handover', '/en/pages/shoppingbag?to=/handover', '/%zz/handover'])(
    'a path that only looks like the handover is accepted: %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  )

  test('every accepted path leads to this origin', () => {
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
