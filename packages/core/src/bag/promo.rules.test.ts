import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedPromos, normalisePromoCode, type PromoTerms, promoRefusal } from './promo.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const promo = (terms: Partial<PromoTerms> = {}): PromoTerms => ({
  code: 'TEN',
  startsAt: null,
  endsAt: null,
  minGoodsCents: 0,
  isStackable: false,
  usedUp: false,
  usedUpByCustomer: false,
  ...terms,
})
const setting = { goodsCents: 5000, now, others: [] }
const before = '2026-11-21T16:59:59.999Z'
const after = '2026-11-21T17:00:00.001Z'
const at = '2026-11-21T12:00:00-05:00'

describe('promoRefusal', () => {
  test('a code without limits always applies', () => expect(promoRefusal(promo(), setting)).toBeUndefined())

  test.each([
    ['1 · before it starts', { startsAt: after }, 'not-yet'],
    ['1 · from the instant at which it starts', { startsAt: at }, undefined],
    ['2 · before it ends', { endsAt: after }, undefined],
    ['2 · at the instant at which it ends', { endsAt: at }, 'expired'],
    ['2 · after it has ended', { endsAt: before }, 'expired'],
    ['3 · used up by everybody', { usedUp: true }, 'used-up'],
    ['4 · used up by this customer', { usedUpByCustomer: true }, 'used-by-customer'],
    ['6 · goods of just the minimum', { minGoodsCents: 5000 }, undefined],
    ['6 · a cent too little', { minGoodsCents: 5001 }, 'minimum'],
  ] as const)('%s', (_, terms, reason) => expect(promoRefusal(promo(terms), setting)).toBe(reason))

  test('5 · a bag without goods', () => {
    expect(promoRefusal(promo(), { ...setting, goodsCents: 0 })).toBe('no-goods')
    expect(promoRefusal(promo({ minGoodsCents: 100 }), { ...setting, goodsCents: 0 })).toBe('no-goods')
  })

  test.each([
    ['a stackable one beside stackable ones', true, [true, true], undefined],
    ['a stackable one beside an exclusive one', true, [true, false], 'exclusive'],
    ['an exclusive one beside a stackable one', false, [true], 'exclusive'],
    ['an exclusive one beside another', false, [false], 'exclusive'],
  ])('7 · %s', (_, isStackable, others, reason) =>
    expect(
      promoRefusal(promo({ isStackable }), { ...setting, others: others.map((one) => ({ isStackable: one })) }),
    ).toBe(reason),
  )

  test('reasons that a shopper cannot change come first', () => {
    const all = { endsAt: before, usedUp: true, usedUpByCustomer: true, minGoodsCents: 9000 }
    expect(promoRefusal(promo(all), { ...setting, others: [{ isStackable: false }] })).toBe('expired')
    expect(promoRefusal(promo({ ...all, startsAt: after }), setting)).toBe('not-yet')
    expect(promoRefusal(promo({ ...all, endsAt: null }), setting)).toBe('used-up')
  })
})

describe('splitting a bag’s codes', () => {
  const codes = (of: readonly { code: string }[]) => of.map(({ code }) => code)
  const count = (promos: PromoTerms[], goodsCents = 5000) => {
    const { counted, idle } = countedPromos(promos, { goodsCents, now })
    return { counted: codes(counted), idle: idle.map(({ promo: { code }, reason }) => [code, reason]) }
  }

  test('1 · codes are checked in the order in which they were entered', () => {
    const [a, b] = [promo({ code: 'A' }), promo({ code: 'B' })]
    expect(count([a, b])).toEqual({ counted: ['A'], idle: [['B', 'exclusive']] })
    expect(count([b, a])).toEqual({ counted: ['B'], idle: [['A', 'exclusive']] })
  })

  test('2 · a code applies again when the goods come back', () => {
    const promos = [promo({ minGoodsCents: 4000 })]
    expect(count(promos, 3999)).toEqual({ counted: [], idle: [['TEN', 'minimum']] })
    expect(count(promos, 4000)).toEqual({ counted: ['TEN'], idle: [] })
  })

  test('3 · a code that does not apply never blocks another', () => {
    expect(count([promo({ code: 'OLD', endsAt: before }), promo({ code: 'NEW' })])).toEqual({
      counted: ['NEW'],
      idle: [['OLD', 'expired']],
    })
  })

  test('reports the blocking code', () => {
    const [alone, more] = [promo({ code: 'ALONE' }), promo({ code: 'MORE', isStackable: true })]
    expect(countedPromos([alone, more], { goodsCents: 1, now }).idle).toEqual([
      { promo: more, reason: 'exclusive', beside: alone },
    ])
  })

  test('in any bag an exclusive code applies alone, and no code is lost', () => {
    const terms = fc.record({
      code: fc.constantFrom('A', 'B', 'C', 'D'),
      startsAt: fc.constantFrom(null, before, after),
      endsAt: fc.constantFrom(null, before, after),
      minGoodsCents: fc.integer({ min: 0, max: 10_000 }),
      isStackable: fc.boolean(),
      usedUp: fc.boolean(),
      usedUpByCustomer: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 6 }), fc.integer({ min: 0, max: 10_000 }), (promos, goodsCents) => {
        const { counted, idle } = countedPromos(promos, { goodsCents, now })
        expect(counted.length + idle.length).toBe(promos.length)
        if (counted.length > 1) expect(counted.every(({ isStackable }) => isStackable)).toBe(true)
        if (goodsCents === 0) expect(counted).toEqual([])
      }),
    )
  })
})

test.each([
  ['welcome10', 'WELCOME10'],
  [' Welcome 10\u00a0', 'WELCOME10'],
  ['\t', ''],
  ['extra-5_x', 'EXTRA-5_X'],
])('normalises the typed code %j to %j', (typed, code) => expect(normalisePromoCode(typed)).toBe(code))
