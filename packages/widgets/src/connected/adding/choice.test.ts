import { describe, expect, test } from 'vitest'
import { shownCardigan, shownKettle } from '../../testing/product.fixtures.ts'
import { firstChoice, pairOf, withStyle } from './choice.ts'

// Navy is sold out in M; ivory is not made in XL and has one S left.
const cardigan = shownCardigan()
const kettle = shownKettle()

describe('the first choice', () => {
  test('1. is the default if it is in stock', () => {
    expect(firstChoice(kettle, 9004)?.edpNo).toBe(9004)
  })
  test('2. else the first in stock', () => {
    expect(firstChoice(kettle, 9003)?.edpNo).toBe(9001)
    expect(firstChoice(kettle, 1)?.edpNo).toBe(9001)
  })
  test('3. else the default, if nothing is in stock', () => {
    const edps = kettle.edps.map((edp) => ({ ...edp, stock: 'out' as const }))
    expect(firstChoice({ ...kettle, edps }, 9003)?.edpNo).toBe(9003)
    expect(firstChoice({ ...kettle, edps: [] }, 9003)).toBeUndefined()
  })
})

describe('another style', () => {
  const at = (styleCode: string, sizeCode: string) => pairOf(cardigan, styleCode, sizeCode)
  test('4. keeps the size', () => {
    expect(withStyle(cardigan, at('NVY', 'L'), 'IVO')?.edpNo).toBe(at('IVO', 'L')?.edpNo)
  })
  test('5. takes its first size in stock if that size is not made or is sold out', () => {
    expect(withStyle(cardigan, at('NVY', 'XL'), 'IVO')?.edpNo).toBe(at('IVO', 'XS')?.edpNo)
    expect(withStyle(cardigan, at('IVO', 'M'), 'NVY')?.edpNo).toBe(at('NVY', 'XS')?.edpNo)
  })
  test('6. changes nothing if it is sold out in all sizes', () => {
    const edps = cardigan.edps.map((edp) => (edp.styleCode === 'IVO' ? { ...edp, stock: 'out' as const } : edp))
    expect(withStyle({ ...cardigan, edps }, at('NVY', 'L'), 'IVO')).toBe(at('NVY', 'L'))
  })
})
