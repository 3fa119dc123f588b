import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { provinces } from '../shared/provinces.ts'
import { bagTotals, type PricedLine, type Promotion, type TotalsInput } from './bag.rules.ts'
import { taxesFor } from './tax.rules.ts'

// A second implementation of `bagTotals` in exact fractions of a cent: total = lines − discounts + shipping + taxes − gift
// cards. Covers every province, on both sides of every day on which a rate changed.

const big = (n: number) => BigInt(n)
const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)
const least = (a: bigint, b: bigint) => (a < b ? a : b)
/** Rounds a fraction of zero or more half up. */
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

function exactly(input: TotalsInput) {
  const { lines, promotions = [], giftCardBalances = [], creditCents = 0, isUsualShipping = true } = input
  const amount = ({ priceCents, quantity }: PricedLine) => big(priceCents) * big(quantity)
  const goods = sum(lines.filter(({ kind }) => kind === 'goods').map(amount))
  let discounted = goods
  for (const promotion of promotions) {
    if (promotion.type === 'percent') discounted -= least(discounted, halfUp(goods * big(promotion.percent), 100n))
    if (promotion.type === 'amount') discounted -= least(discounted, big(promotion.amountCents))
  }
  const freeByCode = isUsualShipping && promotions.some(({ type }) => type === 'free-shipping')
  const hasGoods = lines.some(({ kind }) => kind === 'goods')
  const shipping = hasGoods && !freeByCode ? big(input.shippingCents) : 0n
  const taxes = taxesFor(input.province, input.date).map(({ rate }) =>
    halfUp((discounted + shipping) * big(rate), 100_000n),
  )
  const merchandise = sum(lines.map(amount))
  const orderTotal = merchandise - (goods - discounted) + shipping + sum(taxes)
  const paid = least(orderTotal, sum([...giftCardBalances, creditCents].map(big)))
  return { merchandise, discount: goods - discounted, shipping, taxes, orderTotal, grandTotal: orderTotal - paid }
}

const line = fc.record<PricedLine>({
  kind: fc.constantFrom('goods', 'goods', 'donation', 'gift-card'),
  priceCents: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 0, max: 9_999_999 })),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const promotion: fc.Arbitrary<Promotion> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('amount' as const), amountCents: fc.integer({ min: 1, max: 50_000 }) }),
  fc.constant<Promotion>({ type: 'free-shipping' }),
)
const bag = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  promotions: fc.array(promotion, { maxLength: 3 }),
  shippingCents: fc.integer({ min: 0, max: 20_000 }),
  isUsualShipping: fc.boolean(),
  giftCardBalances: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }),
  creditCents: fc.integer({ min: 0, max: 5000 }),
})

const days = ['2019-06-30', '2019-07-01', '2025-03-31', '2025-04-01', '2026-11-21']
const places = provinces.flatMap(({ code }) => days.map((date) => [code, date] as const))

describe('bagTotals against exact fractions', () => {
  test.each(places)('1–6 · in %s on %s every bag has the exact totals', (province, date) => {
    fc.assert(
      fc.property(bag, (some) => {
        const input = { ...some, province, date }
        const totals = bagTotals(input)
        const exact = exactly(input)
        expect({
          merchandise: big(totals.merchandiseSubTotalCents),
          discount: big(totals.discountCents),
          shipping: big(totals.shippingHandlingCents),
          taxes: totals.taxes.map(({ amountCents }) => big(amountCents)),
          orderTotal: big(totals.orderTotalCents),
          grandTotal: big(totals.grandTotalCents),
        }).toEqual(exact)
      }),
    )
  })

  test.each([
    ['2025-03-31', 15_00],
    ['2025-04-01', 14_00],
  ])('4 · Nova Scotia on %s: %i cents on 100.00', (date, cents) => {
    const lines: PricedLine[] = [{ kind: 'goods', priceCents: 10_000, quantity: 1 }]
    expect(bagTotals({ lines, shippingCents: 0, province: 'NS', date }).taxTotalCents).toBe(cents)
  })

  test.each([
    ['20.00: half a cent of QST goes up', 2000, 0, [100, 200]],
    ['10.05 and 9.95 of shipping: the base is one', 1005, 995, [100, 200]],
    ['59.99 and a cent of shipping', 5999, 1, [300, 599]],
    ['a cent below: nothing goes up', 5999, 0, [300, 598]],
  ])('4 · Quebec, %s', (_, priceCents, shippingCents, expected) => {
    const lines: PricedLine[] = [{ kind: 'goods', priceCents, quantity: 1 }]
    const { taxes } = bagTotals({ lines, shippingCents, province: 'QC', date: '2026-11-21' })
    expect(taxes.map(({ amountCents }) => amountCents)).toEqual(expected)
  })
})

describe('a discount divided over the lines', () => {
  test('2 · loses no cent: every discount up to the price of every set of three small lines', () => {
    for (const [a, b, c] of [
      [1, 1, 1],
      [1, 2, 4],
      [333, 333, 334],
      [1, 999, 1],
      [50, 25, 25],
    ] as const) {
      const lines = [a, b, c].map((priceCents): PricedLine => ({ kind: 'goods', priceCents, quantity: 1 }))
      for (let amountCents = 1; amountCents <= a + b + c; amountCents += 1) {
        const totals = bagTotals({
          lines,
          promotions: [{ type: 'amount', amountCents }],
          shippingCents: 0,
          province: 'AB',
          date: '2026-11-21',
        })
        const shares = totals.lines.map(({ discountCents }) => discountCents)
        expect(shares.reduce((x, y) => x + y, 0)).toBe(amountCents)
        totals.lines.forEach(({ discountCents, totalCents }) => {
          const fair = (amountCents * totalCents) / (a + b + c)
          expect(Math.abs(discountCents - fair)).toBeLessThan(1)
          expect(discountCents).toBeLessThanOrEqual(totalCents)
        })
      }
    }
  })
})
