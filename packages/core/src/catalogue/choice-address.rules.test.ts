import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceOf, choicePath } from './choice-address.rules.ts'

type Stock = 'in' | 'low' | 'out'
const edp = (edpNo: number, styleCode: string | null, sizeCode: string | null, stock: Stock = 'in') => ({
  edpNo,
  styleCode,
  sizeCode,
  stock,
})
const cardigan = {
  itemNo: '512004',
  defaultEdp: 2,
  edps: [
    edp(1, 'RED', 'S', 'out'),
    edp(2, 'RED', 'M'),
    edp(3, 'RED', 'L'),
    edp(4, 'NVY', 'S', 'out'),
    edp(5, 'NVY', 'M', 'low'),
  ],
}
const asked = (path: string) => {
  const { searchParams } = new URL(path, 'https://shop.example')
  return { style: searchParams.get('style') ?? undefined, size: searchParams.get('size') ?? undefined }
}

describe('a style and size in an address', () => {
  test.each([
    ['1. both', { style: 'NVY', size: 'M' }, 5],
    ['1. both, sold out', { style: 'NVY', size: 'S' }, 4],
    ['2. a style', { style: 'NVY' }, 5],
    ['2. a size', { size: 'L' }, 3],
    ['2. a size, sold out everywhere', { size: 'S' }, 1],
    ['2. a style with a size that it lacks', { style: 'NVY', size: 'L' }, 5],
    ['2. a style with an unknown size', { style: 'NVY', size: 'XXL' }, 5],
    ['2. a size with an unknown style', { style: 'PNK', size: 'L' }, 3],
    ['3. neither', {}, 2],
    ['3. unknown ones', { style: '"><script>', size: '' }, 2],
  ])('%s', (_, choice, edpNo) => expect(choiceOf(cardigan, choice)?.edpNo).toBe(edpNo))

  test('3. begins with the first in stock when the default is gone, and with nothing when there is no choice', () => {
    expect(choiceOf({ ...cardigan, defaultEdp: 99 })?.edpNo).toBe(2)
    expect(choiceOf({ defaultEdp: 1, edps: [edp(7, null, null, 'out')] })?.edpNo).toBe(7)
    expect(choiceOf({ defaultEdp: 1, edps: [] })).toBeUndefined()
  })

  test('4. is omitted for the choice that the page shows anyway, and for the only one', () => {
    expect(choicePath(cardigan, cardigan.edps[1])).toBe('/pages/productdetails?nav=R:512004')
    expect(choicePath(cardigan, cardigan.edps[4])).toBe('/pages/productdetails?nav=R:512004&style=NVY&size=M')
    const colours = { itemNo: '700001', defaultEdp: 1, edps: [edp(1, 'A', 'OS'), edp(2, 'B & C', 'OS')] }
    expect(choicePath(colours, colours.edps[1])).toBe('/pages/productdetails?nav=R:700001&style=B+%26+C')
  })

  test('5. leads back to itself', () => {
    const code = fc.constantFrom('A', 'b', 'É', '10 ½', 'x&y', '')
    const edps = fc
      .uniqueArray(fc.tuple(code, code, fc.constantFrom<Stock>('in', 'low', 'out')), {
        minLength: 1,
        selector: ([style, size]) => JSON.stringify([style, size]),
      })
      .map((all) => all.map(([style, size, stock], index) => edp(index, style, size, stock)))
    fc.assert(
      fc.property(edps, fc.nat(40), (all, default_) => {
        const product = { itemNo: '700001', defaultEdp: default_, edps: all }
        for (const one of all) expect(choiceOf(product, asked(choicePath(product, one)))?.edpNo).toBe(one.edpNo)
      }),
    )
  })
})
