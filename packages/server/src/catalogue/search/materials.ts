import type { Bilingual } from '@onair/core/language'
import { fold } from './words.ts'

/** A material or stone, with further words for it in product names. */
type Made = { id: string; name: Bilingual; en?: string; fr?: string }

/** The materials of goods, in the order of the filter. Specific ones are listed beside the plain ones: vegan leather is not leather. */
export const materials: readonly Made[] = [
  { id: 'yellow-gold', name: { en: 'Yellow gold', fr: 'Or jaune' } },
  { id: 'white-gold', name: { en: 'White gold', fr: 'Or blanc' } },
  { id: 'rose-gold', name: { en: 'Rose gold', fr: 'Or rose' }, en: 'pink gold' },
  { id: 'gold-plated', name: { en: 'Gold-plated', fr: 'Plaqué or' }, fr: 'plaquée or, plaqués or, plaquées or' },
  { id: 'sterling-silver', name: { en: 'Sterling silver', fr: 'Argent sterling' } },
  { id: 'platinum', name: { en: 'Platinum', fr: 'Platine' } },
  { id: 'titanium', name: { en: 'Titanium', fr: 'Titane' } },
  { id: 'stainless-steel', name: { en: 'Stainless steel', fr: 'Acier inoxydable' } },
  { id: 'carbon-steel', name: { en: 'Carbon steel', fr: 'Acier au carbone' } },
  { id: 'cast-iron', name: { en: 'Cast iron', fr: 'Fonte' }, en: 'cast-iron' },
  { id: 'aluminum', name: { en: 'Aluminum', fr: 'Aluminium' }, en: 'aluminium' },
  { id: 'copper', name: { en: 'Copper', fr: 'Cuivre' } },
  { id: 'brass', name: { en: 'Brass', fr: 'Laiton' } },
  { id: 'cotton', name: { en: 'Cotton', fr: 'Coton' } },
  { id: 'linen', name: { en: 'Linen', fr: 'Lin' } },
  { id: 'silk', name: { en: 'Silk', fr: 'Soie' } },
  { id: 'satin', name: { en: 'Satin', fr: 'Satin' } },
  { id: 'wool', name: { en: 'Wool', fr: 'Laine' } },
  { id: 'merino', name: { en: 'Merino wool', fr: 'Laine mérinos' }, en: 'merino', fr: 'mérinos' },
  { id: 'cashmere', name: { en: 'Cashmere', fr: 'Cachemire' } },
  { id: 'mohair', name: { en: 'Mohair', fr: 'Mohair' } },
  { id: 'bamboo', name: { en: 'Bamboo', fr: 'Bambou' } },
  { id: 'denim', name: { en: 'Denim', fr: 'Denim' } },
  { id: 'velvet', name: { en: 'Velvet', fr: 'Velours' }, en: 'velour' },
  { id: 'corduroy', name: { en: 'Corduroy', fr: 'Velours côtelé' } },
  { id: 'flannel', name: { en: 'Flannel', fr: 'Flanelle' } },
  { id: 'lace', name: { en: 'Lace', fr: 'Dentelle' } },
  { id: 'polyester', name: { en: 'Polyester', fr: 'Polyester' } },
  { id: 'nylon', name: { en: 'Nylon', fr: 'Nylon' } },
  { id: 'viscose', name: { en: 'Viscose', fr: 'Viscose' }, en: 'rayon', fr: 'rayonne' },
  { id: 'microfibre', name: { en: 'Microfibre', fr: 'Microfibre' }, en: 'microfiber' },
  { id: 'leather', name: { en: 'Leather', fr: 'Cuir' } },
  {
    id: 'vegan-leather',
    name: { en: 'Vegan leather', fr: 'Cuir végétalien' },
    en: 'faux leather, faux-leather',
    fr: 'similicuir',
  },
  { id: 'suede', name: { en: 'Suede', fr: 'Suède' } },
  { id: 'faux-suede', name: { en: 'Faux suede', fr: 'Similisuède' }, en: 'microsuede' },
  { id: 'faux-fur', name: { en: 'Faux fur', fr: 'Fausse fourrure' }, en: 'faux-fur' },
  { id: 'down', name: { en: 'Goose down', fr: 'Duvet d’oie' }, en: 'duck down', fr: 'duvet de canard' },
  { id: 'memory-foam', name: { en: 'Memory foam', fr: 'Mousse mémoire' }, en: 'memory-foam' },
  { id: 'latex', name: { en: 'Latex', fr: 'Latex' } },
  { id: 'rubber', name: { en: 'Rubber', fr: 'Caoutchouc' } },
  { id: 'silicone', name: { en: 'Silicone', fr: 'Silicone' } },
  { id: 'plastic', name: { en: 'Plastic', fr: 'Plastique' } },
  { id: 'resin', name: { en: 'Resin', fr: 'Résine' } },
  { id: 'wicker', name: { en: 'Wicker and rattan', fr: 'Osier et rotin' }, en: 'wicker, rattan', fr: 'osier, rotin' },
  { id: 'wood', name: { en: 'Wood', fr: 'Bois' }, en: 'wooden' },
  { id: 'ceramic', name: { en: 'Ceramic', fr: 'Céramique' } },
  { id: 'stoneware', name: { en: 'Stoneware', fr: 'Grès' } },
  { id: 'porcelain', name: { en: 'Porcelain', fr: 'Porcelaine' } },
  { id: 'terracotta', name: { en: 'Terracotta', fr: 'Terre cuite' } },
  { id: 'glass', name: { en: 'Glass', fr: 'Verre' } },
]

