import { expect, test } from 'vitest'
import { withFavourite, withoutFavourite } from './favourites.rules.ts'

test('adding moves an item to the front; removing drops it', () => {
  expect(withFavourite(['1', '2'], '2')).toEqual(['2', '1'])
  expect(withFavourite([], '2')).toEqual(['2'])
  expect(withoutFavourite(['1', '2'], '1')).toEqual(['2'])
  expect(withoutFavourite(['1'], '9')).toEqual(['1'])
})
