import { describe, expect, test } from 'vitest'
import { isReturnDeadlinePassed, returnAction, returnButton, returnByDate, whyNotReturnable } from './returns.rules.ts'

describe('the return call to action', () => {
  const of = (sellerTypes: (string | null)[], showCanadaPostReturnCTA = true) =>
    returnAction({
      shipOrderNo: '10001-1',
      showCanadaPostReturnCTA,
      items: sellerTypes.map((sellerType) => ({ sellerType })),
    })
  test('1 · any item of the partner', () => {
    expect(of([null, 'Marketplace', 'OAPartner'])).toEqual({ type: 'instructions', mode: 1 })
  })
  test('2 · else any Marketplace item', () =>
    expect(of([null, 'Marketplace'])).toEqual({ type: 'instructions', mode: 2 }))
  test('3 · else by post, with the sub-order’s number', () => {
    expect(of([null])).toEqual({ type: 'return-items', path: '/pages/returnitems?orderNo=10001-1' })
  })
  test('4 · else the generic instructions', () => expect(of([null], false)).toEqual({ type: 'instructions', mode: 0 }))
})

test.each([
  [false, false, false, 'hidden'],
  [false, false, true, 'hidden'],
  [true, false, false, 'enabled'],
  [false, true, false, 'enabled'],
  [true, true, true, 'disabled'],
])('the button: by post %s, generic %s, too late %s: %s', (post, generic, late, expected) => {
  const subOrder = { showCanadaPostReturnCTA: post, showGenericReturnCTA: generic, isReturnDeadlinePassed: late }
  expect(returnButton(subOrder)).toBe(expected)
})

test('the window is 30 days after delivery, its last day included', () => {
  expect(returnByDate('2026-11-21')).toBe('2026-12-21')
  expect(isReturnDeadlinePassed('2026-12-21', '2026-12-21')).toBe(false)
  expect(isReturnDeadlinePassed('2026-12-21', '2026-12-22')).toBe(true)
})

describe('why a sub-order cannot be returned by post', () => {
  const returnable = {
    showIneligibleForReturnMessage: false,
    deliveryDate: '2026-11-21',
    isReturnDeadlinePassed: false,
    showCanadaPostReturnCTA: true,
    items: [{ returnableQuantity: 0 }, { returnableQuantity: 2 }],
  }
  const reasons = [
    ['1 · nothing in it can be returned', { showIneligibleForReturnMessage: true }, 'notEligible'],
    ['2 · it is not delivered', { deliveryDate: null }, 'notDelivered'],
    ['3 · its window has closed', { isReturnDeadlinePassed: true }, 'closed'],
    ['4 · all of it has been returned', { items: [{ returnableQuantity: 0 }] }, 'nothingLeft'],
    ['5 · it goes back another way', { showCanadaPostReturnCTA: false }, 'otherWay'],
  ] as const
  test.each(reasons)('%s', (_, change, expected) => {
    expect(whyNotReturnable({ ...returnable, ...change })).toBe(expected)
  })
  test('the first reason counts, in this order', () => {
    for (const [index, [name, , expected]] of reasons.entries()) {
      const withLater = Object.assign({}, returnable, ...reasons.slice(index).map(([, change]) => change))
      expect(whyNotReturnable(withLater), name).toBe(expected)
    }
  })
  test('6 · without one it can be returned', () => expect(whyNotReturnable(returnable)).toBeUndefined())
})
