import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagTotals, type PricedLine, type Promotion } from '../bag/bag.rules.ts'
import { instalments } from '../easy-pay/easy-pay.rules.ts'
import { provinces } from '../shared/provinces.ts'
import { type RefundSource, type ReturningLine, refundOf, refundPlan } from './refund.rules.ts'

const line = (change: Partial<ReturningLine> = {}): ReturningLine => ({
  quantity: 3,
  priceCents: 1000,
  discountCents: 100,
  taxCents: 377,
  returnedBefore: 0,
  returning: 0,
  isFinal: false,
  ...change,
})
const order = (...lines: ReturningLine[]) => ({
  shippingCents: 995,
  taxCents: 129 + lines.reduce((sum, { taxCents }) => sum + taxCents, 0),
  lines,
})

describe('the refund', () => {
  test('1 · a whole line refunds what was paid for it', () => {
    expect(refundOf(order(line({ returning: 3 }), line()))).toEqual({
      goodsCents: 2900,
      shippingCents: 0,
      taxCents: 377,
      totalCents: 3277,
    })
  })
  test('2 · the parts of a line add up to it, and none is rounded up', () => {
    const part = (returnedBefore: number) => refundOf(order(line({ returnedBefore, returning: 1 }), line()))
    expect([0, 1, 2].map((before) => part(before).goodsCents)).toEqual([966, 967, 967])
    expect([0, 1, 2].map((before) => part(before).taxCents)).toEqual([125, 126, 126])
  })
  test('3 · shipping and its taxes are refunded with the last returnable item, whatever donations remain', () => {
    const last = order(line({ returnedBefore: 1, returning: 2 }), line({ isFinal: true, quantity: 1, taxCents: 0 }))
    expect(refundOf(last)).toMatchObject({ shippingCents: 995, taxCents: 377 - 125 + 129 })
    expect(refundOf(order(line({ returnedBefore: 1, returning: 1 })))).toMatchObject({ shippingCents: 0 })
  })
  test('3 · shipping is not refunded twice', () => {
    expect(refundOf(order(line({ returnedBefore: 3 })))).toMatchObject({ totalCents: 0 })
  })
  test('4 · donations refund nothing', () => {
    expect(refundOf(order(line({ isFinal: true })))).toMatchObject({ totalCents: 0 })
    expect(() => refundOf(order(line({ isFinal: true, returning: 1 })))).toThrow(RangeError)
  })
  test.each([4, -1, 1.5])('%s of three cannot be returned', (returning) =>
    expect(() => refundOf(order(line({ returning })))).toThrow(RangeError),
  )
})

describe('the sources of a refund', () => {
  const paid = {
    instalments: [
      { id: '2', cents: 500 },
      { id: '3', cents: 500 },
    ],
    payments: [{ id: 'card', cents: 700 }],
    giftCards: [
      { id: 'a', cents: 300 },
      { id: 'b', cents: 200 },
    ],
    credits: [{ id: 'credit', cents: 400 }],
  }
  test('1 · unpaid instalments first, the last one first', () =>
    expect(refundPlan(600, paid)).toEqual({
      instalments: [
        { id: '3', cents: 500 },
        { id: '2', cents: 100 },
      ],
      payments: [],
      giftCards: [],
      credits: [],
    }))
  test('2, 3 · then the card, then the gift cards', () =>
    expect(refundPlan(1950, paid)).toMatchObject({
      payments: [{ id: 'card', cents: 700 }],
      giftCards: [
        { id: 'b', cents: 200 },
        { id: 'a', cents: 50 },
      ],
    }))
  test('4 · the account credit last', () =>
    expect(refundPlan(2350, paid)).toMatchObject({
      giftCards: [
        { id: 'b', cents: 200 },
        { id: 'a', cents: 300 },
      ],
      credits: [{ id: 'credit', cents: 150 }],
    }))
  test('5 · never more than was paid', () => {
    expect(refundPlan(0, paid)).toEqual({ instalments: [], payments: [], giftCards: [], credits: [] })
    expect(() => refundPlan(2601, paid)).toThrow(RangeError)
  })
})

