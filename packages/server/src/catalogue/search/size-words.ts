import type { IndexData } from './index-data.ts'
import { wordsOf } from './words.ts'

/** Further words for sizes besides their names, in both languages, by code. */
const alsoCalled: Readonly<Record<string, string>> = {
  xs: 'extra small, x-small',
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'extra large, x-large',
  '1x': '1xl',
  '2x': '2xl, xxl, xx-large, extra extra large',
  '3x': '3xl, xxxl, xxx-large',
  twin: 'twin, single, single bed, lit simple, lit jumeau, lits jumeaux, lit une place, une place',
  full: 'full, double, double bed, lit double, lit deux places, deux places',
  queen: 'queen, queen bed, grand lit, lit queen',
  king: 'king, king bed, très grand lit, lit king',
}
/** Likewise, words that name a size only beside a word for "size": a « petite robe noire » is not a dress in size S. */
const alsoCalledThere: Readonly<Record<string, string>> = {
  xs: 'extra petit, très petit, très petite',
  s: 'petit, petite',
  m: 'moyen, moyenne, med',
  l: 'grand, grande',
  xl: 'extra grand, très grand, très grande',
}
/** Phrases for several sizes, as far as the shop has them. */
const together: readonly { words: string; ids: readonly string[] }[] = [
  {
    words:
      'plus size, plus sizes, taille plus, tailles plus, grande taille, grandes tailles, taille forte, tailles fortes',
    ids: ['1x', '2x', '3x', '4x', '18', '20', '22', '24'],
  },
  { words: 'twin xl, twin extra long', ids: ['twinxl', 'twin-xl'] },
]
/** Words for "size", before or after one. */
const precedingWords = ['size', 'sizes', 'sz', 'taille', 'pointure', 'grandeur', 'format']
const followingWords = ['size', 'sized', 'format']

/** A phrase that names sizes: `sure` if it can mean nothing else. */
type SizeName = { phrase: string; ids: readonly string[]; sure: boolean }

/** Whether a phrase is a single letter or a plain number, which name a size only beside a word for "size". */
const isPlain = (phrase: string): boolean => /^(?:\p{L}|\d+(?:[.,]\d+)?)$/u.test(phrase)

/** The phrases that name the sizes of a catalogue. */
export function namesOfSizes(sizes: IndexData['sizeValues']): SizeName[] {
  const offered = new Set(sizes.map(({ id }) => id))
  const names: SizeName[] = []
  for (const { words, ids } of together) {
    for (const phrase of words.split(', ')) names.push({ phrase, ids: ids.filter((id) => offered.has(id)), sure: true })
  }
  for (const { id, name } of sizes) {
    const half = /^(\d+)-5$/.exec(id)?.[1]
    const there = [...(half ? [`${half} 1/2`, `${half} ½`] : []), ...(alsoCalledThere[id]?.split(', ') ?? [])]
    const alone = [
      ...[id.replace('-', '.'), name.en, name.fr],
      // « 213 cm (84 po) »: either measure.
      ...(/^(.+?) \((.+)\)$/.exec(name.fr)?.slice(1) ?? []),
      ...(alsoCalled[id]?.split(', ') ?? []),
    ].filter((phrase) => !alsoCalledThere[id]?.split(', ').includes(phrase.toLowerCase()))
    const add = (phrase: string, sure: boolean) => {
      if (wordsOf(phrase).length > 0) names.push({ phrase, ids: [id], sure })
    }
    for (const phrase of [...there, ...alone]) {
      for (const word of precedingWords) add(`${word} ${phrase}`, true)
      if (/^\p{L}{3}/u.test(phrase)) for (const word of followingWords) add(`${phrase} ${word}`, true)
    }
    for (const phrase of alone) if (!isPlain(phrase)) add(phrase, false)
  }
  return names
}
