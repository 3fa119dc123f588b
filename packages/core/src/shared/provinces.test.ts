import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isProvince, provinceCode, provinces } from './provinces.ts'

describe('provinces', () => {
  test('thirteen, in the specification’s order', () => {
    expect(provinces.map(({ code }) => code).join(' ')).toBe('AB BC MB NB NL NT NS NU ON PE QC SK YT')
  })

  test.each(provinces)('1 · $code by its code and both its names, in any case', ({ code, en, fr }) => {
    for (const text of [code, en, fr, code.toLowerCase(), en.toUpperCase(), fr.toLowerCase(), ` ${en} `]) {
      expect(provinceCode(text)).toBe(code)
    }
  })

  test.each([
    ['Quebec', 'QC'],
    ['québec', 'QC'],
    ['Que\u0301bec', 'QC'],
    ['nouvelle ecosse', 'NS'],
    ['Ile du Prince Edouard', 'PE'],
  ])('1 · %s without accents or hyphens', (name, code) => expect(provinceCode(name)).toBe(code))

  test('2 · an unknown province counts as Ontario', () => {
    for (const text of ['', 'Texas', 'XX', 'O N', null, undefined]) expect(provinceCode(text)).toBe('ON')
  })

  test('always returns a province', () => {
    fc.assert(fc.property(fc.string(), (text) => isProvince(provinceCode(text))))
  })

  test('a code is exact', () => {
    expect(isProvince('QC')).toBe(true)
    for (const text of ['qc', 'Quebec', '', null, undefined]) expect(isProvince(text)).toBe(false)
  })
})
