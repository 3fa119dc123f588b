import { describe, expect, test } from 'vitest'
import { type DeliveryZones, deliveryTo } from './delivery.rules.ts'

const zones: DeliveryZones = [
  { provinces: ['ON', 'QC'], price: 995, freeFrom: 9900, estimatedDelivery: '2026-11-27' },
  { provinces: ['NU'], price: 2495, freeFrom: null, estimatedDelivery: '2026-12-04' },
]

describe('standard delivery to a province', () => {
  test.each([
    ['1 · free from the threshold', 'ON', 9900, { by: '2026-11-27', price: 0, missing: null }],
    ['2 · a cent below', 'QC', 9899, { by: '2026-11-27', price: 995, missing: 1 }],
    ['2 · an amount still to be typed', 'QC', 0, { by: '2026-11-27', price: 995, missing: 9900 }],
    ['3 · without a threshold', 'NU', 1_000_000, { by: '2026-12-04', price: 2495, missing: null }],
    ['4 · a province that no zone names', 'BC', 5000, undefined],
  ] as const)('%s', (_, province, goods, offer) => expect(deliveryTo(zones, province, goods)).toEqual(offer))
})
