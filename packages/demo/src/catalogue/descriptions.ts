import type { Attributes } from '../pictures/attributes.ts'
import type { Brand } from './brands.ts'
import { englishCapital, englishSentence, typesetEnglish } from './english.ts'
import { compositionOf } from './facts/compositions.ts'
import { boxLines, materialLines, measureLines, pieceCount } from './facts/facts.ts'
import { agree, capital, type FrenchNoun, frenchSentence, typesetFrench } from './french.ts'
import type { NameParts } from './naming.ts'
import type { Random } from './random.ts'
import { careText, type SellerType, shippingText } from './sections.ts'
import type { Size } from './sizes.ts'
import type { DepartmentData, Group, Kind, Modifier, Traits } from './types/kit.ts'
import type { Words } from './words.ts'

/** The facts from which a product's texts are written. */
type Described = {
  department: DepartmentData
  group: Group
  kind: Kind
  traits: Traits
  attributes: Attributes
  sizes: readonly Size[]
  parts: NameParts
  brand: Brand
  styleCount: number
  weightGrams: number
  seller: SellerType
  sellerName: string
}

const byBrand: readonly Words[] = [
  {
    en: 'By {brand}, a name our customers come back to.',
    fr: 'Signé/Signée {brand}, un nom auquel nos clients reviennent.',
  },
  { en: 'Designed in Canada by {brand}.', fr: 'Conçu/Conçue au Canada par {brand}.' },
  { en: '{brand} has been with us since its first season.', fr: '{brand} est avec nous depuis sa première saison.' },
  {
    en: 'You have met {brand} on air; this is why the phones rang.',
    fr: 'Vous avez vu {brand} en ondes; voilà pourquoi les lignes étaient occupées.',
  },
]

/** The description as HTML: two or three paragraphs and a list of facts. */
export function describe(
  { department, kind, traits, group, parts, brand, styleCount }: Described,
  random: Random,
): Words {
  const opening = random.pick(department.openings)
  const closing = random.pick(department.closings)
  const maker = random.chance(0.5) ? random.pick(byBrand) : undefined
  const points = [
    ...partPoints(group, parts),
    ...random.sample(traits.points, 3),
    ...(styleCount > 1 && !traits.plain ? [stylePoint(styleCount, traits)] : []),
  ]

  const en = (text: string) => englishSentence(text, kind.en).replace('{brand}', () => brand.name)
  const fr = (text: string) => frenchSentence(text, kind.fr).replace('{brand}', () => brand.name)
  const paragraphs = (say: (text: string) => string, language: keyof Words) => [
    `${say(opening[language])} ${kind.pitch[language]}`,
    ...(maker ? [say(maker[language])] : []),
    say(closing[language]),
  ]
  return {
    en: typesetEnglish(
      html(
        paragraphs(en, 'en'),
        points.map((point) => en(point.en)),
      ),
    ),
    fr: typesetFrench(
      html(
        paragraphs(fr, 'fr'),
        points.map((point) => describedPoint(point.fr, kind.fr)),
      ),
    ),
  }
}

/** In a French bullet, adjectives agree with the noun's `described`, verbs with the noun itself. */
const describedPoint = (text: string, noun: FrenchNoun): string => frenchSentence(text, { ...noun, ...noun.described })

