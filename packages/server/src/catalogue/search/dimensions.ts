import type { dimensionIds, sortKeys } from '@onair/core/contract'
import type { Bilingual, Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import { formatMoney } from '@onair/core/money'
import { palette } from './colours.ts'
import en from './dimensions.messages.en.json' with { type: 'json' }
import fr from './dimensions.messages.fr.json' with { type: 'json' }
import type { Codes, IndexData } from './index-data.ts'
import { materials, stones } from './materials.ts'
import { type Flag, hasFlag, isRated, priceBands, priceOf, ratingBands, traitCodes } from './traits.ts'

export type DimensionId = (typeof dimensionIds)[number]
export type SortKey = (typeof sortKeys)[number]

/**
 * A dimension by which lists are filtered. Its values are numbered (`place`). A product has a code in one of the index's
 * columns, and one code may stand for several values: a category for its ancestors, a set of colours for each of them.
 */
export type Dimension = {
  name: Bilingual
  column(data: IndexData): Codes
  /** The number of different codes in the column. */
  codes(data: IndexData): number
  /** The values of a code. */
  placesOf(data: IndexData, code: number): readonly number[]
  /** The number of values. */
  size(data: IndexData): number
  /** Without the dimension's prefix: `4` for `rating:4`. */
  idOf(data: IndexData, place: number): string
  nameOf(data: IndexData, place: number, language: Language): string
  /** The ids of values that are the same for every catalogue; others are refused. In other dimensions they find nothing. */
  closed?: readonly string[]
  /** The range of an id, for dimensions with ranges; undefined for an id that is not a range. */
  rangeOf?(id: string): Range | undefined
  nameOfRange?(range: Range, language: Language): string
}

/** A range of lowest prices in cents, both ends included. */
export type Range = { from: number; to: number | undefined }

const none: readonly number[] = []
const only: readonly number[] = [0]

/** A category and its ancestors. */
function upFrom(data: IndexData, code: number): number[] {
  const places: number[] = []
  for (let at = code; at >= 0; at = data.categories[at]?.parent ?? -1) places.push(at)
  return places
}

const traits = {
  column: (data: IndexData) => data.traits,
  codes: () => traitCodes,
} as const

const flag = (id: Flag, name: Bilingual, value: Bilingual, valueId = 'yes'): Dimension => ({
  ...traits,
  name,
  placesOf: (_, code) => (hasFlag(code, id) ? only : none),
  size: () => 1,
  idOf: () => valueId,
  nameOf: (_data, _place, language) => value[language],
  closed: [valueId],
})

const priceName = ({ from, to }: { from: number; to: number | undefined }, language: Language): string => {
  const t = translatorIn(language, en, fr)
  const [low, high] = [formatMoney(from, language), formatMoney(to ?? 0, language)]
  if (to === undefined) return t('andUp', { low })
  return from === 0 ? t('under', { high }) : t('between', { low, high })
}

export const dimensions: Record<DimensionId, Dimension> = {
  category: {
    name: { en: 'Category', fr: 'Catégorie' },
    column: (data) => data.category,
    codes: (data) => data.categories.length,
    placesOf: upFrom,
    size: (data) => data.categories.length,
    idOf: (data, place) => data.categories[place]?.id ?? '',
    nameOf: (data, place, language) => data.categories[place]?.name[language] ?? '',
  },
  collection: {
    name: { en: 'Gifts', fr: 'Cadeaux' },
    column: (data) => data.category,
    codes: (data) => data.categories.length,
    placesOf: (data, code) => data.inCollections[code] ?? none,
    size: (data) => data.collections.length,
    idOf: (data, place) => data.collections[place]?.id ?? '',
    nameOf: (data, place, language) => data.collections[place]?.name[language] ?? '',
  },
  brand: {
    name: { en: 'Brand', fr: 'Marque' },
    column: (data) => data.brand,
    codes: (data) => data.brands.length,
    placesOf: (_, code) => [code],
    size: (data) => data.brands.length,
    idOf: (data, place) => data.brands[place]?.id ?? '',
    nameOf: (data, place) => data.brands[place]?.name ?? '',
  },
  price: {
    ...traits,
    name: { en: 'Price', fr: 'Prix' },
    placesOf: (_, code) => [priceOf(code)],
    size: () => priceBands.length,
    idOf: (_, place) => priceBands[place]?.id ?? '',
    nameOf: (_, place, language) => {
      const band = priceBands[place]
      return band ? priceName(band, language) : ''
    },
    closed: priceBands.map(({ id }) => id),
    rangeOf(id) {
      const [from, to] = /^(\d{1,6})-(\d{1,6}|up)$/.exec(id)?.slice(1) ?? []
      if (from === undefined || priceBands.some((band) => band.id === id)) return undefined
      const range = { from: Number(from) * 100, to: to === 'up' ? undefined : Number(to) * 100 }
      return range.to === undefined || range.from < range.to ? range : undefined
    },
    nameOfRange: priceName,
  },
  colour: {
    name: { en: 'Colour', fr: 'Couleur' },
    column: (data) => data.colours,
    codes: (data) => data.colourSets.length,
    placesOf: (data, code) => data.colourSets[code] ?? none,
    size: () => palette.length,
    idOf: (_, place) => palette[place]?.id ?? '',
    nameOf: (_, place, language) => palette[place]?.name[language] ?? '',
  },
  size: {
    name: { en: 'Size', fr: 'Taille' },
    column: (data) => data.sizes,
    codes: (data) => data.sizeSets.length,
    placesOf: (data, code) => data.sizeSets[code] ?? none,
    size: (data) => data.sizeValues.length,
    idOf: (data, place) => data.sizeValues[place]?.id ?? '',
    nameOf: (data, place, language) => data.sizeValues[place]?.name[language] ?? '',
  },
  material: {
    name: { en: 'Material', fr: 'Matière' },
    column: (data) => data.materials,
    codes: (data) => data.materialSets.length,
    placesOf: (data, code) => data.materialSets[code] ?? none,
    size: () => materials.length,
    idOf: (_, place) => materials[place]?.id ?? '',
    nameOf: (_, place, language) => materials[place]?.name[language] ?? '',
  },
  stone: {
    name: { en: 'Stone', fr: 'Pierre' },
    column: (data) => data.stones,
    codes: (data) => data.stoneSets.length,
    placesOf: (data, code) => data.stoneSets[code] ?? none,
    size: () => stones.length,
    idOf: (_, place) => stones[place]?.id ?? '',
    nameOf: (_, place, language) => stones[place]?.name[language] ?? '',
  },
  rating: {
    ...traits,
    name: { en: 'Rating', fr: 'Évaluation' },
    placesOf: (_, code) => ratingBands.flatMap((_band, place) => (isRated(code, place) ? [place] : [])),
    size: () => ratingBands.length,
    idOf: (_, place) => ratingBands[place]?.id ?? '',
    nameOf: (_, place, language) =>
      translatorIn(language, en, fr)('starsAndUp', { stars: ratingBands[place]?.id ?? '' }),
    closed: ratingBands.map(({ id }) => id),
  },
  'easy-pay': flag(
    'easy-pay',
    { en: 'Easy Pay', fr: 'Paiements faciles' },
    { en: 'With Easy Pay', fr: 'En Paiements faciles' },
  ),
  'on-sale': flag('on-sale', { en: 'Offers', fr: 'Offres' }, { en: 'On sale', fr: 'En solde' }),
  'on-air': flag(
    'on-air',
    { en: 'On air', fr: 'En ondes' },
    { en: 'Shown this week', fr: 'Présentés cette semaine' },
    'this-week',
  ),
  marketplace: flag(
    'marketplace',
    { en: 'Seller', fr: 'Vendeur' },
    { en: 'Marketplace sellers', fr: 'Vendeurs tiers' },
  ),
}

export const sortNames: Record<SortKey, Bilingual> = {
  relevance: { en: 'Relevance', fr: 'Pertinence' },
  'price-asc': { en: 'Price: low to high', fr: 'Prix : croissant' },
  'price-desc': { en: 'Price: high to low', fr: 'Prix : décroissant' },
  newest: { en: 'Newest', fr: 'Nouveautés' },
  rating: { en: 'Top rated', fr: 'Mieux cotés' },
  'recently-aired': { en: 'Recently aired', fr: 'Vus récemment en ondes' },
}

/** The chosen values by dimension, without its prefix. */
export type Chosen = ReadonlyMap<DimensionId, readonly string[]>

/**
 * Parses `category:kitchen,price:0-25` by dimension. If a dimension, or a value of a fixed dimension, is unknown, returns the
 * allowed ones. A value of another dimension only needs the form that imports allow.
 */
export function parseDimensions(text: string | undefined): Chosen | { allowed: readonly string[] } {
  const chosen = new Map<DimensionId, string[]>()
  for (const value of text?.split(',') ?? []) {
    const [id = '', valueId = '', ...more] = value.split(':')
    if (!isDimension(id)) return { allowed: Object.keys(dimensions) }
    const { closed, rangeOf } = dimensions[id]
    const possible = closed ? closed.includes(valueId) || rangeOf?.(valueId) : /^[\w.-]+$/.test(valueId)
    if (!possible || more.length > 0) return { allowed: (closed ?? ['…']).map((known) => `${id}:${known}`) }
    chosen.set(id, [...(chosen.get(id) ?? []), valueId])
  }
  return chosen
}

const isDimension = (id: string): id is DimensionId => Object.hasOwn(dimensions, id)
