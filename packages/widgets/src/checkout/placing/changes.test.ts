import { describe, expect, test } from 'vitest'
import { shownBag } from '../../testing/bag.fixtures.ts'
import { changesBetween } from './changes.ts'

const bag = shownBag()
const [kettle, cardigan] = bag.cartLines
if (!kettle || !cardigan) throw new Error('The bag has two lines')

describe('changes of an order', () => {
  test('1. none if nothing changed', () => {
    expect(changesBetween(bag, structuredClone(bag))).toEqual([])
  })
  test('2. a line’s price and quantity, with the totals that follow', () => {
    const after = { ...bag, cartLines: [{ ...kettle, price: 6499, quantity: 1 }, cardigan], grandTotal: 17000 }
    expect(changesBetween(bag, after)).toEqual([
      { kind: 'price', name: kettle.name, before: 5999, after: 6499 },
      { kind: 'quantity', name: kettle.name, before: 2, after: 1 },
      { kind: 'grandTotal', before: 23614, after: 17000 },
    ])
  })
  test('3. removed lines, and new ones', () => {
    const chair = { ...cardigan, id: 'line-3', name: 'Chair' }
    expect(changesBetween(bag, { ...bag, cartLines: [kettle, chair] })).toEqual([
      { kind: 'gone', name: cardigan.name },
      { kind: 'added', name: 'Chair' },
    ])
  })
  test('4. discount, shipping, taxes and gift cards, the grand total last', () => {
    const giftCards = [{ id: 'g', lastDigits: '0050', amount: 2000, balance: 2000 }]
    const after = { ...bag, discount: 500, shippingHandling: 0, taxTotal: 2600, giftCards, grandTotal: 19998 }
    expect(changesBetween(bag, after).map(({ kind }) => kind)).toEqual([
      'discount',
      'shippingHandling',
      'taxTotal',
      'giftCards',
      'grandTotal',
    ])
  })
})
