import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryOf, shownExpiry } from './expiry.ts'

describe('the text of the field for month and year', () => {
  it.each([
    ['1. nothing', '', ''],
    ['2. a digit that may be the first of two', '1', '1'],
    ['3. zero', '0', '0'],
    ['4. a digit that is a whole month', '4', '04 / '],
    ['5. a whole month', '12', '12 / '],
    ['6. a month and a separator', '1/', '01 / '],
    ['7. a year begun', '12 / 2', '12 / 2'],
    ['8. a whole year', '12 / 28', '12 / 28'],
    ['9. pasted without a separator', '1228', '12 / 28'],
    ['10. pasted with a long year', '122028', '12 / 28'],
    ['11. pasted with one digit for the month', '1/28', '01 / 28'],
    ['12. filled in by the browser', '01/2028', '01 / 28'],
    ['13. year first', '2028-01', '01 / 28'],
    ['14. a long year begun', '12 / 202', '12 / 202'],
    ['15. too many digits', '12 / 289', '12 / 28'],
    ['16. letters', 'ab12cd28', '12 / 28'],
    ['17. a wrong month stays as typed', '13 / 28', '13 / 28'],
    ['18. a word', 'constructor', ''],
  ])('%s: “%s” shows “%s”', (_case, typed, shown) => {
    expect(shownExpiry(typed)).toBe(shown)
  })

  it('19. the separator can be deleted', () => {
    expect(shownExpiry('12 /', true)).toBe('12')
    expect(shownExpiry('12 / ', true)).toBe('12')
    expect(shownExpiry('1', true)).toBe('1')
    expect(shownExpiry('12 / 2', true)).toBe('12 / 2')
  })

  it('20. shows its own text unchanged, whatever was typed', () => {
    const typed = fc.string({ maxLength: 12, unit: fc.constantFrom(...'0123456789/ -x') })
    fc.assert(
      fc.property(typed, (text) => {
        const once = shownExpiry(text)
        expect(shownExpiry(once)).toBe(once)
      }),
    )
  })
})

describe('month and year of the text', () => {
  it.each([
    ['1. whole', '12 / 28', ['12', '2028']],
    ['2. pasted', '3/2031', ['03', '2031']],
    ['3. month 13, which the check names', '13/28', ['13', '2028']],
    ['4. a month alone', '12', ['', '']],
    ['5. a long year begun', '12 / 202', ['', '']],
    ['6. nothing', '', ['', '']],
  ])('%s', (_case, text, [ExpiryMonth, ExpiryYear]) => {
    expect(expiryOf(text)).toEqual({ ExpiryMonth, ExpiryYear })
  })

  it('7. reads every month and year back, however they are separated', () => {
    const separator = fc.constantFrom('', '/', ' / ', '-', ' ')
    const month = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(month, fc.integer({ min: 2026, max: 2099 }), separator, fc.boolean(), (m, y, between, long) => {
        const ExpiryMonth = String(m).padStart(2, '0')
        const text = `${ExpiryMonth}${between}${long ? y : y % 100}`
        expect(expiryOf(text)).toEqual({ ExpiryMonth, ExpiryYear: String(y) })
      }),
    )
  })
})
