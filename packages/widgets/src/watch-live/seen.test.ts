import type { Show } from '@onair/core/guide/client'
import { describe, expect, test } from 'vitest'
import { seenAt, withShow } from './seen.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const show = (id: string, start: string, end: string, ...products: [itemNo: string, time: string][]): Show => ({
  id,
  title: id,
  description: '',
  host: '',
  start: at(start).toISOString(),
  end: at(end).toISOString(),
  isLive: false,
  imageUrl: 's/kitchen-0',
  products: products.map(([itemNo, time]) => ({ itemNo, airTime: at(time).toISOString() })),
})
const kitchen = show('kitchen', '15:00:00', '16:00:00', ['100001', '15:00:10'], ['100002', '15:30:00'])
const beauty = show('beauty', '16:00:00', '17:00:00', ['100003', '16:00:00'])
const shows = [kitchen, beauty]

describe('the viewer’s view', () => {
  test.each([
    ['15:00:05', 'kitchen', undefined],
    ['15:00:10', 'kitchen', '100001'],
    ['15:29:59', 'kitchen', '100001'],
    ['15:30:00', 'kitchen', '100002'],
    // 20 seconds behind the channel, which shows the next product.
    ['15:59:50', 'kitchen', '100002'],
    ['16:00:00', 'beauty', '100003'],
    ['17:00:00', undefined, undefined],
    ['14:59:59', undefined, undefined],
  ])('1 at %s is the programme %s and the product %s', (time, id, itemNo) => {
    const seen = seenAt(shows, at(time))
    expect([seen.show?.id, seen.itemNo]).toEqual([id, itemNo])
  })

  test('2 is the channel’s new programme, even before the planned end of the last one', () => {
    const sooner = show('beauty', '15:40:00', '17:00:00', ['100003', '15:40:00'])
    expect(seenAt([kitchen, sooner], at('15:39:59')).itemNo).toBe('100002')
    expect(seenAt([kitchen, sooner], at('15:40:00')).itemNo).toBe('100003')
  })
})

test('3 is one of a few known programmes, each in its latest plan', () => {
  const later = { ...beauty, end: at('18:00:00').toISOString() }
  expect(withShow(shows, later)).toEqual([kitchen, later])
  expect(withShow(shows, null)).toBe(shows)
  const many = Array.from({ length: 9 }, (_, index) => show(`${index}`, '15:00:00', '16:00:00'))
  expect(many.reduce<readonly Show[]>(withShow, []).map(({ id }) => id)).toEqual(['5', '6', '7', '8'])
})
