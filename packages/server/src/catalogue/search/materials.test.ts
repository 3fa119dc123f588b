import { expect, test } from 'vitest'
import { madeOf, materials, stones } from './materials.ts'

const read = (en: string, fr: string): string => {
  const made = madeOf({ en, fr })
  const ids = [...made.materials.map((place) => materials[place]?.id), ...made.stones.map((place) => stones[place]?.id)]
  return [...new Set(ids)].join(' ')
}

test.each([
  ['Brass Lamp with Linen Shade', 'Lampe en laiton à abat-jour en lin', 'brass linen'],
  ['Vegan-Leather Clogs', 'Sabots en cuir végétalien', 'vegan-leather'],
  ['10K White Gold Emerald Anklet', 'Chaîne de cheville à émeraudes en or blanc', 'white-gold emerald'],
  ['Lab-Grown Diamond Tiara', 'Diadème à diamants de culture', 'lab-diamond'],
  ['Wicker Trays', 'Plateaux de rotin', 'wicker'],
  ['Corduroy Cap', 'Casquette en velours côtelé', 'corduroy'],
])('1 %s is made of this', (en, fr, expected) => {
  expect(read(en, fr)).toBe(expected)
})

test.each([
  ['Diamond-Cut Ornament', 'Ornement à taille diamant'],
  ['Cardigan with Pearl Buttons', 'Cardigan à boutons perlés'],
  ['Lace-Up Shoes', 'Souliers à lacets'],
  ['Wine Glasses', 'Verres à vin'],
  ['Glassware Shelf', 'Étagère'],
])('2 %s only sounds like it', (en, fr) => {
  expect(read(en, fr)).toBe('')
})

test('3 every material and stone has a unique id that fits into a URL', () => {
  const ids = [...materials, ...stones].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
})
