import fc from 'fast-check'
import oracle from 'sales-tax'
import { describe, expect, test } from 'vitest'
import { provinces } from '../shared/provinces.ts'
import { bagTotals } from './bag.rules.ts'
import { taxesFor } from './tax.rules.ts'

/**
 * Compares the taxes with another table, the development dependency `sales-tax`. It needs no network, because it uses the
 * network only to check European VAT numbers.
 */
const today = '2026-11-21'
const codes = provinces.map(({ code }) => code)
const rateOf = (province: (typeof codes)[number], date: string): number =>
  taxesFor(province, date).reduce((sum, { rate }) => sum + rate, 0)
const oracleRate = async (province: string): Promise<number> =>
  Math.round((await oracle.getSalesTax('CA', province)).rate * 100_000)

describe('the oracle', () => {
  test.each(codes)('has the same rate for %s', async (province) => {
    expect(rateOf(province, today)).toBe(await oracleRate(province))
  })

  test.each([
    // The package has no history of a province's taxes.
    ['NS', '2025-03-31', 15_000, 14_000],
    ['MB', '2019-06-30', 13_000, 12_000],
  ] as const)('exception: for %s on %s it knows only the present rate', async (province, date, ours, theirs) => {
    expect(rateOf(province, date)).toBe(ours)
    expect(await oracleRate(province)).toBe(theirs)
  })

  test.each(codes)(
    '%s: the taxes of a bag are its amount, each tax rounded by half a cent at most',
    async (province) => {
      const cents = fc.integer({ min: 1, max: 10_000_000 })
      await fc.assert(
        fc.asyncProperty(cents, fc.integer({ min: 0, max: 5000 }), async (priceCents, shippingCents) => {
          const lines = [{ kind: 'goods', priceCents, quantity: 1 } as const]
          const { taxes, taxTotalCents } = bagTotals({ lines, shippingCents, province, date: today })
          const { total } = await oracle.getAmountWithSalesTax('CA', province, priceCents + shippingCents)
          // The package computes in binary fractions. Their error is far below the rounding.
          const off = Math.abs(total - (priceCents + shippingCents) - taxTotalCents)
          expect(off).toBeLessThanOrEqual(0.5 * taxes.length + 1e-6)
        }),
      )
    },
  )
})
