import type { Brand } from './brands.ts'
import { englishCapital, englishSentence, typesetEnglish } from './english.ts'
import { agree, capital, type FrenchNoun, frenchSentence, typesetFrench } from './french.ts'
import type { NameParts } from './naming.ts'
import type { Random } from './random.ts'
import { careText, type SellerType, shippingText } from './sections.ts'
import type { DepartmentData, Group, Kind, Modifier, Traits } from './types/kit.ts'
import type { Words } from './words.ts'

/** The facts from which a product's texts are written. */
type Described = {
  department: DepartmentData
  group: Group
  kind: Kind
  traits: Traits
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

function materialPoint({ madeLabel }: Group, made: Modifier): Words {
  const fr = /^(?:en |de |, )(.*)$/.exec(made.fr)?.[1]
  return { en: `${madeLabel.en}: ${made.en.replace(/-(?=[a-z]+$)/, ' ')}`, fr: fr ? `${madeLabel.fr}: ${fr}` : made.fr }
}

function stylePoint(count: number, { shades }: Traits): Words {
  const named = Object.keys(shades).length > 0
  return named
    ? { en: `Choice of ${count}`, fr: `${count} au choix` }
    : { en: `Available in ${count} colours`, fr: `Offert/Offerte en ${count} couleurs` }
}

export type Section = { title: Words; html: Words }

const titles: readonly Words[] = [
  { en: 'Details', fr: 'Détails' },
  { en: 'Materials & Care', fr: 'Matières et entretien' },
  { en: 'Shipping & Returns', fr: 'Livraison et retours' },
]

/** The tabs of the product page, in order. */
export function sectionsOf({
  group,
  kind,
  traits,
  parts,
  brand,
  weightGrams,
  seller,
  sellerName,
}: Described): Section[] {
  const kilos = (weightGrams / 1000).toFixed(2)
  const material = parts.made ? materialPoint(group, parts.made) : undefined
  const list = (items: (string | undefined)[]) =>
    `<ul>${items
      .filter((item) => item)
      .map((item) => `<li>${escapeHtml(item ?? '')}</li>`)
      .join('')}</ul>`
  const bodies: readonly Words[] = [
    {
      en: list([
        `Brand: ${brand.name}`,
        parts.measure && englishCapital(bare(parts.measure.en, /^, /)),
        `Shipping weight: ${kilos} kg`,
      ]),
      fr: list([
        `Marque: ${brand.name}`,
        parts.measure && capital(bare(parts.measure.fr, /^(?:de (?=\d)|, )/)),
        `Poids à l’expédition: ${kilos.replace('.', ',')} kg`,
      ]),
    },
    {
      en: `${material ? `<p>${escapeHtml(englishCapital(material.en))}.</p>` : ''}<p>${careText[traits.care].en}</p>`,
      fr: `${material ? `<p>${escapeHtml(capital(agree(material.fr, kind.fr.described)))}.</p>` : ''}<p>${careText[traits.care].fr}</p>`,
    },
    shippingText(seller, escapeHtml(sellerName)),
  ]
  return bodies.map((body, index) => ({
    title: titles[index] ?? { en: '', fr: '' },
    html: { en: typesetEnglish(body.en), fr: typesetFrench(body.fr) },
  }))
}
