import type { Language } from '@onair/core/language'
import { lookOf } from './apart.ts'
import { meanOf, opinionLevel } from './appeal.ts'
import { paletteColour } from './colours.ts'
import {
  type Codes,
  type IndexData,
  type IndexGroups,
  type IndexRow,
  numberOfItem,
  type StoredOrder,
} from './index-data.ts'
import { LexiconBuilder } from './lexicon-builder.ts'
import { madeOf } from './materials.ts'
import { nameSum, nameWords } from './names.ts'
import { PostingListWriter, written } from './posting-lists.ts'
import { packTraits } from './traits.ts'
import { fold, isStopWord, stemOf, type Word, wordsOf } from './words.ts'

/**
 * Builds an index from products that are added one by one, most popular first. It stores columns and words, not the products.
 */
export class IndexBuilder {
  readonly #groups: IndexGroups
  readonly #brandCodes: ReadonlyMap<string, number>
  readonly #categoryCodes: ReadonlyMap<string, number>
  readonly #itemNos: Uint32Array
  readonly #traits: Uint16Array
  readonly #minPrice: Uint32Array
  readonly #maxPrice: Uint32Array
  readonly #opinions: Uint8Array
  readonly #looks: Uint32Array
  readonly #names: Record<Language, Uint32Array>
  readonly #brand: Uint32Array
  readonly #category: Uint32Array
  readonly #inBrand = new PostingListWriter()
  readonly #inCategory = new PostingListWriter()
  readonly #colours = new SetColumn()
  readonly #materials = new SetColumn()
  readonly #stones = new SetColumn()
  readonly #sizes = new SetColumn()
  readonly #sizeNames = new SizeNames()
  readonly #colourOf: Uint32Array
  readonly #materialOf: Uint32Array
  readonly #stoneOf: Uint32Array
  readonly #sizeOf: Uint32Array
  readonly #keys: Record<StoredOrder, Float64Array>
  readonly #en = new LexiconBuilder('en')
  readonly #fr = new LexiconBuilder('fr')
  readonly #donations: number[] = []
  readonly #styleWords = new Map<string, Word[]>()
  #size = 0