describe('any order, returned in any parts', () => {
  const anyLine = fc.record<PricedLine>({
    kind: fc.constantFrom('goods', 'goods', 'goods', 'donation'),
    priceCents: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  const anyPromotion = fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ type: fc.constant('amount' as const), amountCents: fc.integer({ min: 0, max: 50_000 }) }),
    fc.constant<Promotion>({ type: 'free-shipping' }),
  )
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    promotions: fc.array(anyPromotion, { maxLength: 3 }),
    shippingCents: fc.integer({ min: 0, max: 5000 }),
    province: fc.constantFrom(...provinces.map(({ code }) => code)),
    date: fc.constant('2026-11-21'),
    giftCardBalances: fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 3 }),
  })
  const sum = (sources: readonly RefundSource[]): number => sources.reduce((all, { cents }) => all + cents, 0)
  const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
  const less = (sources: readonly RefundSource[], back: readonly RefundSource[]): RefundSource[] =>
    sources.map(({ id, cents }) => ({ id, cents: cents - sum(back.filter((one) => one.id === id)) }))

  test('refunds exactly the payment of the returned items, and never more than was paid', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 6 }), fc.infiniteStream(fc.nat(1000)), (bag, count, chance) => {
        const totals = bagTotals(bag)
        const plan = instalments({
          merchandiseCents: totals.merchandiseSubTotalCents - totals.discountCents,
          wholeCents: total(
            bag.lines.map(({ kind }, index) =>
              kind === 'donation'
                ? (totals.lines[index]?.totalCents ?? 0) - (totals.lines[index]?.discountCents ?? 0)
                : 0,
            ),
          ),
          shippingCents: totals.shippingHandlingCents,
          taxCents: totals.taxTotalCents,
          paidCents: totals.orderTotalCents - totals.grandTotalCents,
          count,
          firstDate: '2026-11-21',
        })
        const sources = plan.map(({ number, amountCents }) => ({ id: String(number), cents: amountCents }))
        let paid = {
          instalments: sources.slice(1),
          payments: sources.slice(0, 1),
          giftCards: totals.giftCardCents.map((cents, index) => ({ id: `g${index}`, cents })),
          credits: [{ id: 'credit', cents: totals.creditCents }],
        }
        const lines = bag.lines.map((one, index) => ({
          ...one,
          discountCents: totals.lines[index]?.discountCents ?? 0,
          taxCents: totals.lines[index]?.taxCents ?? 0,
          isFinal: one.kind === 'donation',
          returnedBefore: 0,
        }))
        let back = 0
        const given = total(lines.map((one) => (one.isFinal ? one.priceCents * one.quantity : 0)))
        const canReturnMore = () => lines.some((one) => !one.isFinal && one.returnedBefore < one.quantity)
        const anything = canReturnMore()
        while (canReturnMore()) {
          const returning = lines.map((one) => {
            const most = one.isFinal ? 0 : one.quantity - one.returnedBefore
            return { ...one, returning: (chance.next().value ?? 0) % (most + 1) }
          })
          const refund = refundOf({
            shippingCents: totals.shippingHandlingCents,
            taxCents: totals.taxTotalCents,
            lines: returning,
          })
          expect(refund.totalCents).toBeGreaterThanOrEqual(0)
          const goes = refundPlan(refund.totalCents, paid)
          expect(sum([...goes.instalments, ...goes.payments, ...goes.giftCards, ...goes.credits])).toBe(
            refund.totalCents,
          )
          paid = {
            instalments: less(paid.instalments, goes.instalments),
            payments: less(paid.payments, goes.payments),
            giftCards: less(paid.giftCards, goes.giftCards),
            credits: less(paid.credits, goes.credits),
          }
          for (const one of [...paid.instalments, ...paid.payments, ...paid.giftCards, ...paid.credits]) {
            expect(one.cents).toBeGreaterThanOrEqual(0)
          }
          back += refund.totalCents
          returning.forEach((one, index) => {
            const line = lines[index]
            if (line) line.returnedBefore += one.returning
          })
        }
        expect(back).toBe(anything ? totals.orderTotalCents - given : 0)
      }),
    )
  })
})
