import { reviewSummary } from '@onair/sandbox/demo-reviews'
import type { Colour } from '@onair/server/colours'
import type { Archetype } from '../pictures/archetypes.ts'
import { type Attributes, drawnOf, wordsOf } from '../pictures/attributes.ts'
import { type Department, printPicture, variants } from '../pictures/names.ts'
import { clips } from '../videos/clips.ts'
import { brandsOf, collectionsOf, ownBrand } from './brands.ts'
import { describe, type Section, sectionsOf } from './descriptions.ts'
import { typesetEnglish } from './english.ts'
import { typesetFrench } from './french.ts'
import { composeName, drawParts } from './naming.ts'
import { drawReduction, paymentsFor, priceOf, usualDollars } from './prices.ts'
import { type Random, random } from './random.ts'
import { type SellerType, sellerNames } from './sections.ts'
import { type Size, sizeRuns } from './sizes.ts'
import { type Special, specialNotes, specials } from './special.ts'
import { drawStyles, picturesOf, type Style, styleCode } from './styles.ts'
import { departmentsData } from './tree.ts'
import type { DepartmentData, Group, Kind, Leaf, Traits } from './types/kit.ts'
import type { Words } from './words.ts'

/** An orderable combination of style and size; prices in cents. */
type DemoEdp = {
  edpNo: number
  styleCode: string | null
  sizeCode: string | null
  cents: number
  was: number | null
  quantity: number
}

export type DemoProduct = {
  itemNo: string
  brandId: string
  categoryId: string
  department: Department
  name: Words
  descriptionHtml: Words
  sellerType: SellerType
  isDonation: boolean
  noOfPayments: number
  imageUrl: string
  images: string[]
  /** File names of clips. */
  videos: string[]
  reviewCount: number
  averageRating: number | null
  weightGrams: number
  addedAt: Date
  styles: Style[]
  sizes: readonly Size[]
  edps: DemoEdp[]
  defaultEdp: number
  sections: Section[]
}

/** The number of products in the whole channel. */
export const demoProductCount = 23_500

// There are 900,000 numbers of six digits. The step is coprime to that, so that no two products share a number.
const firstItemNo = 100_000
const itemNos = 900_000
const step = 543_217

/** The item number of the product at an index. */
export const itemNoAt = (index: number): string => String(firstItemNo + ((index * step + 41_863) % itemNos))

// More than any product has styles times sizes.
const edpsPerProduct = 100
const firstEdpNo = 1_000_000

type Place = { department: DepartmentData; group: Group; leaf: Leaf; kind: Kind }

/** Every kind of product with its department, group and leaf. */
export const places: readonly Place[] = departmentsData.flatMap((department) =>
  department.groups.flatMap((group) =>
    group.leaves.flatMap((leaf) => leaf.kinds.map((kind) => ({ department, group, leaf, kind }))),
  ),
)

const kindsOf = (group: Group): number => group.leaves.reduce((sum, leaf) => sum + leaf.kinds.length, 0)

/** The collections of a department. */
const namesOf = new Map(
  departmentsData.map(({ id }) => [id, { brands: brandsOf(id), collections: collectionsOf(id) }] as const),
)
const sellers = sellerNames()

/** Donations and gift cards first, then each kind once, then random kinds, so that a small catalogue has everything. */
function placeAt(index: number, chance: Random): Place {
  const once = places[index - specials.length]
  if (once) return once
  const department = chance.weighted(departmentsData, ({ share }) => share)
  const group = chance.weighted(department.groups, ({ share }) => share)
  const leaf = chance.weighted(group.leaves, ({ kinds }) => kinds.length / kindsOf(group))
  return { department, group, leaf, kind: chance.pick(leaf.kinds) }
}

/**
 * A product's place among those that differ only in variant and colour, in the order of lists: most reviews first, then by item
 * number. It gives neighbours in a list different pictures. Each further look, such as the same dress in dots, starts one place later:
 * otherwise every kind's most popular products would have the first colour.
 */
function placeAmongAlike(index: number): number {
  ranks ??= rankAll()
  return ranks[index] ?? 0
}
let ranks: Uint16Array | undefined

