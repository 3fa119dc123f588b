import { type Colour, colourNames, colours } from '@onair/server/colours'
import { type ProductPicture, parsePicture, printPicture, variants, views } from '../pictures/names.ts'
import { agree, type FrenchNoun } from './french.ts'
import type { Random } from './random.ts'
import type { Traits } from './types/kit.ts'
import type { Words } from './words.ts'

/** A style of a product, as the shopper chooses it. */
export type Style = { code: string; colour: Colour; name: Words; imageUrl: string }

// Colour adjectives agree with the noun; colours named after things (ivoire, sarcelle, or rose) do not.
const agreeing: Partial<Record<Colour, string>> = {
  black: 'noir/noire',
  white: 'blanc/blanche',
  grey: 'gris/grise',
  blue: 'bleu/bleue',
  green: 'vert/verte',
  yellow: 'jaune/',
  red: 'rouge/',
  pink: 'rose/',
  purple: 'violet/violette',
  brown: 'brun/brune',
  gold: 'doré/dorée',
  silver: 'argenté/argentée',
  multi: 'multicolore/',
}

/** The French name of a colour for a noun: `Noire` for a dress, `Noirs` for sheets, `Marine` for both. */
export function frenchColour(colour: Colour, noun: FrenchNoun): string {
  const written = agreeing[colour]
  if (!written) return colours[colour].name.fr
  const word = agree(written, noun.described)
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** The style code of a colour; each colour has its own. */
export function styleCode(colour: Colour): string {
  return `C${String(colourNames.indexOf(colour) + 1).padStart(2, '0')}`
}

/** Draws the number of styles, from one to six. */
const counts = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const

/**
 * The styles of a product; lists show the first. By its place among the products of its kind, it leads with the next
 * variant and the next colour: twelve neighbours in a list look alike twice at most. Where the number of variants divides that
 * of colours, each round begins one colour on: otherwise a colour would always have the same variant.
 */
export function drawStyles(
  subject: Pick<ProductPicture, 'archetype' | 'attributes'>,
  noun: FrenchNoun,
  traits: Traits,
  palette: readonly Colour[],
  place: number,
  random: Random,
): Style[] {
  const variant = variants[place % variants.length] ?? 0
  const round = palette.length % variants.length === 0 ? Math.floor(place / palette.length) : 0
  const lead = palette[(place + round) % palette.length]
  const count = traits.plain ? 1 : random.pick(counts)
  const others = random.sample(palette, palette.length).filter((colour) => colour !== lead)
  return [...(lead ? [lead] : []), ...others].slice(0, count).map((colour) => ({
    code: styleCode(colour),
    colour,
    name: traits.shades[colour] ?? { en: colours[colour].name.en, fr: frenchColour(colour, noun) },
    imageUrl: printPicture({ kind: 'product', ...subject, colour, variant }),
  }))
}

/** The pictures of a product in its first style: the whole, a detail, its scale, its pack. */
export function picturesOf(first: Pick<Style, 'imageUrl'> | undefined): string[] {
  const main = parsePicture(first?.imageUrl ?? '')
  if (main?.kind !== 'product') return []
  return [printPicture(main), ...views.map((view) => printPicture({ ...main, view }))]
}
