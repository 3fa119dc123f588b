import { describe, expect, test } from 'vitest'
import { easyPayStatus, isOwed, nextTryOn } from './charging.rules.ts'

describe('the tries of a declined payment', () => {
  test.each([
    [1, '2026-12-22'],
    [2, '2026-12-24'],
    [3, '2026-12-28'],
    [4, undefined],
  ])('after %i tries the next is on %s', (tries, day) => expect(nextTryOn('2026-12-21', tries)).toBe(day))
})

describe('the state of a payment', () => {
  const payment = { amountCents: 2499, forgivenCents: 0, isPaid: false, tries: 0 }
  test.each([
    ['4 · still to come', payment, false, 'Due'],
    ['4 · reduced by a return', { ...payment, forgivenCents: 1000 }, false, 'Due'],
    ['3 · declined', { ...payment, tries: 2 }, false, 'Failed'],
    ['2 · charged after it was declined', { ...payment, isPaid: true, tries: 1 }, false, 'Paid'],
    ['2 · covered by gift cards', { ...payment, amountCents: 0 }, false, 'Paid'],
    ['1 · all of it forgiven', { ...payment, forgivenCents: 2499, tries: 1 }, false, 'Cancelled'],
    ['1 · of a cancelled order', { ...payment, amountCents: 0 }, true, 'Cancelled'],
  ] as const)('%s', (_, instalment, isCancelled, status) => expect(easyPayStatus(instalment, isCancelled)).toBe(status))

  test('due and failed payments are owed', () =>
    expect((['Paid', 'Due', 'Failed', 'Cancelled'] as const).map(isOwed)).toEqual([false, true, true, false]))
})
