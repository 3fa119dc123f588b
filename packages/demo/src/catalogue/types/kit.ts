import { type Colour, colours } from '@onair/server/colours'
import { type Archetype, archetypes } from '../../pictures/archetypes.ts'
import { type Attributes, attributeOf, attributesOf } from '../../pictures/attributes.ts'
import type { Department } from '../../pictures/names.ts'
import { type FrenchNoun, type FrenchNounText, frenchNoun } from '../french.ts'
import type { CareName } from '../sections.ts'
import type { SizeRunName } from '../sizes.ts'
import type { Words } from '../words.ts'

/**
 * A part of a product's name. `colours` limits the colours that it goes with (`sterling silver` is silver), `factor`
 * multiplies the price, and `attributes` is what a picture shows of it (`ruby` is the stone).
 */
export type Modifier = Words & { colours?: readonly Colour[]; factor?: number; attributes?: Attributes }

/** The traits of a group of products, or of one kind in it. */
export type Traits = {
  /** Materials; in beauty, ingredients. The French text includes its preposition: `en lin`, `à l’aloès`. */
  made: readonly Modifier[]
  /** Adjectives for its look or function: `quilted`, `matelassé/matelassée`. */
  looks: readonly Modifier[]
  /** Features: `with pockets`, `à poches`. */
  features: readonly Modifier[]
  /** Counts and measures: `10-inch`, `de 25 cm`. One that begins with a comma stands at the end of the name. */
  measures: readonly Modifier[]
  /** Bullets that hold for all of them. */
  points: readonly Words[]
  colours: readonly Colour[]
  /** Names of styles to use instead of the colour's: shades, scents, flavours. */
  shades: Partial<Record<Colour, Words>>
  sizes: SizeRunName | undefined
  /** Regular prices in dollars, from and to. */
  price: readonly [low: number, high: number]
  grams: readonly [low: number, high: number]
  care: CareName
  /** Whether it has a single style without a name. */
  plain: boolean
  /** Whether the name always includes the look: the animal of a plush toy. */
  lookAlways: boolean
  /** Whether the English name puts the material before the look: `sterling silver sapphire ring`. */
  madeFirst: boolean
}

/** One kind of product: `wrap dress`, `robe portefeuille`. */
export type Kind = {
  archetype: Archetype
  /** What the picture of every product of the kind shows. */
  attributes: Attributes
  en: string
  fr: FrenchNoun
  /** One sentence that holds for every product of the kind. */
  pitch: Words
  traits: Partial<Traits>
}

/** A leaf of the category tree. */
export type Leaf = Words & { id: string; kinds: readonly Kind[] }

/** The middle level of the category tree: leaves whose products share a vocabulary. */
export type Group = Words & {
  id: string
  /** Its weight within the department. */
  share: number
  /** The label of the material in a bullet. */
  madeLabel: Words
  traits: Traits
  leaves: readonly Leaf[]
}

/** The top level of the category tree, and the subject of a programme. */
export type DepartmentData = Words & {
  id: Department
  share: number
  groups: readonly Group[]
  /** Openings and closings of descriptions; tokens as in `englishSentence` and `frenchSentence`. */
  openings: readonly Words[]
  closings: readonly Words[]
}

/**
 * Parses pairs of words, separated by semicolons or lines: `linen = en lin; sterling silver = en argent sterling
 * @silver`. After @ stands a colour that the words go with, a factor of the price (`QLED 4K @1.4`), or the value of an
 * attribute that the picture shows: `ruby = à rubis @ruby`.
 *
 * @throws RangeError for an entry without both languages, and for an unknown tag
 */
export function pairs(list: TemplateStringsArray): Modifier[] {
  return list
    .join('')
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [words = '', ...tags] = entry.split('@').map((part) => part.trim())
      const [en, fr] = words.split('=').map((part) => part.trim())
      if (!en || !fr) throw new RangeError(`"${entry}" lacks one of the two languages`)
      const only = tags.filter((tag): tag is Colour => tag in colours)
      const factor = tags.map(Number).find((number) => number > 0)
      const drawn = tags.flatMap((tag) => (attributeOf(tag) ? [[attributeOf(tag), tag] as const] : []))
      if (tags.length > only.length + (factor ? 1 : 0) + drawn.length)
        throw new RangeError(`"${entry}" has a tag that is no colour, factor or attribute`)
      return {
        en,
        fr,
        ...(only.length > 0 && { colours: only }),
        ...(factor && { factor }),
        ...(drawn.length > 0 && { attributes: Object.fromEntries(drawn) }),
      }
    })
}

/** What pictures of a kind show: an archetype alone or with the values of its attributes, `ring_halo`. */
type Subject = Archetype | `${Archetype}_${string}`

function parseSubject(subject: Subject): Pick<Kind, 'archetype' | 'attributes'> {
  const [name, ...words] = subject.split('_')
  const archetype = archetypes.find((one) => one === name)
  const attributes = archetype && attributesOf(archetype, words)
  if (!archetype || !attributes) throw new RangeError(`"${subject}" is not drawn`)
  return { archetype, attributes }
}

/** Describes a kind of product. The pitch is a whole sentence in each language. */
export function kind(
  subject: Subject,
  en: string,
  fr: FrenchNounText,
  pitchEn: string,
  pitchFr: string,
  traits: Partial<Traits> = {},
): Kind {
  return { ...parseSubject(subject), en, fr: frenchNoun(fr), pitch: { en: pitchEn, fr: pitchFr }, traits }
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

/** Describes a group, with defaults for what it omits. */
export function group(
  { madeLabel = material, ...text }: GroupText,
  traits: Pick<Traits, RequiredTraits> & Partial<Omit<Traits, RequiredTraits>>,
): Group {
  return { ...text, madeLabel, traits: { ...usual, ...traits } }
}
