// @module-tag slow
/** Compares a product's title and picture, made from the same attributes, by lists of words. */

import { colourNames, colours } from '@onair/server/colours'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AttributeName, attributeOf, completed, drawnBy, wordsOf } from '../pictures/attributes.ts'
import { type ProductPicture, parsePicture } from '../pictures/names.ts'
import { everyProduct } from '../testing/catalogue.ts'
import type { DemoProduct } from './products.ts'
import { looks, metals, nouns, numbers } from './titles.words.ts'
import { demoCategories } from './tree.ts'

type Value = { name: AttributeName; word: string }
type Shown = {
  product: DemoProduct
  picture: ProductPicture
  words: string[]
  title: Record<Language, string>
  /** The values that the title's words name and a picture of that kind can show. */
  promised: Record<Language, Value[]>
}

let all: Shown[]
beforeAll(() => {
  all = everyProduct().flatMap((product) => {
    const picture = parsePicture(product.imageUrl)
    if (picture?.kind !== 'product') throw new RangeError(`${product.imageUrl} is no picture of a product`)
    if (picture.archetype === 'donation' || picture.archetype === 'gift-card') return []
    const words = wordsOf(picture.archetype, completed(picture.archetype, picture.attributes))
    const title = { en: plain(product.name.en), fr: plain(product.name.fr) }
    const promised = { en: valuesIn(title.en, 'en', picture), fr: valuesIn(title.fr, 'fr', picture) }
    return [{ product, picture, words, title, promised }]
  })
})

const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]

const plain = (text: string) => text.toLocaleLowerCase('fr-CA').replaceAll('\u00a0', ' ').replaceAll("'", '’')

const nounsBy = { en: 0, fr: 1 } as const
const byLength = (column: 0 | 1) =>
  nouns
    .map(([...row]) => ({ text: plain(row[column] ?? ''), shows: (row[2] ?? '').split(' ') }))
    .sort((a, b) => b.text.length - a.text.length)
const sorted = { en: byLength(nounsBy.en), fr: byLength(nounsBy.fr) }

/** The noun of a title: before its features in English, at the beginning in French. */
function nounOf(title: string, language: Language, archetype: string) {
  const head = title.split(' with ')[0] ?? title
  return sorted[language].filter(
    ({ text, shows }) => (language === 'en' ? head.includes(text) : title.startsWith(text)) && shows[0] === archetype,
  )[0]
}

/** The words that name values, as patterns that begin where a word does. */
const patterns = Object.fromEntries(
  languages.map((language) => [
    language,
    looks.map((row) => ({ word: row[2] ?? '', said: new RegExp(`(?<!\\p{L})(?:${row[nounsBy[language]]})`, 'u') })),
  ]),
)

const valuesIn = (title: string, language: Language, picture: ProductPicture): Value[] =>
  (patterns[language] ?? []).flatMap(({ word, said }) => {
    const name = attributeOf(word)
    const drawn: readonly string[] = (name && drawnBy[picture.archetype]?.[name]) || []
    return name && drawn.includes(word) && said.test(title) ? [{ name, word }] : []
  })

const few = (wrong: unknown[]) => wrong.slice(0, 5)
const told = ({ product }: Shown) => `${product.name.en} / ${product.name.fr}: ${product.imageUrl}`

