import { describe, expect, test } from 'vitest'
import { moveEnd, ordersPerMinute, presentedAt, putOnAir, swapProducts } from './control-room.rules.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const now = at('17:30:00')
const slot = (itemNo: string, time: string) => ({ itemNo, airTime: at(time) })
const plan = [slot('a', '17:00:00'), slot('b', '17:20:00'), slot('c', '17:40:00'), slot('d', '17:50:00')]
const times = (slots: readonly { itemNo: string; airTime: Date }[]) =>
  Object.fromEntries(slots.map(({ itemNo, airTime }) => [itemNo, airTime.toISOString().slice(11, 19)]))

describe('putting a product on air', () => {
  test('1 it goes on air now, whether it was still to come or has been shown; the others keep their times', () => {
    for (const item of ['d', 'a']) {
      const moved = putOnAir(plan, item, now) ?? []
      expect(times(moved)).toEqual({ ...times(plan), [item]: '17:30:00' })
      expect(
        presentedAt(
          moved.toSorted((one, other) => +one.airTime - +other.airTime),
          now,
        )?.itemNo,
      ).toBe(item)
    }
  })
  test('2 an item that is planned twice moves the slot that is still to come', () => {
    const twice = [...plan, slot('a', '17:55:00')]
    expect(putOnAir(twice, 'a', now)?.map(({ airTime }) => airTime)).toEqual([
      ...plan.map(({ airTime }) => airTime),
      now,
    ])
  })
  test('3 another item that went on air at this instant moves a millisecond earlier', () => {
    const moved = putOnAir([slot('b', '17:30:00'), slot('a', '17:20:00')], 'a', now)
    expect(moved).toEqual([{ itemNo: 'b', airTime: new Date(now.getTime() - 1) }, slot('a', '17:30:00')])
  })
  test.each(['z', 'constructor', ''])('4 «%s» is not in the programme', (item) => {
    expect(putOnAir(plan, item, now)).toBeUndefined()
  })
})

describe('moving an end', () => {
  const show = { start: at('17:00:00'), end: at('18:00:00'), products: plan }
  const next = { start: at('18:00:00'), end: at('19:00:00'), products: [slot('x', '18:00:00'), slot('y', '18:30:00')] }
  test('1 the end is in the future, and not too far from the start', () => {
    expect(moveEnd(show, next, now, now)).toBe('past')
    expect(moveEnd(show, next, at('17:29:59'), now)).toBe('past')
    expect(moveEnd(show, undefined, new Date('2026-11-22T05:00:00.001Z'), now)).toBe('too-long')
    expect(moveEnd(show, undefined, new Date('2026-11-22T05:00:00Z'), now)).toMatchObject({ next: undefined })
  })
  test('2 coming programmes move together or apart; shown ones stay', () => {
    const shorter = moveEnd(show, undefined, at('17:45:00'), now)
    expect(typeof shorter === 'object' && times(shorter.products)).toEqual({
      a: '17:00:00',
      b: '17:20:00',
      c: '17:35:00',
      d: '17:40:00',
    })
  })
  test('3 the next programme begins where this one ends, with its products moved together', () => {
    const longer = moveEnd(show, next, at('18:30:00'), now)
    expect(typeof longer === 'object' && longer.next?.start).toEqual(at('18:30:00'))
    expect(typeof longer === 'object' && times(longer.next?.products ?? [])).toEqual({ x: '18:30:00', y: '18:45:00' })
    const later = { ...next, start: at('18:15:00') }
    expect(moveEnd(show, later, at('18:10:00'), now)).toMatchObject({ next: undefined })
    expect(moveEnd(show, later, at('18:20:00'), now)).toMatchObject({ next: { start: at('18:20:00') } })
    expect(moveEnd(show, next, at('17:50:00'), now)).toMatchObject({ next: { start: at('17:50:00') } })
  })
  test('4 at least a minute of the next programme remains', () => {
    expect(moveEnd(show, next, at('18:59:00'), now)).toMatchObject({ next: { start: at('18:59:00') } })
    for (const end of ['18:59:01', '19:00:00', '20:00:00']) expect(moveEnd(show, next, at(end), now)).toBe('over-next')
  })
})

describe('swapping two products', () => {
  test('1 both are in the programme, and differ', () => {
    expect(swapProducts(plan, ['c', 'z'], now)).toBe('unknown')
    expect(swapProducts(plan, ['constructor', 'c'], now)).toBe('unknown')
    expect(swapProducts(plan, ['c', 'c'], now)).toBe('same')
  })
  test('2 both are still to come', () => {
    expect(swapProducts(plan, ['b', 'c'], now)).toBe('presented')
    const swapped = swapProducts(plan, ['c', 'd'], now)
    expect(typeof swapped === 'object' && times(swapped)).toEqual({ ...times(plan), c: '17:50:00', d: '17:40:00' })
  })
})

test('orders per minute: 1 the first minute is whole, and to a tenth; 2 none before the product comes on', () => {
  expect(ordersPerMinute(2, at('17:29:50'), now)).toBe(2)
  expect(ordersPerMinute(10, at('17:23:00'), now)).toBe(1.4)
  expect(ordersPerMinute(0, at('17:00:00'), now)).toBe(0)
  expect(ordersPerMinute(3, at('17:31:00'), now)).toBe(0)
})
