import { expect, test } from 'vitest'
import { isFavourite, withFavourite, withoutFavourite } from './favourites.rules.ts'

test('an item is a favourite only for a signed-in shopper who has it in the list', () => {
  expect(isFavourite(true, ['123456'], '123456')).toBe(true)
  expect(isFavourite(false, ['123456'], '123456')).toBe(false)
  expect(isFavourite(true, ['123456'], '654321')).toBe(false)
})

test('adding puts it in front, once; removing takes it out', () => {
  expect(withFavourite(['1', '2'], '2')).toEqual(['2', '1'])
  expect(withFavourite([], '2')).toEqual(['2'])
  expect(withoutFavourite(['1', '2'], '1')).toEqual(['2'])
  expect(withoutFavourite(['1'], '9')).toEqual(['1'])
})
