import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundOf } from '../returns/refund.rules.ts'
import { creditedLines, divideOverParcels, dividePayments, taxParts } from './invoice.rules.ts'

const line = (priceCents: number, change = {}) => ({
  quantity: 1,
  priceCents,
  discountCents: 0,
  taxCents: 0,
  isGoods: true,
  ...change,
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    priceCents: fc.integer({ min: 0, max: 20_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    taxCents: fc.integer({ min: 0, max: 3000 }),
    isGoods: fc.boolean(),
  })
  .map(({ off, ...one }) => ({ ...one, discountCents: Math.floor((one.priceCents * one.quantity * off) / 100) }))
const anyOrder = fc
  .record({
    parcels: fc.array(fc.record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    shippingCents: fc.integer({ min: 0, max: 5000 }),
    shippingTaxCents: fc.integer({ min: 0, max: 700 }),
    firstTax: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ parcels, shippingCents, shippingTaxCents, firstTax }) => {
    const all = sum(parcels.flatMap(({ lines }) => lines.map(({ taxCents }) => taxCents))) + shippingTaxCents
    const first = Math.floor((all * firstTax) / 100)
    return { parcels, shippingCents, taxCents: [first, all - first] }
  })

describe('an order divided over its parcels', () => {
  test('1–4. each parcel has its lines, and its share of shipping and taxes', () => {
    const order = {
      shippingCents: 1000,
      taxCents: [550, 1097],
      parcels: [
        { lines: [line(6000, { discountCents: 1000, taxCents: 749 }), line(2500, { isGoods: false })] },
        { lines: [line(5000, { taxCents: 749 })] },
      ],
    }
    expect(divideOverParcels(order)).toEqual([
      { merchandiseCents: 8500, discountCents: 1000, shippingCents: 500, taxCents: [275, 549], totalCents: 8824 },
      { merchandiseCents: 5000, discountCents: 0, shippingCents: 500, taxCents: [275, 548], totalCents: 6323 },
    ])
  })

  test('2. an unshipped line bears no shipping', () => {
    const [parcel, mail] = divideOverParcels({
      shippingCents: 899,
      taxCents: [],
      parcels: [{ lines: [line(100)] }, { lines: [line(10_000, { isGoods: false })] }],
    })
    expect([parcel?.shippingCents, mail?.shippingCents]).toEqual([899, 0])
  })

  test('2. goods that cost nothing after the discount still bear shipping', () => {
    const free = line(700, { discountCents: 700 })
    const parcels = [{ lines: [free] }, { lines: [line(10, { isGoods: false })] }, { lines: [free] }]
    const divided = divideOverParcels({ shippingCents: 901, taxCents: [], parcels })
    expect(divided.map(({ shippingCents }) => shippingCents)).toEqual([451, 0, 450])
  })

  test('5. every part is zero or more, and all add up to the order to the cent', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const divided = divideOverParcels(order)
        const lines = order.parcels.flatMap((parcel) => parcel.lines)
        expect(sum(divided.map((part) => part.merchandiseCents))).toBe(
          sum(lines.map(({ priceCents, quantity }) => priceCents * quantity)),
        )
        expect(sum(divided.map((part) => part.discountCents))).toBe(sum(lines.map((one) => one.discountCents)))
        expect(sum(divided.map((part) => part.shippingCents))).toBe(order.shippingCents)
        for (const [index, cents] of order.taxCents.entries())
          expect(sum(divided.map((part) => part.taxCents[index] ?? 0))).toBe(cents)
        for (const part of divided) {
          expect(Math.min(part.shippingCents, part.totalCents, ...part.taxCents)).toBeGreaterThanOrEqual(0)
          const net = part.merchandiseCents - part.discountCents + part.shippingCents
          expect(part.totalCents).toBe(net + sum(part.taxCents))
        }
      }),
    )
  })
})