function rankAll(): Uint16Array {
  const taken = new Set<string>()
  const alike = new Map<string, { index: number; itemNo: string; reviews: number }[]>()
  for (let index = specials.length; index < demoProductCount; index += 1) {
    const { subject, palette } = nameProduct(index, taken)
    const key = [subject.archetype, ...wordsOf(subject.archetype, subject.attributes), ...palette].join()
    const itemNo = itemNoAt(index)
    const group = alike.get(key) ?? []
    group.push({ index, itemNo, reviews: reviewSummary(itemNo).count })
    alike.set(key, group)
  }
  const places = new Uint16Array(demoProductCount)
  const groups = new Map<string, number>()
  for (const [key, group] of alike) {
    const archetype = key.slice(0, key.indexOf(','))
    const first = groups.get(archetype) ?? 0
    groups.set(archetype, first + 1)
    group.sort((a, b) => b.reviews - a.reviews || (a.itemNo < b.itemNo ? -1 : 1))
    for (const [place, { index }] of group.entries()) places[index] = first + place
  }
  return places
}

/**
 * Generates the products of the demonstration channel: the first `count` of a sequence that is always the same. `until`
 * is the day on which the newest was added. Only names are held in memory, to keep them unique.
 */
export function* demoProducts({
  count = demoProductCount,
  until,
}: {
  count?: number
  until: Date
}): Generator<DemoProduct> {
  const taken = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    const special = specials[index]
    yield special ? specialProduct(special, index, until) : usualProduct(index, until, taken)
  }
}

/** A product's place in the tree, its name, and the subject of its pictures: the first draws of its random source. */
function nameProduct(index: number, taken: Set<string>) {
  const chance = random('product', index)
  const { department, group, leaf, kind } = placeAt(index, chance)
  const traits: Traits = { ...group.traits, ...kind.traits }
  const { brands = [], collections = [] } = namesOf.get(department.id) ?? {}
  const { brand, parts, name } = drawName()

  function drawName() {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const brand = chance.pick(brands)
      const parts = drawParts(kind, traits, collections, chance)
      if (!parts.made && !parts.look && !parts.feature) continue
      const name = composeName(kind, traits, parts)
      const keys = [`${brand.id} ${name.en}`, `${brand.id} ${name.fr}`]
      if (keys.some((key) => taken.has(key))) continue
      for (const key of keys) taken.add(key)
      return { brand, parts, name }
    }
    throw new RangeError(`There are too few words to name another ${kind.en}`)
  }

  const palette = narrowed(traits.colours, parts.made?.colours, parts.look?.colours)
  const attributes: Attributes = Object.assign(
    {},
    kind.attributes,
    ...[parts.made, parts.look, parts.feature, parts.measure].map((part) =>
      drawnOf(kind.archetype, part?.attributes ?? {}),
    ),
  )
  const subject = { archetype: kind.archetype, attributes }
  return { chance, department, group, leaf, kind, traits, brand, parts, name, palette, subject }
}

function usualProduct(index: number, until: Date, taken: Set<string>): DemoProduct {
  const product = nameProduct(index, taken)
  const { chance, department, group, leaf, kind, traits, brand, parts, name, palette, subject } = product
  const styles = drawStyles(subject, kind.fr, traits, palette, placeAmongAlike(index), chance)
  const sizes: readonly Size[] = traits.sizes ? sizeRuns[traits.sizes] : []
  const dollars = [parts.made, parts.look, parts.measure].reduce(
    (price, part) => price * (part?.factor ?? 1),
    usualDollars(traits.price, chance),
  )
  const edps = drawEdps(index, traits.plain ? [] : styles, sizes, dollars, department.id, chance)
  const weightGrams = chance.int(...traits.grams)
  const [seller, sellerName] = drawSeller(chance)
  const described = {
    department,
    group,
    kind,
    traits,
    attributes: subject.attributes,
    sizes,
    parts,
    brand,
    styleCount: styles.length,
    weightGrams,
    seller,
    sellerName,
  }
  return {
    ...common(index, until, chance),
    brandId: brand.id,
    categoryId: leaf.id,
    department: department.id,
    name,
    descriptionHtml: describe(described, chance),
    sellerType: seller,
    isDonation: false,
    noOfPayments: paymentsFor(Math.min(...edps.map(({ cents }) => cents)), chance),
    imageUrl: styles[0]?.imageUrl ?? '',
    images: picturesOf(styles[0]),
    videos: videosOf(kind.archetype, index),
    weightGrams,
    styles: traits.plain ? [] : styles,
    sizes,
    edps,
    defaultEdp: defaultEdp(edps),
    sections: sectionsOf(described, random('facts', index)),
  }
}

/** The clip of most products of a kind that has one: one product in twenty of the catalogue. */
function videosOf(archetype: Archetype, index: number): string[] {
  const name = `${archetype}.mp4`
  // A random source of its own, so that the clip changes nothing else of the product.
  return Object.hasOwn(clips, name) && random('clip', index).chance(0.62) ? [name] : []
}

