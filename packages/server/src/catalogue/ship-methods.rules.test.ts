import { provinces } from '@onair/core/provinces'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freeShippingRemaining,
  type Parcel,
  shipMethodName,
  shipMethodsFor,
  shipMethodWay,
  standardDelivery,
} from './ship-methods.rules.ts'

// A Saturday.
const now = new Date('2026-11-21T17:00:00Z')
const parcel = (of: Partial<Parcel> = {}): Parcel => ({
  hasGoods: true,
  goodsCents: 5000,
  weightGrams: 900,
  province: 'ON',
  isPOBox: false,
  isPickUp: false,
  isFreeByCode: false,
  ...of,
})
const prices = (of: Partial<Parcel>) => shipMethodsFor(parcel(of), now).map(({ id, priceCents }) => [id, priceCents])
const days = (of: Partial<Parcel>) => shipMethodsFor(parcel(of), now).map(({ estimatedDelivery }) => estimatedDelivery)
const kg = (kilos: number) => ({ weightGrams: kilos * 1000 })
const inTerritories = ['NT', 'NU', 'YT'] as const
const inProvinces = provinces.map(({ code }) => code).filter((code) => !inTerritories.some((one) => one === code))

describe('how a bag can be sent', () => {
  test.each(inProvinces)('1 · an ordinary parcel to %s', (province) =>
    expect(prices({ province })).toEqual([
      ['standard', 995],
      ['express', 1995],
    ]),
  )

  test.each([
    ['ON', 10, 995, 1995],
    ['ON', 10.001, 1295, 2595],
    ['QC', 15, 1295, 2595],
    ['QC', 15.001, 1595, 3195],
    ['BC', 12, 1395, 2795],
    ['NL', 12, 1595, 3195],
    ['NL', 27, 995 + 4 * 600, 1995 + 4 * 1200],
  ] as const)('2 · to %s, %d kg', (province, kilos, standard, express) =>
    expect(prices({ province, ...kg(kilos) })).toEqual([
      ['standard', standard],
      ['express', express],
    ]),
  )

  test.each([
    ['a cent below', { goodsCents: 9899 }, 995],
    ['just enough', { goodsCents: 9900 }, 0],
    ['30 kg', { goodsCents: 20_000, ...kg(30) }, 0],
    ['above it two steps begun', { goodsCents: 20_000, ...kg(36) }, 600],
  ])('3 · from 99.00 the usual way is free: %s', (_, of, standard) =>
    expect(prices(of)[0]).toEqual(['standard', standard]),
  )
  test('3 · express keeps its price', () => expect(prices({ goodsCents: 50_000 })[1]).toEqual(['express', 1995]))

  test.each(inTerritories)('4 · to %s it is never free', (province) => {
    expect(prices({ province, goodsCents: 100_000 })).toEqual([
      ['standard', 2495],
      ['express', 5995],
    ])
    expect(prices({ province, ...kg(20) })).toEqual([
      ['standard', 2495 + 2 * 1500],
      ['express', 5995 + 2 * 3000],
    ])
  })

  test.each([
    ['ON', 0.9],
    ['NU', 60],
  ] as const)('5 · a code makes the usual way free: to %s, %d kg', (province, kilos) => {
    const [standard, express] = shipMethodsFor(parcel({ province, ...kg(kilos), isFreeByCode: true }), now)
    expect(standard?.priceCents).toBe(0)
    expect(express?.priceCents).toBeGreaterThan(0)
  })

  test('6 · no courier goes to a PO box', () => expect(prices({ isPOBox: true })).toEqual([['standard', 995]]))

  test.each([
    ['ON', 5000, 595],
    ['ON', 9900, 0],
    ['YT', 9900, 1995],
  ] as const)('7 · to an access point in %s', (province, goodsCents, price) =>
    expect(prices({ province, goodsCents, isPickUp: true })).toEqual([['pickup', price]]),
  )

  test('8 · nothing to ship', () => {
    const nothing = { hasGoods: false, goodsCents: 0, weightGrams: 0 }
    expect(prices(nothing)).toEqual([['standard', 0]])
    expect(prices({ ...nothing, province: 'NU' })).toEqual([['standard', 0]])
  })

  test.each([
    ['ON', ['2026-11-27', '2026-11-24']],
    ['BC', ['2026-11-30', '2026-11-25']],
    ['NL', ['2026-12-02', '2026-11-26']],
    ['NU', ['2026-12-04', '2026-11-27']],
  ] as const)('9 · days to %s', (province, expected) => expect(days({ province })).toEqual(expected))
  test('9 · past midnight in Toronto is the next day; holidays are none', () => {
    const eve = (instant: string) => shipMethodsFor(parcel(), new Date(instant))[1]?.estimatedDelivery
    expect(eve('2026-12-24T04:59:59Z')).toBe('2026-12-29')
    expect(eve('2026-12-24T05:00:00Z')).toBe('2026-12-30')
  })

  test('more weight or distance is never cheaper', () => {
    const some = fc.record({
      goodsCents: fc.integer({ min: 0, max: 30_000 }),
      weightGrams: fc.integer({ min: 0, max: 120_000 }),
      province: fc.constantFrom(...provinces.map(({ code }) => code)),
      isPickUp: fc.boolean(),
    })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 20_000 }), (of, more) => {
        const cost = (parcelOf: Partial<Parcel>) => prices(parcelOf).map(([, cents]) => Number(cents))
        const light = cost(of)
        cost({ ...of, weightGrams: of.weightGrams + more }).forEach((cents, index) => {
          expect(cents).toBeGreaterThanOrEqual(light[index] ?? 0)
        })
        cost({ ...of, province: 'ON' }).forEach((cents, index) => {
          expect(cents).toBeLessThanOrEqual(light[index] ?? 0)
        })
      }),
    )
  })
})