  /** @param most the most products that will be added */
  constructor(groups: IndexGroups, most: number) {
    this.#groups = groups
    this.#brandCodes = new Map(groups.brands.map(({ id }, code) => [id, code]))
    this.#categoryCodes = new Map(groups.categories.map(({ id }, code) => [id, code]))
    this.#itemNos = new Uint32Array(most)
    this.#traits = new Uint16Array(most)
    this.#minPrice = new Uint32Array(most)
    this.#maxPrice = new Uint32Array(most)
    this.#opinions = new Uint8Array(most)
    this.#looks = new Uint32Array(most)
    this.#names = { en: new Uint32Array(most), fr: new Uint32Array(most) }
    this.#brand = new Uint32Array(most)
    this.#category = new Uint32Array(most)
    this.#colourOf = new Uint32Array(most)
    this.#materialOf = new Uint32Array(most)
    this.#stoneOf = new Uint32Array(most)
    this.#sizeOf = new Uint32Array(most)
    this.#keys = {
      'price-asc': new Float64Array(most),
      'price-desc': new Float64Array(most),
      newest: new Float64Array(most),
      rating: new Float64Array(most),
    }
  }

  add(row: IndexRow): void {
    const brand = this.#brandCodes.get(row.brandId)
    const category = this.#categoryCodes.get(row.categoryId)
    if (brand === undefined || category === undefined) throw new Error(`Product ${row.itemNo} has no brand or category`)
    const doc = this.#size
    this.#size += 1
    this.#itemNos[doc] = numberOfItem(row.itemNo)
    this.#traits[doc] = packTraits(row)
    this.#opinions[doc] = opinionLevel(row.rating, row.reviewCount)
    this.#brand[doc] = brand
    this.#category[doc] = category
    this.#inBrand.add(brand, doc)
    this.#inCategory.add(category, doc)
    const made = madeOf(row.name)
    this.#materialOf[doc] = this.#materials.code(made.materials)
    this.#stoneOf[doc] = this.#stones.code(made.stones)
    this.#colourOf[doc] = this.#colours.code(row.styles.flatMap(({ colour }) => paletteColour(colour) ?? []))
    this.#sizeOf[doc] = this.#sizes.code(row.sizes.flatMap((size) => this.#sizeNames.value(size) ?? []))
    this.#minPrice[doc] = row.donation ? 0 : row.minPrice
    this.#maxPrice[doc] = row.donation ? 0 : row.maxPrice
    // Donations come last: most have no price, since the shopper chooses the amount.
    this.#keys['price-asc'][doc] = sortKey(row.donation ? mostKey : row.minPrice, doc)
    this.#keys['price-desc'][doc] = sortKey(row.donation ? mostKey : -row.maxPrice, doc)
    this.#keys.newest[doc] = sortKey(-row.addedAt, doc)
    this.#keys.rating[doc] = sortKey(row.rating === null ? 0 : -meanOf(row.rating, row.reviewCount) * 100, doc)
    if (row.donation) this.#donations.push(doc)
    for (const [lexicon, language] of [
      [this.#en, 'en'],
      [this.#fr, 'fr'],
    ] as const) {
      const words = nameWords(row.name[language], language)
      lexicon.add('thing', doc, words.thing)
      lexicon.add('name', doc, words.kind)
      lexicon.add('style', doc, words.details)
      this.#names[language][doc] = nameSum(row.name[language], language)
      if (language === 'en') this.#looks[doc] = lookOf(words)
    }
    for (const { code, name } of row.styles) {
      this.#en.add('style', doc, this.#wordsOfStyle(name.en))
      this.#en.add('style', doc, this.#wordsOfStyle(code))
      this.#fr.add('style', doc, this.#wordsOfStyle(name.fr))
    }
  }

  finish(): IndexData {
    const { brands, categories, collections = [] } = this.#groups
    const size = this.#size
    this.#addGroups()
    return {
      size,
      itemNos: this.#itemNos.slice(0, size),
      byItemNo: ordered(Float64Array.from(this.#itemNos.subarray(0, size), sortKey)),
      traits: this.#traits.slice(0, size),
      minPrice: this.#minPrice.slice(0, size),
      maxPrice: this.#maxPrice.slice(0, size),
      opinions: this.#opinions.slice(0, size),
      looks: this.#looks.slice(0, size),
      names: { en: this.#names.en.slice(0, size), fr: this.#names.fr.slice(0, size) },
      category: narrow(this.#category.subarray(0, size), categories.length),
      brand: narrow(this.#brand.subarray(0, size), brands.length),
      inBrand: written(
        this.#inBrand,
        brands.map((_, code) => code),
      ),
      inCategory: written(
        this.#inCategory,
        categories.map((_, code) => code),
      ),
      materials: narrow(this.#materialOf.subarray(0, size), this.#materials.sets.length),
      stones: narrow(this.#stoneOf.subarray(0, size), this.#stones.sets.length),
      colours: narrow(this.#colourOf.subarray(0, size), this.#colours.sets.length),
      sizes: narrow(this.#sizeOf.subarray(0, size), this.#sizes.sets.length),
      categories: categories.map(({ id, name, parentId }) => ({
        id,
        name,
        parent: (parentId === null ? undefined : this.#categoryCodes.get(parentId)) ?? -1,
        stems: { en: stemsOf(name.en, 'en'), fr: stemsOf(name.fr, 'fr') },
      })),
      brands: brands.map(({ id, name }) => ({ id, name })),
      colourSets: this.#colours.sets,
      materialSets: this.#materials.sets,
      stoneSets: this.#stones.sets,
      sizeSets: this.#sizes.sets,
      sizeValues: this.#sizeNames.values(),
      donations: Uint32Array.from(this.#donations),
      orders: {
        'price-asc': ordered(this.#keys['price-asc'].subarray(0, size)),
        'price-desc': ordered(this.#keys['price-desc'].subarray(0, size)),
        newest: ordered(this.#keys.newest.subarray(0, size)),
        rating: ordered(this.#keys.rating.subarray(0, size)),
      },
      collections: collections.map(({ id, name, words, maxPrice }) => ({ id, name, words, maxPrice })),
      inCollections: this.#inCollections(),
      lexicons: { en: this.#en.finish(), fr: this.#fr.finish() },
      synonyms: { en: this.#synonyms('en'), fr: this.#synonyms('fr') },
    }
  }

  /** By category, the collections that include it or a category above it. */
  #inCollections(): number[][] {
    const { categories, collections = [] } = this.#groups
    const byCategory: number[][] = []
    for (const { id, parentId } of categories) {
      const above = parentId === null ? [] : (byCategory[this.#categoryCodes.get(parentId) ?? -1] ?? [])
      const own = collections.flatMap((collection, place) => (collection.categories.includes(id) ? place : []))
      byCategory.push([...new Set([...above, ...own])])
    }
    return byCategory
  }

  #synonyms(language: Language) {
    const { synonyms = [] } = this.#groups
    return synonyms.flatMap((set) => (set.language === language ? [{ words: set.words, means: set.means }] : []))
  }

  /** The words of a brand's or category's name belong to all its products, including those of the categories below. */
  #addGroups(): void {
    const { brands, categories } = this.#groups
    const inBrand = counts(this.#brand.subarray(0, this.#size), brands.length)
    const inCategory = counts(this.#category.subarray(0, this.#size), categories.length)
    brands.forEach(({ name }, code) => {
      const products = inBrand[code] ?? 0
      if (products === 0) return
      const words = wordsOf(name)
      this.#en.add('brand', code, words, products)
      this.#fr.add('brand', code, words, products)
    })
    categories.forEach((_, code) => {
      const products = inCategory[code] ?? 0
      if (products === 0) return
      for (let at: number | undefined = code; at !== undefined; ) {
        const category: IndexGroups['categories'][number] | undefined = categories[at]
        if (!category) break
        this.#en.add('category', code, wordsOf(category.name.en), products)
        this.#fr.add('category', code, wordsOf(category.name.fr), products)
        at = category.parentId === null ? undefined : this.#categoryCodes.get(category.parentId)
      }
    })
  }

  /** Caches the words of styles: most products share a few. */
  #wordsOfStyle(name: string): Word[] {
    const cached = this.#styleWords.get(name)
    if (cached) return cached
    const words = wordsOf(name)
    if (this.#styleWords.size < 50_000) this.#styleWords.set(name, words)
    return words
  }
}

const stemsOf = (name: string, language: Language): string[] =>
  wordsOf(name).flatMap(({ folded }) => (isStopWord(folded) ? [] : stemOf(folded, language)))

/** Assigns numbers to distinct sets. */
class SetColumn {
  readonly sets: number[][] = []
  readonly #codes = new Map<string, number>()

  code(members: readonly number[]): number {
    const set = [...new Set(members)].sort((a, b) => a - b)
    const key = set.join()
    const existing = this.#codes.get(key)
    if (existing !== undefined) return existing
    const code = this.sets.length
    this.#codes.set(key, code)
    this.sets.push(set)
    return code
  }
}

/** Sizes by their codes. A code may have several names, of which the most frequent is shown. */
class SizeNames {
  readonly #places = new Map<string, number>()
  readonly #found: { id: string; names: Map<string, { name: { en: string; fr: string }; count: number }> }[] = []
  readonly #slugs = new Map<string, string>()

  /** Undefined for a code without a letter or digit. */
  value({ code, name }: { code: string; name: { en: string; fr: string } }): number | undefined {
    const id = this.#slugs.get(code) ?? slug(code)
    this.#slugs.set(code, id)
    if (id === '') return undefined
    let place = this.#places.get(id)
    if (place === undefined) {
      place = this.#found.length
      this.#places.set(id, place)
      this.#found.push({ id, names: new Map() })
    }
    const names = this.#found[place]?.names
    const key = `${name.en}\n${name.fr}`
    const named = names?.get(key)
    if (named) named.count += 1
    else names?.set(key, { name, count: 1 })
    return place
  }

  values() {
    return this.#found.map(({ id, names }) => {
      const [commonest] = [...names.values()].sort((one, other) => other.count - one.count)
      return { id, name: commonest?.name ?? { en: id, fr: id } }
    })
  }
}

const slug = (code: string): string =>
  fold(code)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The most products that a sort key can distinguish. */
const mostDocs = 2 ** 22
const mostKey = 2 ** 31 - 1

/** A sort key: an integer and, for equal ones, the doc. */
const sortKey = (value: number, doc: number): number =>
  Math.max(-mostKey, Math.min(mostKey, Math.round(value))) * mostDocs + doc

/** The docs of sorted keys. */
function ordered(keys: Float64Array): Uint32Array {
  const sorted = keys.slice().sort()
  return Uint32Array.from(sorted, (key) => ((key % mostDocs) + mostDocs) % mostDocs)
}

function counts(codes: Codes, length: number): Uint32Array {
  const counted = new Uint32Array(length)
  for (const code of codes) counted[code] = (counted[code] ?? 0) + 1
  return counted
}

/** A column with two bytes per entry where these are enough. */
const narrow = (codes: Uint32Array, different: number): Codes =>
  different <= 2 ** 16 ? Uint16Array.from(codes) : codes.slice()
