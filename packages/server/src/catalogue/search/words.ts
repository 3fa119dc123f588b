import type { Language } from '@onair/core/language'
import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as frenchStem } from '@orama/stemmers/french'

/** A word of a text: `folded` is its form for comparison, `spelling` its original in lower case. */
export type Word = { folded: string; spelling: string }

const joined: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** Lower case without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => joined[letter] ?? letter)
}

const apostrophes = /[’ʼ‘`´]/g
/** Units that belong to the number before them: their canonical form, and its spellings. */
const written: Readonly<Record<string, string>> = {
  l: 'l litre litres liter liters',
  qt: 'qt quart quarts',
  in: 'in inch inches po pouce pouces',
  ft: 'ft foot feet pi pied pieds',
  lb: 'lb lbs livres',
  w: 'w watt watts',
  v: 'v volt volts',
  gb: 'gb go',
  k: 'k carat carats',
}
const alike = ['ml', 'oz', 'mm', 'cm', 'm', 'g', 'kg', 'tb', 'mah', 'ct']
const units = new Map([
  ...alike.map((unit): [string, string] => [unit, unit]),
  ...Object.entries(written).flatMap(([unit, ways]) => ways.split(' ').map((way): [string, string] => [way, unit])),
])
// Longest first: `litres` must not match as `l`.
const anyUnit = [...units.keys()].sort((one, other) => other.length - one.length).join('|')
/** How units are written, in either language. */
export const unitSpellings: readonly string[] = [...units.keys()]
const pieces = new RegExp(
  // An amount with its unit, a number, letters (with an apostrophe inside), or letters and digits as in a style's code.
  `(\\d+(?:[.,]\\d+)?)[ \\u00a0-]?(${anyUnit})(?![\\p{L}\\p{N}-])|\\d+[.,]\\d+|[\\p{L}\\p{N}]+(?:'[\\p{L}\\p{N}]+)*`,
  'gu',
)
const elided = /^(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu)'(?=.)/

/**
 * The words of a text, in order.
 *
 * 1. Case, accents and ligatures do not matter: `Crème BRÛLÉE` is `creme brulee`, `œuf` is `oeuf`.
 * 2. An article before an apostrophe is dropped (`l’encolure` is `encolure`); any other apostrophe is removed (`women's` is
 *    `womens`).
 * 3. A number and its unit are one word in every spelling: `1.7 L`, `1,7-litre` and `1.7L` are `1.7l`. With `parts`, the number
 *    and the unit are words as well, because a shopper may omit either.
 * 4. Any other character separates words.
 */
export function wordsOf(text: string, { parts = false } = {}): Word[] {
  const words: Word[] = []
  const add = (folded: string, spelling: string) => folded !== '' && words.push({ folded, spelling })
  // Normalised first: a character may be equivalent to an apostrophe, as U+1FEF is to U+0060.
  const plain = text.normalize('NFC').toLowerCase().replace(apostrophes, "'").normalize('NFKC')
  for (const [piece, amount, unit] of plain.matchAll(pieces)) {
    if (amount !== undefined && unit !== undefined) {
      const number = amount.replace(',', '.')
      add(`${number}${units.get(unit) ?? unit}`, piece)
      if (!parts) continue
      add(number, amount)
      if (unit.length > 2) add(fold(unit), unit)
    } else {
      const word = piece.replace(elided, '')
      add(fold(word).replace(/'/g, '').replace(',', '.'), word.replace(/'/g, '’'))
    }
  }
  return words
}

/** Stop words, which need not match. The second half of each list are filler words of a search. */
const stopWords: ReadonlySet<string> = new Set(
  `a an and at by for from in of on or the to with
   i me my im need want looking find buy some any something that this is are do does how what which you your
   product products item items thing things stuff
   au aux avec d dans de des du en et l la le les ou par pour sur un une
   je j cherche veux voudrais besoin trouver acheter quelque quelques qui que quoi ce cette ces est sont mon ma mes votre vos
   comment quel quelle produit produits article articles chose choses`.split(/\s+/),
)
/** Stop words that are goods in the other language: « or » is gold, « thé » is tea. */
const telling: Readonly<Record<Language, ReadonlySet<string>>> = { en: new Set(), fr: new Set(['or', 'the']) }
/** @param language the one that a text is written in, if it is known */
export const isStopWord = (folded: string, language?: Language): boolean =>
  stopWords.has(folded) && !(language !== undefined && telling[language].has(folded))

/** Irregular forms, and alternative spellings. */
// Maps: a shopper's word may be the name of an object's own property, such as `constructor`.
const irregular: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(
    Object.entries({
      knives: 'knife',
      shelves: 'shelf',
      scarves: 'scarf',
      leaves: 'leaf',
      wolves: 'wolf',
      loaves: 'loaf',
      women: 'woman',
      womens: 'woman',
      men: 'man',
      mens: 'man',
      children: 'child',
      childrens: 'child',
      feet: 'foot',
      teeth: 'tooth',
      mice: 'mouse',
      jewelry: 'jewellery',
      gray: 'grey',
      color: 'colour',
      colors: 'colour',
    }),
  ),
  fr: new Map(
    Object.entries({
      yeux: 'oeil',
      bijoux: 'bijou',
      genoux: 'genou',
      cailloux: 'caillou',
      blanche: 'blanc',
      blanches: 'blanc',
      longue: 'long',
      longues: 'long',
    }),
  ),
}
const stemmers = { en: englishStem, fr: frenchStem } as const

/** The ending of a French plural. The stemmer stems some plurals differently: `oreillers` to `oreiller`, but `oreiller` to `oreil`. */
const frenchPlural = /(?<=[^s]{3})s$/

/** The stem of a folded word in a language: `kettles` and `kettle` are `kettl`. It is never a stop word: « été » is not « et ». */
export function stemOf(folded: string, language: Language): string {
  if (/\d/.test(folded)) return folded
  const word = irregular[language].get(folded) ?? folded
  const stem = stemmers[language](language === 'fr' ? word.replace(frenchPlural, '') : word)
  return stopWords.has(stem) ? word : stem
}

/** The approximate sound of a folded word in both languages: its first letter and its consonants, each once. */
export function soundOf(folded: string): string {
  const consonants = folded
    .replace(/ph/g, 'f')
    .replace(/ck|qu|c(?=[aou])|k|q/g, 'k')
    .replace(/c|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
  return (
    (consonants[0] ?? '') +
    consonants
      .slice(1)
      .replace(/[aeiouyhw]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}
