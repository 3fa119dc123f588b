import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../shared/language.ts'
import { easyPaymentPrice, instalmentAmounts } from './easy-pay.rules.ts'
import { easyPayOffer, easyPayOfferText } from './offer.rules.ts'
import { paymentsIn } from './payments-in.rules.ts'
import { easyPayParts, easyPayText } from './wording.rules.ts'

const nbsp = '\u00a0'
const plain = (text: string) => text.replaceAll(nbsp, ' ')

describe('the payments of an order, in words', () => {
  const year = [16_291, 9149, 9149, 9149, 9149, 9149]
  test('1 · what is paid today, then the rest', () => {
    expect(plain(easyPayText(year, 'en'))).toBe('Today $162.91, then 5 × $91.49')
    expect(plain(easyPayText(year, 'fr'))).toBe('Aujourd’hui 162,91 $, puis 5 × 91,49 $')
    expect(easyPayText(year, 'fr')).toContain(`5${nbsp}×${nbsp}91,49${nbsp}$`)
  })

  test.each([
    ['2 · a single later payment', [5000, 4999], 'Today $50.00, then $49.99'],
    ['3 · later payments that differ', [0, 1200, 3000, 3000, 3000], 'Today $0.00, then $12.00 and 3 × $30.00'],
    ['3 · three amounts', [9, 8, 7, 7, 6], 'Today $0.09, then $0.08, 2 × $0.07 and $0.06'],
    ['4 · what gift cards pay', [0, 0, 2091, 3333], 'Today $0.00, then $20.91 and $33.33'],
    ['4 · all paid by gift cards', [0, 0, 0], 'Today $0.00'],
    ['4 · equal amounts around a zero are one run', [5, 4, 0, 4], 'Today $0.05, then 2 × $0.04'],
    ['5 · a single payment', [12_424], 'Today $124.24'],
    ['5 · no payment', [], 'Today $0.00'],
  ] as const)('%s', (_name, amounts, text) => expect(plain(easyPayText(amounts, 'en'))).toBe(text))

  test('the cents that do not divide are in what is paid today: the sentence adds up to the order', () => {
    const cents = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, tax, count, paid) => {
          const due = of + tax
          const paidCents = Math.floor(due * paid)
          const amounts = instalmentAmounts({ merchandiseCents: of, shippingCents: 0, taxCents: tax, paidCents, count })
          const named = [...plain(easyPayText(amounts, 'en')).matchAll(/(?:(\d) × )?\$([\d,]+)\.(\d\d)/g)]
          const sum = named.reduce(
            (total, [, times, whole = '', part]) =>
              total + Number(times ?? 1) * Number(whole.replaceAll(',', '') + part),
            0,
          )
          expect(sum).toBe(due - paidCents)
        },
      ),
    )
  })

  test('today’s payment and the rest are two texts, for a card of two lines', () => {
    expect(easyPayParts([12_424], 'fr')).toEqual({ today: `Aujourd’hui 124,24${nbsp}$`, later: null })
    expect(easyPayParts([100, 50, 50], 'fr').later).toBe(`puis 2${nbsp}×${nbsp}0,50${nbsp}$`)
  })
})

describe('the offer beside a price', () => {
  test('names the count and one payment', () => {
    expect(plain(easyPayOfferText({ count: 4, first: 4873, each: 4873 }, 'en'))).toBe('or 4 × $48.73 Easy Pay')
    expect(plain(easyPayOfferText({ count: 6, first: 9149, each: 9149 }, 'fr'))).toBe(
      'ou 6 Paiements faciles de 91,49 $',
    )
  })
  test('names the first payment apart where the price does not divide', () => {
    const offer = (count: number, price: number) => easyPayOffer(easyPaymentPrice(price, count), count, price)
    const text = (count: number, price: number, language: Language) => {
      const priced = offer(count, price)
      return priced && plain(easyPayOfferText(priced, language))
    }
    expect(text(2, 5095, 'en')).toBe('or $25.48, then $25.47 Easy Pay')
    expect(text(4, 19_495, 'en')).toBe('or $48.76, then 3 × $48.73 Easy Pay')
    expect(text(4, 19_495, 'fr')).toBe('ou 4 Paiements faciles : 48,76 $, puis 3 × 48,73 $')
  })
  test('adds up to the price', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 6, max: 1_000_000 }), (count, price) => {
        const offer = easyPayOffer(easyPaymentPrice(price, count), count, price)
        expect(offer && offer.first + offer.each * (count - 1)).toBe(price)
      }),
    ))
  test('needs at least two payments and an amount', () => {
    expect(easyPayOffer(4873, 4, 19_495)).toEqual({ count: 4, first: 4876, each: 4873 })
    for (const [each, count] of [
      [4873, 1],
      [4873, 0],
      [null, 4],
    ] as const)
      expect(easyPayOffer(each, count, 19_495)).toBeNull()
  })

  test('without a price has equal payments', () => {
    expect(easyPayOffer(4873, 4, null)).toEqual({ count: 4, first: 4873, each: 4873 })
  })
})

test('a bag in another number of payments: gift cards, and merchandise without Easy Pay, count as in its own plan', () => {
  const bag = {
    merchandiseSubTotal: 61_400,
    discount: 0,
    paidWhole: 500,
    shippingHandling: 0,
    taxTotal: 7917,
    orderTotal: 69_317,
    grandTotal: 59_317,
  }
  expect(paymentsIn(4, bag)).toEqual([13_642, 15_225, 15_225, 15_225])
  expect(paymentsIn(1, bag)).toEqual([59_317])
  expect(paymentsIn(3, { ...bag, merchandiseSubTotal: 400, discount: 500 })).toEqual([0, 0, 0])
  expect(paymentsIn(2, { ...bag, merchandiseSubTotal: 400, taxTotal: 20_000 })).toEqual([10_400, 0])
})

test('a bag with a discount and shipping: merchandise less the discount is divided, and the first payment has the rest', () => {
  const bag = {
    merchandiseSubTotal: 10_000,
    discount: 1000,
    paidWhole: 0,
    shippingHandling: 500,
    taxTotal: 1200,
    orderTotal: 10_700,
    grandTotal: 10_700,
  }
  expect(paymentsIn(2, bag)).toEqual([6200, 4500])
  // Gift cards cover the shipping too.
  expect(paymentsIn(2, { ...bag, orderTotal: 20_000, grandTotal: 0 })).toEqual([0, 0])
})
