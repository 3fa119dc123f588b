import { describe, expect, test } from 'vitest'
import { shownCardigan, shownKettle } from '../../testing/product.fixtures.ts'
import { firstChoice, pairOf, withStyle } from './choice.ts'

// Navy is out of M, ivory was never made in XL and has one S left.
const cardigan = shownCardigan()
const kettle = shownKettle()

describe('the first choice', () => {
  test('1. is the default where it can be had', () => {
    expect(firstChoice(kettle, 9004)?.edpNo).toBe(9004)
  })
  test('2. else the first that can be', () => {
    expect(firstChoice(kettle, 9003)?.edpNo).toBe(9001)
    expect(firstChoice(kettle, 1)?.edpNo).toBe(9001)
  })
  test('3. and the default all the same where nothing can be', () => {
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
  test('5. takes its first size that can be had where that one was never made or is gone', () => {
    expect(withStyle(cardigan, at('NVY', 'XL'), 'IVO')?.edpNo).toBe(at('IVO', 'XS')?.edpNo)
    expect(withStyle(cardigan, at('IVO', 'M'), 'NVY')?.edpNo).toBe(at('NVY', 'XS')?.edpNo)
  })
  test('6. changes nothing where none of it can be had', () => {
    const edps = cardigan.edps.map((edp) => (edp.styleCode === 'IVO' ? { ...edp, stock: 'out' as const } : edp))
    expect(withStyle({ ...cardigan, edps }, at('NVY', 'L'), 'IVO')).toBe(at('NVY', 'L'))
  })
})