describe.each(languages)('titles in %s', (language) => {
  test('1 name the thing that is drawn', () => {
    const wrong = all.filter((one) => {
      const noun = nounOf(one.title[language], language, one.picture.archetype)
      if (!noun) return true
      // A look may replace the usual form of its kind: a kettle is a gooseneck kettle, a fryer has two baskets.
      const replaced = one.promised[language].map(({ name }) => name)
      const pieces = one.picture.attributes.pieces
      return noun.shows
        .slice(1)
        .some(
          (word) =>
            !one.words.includes(word) &&
            !replaced.includes(attributeOf(word) ?? 'form') &&
            !(pieces && attributeOf(word) === 'pieces'),
        )
    })
    expect(few(wrong.map(told))).toEqual([])
  })

  test('2 name the stone, pattern, neckline, sleeve, heel, figure and count that are drawn', () => {
    const wrong = all.filter((one) => {
      const values = one.promised[language]
      return values.some(({ name, word }) => {
        const same = values.filter((value) => value.name === name)
        return !one.words.includes(word) && !same.some((value) => one.words.includes(value.word))
      })
    })
    expect(few(wrong.map(told))).toEqual([])
  })

  test('3 name each drawn attribute', () => {
    const said = new Set(looks.map(([, , word]) => word))
    const wrong = all.filter((one) => {
      const own = nounOf(one.title[language], language, one.picture.archetype)?.shows ?? []
      const values = one.promised[language].map(({ word }) => word)
      return Object.values(one.picture.attributes).some(
        (word) => said.has(word) && !own.includes(word) && !values.includes(word),
      )
    })
    expect(few(wrong.map(told))).toEqual([])
  })

  test('4 say the number of pieces that is drawn', () => {
    const wrong = all.filter((one) => {
      const match = numbers[language].exec(one.title[language])
      const text = match?.slice(1).find(Boolean)
      const count = text === 'duo' ? 2 : text === 'trio' ? 3 : Number(text)
      const drawable: readonly string[] = drawnBy[one.picture.archetype]?.pieces ?? []
      return match && drawable.includes(`x${count}`) && one.picture.attributes.pieces !== `x${count}`
    })
    expect(few(wrong.map(told))).toEqual([])
  })

  test('5 say the metal and the wood in whose colour it is drawn', () => {
    const column = nounsBy[language]
    const wrong = all.filter((one) => {
      const title = one.title[language]
      // In English what follows “with” is a part: a clasp, hardware.
      const head = title.split(' with ')[0] ?? title
      const said = metals.filter((row) => (row[column] ?? '').split('|').some((words) => head.includes(words)))
      return said.length > 0 && !said.some((row) => row[2] === one.picture.colour)
    })
    expect(few(wrong.map(told))).toEqual([])
  })

  test('6 styles that are named after a colour are drawn in it', () => {
    const named = new Map(colourNames.map((name) => [plain(colours[name].name[language]), name]))
    const wrong = all.flatMap(({ product }) =>
      product.styles.filter((style) => {
        const picture = parsePicture(style.imageUrl)
        const colour = named.get(plain(style.name[language])) ?? style.colour
        return picture?.kind !== 'product' || picture.colour !== style.colour || picture.colour !== colour
      }),
    )
    expect(few(wrong)).toEqual([])
  })
})

test('every picture of a product shows the same thing in the same colour, each in another view', () => {
  const wrong = all.filter(({ product, picture }) => {
    const views = product.images.map(parsePicture)
    return views.some((one, i) => {
      if (one?.kind !== 'product') return true
      const { view, ...shown } = one
      return view !== [undefined, 'detail', 'scale', 'pack'][i] || JSON.stringify(shown) !== JSON.stringify(picture)
    })
  })
  expect(few(wrong.map(told))).toEqual([])
})

test('twelve neighbours in a list show one silhouette in one colour at most twice, and one colour at most six times, but for few', () => {
  const parents = new Map(demoCategories().map(({ id, parentId }) => [id, parentId]))
  const ancestors = (id: string | null): string[] => (id ? [id, ...ancestors(parents.get(id) ?? null)] : [])
  const popular = all.toSorted(
    (a, b) => b.product.reviewCount - a.product.reviewCount || (a.product.itemNo < b.product.itemNo ? -1 : 1),
  )
  const lists = new Map<string, Shown[]>()
  for (const one of popular) {
    for (const id of ancestors(one.product.categoryId)) {
      const list = lists.get(id) ?? []
      // The first page of a list has three dozen products.
      if (list.length < 36) list.push(one)
      lists.set(id, list)
    }
  }
  const windows = [...lists].flatMap(([id, list]) =>
    [0, 12, 24].flatMap((from) => {
      const most = (what: (one: Shown) => string) =>
        Math.max(0, ...[...Map.groupBy(list.slice(from, from + 12), what).values()].map((same) => same.length))
      const alike = {
        id,
        most: most(({ product }) => product.imageUrl),
        ofColour: most(({ picture }) => picture.colour),
      }
      return list.length > from ? [alike] : []
    }),
  )
  expect(windows.length).toBeGreaterThan(560)
  // A kind with one form and one colour has three variants: twelve neighbours cannot all differ.
  const crowded = windows.filter(({ most }) => most > 2)
  expect(few(windows.filter(({ most }) => most > 4))).toEqual([])
  expect(crowded.length / windows.length).toBeLessThan(0.02)
  // Metals have three colours, mattresses and televisions one.
  expect(windows.filter(({ ofColour }) => ofColour > 6).length / windows.length).toBeLessThan(0.06)
})
