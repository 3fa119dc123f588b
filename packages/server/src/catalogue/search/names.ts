import type { Language } from '@onair/core/language'
import { isStopWord, stemOf, type Word, wordsOf } from './words.ts'

/** The words of a product's name by their role. */
export type NameWords = {
  /** What the product is: `coat` of "Wool Trench Coat with Hood", `manteau` of « Manteau de laine à capuchon ». */
  thing: Word[]
  /** Its kind: `wool trench`. */
  kind: Word[]
  /** What it has, is made of or is for: `hood`. */
  details: Word[]
}

/** Where the details begin: not at "of" and « de », which join parts of a name: "Set of 4 Mugs", « Robe de nuit ». */
const detailsFrom: Readonly<Record<Language, RegExp>> = {
  en: /[,:;()–—]|\s(?:with|without|for|in|from|to|on|by)\s/i,
  fr: /[,:;()–—]|\s(?:avec|sans|pour|à|au|aux|en|sur|par)\s/i,
}
/** A number of things, which is not the thing itself. */
const howMany = /^(?:(?:ensemble|jeu|lot|paire|coffret|trousse|paquet)\s+(?:de\s+|d[’'])(?:\d+\s+)?)/i

/**
 * Divides a product's name: English names its thing last, French first.
 *
 * 1. The details begin at the first preposition, comma, colon or bracket.
 * 2. Before the details, the last word in English and the first in French is the thing, unless it is a number.
 * 3. Every word of the name is in exactly one part.
 */
export function nameWords(name: string, language: Language): NameWords {
  const cut = detailsFrom[language].exec(name)?.index ?? name.length
  const head = name.slice(0, cut)
  const details = wordsOf(name.slice(cut), { parts: true })
  const counted = language === 'fr' ? (howMany.exec(head)?.[0].length ?? 0) : 0
  const counting = wordsOf(head.slice(0, counted), { parts: true })
  const words = wordsOf(head.slice(counted), { parts: true })
  const isTelling = ({ folded }: Word) => !/\d/.test(folded)
  const place = language === 'en' ? words.findLastIndex(isTelling) : words.findIndex(isTelling)
  const thing = words.slice(place, place + 1)
  return place < 0
    ? { thing: [], kind: [...counting, ...words], details }
    : { thing, kind: [...counting, ...words.slice(0, place), ...words.slice(place + 1)], details }
}

/**
 * The sum of the hashes of a name's words, without stop words: the same in any order, and sums of brand and name can be added. A wrong
 * match among a million names happens about once in 4,000 searches, and only if the product matches the search anyway.
 */
export function nameSum(name: string, language: Language): number {
  let sum = 0
  for (const { folded } of wordsOf(name)) if (!isStopWord(folded, language)) sum += hashOf(stemOf(folded, language))
  return sum >>> 0
}

/** A hash of a text in 32 bits: FNV-1a, with its upper bits mixed into the lower ones. */
export function hashOf(text: string): number {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (value ^ (value >>> 15)) >>> 0
}