export const stones: readonly Made[] = [
  { id: 'diamond', name: { en: 'Diamond', fr: 'Diamant' } },
  { id: 'lab-diamond', name: { en: 'Lab-grown diamond', fr: 'Diamant de culture' } },
  { id: 'moissanite', name: { en: 'Moissanite', fr: 'Moissanite' } },
  { id: 'cubic-zirconia', name: { en: 'Cubic zirconia', fr: 'Zircon cubique' } },
  { id: 'amethyst', name: { en: 'Amethyst', fr: 'Améthyste' } },
  { id: 'aquamarine', name: { en: 'Aquamarine', fr: 'Aigue-marine' } },
  { id: 'blue-topaz', name: { en: 'Blue topaz', fr: 'Topaze bleue' }, en: 'topaz', fr: 'topaze' },
  { id: 'citrine', name: { en: 'Citrine', fr: 'Citrine' } },
  { id: 'emerald', name: { en: 'Emerald', fr: 'Émeraude' } },
  { id: 'garnet', name: { en: 'Garnet', fr: 'Grenat' } },
  { id: 'onyx', name: { en: 'Onyx', fr: 'Onyx' } },
  { id: 'opal', name: { en: 'Opal', fr: 'Opale' } },
  { id: 'pearl', name: { en: 'Pearl', fr: 'Perle' } },
  { id: 'peridot', name: { en: 'Peridot', fr: 'Péridot' } },
  { id: 'ruby', name: { en: 'Ruby', fr: 'Rubis' } },
  { id: 'sapphire', name: { en: 'Sapphire', fr: 'Saphir' } },
  { id: 'tanzanite', name: { en: 'Tanzanite', fr: 'Tanzanite' } },
  { id: 'turquoise', name: { en: 'Turquoise stone', fr: 'Pierre turquoise' } },
]

/** Phrases that contain a material's word and mean something else: "diamond-cut", "mother-of-pearl", "glasses", "lace-up". */
const others =
  'diamond-cut, diamond pattern, mother-of-pearl, pearl buttons, lace-up, wine glasses, glass-and-steel, taille diamant, boutons perlés, boutons de perle, boutons de nacre, verres à vin, lunettes en verre'

/** The words for a material or stone, in both languages. */
export const namesOf = ({ name, en, fr }: Made): string[] => [
  ...[name.en, name.fr],
  ...(en?.split(', ') ?? []),
  ...(fr?.split(', ') ?? []),
]

/** The words of a text in their form for comparison: a plural is the same. */
const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .flatMap((word) => (word === '' ? [] : word.replace(/(?<=..)s$/, '')))

type Phrase = { words: readonly string[]; found: { material?: number; stone?: number } }

/** All names by their first word, the longest first: "vegan leather" before "leather". */
const phrases = new Map<string, Phrase[]>()
function addPhrase(text: string, found: Phrase['found']): void {
  const words = wordsIn(text)
  const sameStart = [...(phrases.get(words[0] ?? '') ?? []), { words, found }]
  phrases.set(
    words[0] ?? '',
    sameStart.sort((one, other) => other.words.length - one.words.length),
  )
}
for (const phrase of others.split(', ')) addPhrase(phrase, {})
materials.forEach((made, material) => {
  for (const phrase of namesOf(made)) addPhrase(phrase, { material })
})
stones.forEach((made, stone) => {
  for (const phrase of namesOf(made)) addPhrase(phrase, { stone })
})

/** The materials and stones in a product's names, as places in the lists. */
export function madeOf(name: Bilingual): { materials: number[]; stones: number[] } {
  const made = { materials: [] as number[], stones: [] as number[] }
  for (const text of [name.en, name.fr]) {
    const words = wordsIn(text)
    for (let at = 0; at < words.length; at += 1) {
      const phrase = phrases
        .get(words[at] ?? '')
        ?.find((one) => one.words.every((word, place) => words[at + place] === word))
      if (!phrase) continue
      const { material, stone } = phrase.found
      if (material !== undefined) made.materials.push(material)
      if (stone !== undefined) made.stones.push(stone)
      at += phrase.words.length - 1
    }
  }
  return made
}