describe('parts of an order’s taxes', () => {
  test('1, 2. parts in any sizes add up to each tax, and none is negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }),
        (taxes, cuts) => {
          const all = sum(taxes)
          const ends = [...cuts.map((cut) => Math.floor((all * cut) / 100)), all].toSorted((a, b) => a - b)
          let beforeCents = 0
          const added = taxes.map(() => 0)
          for (const end of ends) {
            const part = taxParts(taxes, beforeCents, end - beforeCents)
            expect(sum(part)).toBe(end - beforeCents)
            for (const [index, cents] of part.entries()) {
              expect(cents).toBeGreaterThanOrEqual(0)
              added[index] = (added[index] ?? 0) + cents
            }
            beforeCents = end
          }
          expect(added).toEqual(taxes)
        },
      ),
    )
  })

  test('more than the taxes is an error', () => {
    expect(() => taxParts([500, 998], 1400, 99)).toThrow(RangeError)
  })
})

describe('payments divided over invoices', () => {
  test('1–3. payments fill the invoices in sequence, and one may be divided over two', () => {
    const payments = [
      { id: 'gift card', cents: 5000 },
      { id: 'credit', cents: 0 },
      { id: 'card', cents: 1500 },
    ]
    expect(dividePayments(payments, [6000, 0, 500])).toEqual([
      [
        { id: 'gift card', cents: 5000 },
        { id: 'card', cents: 1000 },
      ],
      [],
      [{ id: 'card', cents: 500 }],
    ])
  })

  test('payments of another sum are an error', () => {
    expect(() => dividePayments([{ cents: 100 }], [99])).toThrow(RangeError)
  })

  test('2. every invoice and every payment adds up', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, amounts, (cents, invoiced) => {
        const totals = [...invoiced]
        const missing = sum(cents) - sum(totals)
        if (missing >= 0) totals.push(missing)
        const payments = [...cents, ...(missing < 0 ? [-missing] : [])].map((one, id) => ({ id, cents: one }))
        const divided = dividePayments(payments, totals)
        expect(divided.map((parts) => sum(parts.map((part) => part.cents)))).toEqual(totals)
        for (const { id, cents: whole } of payments) {
          const parts = divided.flat().filter((part) => part.id === id)
          expect(sum(parts.map((part) => part.cents))).toBe(whole)
        }
      }),
    )
  })
})

describe('a refund’s goods divided over its lines', () => {
  test('1–3. a fraction of a cent goes to the first line that has one', () => {
    const third = { quantity: 3, returned: 1, priceCents: 500, discountCents: 500 }
    expect(creditedLines([{ ...third, discountCents: 0 }, third, third], 500 + 333 + 334)).toEqual([
      { amountCents: 500, discountCents: 0 },
      { amountCents: 334, discountCents: 166 },
      { amountCents: 333, discountCents: 167 },
    ])
  })

  test('a refund of other lines is an error', () => {
    expect(() => creditedLines([{ quantity: 2, returned: 1, priceCents: 100, discountCents: 0 }], 101)).toThrow()
    expect(() => creditedLines([{ quantity: 2, returned: 1, priceCents: 100, discountCents: 0 }], 99)).toThrow()
  })

  test('1, 2. after any earlier returns, the lines of a return add up to its refund', () => {
    const returning = fc.tuple(anyLine, fc.nat({ max: 12 }), fc.nat({ max: 12 })).map(([some, before, now]) => {
      const returnedBefore = Math.min(before, some.quantity)
      return { ...some, isFinal: false, returnedBefore, returning: Math.min(now, some.quantity - returnedBefore) }
    })
    fc.assert(
      fc.property(fc.array(returning, { minLength: 1, maxLength: 5 }), (lines) => {
        const { goodsCents } = refundOf({ shippingCents: 0, taxCents: sum(lines.map((one) => one.taxCents)), lines })
        const credited = creditedLines(
          lines.map((one) => ({ ...one, returned: one.returning })),
          goodsCents,
        )
        expect(sum(credited.map(({ amountCents }) => amountCents))).toBe(goodsCents)
        for (const { amountCents, discountCents } of credited)
          expect(Math.min(amountCents, discountCents)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