/** The fields that goods, gift cards and donations share. */
function common(index: number, until: Date, chance: Random) {
  const itemNo = itemNoAt(index)
  const { count, average } = reviewSummary(itemNo)
  const threeYears = 3 * 365 * 24 * 60
  return {
    itemNo,
    reviewCount: count,
    averageRating: count > 0 ? average : null,
    addedAt: new Date(until.getTime() - chance.int(0, threeYears) * 60_000),
  }
}

/** The colours that both the kind and its material allow, or the material's where they share none. */
function narrowed(usual: readonly Colour[], ...limits: (readonly Colour[] | undefined)[]): readonly Colour[] {
  return limits.reduce<readonly Colour[]>((left, limit) => {
    if (!limit) return left
    const both = left.filter((colour) => limit.includes(colour))
    return both.length > 0 ? both : limit
  }, usual)
}

function drawSeller(chance: Random): [SellerType, string] {
  const draw = chance.next()
  const name = chance.pick(sellers)
  if (draw < 0.12) return ['Marketplace', name]
  return draw < 0.123 ? ['OAPartner', name] : [null, '']
}

function drawEdps(
  index: number,
  styles: readonly Style[],
  sizes: readonly Size[],
  dollars: number,
  department: Department,
  chance: Random,
): DemoEdp[] {
  const reduction = drawReduction(chance)
  // A discontinued colour is reduced further.
  const lastChance = styles.length > 2 && chance.chance(0.08) ? styles.at(-1) : undefined
  const soldOut = chance.chance(0.015)
  const pairs = (styles.length > 0 ? styles : [undefined]).flatMap((style) =>
    (sizes.length > 0 ? sizes : [undefined]).map((size) => ({ style, size })),
  )
  return pairs.map(({ style, size }, place) => {
    const off = style && style === lastChance ? Math.min(60, reduction + 20) : reduction
    const { cents, was } = priceOf(dollars * (size?.factor ?? 1), off, department)
    return {
      edpNo: firstEdpNo + index * edpsPerProduct + place,
      styleCode: style?.code ?? null,
      sizeCode: size?.code ?? null,
      cents,
      was,
      quantity: soldOut ? 0 : drawQuantity(chance),
    }
  })
}

/** Draws a quantity: some are sold out, some nearly. */
function drawQuantity(chance: Random): number {
  const draw = chance.next()
  if (draw < 0.06) return 0
  return draw < 0.14 ? chance.int(1, 5) : chance.int(6, 180)
}

/** The combination that is added to the bag when nothing is chosen: the first in stock. */
const defaultEdp = (edps: readonly DemoEdp[]): number =>
  (edps.find(({ quantity }) => quantity > 0) ?? edps[0])?.edpNo ?? 0

function specialProduct(special: Special, index: number, until: Date): DemoProduct {
  const chance = random('product', index)
  const { archetype, colour, about, amounts, isDonation } = special
  const note = specialNotes[isDonation ? 'donation' : 'gift-card']
  const imageUrl = printPicture({ kind: 'product', archetype, attributes: {}, colour, variant: chance.pick(variants) })
  const styles = amounts.map(
    (dollars): Style => ({
      code: `${styleCode(colour)}-${dollars}`,
      colour,
      name: { en: `$${dollars}`, fr: typesetFrench(`${dollars} $`) },
      imageUrl,
    }),
  )
  const edps = amounts.map((dollars, place) => ({
    edpNo: firstEdpNo + index * edpsPerProduct + place,
    styleCode: styles[place]?.code ?? null,
    sizeCode: null,
    cents: dollars * 100,
    was: null,
    quantity: 9_999,
  }))
  return {
    ...common(index, until, chance),
    brandId: ownBrand.id,
    categoryId: special.category,
    department: 'hobby',
    name: { en: typesetEnglish(special.name.en), fr: typesetFrench(special.name.fr) },
    descriptionHtml: {
      en: typesetEnglish(`<p>${about.en}</p><p>${note.en}</p>`),
      fr: typesetFrench(`<p>${about.fr}</p><p>${note.fr}</p>`),
    },
    sellerType: null,
    isDonation,
    noOfPayments: 1,
    imageUrl,
    images: variants.map((variant) => printPicture({ kind: 'product', archetype, attributes: {}, colour, variant })),
    videos: [],
    weightGrams: 0,
    styles,
    sizes: [],
    edps,
    defaultEdp: defaultEdp(edps),
    sections: [],
  }
}
