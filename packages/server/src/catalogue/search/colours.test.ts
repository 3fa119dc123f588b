import { expect, test } from 'vitest'
import { palette, paletteColour } from './colours.ts'

test.each([
  ['navy', 'navy'],
  ['rose-gold', 'rose-gold'],
  ['multi', 'multi'],
  ['#26375f', 'navy'],
  ['#000000', 'black'],
  ['#FFFFFF', 'white'],
  ['#aa0000', 'red'],
  ['#abc', undefined],
  ['mauve', undefined],
  ['', undefined],
])('the colour %s is %s', (colour, expected) => {
  const place = paletteColour(colour)
  expect(place === undefined ? undefined : palette[place]?.id).toBe(expected)
})
