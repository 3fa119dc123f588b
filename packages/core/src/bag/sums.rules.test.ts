import { describe, expect, test } from 'vitest'
import { type Summed, sums } from './sums.rules.ts'

const order: Summed = {
  merchandiseSubTotal: 10_000,
  shippingHandling: 899,
  taxes: [
    { name: 'GST', rate: 5, amount: 495 },
    { name: 'QST', rate: 9.975, amount: 987 },
  ],
  discount: 1000,
  promotions: [{ code: 'WELCOME10', description: '10% off', amount: 1000 }],
  orderTotal: 11_381,
  giftCards: [{ lastDigits: '0050', amount: 5000 }],
  creditAmountApplied: 381,
  grandTotal: 6000,
}
const labels = (of: Summed, isPlaced = false) => {
  const { rows, total } = sums(of, 'en', isPlaced)
  return [...rows, total].map(({ label }) => label)
}

describe('the order of sums', () => {
  test('merchandise, shipping, taxes, discount, total, gift cards, credit, grand total', () => {
    expect(labels(order)).toEqual([
      'Merchandise',
      'Shipping and handling',
      'GST 5%',
      'QST 9.975%',
      '10% off',
      'Order total',
      'Gift card ending in 0050',
      'Credit applied',
      'Grand total',
    ])
  })
  test('the rows above a total add up to it', () => {
    const { rows, total } = sums(order, 'fr', false)
    const at = rows.findIndex(({ id }) => id === 'orderTotal')
    const signed = rows.map(({ cents, off }) => (off ? -cents : cents))
    const added = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0)
    expect(added(signed.slice(0, at))).toBe(order.orderTotal)
    expect(added(signed.slice(at))).toBe(total.cents)
  })
  test('1, 2. without gift cards a bag shows one total, a placed order both', () => {
    const bag = { ...order, giftCards: null, creditAmountApplied: 0, grandTotal: order.orderTotal }
    expect(labels(bag).slice(-2)).toEqual(['10% off', 'Order total'])
    expect(labels(bag, true).slice(-2)).toEqual(['Order total', 'Grand total'])
  })
  test('1b. a tax of zero has no row', () => {
    const taxes = [{ name: 'HST', rate: 13, amount: 0 }]
    expect(labels({ ...order, taxes }).filter((label) => label.includes('HST'))).toEqual([])
  })
  test('3. gift cards that are not known singly share one row, and a card that pays nothing has none', () => {
    const { giftCards: _, ...withoutCards } = order
    expect(labels({ ...withoutCards, giftCardRedemption: 5000 })).toContain('Gift card redeemed')
    expect(labels({ ...order, giftCards: [{ lastDigits: '0050', amount: 0 }], creditAmountApplied: 0 })).toEqual(
      labels({ ...order, giftCards: [], creditAmountApplied: 0 }),
    )
  })
  test('free shipping names its reason', () => {
    const promotions = [{ code: 'FREESHIP', description: 'Free delivery', amount: 0 }]
    const [, shipping] = sums({ ...order, shippingHandling: 0, promotions }, 'en', false).rows
    expect(shipping).toMatchObject({ text: 'Free', note: 'Free delivery (FREESHIP)' })
  })
})
