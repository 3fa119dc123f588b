import type { Favourites } from '@onair/core/favourites/client'
import type { Show } from '@onair/core/guide/client'
import { describe, expect, test } from 'vitest'
import { worthALook } from './highlights.ts'

const now = new Date('2026-11-21T22:00:00Z')
const zone = 'America/Toronto'

const favourite = (itemNumber: string, isPrice?: number, wasPrice?: number): Favourites['favourites'][number] => ({
  itemNumber,
  activityDateTime: '2026-11-01T12:00:00Z',
  isRemoved: false,
  name: `Item ${itemNumber}`,
  isPrice,
  wasPrice,
})
const show = (...products: [itemNo: string, airTime: string][]): Show => ({
  id: 's1',
  title: 'Kitchen',
  description: '',
  host: 'Ada',
  start: '2026-11-21T22:00:00Z',
  end: '2026-11-22T04:00:00Z',
  isLive: true,
  imageUrl: '',
  products: products.map(([itemNo, airTime]) => ({ itemNo, airTime })),
})
const look = (favourites: Favourites['favourites'], shows: Show[] = []) => worthALook(favourites, shows, now, zone)

describe('favourites worth a look today', () => {
  test('1. begin with those on air later today, by their first time', () => {
    const shows = [
      show(['1', '2026-11-22T02:00:00Z'], ['2', '2026-11-21T23:00:00Z']),
      show(['1', '2026-11-22T03:00:00Z']),
    ]
    expect(
      look([favourite('3', 900, 1000), favourite('1'), favourite('2')], shows).map(({ itemNo }) => itemNo),
    ).toEqual(['2', '1', '3'])
  })

  test('2. leave out items that were on air already, or will be only tomorrow in the shopper’s zone', () => {
    const shows = [show(['1', '2026-11-21T21:59:00Z'], ['2', '2026-11-22T05:00:00Z'])]
    expect(look([favourite('1'), favourite('2')], shows)).toEqual([])
  })

  test('3. name a reduced price with the previous price; no equal or missing price', () => {
    expect(look([favourite('1', 900, 1000), favourite('2', 1000, 1000), favourite('3', 900), favourite('4')])).toEqual([
      { itemNo: '1', name: 'Item 1', isPrice: 900, wasPrice: 1000 },
    ])
  })

  test('4. list a favourite that is both once', () => {
    expect(look([favourite('1', 900, 1000)], [show(['1', '2026-11-22T01:00:00Z'])])).toEqual([
      { itemNo: '1', name: 'Item 1', airTime: '2026-11-22T01:00:00Z', isPrice: 900, wasPrice: 1000 },
    ])
  })
})
