import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareNumber, brandOf, cardProblems, expiryYears, grouped, isCardNumber, isExpired, passesLuhn } from './card.ts'

const today = new Date(2026, 10, 21)
const good = { Number: '4242 4242 4242 4242', HolderName: 'Susan Martin', ExpiryMonth: '12', ExpiryYear: '2028' }

describe('brandOf', () => {
  it.each([
    ['4', 'VI'],
    ['51', 'MC'],
    ['55', 'MC'],
    ['56', null],
    ['2221', 'MC'],
    ['2720', 'MC'],
    ['2721', null],
    ['222', null],
    ['34', 'AX'],
    ['37', 'AX'],
    ['36', null],
    ['603999', 'FI'],
    ['60399', null],
    ['', null],
  ])('%s is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand)
  })
})

describe('isCardNumber', () => {
  it.each([
    ['4242424242424242', true],
    ['5555555555554444', true],
    ['378282246310005', true],
    ['6039990000000000', true],
    ['4000000000000002', true],
    ['4000000000000127', true],
    ['4000000000000119', true],
    ['4242424242424241', false],
    ['424242424242424', false],
    ['603999000000000', false],
    ['60399900000000000', false],
    ['6011000990139424', false],
    ['4242x24242424242', false],
    ['', false],
  ])('%s: %s', (digits, valid) => {
    expect(isCardNumber(digits)).toBe(valid)
  })

  it('needs no check digit for the store’s own card', () => {
    expect(passesLuhn('6039990000000001')).toBe(false)
    expect(isCardNumber('6039990000000001')).toBe(true)
  })
})

describe('passesLuhn', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 18 }).map((list) => list.join(''))

  it('holds for exactly one check digit of ten', () => {
    fc.assert(
      fc.property(digits, (start) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(passesLuhn)
        expect(fitting).toHaveLength(1)
      }),
    )
  })

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (start, at, shift) => {
        const whole = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(passesLuhn) ?? ''
        const place = at % whole.length
        const wrong = (Number(whole[place]) + shift) % 10
        expect(passesLuhn(`${whole.slice(0, place)}${wrong}${whole.slice(place + 1)}`)).toBe(false)
      }),
    )
  })
})

describe('grouped', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['', ''],
  ])('%s → %s', (digits, shown) => {
    expect(grouped(digits)).toBe(shown)
  })

  it('neither loses nor adds digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(bareNumber(grouped(digits))).toBe(digits)
      }),
    )
  })
})

describe('expiry', () => {
  it('1. is good until the last day of its month', () => {
    expect(isExpired('11', '2026', today)).toBe(false)
    expect(isExpired('10', '2026', today)).toBe(true)
    expect(isExpired('12', '2025', today)).toBe(true)
  })

  it('2. offers this year and the next 9', () => {
    expect(expiryYears(today)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035].map(String))
  })
})

describe('cardProblems', () => {
  it.each([
    ['1. nothing', good, []],
    [
      '2. everything missing',
      { Number: ' ', HolderName: ' ', ExpiryMonth: '', ExpiryYear: '' },
      [
        ['Number', 'number-missing'],
        ['HolderName', 'holder-missing'],
        ['ExpiryMonth', 'month-missing'],
        ['ExpiryYear', 'year-missing'],
      ],
    ],
    ['3. a wrong number', { ...good, Number: '4242424242424241' }, [['Number', 'number-wrong']]],
    ['4. month 13', { ...good, ExpiryMonth: '13' }, [['ExpiryMonth', 'month-missing']]],
    ['5. month without its zero', { ...good, ExpiryMonth: '3' }, [['ExpiryMonth', 'month-missing']]],
    ['6. last month', { ...good, ExpiryMonth: '10', ExpiryYear: '2026' }, [['ExpiryMonth', 'expired']]],
    ['7. last year', { ...good, ExpiryYear: '2025' }, [['ExpiryYear', 'expired']]],
    ['8. eleven years ahead', { ...good, ExpiryYear: '2037' }, [['ExpiryYear', 'year-missing']]],
    ['9. two digits', { ...good, ExpiryYear: '28' }, [['ExpiryYear', 'year-missing']]],
  ])('%s', (_case, card, problems) => {
    expect(cardProblems(card, today)).toEqual(problems)
  })
})
