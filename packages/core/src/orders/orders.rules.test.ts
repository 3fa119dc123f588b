import { describe, expect, test } from 'vitest'
import { isCancelled, type OrderStatus, orderStatusOf, orderStatusWords, trackPath } from './order-status.rules.ts'
import {
  editDeadline,
  editRefusal,
  orderListQuery,
  ordersFromDate,
  releasedBy,
  searchedOrderNo,
} from './orders.rules.ts'

const statuses = Object.keys(orderStatusWords) as OrderStatus[]

describe('status', () => {
  test('only the cancelled status reads as cancelled, in both languages', () => {
    for (const status of statuses) {
      expect(isCancelled(orderStatusWords[status].en)).toBe(status === 'cancelled')
      expect(isCancelled(orderStatusWords[status].fr)).toBe(status === 'cancelled')
    }
  })
  test('a known word names its status in either language; another word names none', () => {
    for (const status of statuses) {
      for (const word of Object.values(orderStatusWords[status])) expect(orderStatusOf(word)).toBe(status)
    }
    expect(orderStatusOf('Order cancelled by customer')).toBe('cancelled')
    expect(['constructor', '', 'On hold'].map(orderStatusOf)).toEqual([undefined, undefined, undefined])
  })
  test.each(['CANCELLED', 'Order cancelled by customer', 'Annulé', 'commande ANNULÉE', 'annule\u0301e'])(
    '%s is',
    (text) => expect(isCancelled(text)).toBe(true),
  )
})

describe('editing an order', () => {
  const placedAt = new Date('2026-11-21T12:00:00Z')
  const order = { status: 'received' as OrderStatus, placedAt, partShipped: false }
  const account = { isEmployee: false, isOnHold: false }
  const after = (minutes: number): Date => new Date(placedAt.getTime() + minutes * 60_000)

  test('a new order can be edited', () => {
    expect(editRefusal(order, account, after(0))).toBeUndefined()
    expect(editRefusal({ ...order, status: 'preparing' }, account, after(59.9))).toBeUndefined()
  })
  test('1 · never an employee’s', () => {
    expect(editRefusal(order, { ...account, isEmployee: true }, after(1))).toBe('employee')
  })
  test('2 · never while the account is on hold', () => {
    expect(editRefusal(order, { ...account, isOnHold: true }, after(1))).toBe('onHold')
  })
  test('3 · never once a part has shipped', () => {
    expect(editRefusal({ ...order, partShipped: true }, account, after(1))).toBe('shipped')
  })
  test.each(['shipped', 'delivered', 'returned', 'cancelled'] as const)('4 · never one that is %s', (status) => {
    expect(editRefusal({ ...order, status }, account, after(1))).toBe('status')
  })
  test('5 · not at the end of its 60 minutes, or however many are configured', () => {
    expect(editRefusal(order, account, after(60))).toBe('tooLate')
    expect(editRefusal(order, account, after(60), 90)).toBeUndefined()
    expect(editRefusal(order, account, after(5), 5)).toBe('tooLate')
    expect(editDeadline(placedAt)).toEqual(after(60))
  })
})

test.each([
  [30, '2026-10-22'],
  [60, '2026-09-22'],
  [180, '2026-05-25'],
  [0, undefined],
  [-5, undefined],
])('the last %i days begin on %s', (days, expected) => expect(ordersFromDate(days, '2026-11-21')).toBe(expected))

describe('what cancelling gives back', () => {
  const order = {
    grandTotal: 18_000,
    giftCardRedemption: 2000,
    promoCode: 'TENOFF',
    promotions: [{ code: 'TENOFF' }, { code: 'FREESHIP' }],
    easyPays: [],
  }
  test('1 · the whole authorised total, or the first payment', () => {
    expect(releasedBy(order).heldCents).toBe(18_000)
    const easyPays = [{ amount: 7000 }, { amount: 5500 }, { amount: 5500 }]
    expect(releasedBy({ ...order, easyPays })).toMatchObject({ heldCents: 7000, laterPayments: 2 })
    // Gift cards may have paid the first one.
    expect(releasedBy({ ...order, easyPays: [{ amount: 0 }, { amount: 0 }, { amount: 5500 }] })).toMatchObject({
      heldCents: 0,
      laterPayments: 1,
    })
  })
  test('2 · gift cards and promo codes', () => {
    expect(releasedBy(order)).toMatchObject({ giftCardCents: 2000, promoCodes: ['TENOFF', 'FREESHIP'] })
    expect(releasedBy({ ...order, promotions: undefined }).promoCodes).toEqual(['TENOFF'])
    expect(releasedBy({ ...order, promotions: [], promoCode: null }).promoCodes).toEqual([])
  })
})

test('the order search is trimmed', () => {
  expect(searchedOrderNo('  10001 ')).toBe('10001')
  expect(searchedOrderNo('   ')).toBeUndefined()
})

test.each([
  ['', { dateRange: 0, page: 1, size: 6 }],
  ['dateRange=60&page=3', { dateRange: 60, page: 3, size: 6 }],
  ['dateRange=999999999&page=1e300', { dateRange: 0, page: 10_000, size: 6 }],
  ['dateRange=45', { dateRange: 45, page: 1, size: 6 }],
  ['dateRange=1', { dateRange: 1, page: 1, size: 6 }],
  ['dateRange=36500', { dateRange: 36_500, page: 1, size: 6 }],
  ['dateRange=36501', { dateRange: 0, page: 1, size: 6 }],
  ['dateRange=4.5', { dateRange: 0, page: 1, size: 6 }],
  ['index=0&range=45', { dateRange: 45, page: 1, size: 6, index: 0 }],
  ['dateRange=-30&page=-1', { dateRange: 0, page: 1, size: 6 }],
  ['dateRange=x&page=Infinity', { dateRange: 0, page: 10_000, size: 6 }],
  ['dateRange=1e300&page=2.9', { dateRange: 0, page: 2, size: 6 }],
  ['page=abc&size=abc', { dateRange: 0, page: 1, size: 6 }],
  ['size=12', { dateRange: 0, page: 1, size: 12 }],
  ['size=0', { dateRange: 0, page: 1, size: 6 }],
  ['size=-4', { dateRange: 0, page: 1, size: 1 }],
  ['size=5000', { dateRange: 0, page: 1, size: 100 }],
  ['index=2&page=2&size=6&range=30', { dateRange: 30, page: 2, size: 6, index: 2 }],
  ['index=0&range=180', { dateRange: 180, page: 1, size: 6, index: 0 }],
  ['range=30', { dateRange: 0, page: 1, size: 6 }],
  ['index=-1', { dateRange: 0, page: 1, size: 6 }],
  ['index=1e3', { dateRange: 0, page: 1, size: 6 }],
  ['index=', { dateRange: 0, page: 1, size: 6 }],
])('the address of the order list “%s” means %j', (query, expected) => {
  expect(orderListQuery(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  ['Mississauga, ON L5G 1C9', 'L5G+1C9'],
  ['Trois-Rivières, QC g8t2a1', 'g8t2a1'],
  ['Nowhere', ''],
])('an order billed to %s is tracked with the postal code “%s”', (place, postalCode) =>
  expect(trackPath('100000123', place)).toBe(`/pages/trackorder?orderNo=100000123&postalCode=${postalCode}`),
)
