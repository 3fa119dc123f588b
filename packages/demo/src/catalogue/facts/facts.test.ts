import { beforeAll, describe, expect, test } from 'vitest'
import { archetypes } from '../../pictures/archetypes.ts'
import { attributesOf, drawnBy } from '../../pictures/attributes.ts'
import { parsePicture } from '../../pictures/names.ts'
import { everyProduct } from '../../testing/catalogue.ts'
import type { DemoProduct } from '../products.ts'
import { random } from '../random.ts'
import { factsTable } from './facts.ts'
import { printMeasure, readTitleMeasure } from './measures.ts'

const nbsp = '\u00a0'
const one = random('facts test')

describe('a measure', () => {
  test('1 is the same amount in both languages, in metric and in the older units', () => {
    expect(printMeasure('98..98 cm', one)).toEqual({
      en: `98${nbsp}cm (38.5${nbsp}in)`,
      fr: `98${nbsp}cm (38,5${nbsp}po)`,
    })
    expect(printMeasure('1.5 kg', one)).toEqual({
      en: `1.5${nbsp}kg (3.3${nbsp}lb)`,
      fr: `1,5${nbsp}kg (3,3${nbsp}lb)`,
    })
    expect(printMeasure('1500 W', one)).toEqual({ en: `1,500${nbsp}W`, fr: `1${nbsp}500${nbsp}W` })
    expect(printMeasure('32 x 22 cm', one).fr).toBe(`32 x 22${nbsp}cm (12,5 x 8,5${nbsp}po)`)
  })

  test('2 of a title keeps the numbers of the title', () => {
    const said = (en: string, fr: string) => readTitleMeasure({ en, fr })
    expect(said('18-inch', 'de 45 cm')).toEqual({ en: `45${nbsp}cm (18${nbsp}in)`, fr: `45${nbsp}cm (18${nbsp}po)` })
    expect(said('5.5-quart', 'de 5,2 L')?.en).toBe(`5.2${nbsp}L (5.5${nbsp}qt)`)
    expect(said('5 x 7', 'de 13 x 18 cm')?.en).toBe(`13 x 18${nbsp}cm (5 x 7${nbsp}in)`)
    expect(said('55-inch', 'de 55 po')?.fr).toBe(`55${nbsp}po (140${nbsp}cm)`)
    expect(said(', 50 mL', ', 50 mL')?.fr).toBe(`50${nbsp}mL`)
  })

  test('3 is not read from a count of pieces', () => {
    for (const fr of [', ensemble de 3', ', 8 pièces', ', duo', 'de 9 teintes', ', 500 mL chacun']) {
      expect(readTitleMeasure({ en: '', fr })).toBeUndefined()
    }
  })
})

describe('the facts of every product', { tags: ['slow'] }, () => {
  let all: DemoProduct[]
  beforeAll(() => {
    all = everyProduct().filter(({ sections }) => sections.length > 0)
  })

  const section = ({ sections }: DemoProduct, title: string, language: 'en' | 'fr') =>
    sections.find((found) => found.title.en === title)?.html[language] ?? ''
  const items = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text)
  const few = (list: DemoProduct[]) => list.slice(0, 3).map(({ name }) => name.en)

  test('1 exist for every drawing, and each belongs to a drawing', () => {
    const undrawn = Object.keys(factsTable).filter((key) => {
      const [name, ...words] = key.split('_')
      const archetype = archetypes.find((one) => one === name)
      return !archetype || !attributesOf(archetype, words)
    })
    expect(undrawn).toEqual([])
    const drawn = (archetype: (typeof archetypes)[number]) =>
      factsTable[archetype] ?? drawnBy[archetype]?.form?.every((form) => factsTable[`${archetype}_${form}`])
    expect(archetypes.filter((name) => !drawn(name) && name !== 'donation' && name !== 'gift-card')).toEqual([])
  })

  test('2 have at least one line besides brand and weight in nine of ten products', () => {
    const plain = all.filter((product) => items(section(product, 'Details', 'en')).length < 3)
    expect(plain.length / all.length).toBeLessThan(0.1)
  })

  test('3 have as many lines, and the same numbers, in both languages', () => {
    const digits = (html: string) =>
      html
        .replace(/&[a-z]+;/g, '')
        .replaceAll(',', '.')
        .match(/\d+(?:\.\d+)?/g)?.length
    const wrong = all.filter((product) =>
      ['Details', 'In the Box'].some((title) => {
        const [en, fr] = [section(product, title, 'en'), section(product, title, 'fr')]
        return (
          items(en).length !== items(fr).length ||
          items(en).some((line) => /undefined|\{|: $/.test(line)) ||
          /NaN|\{/.test(fr) ||
          (title === 'In the Box' && digits(en) !== digits(fr))
        )
      }),
    )
    expect(few(wrong)).toEqual([])
  })

  test('4 list as many pieces of a set as its title says', () => {
    const wrong = all.filter((product) => {
      const count = Number(/(\d+)-Piece/.exec(product.name.en)?.[1])
      const picture = parsePicture(product.imageUrl)
      const pieces = picture?.kind === 'product' && factsTable[picture.archetype]?.sets?.[count]
      return (
        count &&
        pieces &&
        !items(section(product, 'In the Box', 'en'))
          .join()
          .startsWith(items(`<li>${pieces[0]?.en}</li>`).join())
      )
    })
    expect(few(wrong)).toEqual([])
  })

  test('5 a length in the title is the only length of its kind in the details', () => {
    const chains = all.filter(({ name }) => /^\d+-Inch .*(?:Paperclip|Rope) Chain/.test(name.en))
    expect(chains.length).toBeGreaterThan(5)
    const wrong = chains.filter((product) => {
      const said = /(\d+)-Inch/.exec(product.name.en)?.[1]
      return !section(product, 'Details', 'en').includes(`(${said}${nbsp}in)`)
    })
    expect(few(wrong)).toEqual([])
  })
})
