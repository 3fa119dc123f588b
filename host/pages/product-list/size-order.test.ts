import { expect, test } from 'vitest'
import { inSizeOrder } from './size-order.ts'

const ordered = (...codes: string[]) =>
  inSizeOrder(codes.map((code) => ({ id: `size:${code}`, name: code.toUpperCase() }))).map(({ id }) => id.slice(5))

test('1. letters from small to large, then plus sizes', () => {
  expect(ordered('l', '1x', 's', 'xs', 'xl', 'm', '3x')).toEqual(['xs', 's', 'm', 'l', 'xl', '1x', '3x'])
})
test('2. numbers by value, halves included, after letters', () => {
  expect(ordered('10', '9', '8-5', 'm', '10-5', '8')).toEqual(['m', '8', '8-5', '9', '10', '10-5'])
})
test('3. everything else by name, at the end', () => {
  expect(ordered('queen', '5', 'king')).toEqual(['5', 'king', 'queen'])
})