const html = (paragraphs: string[], points: string[]): string =>
  `${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}<ul>${points.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Bullets for the parts of the name: material, feature, measure. */
function partPoints(group: Group, { made, feature, measure }: NameParts): Words[] {
  return [
    ...(made ? [materialPoint(group, made)] : []),
    ...(feature ? [{ en: bare(feature.en, /^(?:with|, ) ?/), fr: bare(feature.fr, /^(?:avec|à|, )(?: |$)?/) }] : []),
    ...(measure ? [{ en: bare(measure.en, /^, /), fr: bare(measure.fr, /^(?:de (?=\d)|, )/) }] : []),
  ].map(({ en, fr }) => ({ en: englishCapital(en), fr: capital(fr) }))
}

const bare = (text: string, start: RegExp): string => text.replace(start, '')

/** The material with its label, in both languages or in neither: a part, such as `à semelle en céramique`, has no label. */
function materialPoint({ madeLabel }: Group, made: Modifier): Words {
  const en = made.en.replace(/-(?=[a-z]+$)/, ' ')
  const fr = /^(?:en |de |, )(.*)$/.exec(made.fr)?.[1]
  return fr ? { en: `${madeLabel.en}: ${en}`, fr: `${madeLabel.fr}: ${fr}` } : { en, fr: made.fr }
}

function stylePoint(count: number, { shades }: Traits): Words {
  const named = Object.keys(shades).length > 0
  return named
    ? { en: `Choice of ${count}`, fr: `${count} au choix` }
    : { en: `Available in ${count} colours`, fr: `Offert/Offerte en ${count} couleurs` }
}

export type Section = { title: Words; html: Words }

const titles = {
  details: { en: 'Details', fr: 'Détails' },
  materials: { en: 'Materials & Care', fr: 'Matières et entretien' },
  box: { en: 'In the Box', fr: 'Dans la boîte' },
  shipping: { en: 'Shipping & Returns', fr: 'Livraison et retours' },
} as const satisfies Record<string, Words>

/** The tabs of the product page, in order. A single thing has no list of contents. */
export function sectionsOf(described: Described, random: Random): Section[] {
  const { kind, traits, attributes, sizes, parts, seller, sellerName } = described
  const subject = { kind, attributes, parts, sizes, random }
  const box = boxLines(subject)
  const care = { en: `<p>${careText[traits.care].en}</p>`, fr: `<p>${careText[traits.care].fr}</p>` }
  const bodies: [title: Words, body: Words][] = [
    [titles.details, list(detailLines(described, measureLines(subject)))],
    [titles.materials, joined(list([...composition(described), ...materialLines(subject)]), care)],
    ...(box.length > 1 || pieceCount(parts, attributes) > 1 ? [[titles.box, list(box)] satisfies [Words, Words]] : []),
    [titles.shipping, shippingText(seller, escapeHtml(sellerName))],
  ]
  return bodies.map(([title, { en, fr }]) => ({ title, html: { en: typesetEnglish(en), fr: typesetFrench(fr) } }))
}

function detailLines({ parts, attributes, brand, weightGrams }: Described, measures: Words[]): Words[] {
  const { measure } = parts
  // The list of what is in the box says how many pieces there are.
  const pieces = pieceCount(parts, attributes)
  const kilos = (weightGrams / 1000).toFixed(2)
  const said = measure && {
    en: englishCapital(bare(measure.en, /^, /)),
    fr: capital(bare(measure.fr, /^(?:de (?=\d)|, )/)),
  }
  const repeated = said && measures.some(({ fr }) => fr.replaceAll('\u00a0', ' ').includes(said.fr))
  return [
    { en: `Brand: ${brand.name}`, fr: `Marque: ${brand.name}` },
    ...(said && !repeated && pieces === 1 ? [said] : []),
    ...measures,
    { en: `Shipping weight: ${kilos} kg`, fr: `Poids à l’expédition: ${kilos.replace('.', ',')} kg` },
  ]
}

/** The material of the title, with what it consists of. */
function composition({ group, kind, parts: { made } }: Described): Words[] {
  if (!made) return []
  const { en, fr } = materialPoint(group, made)
  const more = compositionOf(made.en)
  const own = { en: englishCapital(en), fr: capital(agree(fr, kind.fr.described)) }
  if (!more) return [own]
  // `100% cotton` says that it is cotton.
  if (more.en === `100% ${made.en}`)
    return [{ en: `${group.madeLabel.en}: ${more.en}`, fr: `${group.madeLabel.fr}: ${more.fr}` }]
  return [{ en: `${own.en} (${more.en})`, fr: `${own.fr} (${more.fr})` }]
}

const joined = (...parts: Words[]): Words => ({
  en: parts.map(({ en }) => en).join(''),
  fr: parts.map(({ fr }) => fr).join(''),
})

function list(lines: readonly Words[]): Words {
  const items = (language: keyof Words) => lines.map((line) => `<li>${escapeHtml(line[language])}</li>`).join('')
  return lines.length > 0 ? { en: `<ul>${items('en')}</ul>`, fr: `<ul>${items('fr')}</ul>` } : { en: '', fr: '' }
}
