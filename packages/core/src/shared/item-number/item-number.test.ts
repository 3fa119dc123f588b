import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayItemNumber, isItemNumber, productPath } from './item-number.ts'
import { itemNumberFromNav, parseItemNumber } from './typed-item-number.ts'

const itemNo = fc.stringMatching(/^\d{6,9}$/)

describe('item numbers', () => {
  test.each([
    ['123456', true],
    ['000001', true],
    ['123456789', true],
    ['12345', false],
    ['1234567890', false],
    ['123-456', false],
    ['12345a', false],
    [' 123456', false],
    ['١٢٣٤٥٦', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => expect(isItemNumber(text)).toBe(expected))

  test('shown with a hyphen after the third digit; other text stays unchanged', () => {
    expect(displayItemNumber('123456')).toBe('123-456')
    expect(displayItemNumber('123456789')).toBe('123-456789')
    expect(displayItemNumber('12345')).toBe('12345')
  })

  test('a formatted number can be typed', () => {
    fc.assert(
      fc.property(itemNo, (number) => {
        expect(parseItemNumber(` ${displayItemNumber(number)} `)).toBe(number)
      }),
    )
    expect(parseItemNumber('123 456')).toBe('123456')
    for (const hyphen of ['\u00a0', '\u2009', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d'])
      expect(parseItemNumber(`\u200e123${hyphen}456\u200b`)).toBe('123456')
    expect(parseItemNumber('12-3456')).toBeUndefined()
    expect(parseItemNumber('123--456')).toBeUndefined()
  })

  test('the product page’s address leads back to the item', () => {
    fc.assert(
      fc.property(itemNo, (number) => {
        const url = new URL(productPath(number), 'https://shop.example')
        expect(url.pathname).toBe('/pages/productdetails')
        expect(itemNumberFromNav(url.searchParams.get('nav'))).toBe(number)
      }),
    )
    expect(productPath('123456')).toBe('/pages/productdetails?nav=R:123456')
  })

  test.each(['', 'R:', '123456', 'X:123456', 'R:12', 'R:123456 OR 1=1', null, undefined])(
    'nav=%j names no item',
    (nav) => expect(itemNumberFromNav(nav)).toBeUndefined(),
  )
})