describe('the amount missing for free shipping', () => {
  test.each([
    ['in the provinces', {}, 4900],
    ['a cent', { goodsCents: 9899 }, 1],
    ['to an access point', { isPickUp: true }, 4900],
    ['1 · nothing is sent', { hasGoods: false, goodsCents: 0 }, null],
    ['1 · it is free already', { goodsCents: 9900 }, null],
    ['1 · a code makes it so', { isFreeByCode: true }, null],
    ['2 · never in the territories', { province: 'YT' }, null],
    ['2 · never above 30 kg', kg(31), null],
  ] as const)('%s', (_, of, cents) => expect(freeShippingRemaining(parcel(of))).toBe(cents))
})

test('a withdrawn method is named by its id', () => {
  expect(shipMethodName('express').fr).toBe('Livraison express')
  expect(shipMethodName('sleigh')).toEqual({ en: 'sleigh', fr: 'sleigh' })
  expect(shipMethodWay('express').fr).toBe('en livraison express')
  expect(shipMethodWay('sleigh')).toEqual({ en: 'by sleigh', fr: 'par sleigh' })
})

describe('standard delivery of an item on its own', () => {
  test('1, 2 · is that of a bag with the item alone, in every province and at any weight', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...provinces.map(({ code }) => code)),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        (province, weightGrams, goodsCents) => {
          const zone = standardDelivery(weightGrams, now).find((one) => one.provinces.includes(province))
          const [standard] = shipMethodsFor(parcel({ province, weightGrams, goodsCents }), now)
          expect(zone?.estimatedDelivery).toBe(standard?.estimatedDelivery)
          const isFree = zone?.freeFromCents != null && goodsCents >= zone.freeFromCents
          if (weightGrams <= 30_000) expect(standard?.priceCents).toBe(isFree ? 0 : zone?.priceCents)
          else expect(zone?.freeFromCents).toBeNull()
        },
      ),
    )
  })
  test('names every province once', () => {
    const named = standardDelivery(900, now).flatMap((zone) => zone.provinces)
    expect(named.toSorted()).toEqual(provinces.map(({ code }) => code).toSorted())
  })
})
