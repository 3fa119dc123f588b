import { expect, test } from 'vitest'
import { shownKettle } from '../../testing/product.fixtures.ts'
import { mediaOf } from './media.ts'

const video = {
  Url: 'kettle.mp4',
  ImageUrl: 'p/kettle-red-0',
  Title: 'The kettle',
  Seconds: 7,
  UploadedAt: '2026-09-07T12:00:00-04:00',
}

test('the first picture first, then the videos, then every other picture once', () => {
  const media = mediaOf(shownKettle({ Videos: [video] }), 'p/kettle-navy-1')
  expect(media.map(({ key }) => key)).toEqual([
    'p/kettle-navy-1',
    'kettle.mp4',
    'p/kettle-red-1',
    'p/kettle-red-2',
    'p/kettle-ivory-1',
    'p/kettle-gold-1',
  ])
  expect(media.map(({ style }) => style)).toEqual(['Navy', undefined, 'Red', undefined, 'Ivory', 'Hammered copper'])
})
