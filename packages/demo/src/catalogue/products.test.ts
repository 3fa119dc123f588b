import { createHash } from 'node:crypto'
import { reviewSummary } from '@onair/sandbox/demo-reviews'
import { beforeAll, describe, expect, test } from 'vitest'
import { archetypes } from '../pictures/archetypes.ts'
import { departments, parsePicture } from '../pictures/names.ts'
import { everyProduct, until } from '../testing/catalogue.ts'
import { clips } from '../videos/clips.ts'
import { demoBrands } from './brands.ts'
import { type DemoProduct, demoProducts, itemNoAt, places } from './products.ts'
import { demoCategories } from './tree.ts'

const hashOf = (products: readonly DemoProduct[]) => createHash('sha256').update(JSON.stringify(products)).digest('hex')

let all: readonly DemoProduct[]
beforeAll(() => {
  all = everyProduct()
})

const share = (test: (product: DemoProduct) => boolean) => all.filter(test).length / all.length
const texts = () =>
  all.flatMap(({ name, descriptionHtml, sections }) => [
    name.fr,
    descriptionHtml.fr,
    ...sections.flatMap(({ title, html }) => [title.fr, html.fr]),
  ])

describe('the sequence of products', () => {
  test('1 is reproducible, and its beginning does not depend on its length', () => {
    const first = [...demoProducts({ count: 200, until })]
    expect(hashOf(first)).toBe(hashOf(all.slice(0, 200)))
    expect([0, 1, 2, 23_499].map(itemNoAt)).toEqual(['141863', '685080', '328297', '498146'])
  })

  test('2 has 23,500 products with unique numbers', () => {
    expect(all).toHaveLength(23_500)
    expect(new Set(all.map(({ itemNo }) => itemNo)).size).toBe(all.length)
    expect(all.filter(({ itemNo }) => !/^[1-9]\d{5}$/.test(itemNo))).toEqual([])
    const edps = all.flatMap((product) => product.edps.map(({ edpNo }) => edpNo))
    expect(new Set(edps).size).toBe(edps.length)
  })

  test('3 has unique names within a brand, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const names = all.map(({ brandId, name }) => `${brandId} ${name[language]}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('4 includes every kind, archetype and leaf in its first three hundred', () => {
    const few = all.slice(0, 300)
    const drawn = few.map(({ imageUrl }) => {
      const picture = parsePicture(imageUrl)
      return picture?.kind === 'product' ? picture.archetype : undefined
    })
    expect(archetypes.filter((archetype) => !drawn.includes(archetype))).toEqual([])
    const leaves = demoCategories().filter(({ level }) => level === 3)
    expect(leaves.filter(({ id }) => !few.some(({ categoryId }) => categoryId === id))).toEqual([])
    expect(places.length).toBeGreaterThan(200)
  })

  test('5 names only pictures that can be drawn', () => {
    const named = all.flatMap(({ imageUrl, images, styles }) => [
      imageUrl,
      ...images,
      ...styles.map((style) => style.imageUrl),
    ])
    expect([...new Set(named)].filter((name) => parsePicture(name)?.kind !== 'product')).toEqual([])
    expect(
      all.filter(({ images, isDonation }) => images.length !== (isDonation ? 3 : 4) && images.length !== 3),
    ).toEqual([])
    expect(all.filter(({ images }) => new Set(images).size < images.length)).toEqual([])
  })

  test('6 mixes sellers, sales and stock like a real channel', () => {
    expect(share(({ sellerType }) => sellerType === 'Marketplace')).toBeGreaterThan(0.1)
    expect(share(({ sellerType }) => sellerType === 'Marketplace')).toBeLessThan(0.14)
    expect(all.some(({ sellerType }) => sellerType === 'OAPartner')).toBe(true)
    expect(share(({ edps }) => edps.some(({ was }) => was !== null))).toBeGreaterThan(0.36)
    expect(share(({ edps }) => edps.some(({ was }) => was !== null))).toBeLessThan(0.46)
    expect(share(({ edps }) => edps.every(({ quantity }) => quantity === 0))).toBeLessThan(0.06)
    expect(all.filter(({ isDonation }) => isDonation)).toHaveLength(25)
    for (const department of departments)
      expect(share((product) => product.department === department)).toBeGreaterThan(0.04)
  })

  test('7 has consistent prices, styles and sizes', () => {
    const wrong = all.filter(
      ({ edps, styles, sizes, noOfPayments, defaultEdp }) =>
        edps.length !== Math.max(1, styles.length) * Math.max(1, sizes.length) ||
        styles.length > 6 ||
        new Set(styles.map(({ code }) => code)).size < styles.length ||
        !edps.some(({ edpNo }) => edpNo === defaultEdp) ||
        edps.some(({ cents, was, quantity }) => cents < 1 || (was !== null && was <= cents) || quantity < 0) ||
        noOfPayments < 1 ||
        noOfPayments > 6,
    )
    expect(wrong).toEqual([])
  })

  test('8 agrees with the review service', () => {
    const wrong = all.filter(({ itemNo, reviewCount, averageRating }) => {
      const { count, average } = reviewSummary(itemNo)
      return reviewCount !== count || averageRating !== (count > 0 ? average : null)
    })
    expect(wrong).toEqual([])
  })

  test('9 was added over the last three years', () => {
    const ages = all.map(({ addedAt }) => (until.getTime() - addedAt.getTime()) / 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThanOrEqual(3 * 365)
    expect(Math.max(...ages)).toBeGreaterThan(1_000)
  })

  test('10 gives one product in twenty a clip of its archetype', () => {
    const moving = all.filter(({ videos }) => videos.length > 0)
    expect(moving.length / all.length).toBeCloseTo(0.05, 2)
    const wrong = moving.filter(
      ({ videos, imageUrl }) =>
        !videos.every((name) => {
          const picture = parsePicture(imageUrl)
          return clips[name] && picture?.kind === 'product' && name === `${picture.archetype}.mp4`
        }),
    )
    expect(wrong).toEqual([])
    expect(new Set(moving.flatMap(({ videos }) => videos)).size).toBe(Object.keys(clips).length)
  })
})

