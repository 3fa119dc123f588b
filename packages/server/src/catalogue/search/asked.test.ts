import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedFor } from './asked.ts'

/** `term | dimension:value … | sort key` */
const read = (typed: string): string => {
  const { searchTerm, chosen, sortKey } = askedFor(typed)
  return [searchTerm, [...chosen].map(([id, values]) => `${id}:${values}`).join(' '), sortKey ?? ''].join(' | ')
}

test.each([
  ['kettle under $40', 'kettle | price:0-40 | '],
  ['bracelets less than 75 dollars', 'bracelets | price:0-75 | '],
  ['lamps below 1,200', 'lamps | price:0-1200 | '],
  ['earrings $35 and under', 'earrings | price:0-35 | '],
  ['up to 80$ duvet', 'duvet | price:0-80 | '],
  ['necklace over $300', 'necklace | price:300-up | '],
  ['budget $50 ring', 'ring | price:0-50 | '],
  ['products on sale under $50', ' | price:0-50 on-sale:yes | '],
  ['something under $20', ' | price:0-20 | '],
  ['moins de 50 légumes', 'légumes | price:0-50 | '],
  ['necklace $300 and up', 'necklace | price:300-up | '],
  ['tents from $50 to $90', 'tents | price:50-90 | '],
  ['tents $50-$90', 'tents | price:50-90 | '],
  ['between 20 and 30 dollars soap', 'soap | price:20-30 | '],
  ['bouilloire moins de 40 $', 'bouilloire | price:0-40 | '],
  ['bouilloire en bas de 40 $', 'bouilloire | price:0-40 | '],
  ['collier de 50 à 100 $', 'collier | price:50-100 | '],
  ['collier entre 1 000 et 2 000 $', 'collier | price:1000-2000 | '],
  ['bottes 90 $ ou moins', 'bottes | price:0-90 | '],
  ['bottes à partir de 90 $', 'bottes | price:90-up | '],
  ['under $49.99', ' | price:0-50 | '],
  ['over $49.99', ' | price:49-up | '],
  ['toaster around $80', 'toaster | price:64-96 | '],
  ['toaster about 80', 'toaster | price:64-96 | '],
  ['lampe environ 50 $', 'lampe | price:40-60 | '],
  ['dans les 200 $ valise', 'valise | price:160-240 | '],
  ['between 90 and 40 tent', 'tent | price:40-90 | '],
  ['tente entre 90 et 40 $', 'tente | price:40-90 | '],
])('1 a price in words: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected)
})

test.each([
  'monitor over 27 inches',
  'moins de 5 kg',
  'more than 12 cups',
  'plus de 8 tasses',
  '50-piece set',
  'set of 2 to 4',
  'under armour',
  'sous-vêtement',
  'between seasons',
  'over-the-door hook',
  '2-in-1 blender',
  '600 thread count',
  '100-194',
  'moins de 3 ans',
  'moins de 3 années',
  'bottes de 6 à 10',
  'sizes from 6 to 12',
  'Air Max 90',
  'women over 60',
  'ring under 1,000,000',
  'aubaine du jour',
  'rug about 84 inches',
  'kettle about 40 degrees',
  'frame about 24 by 36',
  'panier à linge sale',
  'vitamines environ 60 jours',
])('2 a number of something else is no price: %s', (typed) => {
  expect(askedFor(typed)).toEqual({ searchTerm: typed, chosen: new Map(), sortKey: undefined })
})

test.each([
  ['blankets on clearance', 'blankets | on-sale:yes | '],
  ['couvertures en rabais', 'couvertures | on-sale:yes | '],
  ['newest scarves', 'scarves |  | newest'],
  ['nouveautés foulards', 'foulards |  | newest'],
  ['cookware as seen on tv', 'cookware | on-air:this-week | recently-aired'],
  ['bijoux vus à la télé', 'bijoux | on-air:this-week | recently-aired'],
  ['highest rated toasters', 'toasters | rating:4 | rating'],
  ['toasters les mieux notés', 'toasters | rating:4 | rating'],
  ['inexpensive umbrellas', 'umbrellas |  | price-asc'],
  ['parapluies pas chers', 'parapluies |  | price-asc'],
  ['camera with easy pay', 'camera | easy-pay:yes | '],
  ['caméra en paiements faciles', 'caméra | easy-pay:yes | '],
  ['umbrellas on sale today', 'umbrellas | on-sale:yes | '],
  ['sale this week', ' | on-sale:yes | '],
  ["today's sale", ' | on-sale:yes | '],
  ['sales right now', ' | on-sale:yes | '],
  ["en solde aujourd'hui", ' | on-sale:yes | '],
  ['soldes de la semaine tapis', 'tapis | on-sale:yes | '],
  ['50% off rugs', 'rugs | on-sale:yes | '],
  ['half price rugs', 'rugs | on-sale:yes | '],
  ['tapis 40 % de rabais', 'tapis | on-sale:yes | '],
  ['tapis à moitié prix', 'tapis | on-sale:yes | '],
  ['aspirateur le mieux coté', 'aspirateur | rating:4 | rating'],
  ['scarf under 50 dollars for my sister', 'scarf for my sister | price:0-50 | '],
  ['umbrellas on sale under $30', 'umbrellas | price:0-30 on-sale:yes | '],
])('3 what is asked for in words: %s', (typed, expected) => {
  expect(read(typed)).toBe(expected)
})

test.each([
  'wholesale bag',
  'new york print',
  'special edition',
  'dealer',
  'saleté',
  'newborn set',
  'solde carte-cadeau',
  'carte cadeau solde',
])('4 words that only look like it stay: %s', (typed) => {
  expect(askedFor(typed).searchTerm).toBe(typed)
})

test('5 the remaining term asks for no filter', () => {
  const piece = fc.constantFrom(
    'boots',
    'under',
    '$60',
    '60',
    'on sale',
    'and',
    'between',
    'et',
    'moins de',
    '$',
    'cheap',
    'new in',
    '-',
    'en',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { searchTerm } = askedFor(pieces.join(' '))
      expect(askedFor(searchTerm).searchTerm).toBe(searchTerm)
    }),
  )
})
