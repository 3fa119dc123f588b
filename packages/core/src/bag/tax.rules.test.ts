import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { provinces } from '../shared/provinces.ts'
import { ratePercent, taxesFor, taxOn, taxOnAmount } from './tax.rules.ts'

const today = '2026-11-21'
const show = (province: (typeof provinces)[number]['code'], date = today, language: 'en' | 'fr' = 'en'): string =>
  taxesFor(province, date)
    .map(({ name, rate }) => `${name[language]} ${ratePercent(rate)}`)
    .join(', ')

describe('the taxes of each province', () => {
  test.each([
    ['AB', 'GST 5', 'TPS 5'],
    ['BC', 'GST 5, PST 7', 'TPS 5, TVP 7'],
    ['MB', 'GST 5, PST 7', 'TPS 5, TVD 7'],
    ['NB', 'HST 15', 'TVH 15'],
    ['NL', 'HST 15', 'TVH 15'],
    ['NT', 'GST 5', 'TPS 5'],
    ['NS', 'HST 14', 'TVH 14'],
    ['NU', 'GST 5', 'TPS 5'],
    ['ON', 'HST 13', 'TVH 13'],
    ['PE', 'HST 15', 'TVH 15'],
    ['QC', 'GST 5, QST 9.975', 'TPS 5, TVQ 9.975'],
    ['SK', 'GST 5, PST 6', 'TPS 5, TVP 6'],
    ['YT', 'GST 5', 'TPS 5'],
  ] as const)('%s: %s', (province, en, fr) => {
    expect(show(province)).toBe(en)
    expect(show(province, today, 'fr')).toBe(fr)
  })

  test.each([
    ['NS', '2025-03-31', 'HST 15'],
    ['NS', '2025-04-01', 'HST 14'],
    ['MB', '2019-06-30', 'GST 5, PST 8'],
    ['MB', '2019-07-01', 'GST 5, PST 7'],
  ] as const)('%s on %s: %s', (province, date, expected) => expect(show(province, date)).toBe(expected))

  test('on every day each province has one federal tax and at most one of its own', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...provinces), days, ({ code }, date) => {
        const names = taxesFor(code, date).map(({ name }) => name.en)
        expect(names[0]).toMatch(/^(GST|HST)$/)
        expect(names.length).toBeLessThanOrEqual(names[0] === 'HST' ? 1 : 2)
      }),
    )
  })
})

describe('rounding', () => {
  test.each([
    ['QST of 200.00: whole cents', 20_000, 9975, 1995],
    ['QST of 20.00: 199.5 cents go up', 2000, 9975, 200],
    ['QST of 19.99: 199.40025 cents go down', 1999, 9975, 199],
    ['QST of 100.00: 997.5 cents go up', 10_000, 9975, 998],
    ['QST of 2.00: 19.95 cents', 200, 9975, 20],
    ['QST of 1000.00', 100_000, 9975, 9975],
    ['QST of 10.00: 99.75 cents', 1000, 9975, 100],
    ['QST, 0.5 cents up: 40 × 9.975 % is 3.99', 40, 9975, 4],
    ['QST of 14.00: 139.65 cents go up', 1_400, 9975, 140],
    ['HST 13 % of 0.50: 6.5 cents go up', 50, 13_000, 7],
    ['HST 13 % of 1.50: 19.5 cents go up', 150, 13_000, 20],
    ['HST 15 % of 0.10: 1.5 cents go up', 10, 15_000, 2],
    ['GST 5 % of 0.29: 1.45 cents go down', 29, 5000, 1],
    ['GST 5 % of 1.10: 5.5 cents, which binary fractions make 5.500000000000001', 110, 5000, 6],
    ['nothing', 0, 13_000, 0],
  ])('%s', (_, cents, rate, expected) => expect(taxOnAmount(cents, rate)).toBe(expected))

  test('QST has half a cent only at 20.00 and every 40.00 from there, and rounds it up', () => {
    const halves: number[] = []
    for (let cents = 1; cents <= 100_000; cents += 1) {
      if ((cents * 9975) % 100_000 !== 50_000) continue
      halves.push(cents)
      expect(taxOnAmount(cents, 9975)).toBe((cents * 9975 + 50_000) / 100_000)
    }
    expect(halves).toEqual(Array.from({ length: 25 }, (_, index) => 2000 + 4000 * index))
  })

  test('half up is exact for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.constantFrom(5000, 6000, 7000, 9975, 13_000, 15_000),
        (cents, rate) => {
          const exact = (BigInt(cents) * BigInt(rate) * 2n + 100_000n) / 200_000n
          expect(taxOnAmount(cents, rate)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('taxOn', () => {
  const goods = (baseCents: number) => ({ baseCents, taxable: true })

  test('1 · both taxes of Quebec are on the price, not on each other', () => {
    const { taxes, taxTotalCents } = taxOn('QC', today, [goods(10_000)], 0)
    expect(taxes.map(({ amountCents }) => amountCents)).toEqual([500, 998])
    expect(taxTotalCents).toBe(1498)
  })

  test('2 · shipping is taxed with the lines', () => {
    expect(taxOn('ON', today, [goods(1000)], 1000).taxTotalCents).toBe(260)
  })

  test('3 · rounded once: the tax on three lines of 0.05 is 2 cents in Ontario, not three times 1', () => {
    const { taxTotalCents, lineTaxCents } = taxOn('ON', today, [goods(5), goods(5), goods(5)], 0)
    expect(taxTotalCents).toBe(2)
    expect(lineTaxCents).toEqual([1, 1, 0])
  })

  test('4 · an untaxed line has no share; shipping has one', () => {
    const { lineTaxCents, shippingTaxCents } = taxOn(
      'ON',
      today,
      [goods(1000), { baseCents: 5000, taxable: false }],
      1000,
    )
    expect(lineTaxCents).toEqual([130, 0])
    expect(shippingTaxCents).toBe(130)
  })

  test('an empty bag has no taxes', () => {
    expect(taxOn('QC', today, [], 0).taxTotalCents).toBe(0)
    expect(taxOn('QC', today, [{ baseCents: 500, taxable: false }], 0).lineTaxCents).toEqual([0])
  })

  test('the shares of lines and shipping add up to the tax', () => {
    const line = fc.record({ baseCents: fc.integer({ min: 0, max: 1e7 }), taxable: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom(...provinces),
        (lines, shipping, { code }) => {
          const taxed = taxOn(code, today, lines, shipping)
          expect(taxed.lineTaxCents.reduce((a, b) => a + b, 0) + taxed.shippingTaxCents).toBe(taxed.taxTotalCents)
          lines.forEach(({ taxable }, index) => {
            if (!taxable) expect(taxed.lineTaxCents[index]).toBe(0)
          })
        },
      ),
    )
  })
})
