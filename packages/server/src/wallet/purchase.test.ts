import { bagTotals } from '@onair/core/bag'
import { provinces } from '@onair/core/provinces'
import { describe, expect, it } from 'vitest'
import type { BagRow, LineRow } from '../bag/bag.queries.ts'
import { purchaseOf } from './purchase.ts'

const aLine = (priceCents: number, quantity: number) =>
  ({ itemNo: '500001', nameEn: 'Kettle', nameFr: 'Bouilloire', priceCents, quantity }) as LineRow

/** A bag with promotions, gift cards and shipping. */
function aPurchase(options: { off?: number; giftCard?: number; shipping?: number; province?: 'ON' | 'QC' }) {
  const { off = 0, giftCard = 0, shipping = 999, province = 'ON' } = options
  const lines = [aLine(4999, 2), aLine(1, 3)]
  const totals = bagTotals({
    lines: lines.map(({ priceCents, quantity }) => ({ kind: 'goods', priceCents, quantity })),
    promotions: off > 0 ? [{ type: 'amount', amountCents: off }] : [],
    shippingCents: shipping,
    province,
    date: '2026-11-21',
    giftCardBalances: giftCard > 0 ? [giftCard] : [],
  })
  const bag = { lines, addresses: [], shippingAddressId: null } as unknown as BagRow
  return { purchase: purchaseOf(bag, { totals }, 'fr'), totals }
}

describe('a bag as a wallet purchase', () => {
  it('1. 2. 3. 4. adds up for every discount and gift card, and is never negative', () => {
    for (const off of [0, 1, 500, 9_998, 20_000]) {
      for (const giftCard of [0, 1, 5_000, 9_999, 10_001, 11_000, 11_500, 12_300]) {
        for (const shipping of [0, 999]) {
          const { purchase, totals } = aPurchase({ off, giftCard, shipping })
          const items = purchase.items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
          expect(items).toBe(purchase.subtotalCents)
          expect(purchase.subtotalCents + purchase.taxCents + purchase.shippingCents).toBe(purchase.totalCents)
          expect(purchase.totalCents).toBe(totals.grandTotalCents)
          expect(Math.min(purchase.subtotalCents, purchase.taxCents, purchase.shippingCents)).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })

  it('5. adds up in every province', () => {
    for (const { code } of provinces) {
      const { purchase } = aPurchase({ off: 333, giftCard: 777, province: code as 'ON' })
      expect(purchase.subtotalCents + purchase.taxCents + purchase.shippingCents).toBe(purchase.totalCents)
    }
  })

  it('6. names its lines and discounts in the language of the page', () => {
    const names = aPurchase({ off: 500, giftCard: 500 }).purchase.items.map(({ name }) => name)
    expect(names).toEqual(['Bouilloire', 'Bouilloire', 'Rabais', 'Cartes-cadeaux'])
  })
})
