import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { provinces } from '../shared/provinces.ts'
import { bagTotals, isQuantity, type PricedLine, type Promotion, promotionDiscount } from './bag.rules.ts'

const date = '2026-11-21'
const goods = (priceCents: number, quantity = 1): PricedLine => ({ kind: 'goods', priceCents, quantity })
const donation = (priceCents: number): PricedLine => ({ kind: 'donation', priceCents, quantity: 1 })
const giftCard = (priceCents: number): PricedLine => ({ kind: 'gift-card', priceCents, quantity: 1 })
const tenPercent: Promotion = { type: 'percent', percent: 10 }
const fiveOff: Promotion = { type: 'amount', amountCents: 500 }
const freeShipping: Promotion = { type: 'free-shipping' }

describe('quantities', () => {
  test.each([1, 2, 99])('%s is valid', (quantity) => expect(isQuantity(quantity)).toBe(true))
  test.each([0, -1, 1.5, 100, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('%s is invalid', (quantity) =>
    expect(isQuantity(quantity)).toBe(false),
  )
})

describe('promotionDiscount', () => {
  test('1 · goods only', () =>
    expect(promotionDiscount(tenPercent, [goods(1000), donation(5000), giftCard(2500)])).toBe(100))
  test('2 · percents are rounded half up, once, on the sum', () => {
    expect(promotionDiscount(tenPercent, [goods(1005)])).toBe(101)
    expect(promotionDiscount(tenPercent, [goods(5), goods(5), goods(5)])).toBe(2)
  })
  test('3 · a fixed amount is at most the price of the goods', () => {
    expect(promotionDiscount(fiveOff, [goods(2000)])).toBe(500)
    expect(promotionDiscount(fiveOff, [goods(300), donation(1000)])).toBe(300)
  })
  test('4 · free shipping discounts no line', () => expect(promotionDiscount(freeShipping, [goods(2000)])).toBe(0))
})

describe('bagTotals', () => {
  test('1, 4, 5 · two kettles in Quebec', () => {
    const totals = bagTotals({ lines: [goods(4999, 2)], shippingCents: 995, province: 'QC', date })
    expect(totals).toMatchObject({
      merchandiseSubTotalCents: 9998,
      discountCents: 0,
      shippingHandlingCents: 995,
      taxTotalCents: 550 + 1097,
      orderTotalCents: 9998 + 995 + 1647,
      grandTotalCents: 12_640,
    })
    expect(totals.taxes.map(({ name, amountCents }) => [name.fr, amountCents])).toEqual([
      ['TPS', 550],
      ['TVQ', 1097],
    ])
  })

  test('2 · the discount is divided over the goods, and taxes apply to the discounted price', () => {
    const totals = bagTotals({
      lines: [goods(1000), goods(2000), donation(500)],
      promotions: [tenPercent],
      shippingCents: 0,
      province: 'ON',
      date,
    })
    expect(totals.discountCents).toBe(300)
    expect(totals.lines.map(({ discountCents }) => discountCents)).toEqual([100, 200, 0])
    expect(totals.taxTotalCents).toBe(351)
    expect(totals.lines.map(({ taxCents }) => taxCents)).toEqual([117, 234, 0])
  })

  test('2 · promotions together are at most the price of the goods', () => {
    const promotions: Promotion[] = [{ type: 'percent', percent: 90 }, fiveOff]
    const totals = bagTotals({ lines: [goods(1000)], promotions, shippingCents: 700, province: 'AB', date })
    expect(totals.promotionCents).toEqual([900, 100])
    expect(totals.orderTotalCents).toBe(735)
  })

  test('3 · free shipping by promotion; donations and gift cards ship free and are not taxed', () => {
    const input = { shippingCents: 995, province: 'ON', date } as const
    expect(bagTotals({ ...input, lines: [goods(1000)], promotions: [freeShipping] }).shippingHandlingCents).toBe(0)
    expect(bagTotals({ ...input, lines: [donation(1000), giftCard(5000)] })).toMatchObject({
      shippingHandlingCents: 0,
      taxTotalCents: 0,
      orderTotalCents: 6000,
    })
    expect(bagTotals({ ...input, lines: [goods(1000), donation(1000)] }).shippingHandlingCents).toBe(995)
    expect(bagTotals({ ...input, lines: [] }).orderTotalCents).toBe(0)
  })

  test('6 · gift cards pay in their order, then credit', () => {
    const input = { lines: [goods(10_000)], shippingCents: 0, province: 'AB', date } as const
    expect(bagTotals({ ...input, giftCardBalances: [5000, 50_000, 700], creditCents: 300 })).toMatchObject({
      orderTotalCents: 10_500,
      giftCardCents: [5000, 5500, 0],
      creditCents: 0,
      grandTotalCents: 0,
    })
    expect(bagTotals({ ...input, giftCardBalances: [0, 2500], creditCents: 300 })).toMatchObject({
      giftCardCents: [0, 2500],
      creditCents: 300,
      grandTotalCents: 7700,
    })
  })

  test('the amounts add up for every bag', () => {
    const line = fc.record<PricedLine>({
      kind: fc.constantFrom('goods', 'donation', 'gift-card'),
      priceCents: fc.integer({ min: 0, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    const promotion = fc.oneof(
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ type: fc.constant('amount' as const), amountCents: fc.integer({ min: 0, max: 100_000 }) }),
      fc.constant(freeShipping),
    )
    const input = fc.record({
      lines: fc.array(line, { maxLength: 10 }),
      promotions: fc.array(promotion, { maxLength: 3 }),
      shippingCents: fc.integer({ min: 0, max: 5000 }),
      province: fc.constantFrom(...provinces.map(({ code }) => code)),
      date: fc.constant(date),
      giftCardBalances: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }),
      creditCents: fc.integer({ min: 0, max: 10_000 }),
    })
    const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
    fc.assert(
      fc.property(input, (bag) => {
        const totals = bagTotals(bag)
        expect(totals.merchandiseSubTotalCents).toBe(sum(totals.lines.map(({ totalCents }) => totalCents)))
        expect(totals.discountCents).toBe(sum(totals.lines.map(({ discountCents }) => discountCents)))
        expect(totals.discountCents).toBe(sum(totals.promotionCents))
        expect(totals.taxTotalCents).toBe(sum(totals.lines.map(({ taxCents }) => taxCents)) + totals.shippingTaxCents)
        expect(totals.orderTotalCents).toBe(
          totals.merchandiseSubTotalCents - totals.discountCents + totals.shippingHandlingCents + totals.taxTotalCents,
        )
        expect(totals.grandTotalCents).toBe(totals.orderTotalCents - sum(totals.giftCardCents) - totals.creditCents)
        expect(totals.grandTotalCents).toBeGreaterThanOrEqual(0)
        for (const { totalCents, discountCents } of totals.lines) expect(discountCents).toBeLessThanOrEqual(totalCents)
        totals.giftCardCents.forEach((paid, index) => {
          expect(paid).toBeLessThanOrEqual(bag.giftCardBalances[index] ?? 0)
        })
      }),
    )
  })
})