describe('its French', () => {
  const matches = (pattern: RegExp) =>
    texts()
      .filter((text) => pattern.test(text))
      .slice(0, 3)

  test('1 has no unfilled template, no double space and no space before a comma', () => {
    // The slash of a unit, as in g/m², is not of a template.
    expect(matches(/[{}[\]|]|(?<!\d\u00a0(?:g|km|BTU))(?<=\p{L})\/\p{L}| {2}|\s,|undefined/u)).toEqual([])
  })
  test('2 elides', () => {
    expect(matches(/(?<![\p{L}’-])(?:de|le|la|que|ce|ne|se|je) (?!onz|oui|yoga)[aeiouéèêàâîôûœ]/iu)).toEqual([])
    expect(matches(/(?<![\p{L}’-])(?:l|d|qu|n|s)’(?![aeiouéèêàâîôûœhy«])/iu)).toEqual([])
  })
  test('3 contracts', () => {
    expect(matches(/(?<![\p{L}’-])(?:de|à) les? /u)).toEqual([])
  })
  test('4 contains no English', () => {
    expect(
      matches(/(?<![\p{L}’&;-])(?:the|with|and|for|of|your|in)(?![\p{L}’-])(?! (?:Frost|Hale|Pine|Fog))/u),
    ).toEqual([])
  })
  test('5 has a non-breaking space before a colon', () => {
    expect(matches(/[^\u00a0]:/)).toEqual([])
  })
  test('6 has names with an initial capital and without a full stop', () => {
    expect(all.filter(({ name }) => !/^\p{Lu}/u.test(name.fr) || /[.,]$/.test(name.fr))).toEqual([])
    expect(all.filter(({ name }) => !/^[\p{Lu}\d]/u.test(name.en) || /[.,]$/.test(name.en))).toEqual([])
  })
})

describe('the tree and the brands', () => {
  test('1 the tree has three levels, parents before children, and ids that fit into a filter', () => {
    const categories = demoCategories()
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    expect(categories.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
    expect([1, 2, 3].map((level) => categories.filter((category) => category.level === level).length)).toEqual([
      9, 49, 145,
    ])
    const seen = new Set<string | null>([null])
    for (const { id, parentId } of categories) {
      expect(seen).toContain(parentId)
      seen.add(id)
    }
  })

  test('2 every brand has a unique id and products', () => {
    const brands = demoBrands()
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length)
    expect(brands.filter(({ id }) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
    expect(brands.length).toBeGreaterThan(130)
    expect(brands.filter(({ id }) => !all.some(({ brandId }) => brandId === id))).toEqual([])
  })
})
