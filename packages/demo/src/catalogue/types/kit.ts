import { type Colour, colours } from '@onair/server/colours'
import type { Archetype, Department } from '../../pictures/names.ts'
import { type FrenchNoun, type FrenchNounText, frenchNoun } from '../french.ts'
import type { CareName } from '../sections.ts'
import type { SizeRunName } from '../sizes.ts'

/** The same words in both languages. In French a word that agrees with the product's noun has a slash (see `french.ts`). */
export type Words = { en: string; fr: string }

/** Words that may stand in a product's name; `colours` where they only go with some (`sterling silver` is silver), `factor`
 * where they make it dearer or cheaper. */
export type Modifier = Words & { colours?: readonly Colour[]; factor?: number }

/** What sets one group of products, or one kind of product in it, apart. */
export type Traits = {
  /** What it is made of; in beauty what it is made with. French brings its own preposition: `en lin`, `à l’aloès`. */
  made: readonly Modifier[]
  /** How it looks or works: `quilted`, `matelassé/matelassée`. */
  looks: readonly Modifier[]
  /** What it has: `with pockets`, `à poches`. */
  features: readonly Modifier[]
  /** Counts and measures: `10-inch`, `de 25 cm`. One that begins with a comma ends the name. */
  measures: readonly Modifier[]
  /** Bullets that are true of all of them. */
  points: readonly Words[]
  colours: readonly Colour[]
  /** The names of its styles where the colour's own name will not do: shades, scents, flavours. */
  shades: Partial<Record<Colour, Words>>
  sizes: SizeRunName | undefined
  /** Usual prices in dollars, before a sale. */
  price: readonly [low: number, high: number]
  grams: readonly [low: number, high: number]
  care: CareName
  /** Whether it comes in one style only that needs no name. */
  plain: boolean
  /** Whether its look is half of its name: the animal of a plush toy. */
  lookAlways: boolean
  /** Whether English says what it is made of before how it looks: `sterling silver sapphire ring`. */
  madeFirst: boolean
}

/** One kind of thing that is sold: `wrap dress`, `robe portefeuille`. */
export type Kind = {
  archetype: Archetype
  en: string
  fr: FrenchNoun
  /** One sentence that is true of every one of them. */
  pitch: Words
  traits: Partial<Traits>
}

/** A leaf of the category tree. */
export type Leaf = Words & { id: string; kinds: readonly Kind[] }

/** The middle level of the category tree: leaves whose products are described in the same words. */
export type Group = Words & {
  id: string
  /** Its part of the department, in any unit. */
  share: number
  /** What a bullet calls the material. */
  madeLabel: Words
  traits: Traits
  leaves: readonly Leaf[]
}

/** The top of the category tree, and what programmes are about. */
export type DepartmentData = Words & {
  id: Department
  share: number
  groups: readonly Group[]
  /** Openings and closings of descriptions; tokens as in `englishSentence` and `frenchSentence`. */
  openings: readonly Words[]
  closings: readonly Words[]
}

/**
 * Reads pairs of words, parted by semicolons or lines: `linen = en lin; sterling silver = en argent sterling @silver`. A name
 * after @ is a colour that it goes with, a number what it multiplies the price by: `QLED 4K @1.4`.
 * @throws RangeError for an entry without both languages.
 */
export function pairs(list: TemplateStringsArray): Modifier[] {
  return list
    .join('')
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [words = '', ...names] = entry.split('@').map((part) => part.trim())
      const [en, fr] = words.split('=').map((part) => part.trim())
      if (!en || !fr) throw new RangeError(`"${entry}" lacks one of the two languages`)
      const only = names.filter((name): name is Colour => name in colours)
      const factor = names.map(Number).find((number) => number > 0)
      if (names.length > only.length + (factor ? 1 : 0))
        throw new RangeError(`"${entry}" names a colour that there is not`)
      return { en, fr, ...(only.length > 0 && { colours: only }), ...(factor && { factor }) }
    })
}

/** A kind of product. The pitch is a whole sentence in each language. */
export function kind(
  archetype: Archetype,
  en: string,
  fr: FrenchNounText,
  pitchEn: string,
  pitchFr: string,
  traits: Partial<Traits> = {},
): Kind {
  return { archetype, en, fr: frenchNoun(fr), pitch: { en: pitchEn, fr: pitchFr }, traits }
}

export function leaf(id: string, en: string, fr: string, kinds: readonly Kind[]): Leaf {
  return { id, en, fr, kinds }
}

const material: Words = { en: 'Material', fr: 'Matière' }
const usual = {
  made: [],
  looks: [],
  features: [],
  measures: [],
  shades: {},
  sizes: undefined,
  plain: false,
  lookAlways: false,
  madeFirst: false,
}

type GroupText = Words & { id: string; share: number; madeLabel?: Words; leaves: readonly Leaf[] }
type RequiredTraits = 'points' | 'colours' | 'price' | 'grams' | 'care'

/** A group, with what is usual where it says nothing. */
export function group(
  { madeLabel = material, ...text }: GroupText,
  traits: Pick<Traits, RequiredTraits> & Partial<Omit<Traits, RequiredTraits>>,
): Group {
  return { ...text, madeLabel, traits: { ...usual, ...traits } }
}
