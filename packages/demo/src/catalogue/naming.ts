import { titleCase, typesetEnglish } from './english.ts'
import { agree, capital, typesetFrench } from './french.ts'
import type { Random } from './random.ts'
import type { Kind, Modifier, Traits } from './types/kit.ts'
import type { Words } from './words.ts'

/** The parts of a product's name. The description uses them again. */
export type NameParts = {
  made?: Modifier
  look?: Modifier
  feature?: Modifier
  measure?: Modifier
  /** A proper name, the same in both languages. */
  collection?: string
}

/** Chooses the parts of a name, without parts that would repeat each other's words. */
export function drawParts(kind: Kind, traits: Traits, collections: readonly string[], random: Random): NameParts {
  const parts: NameParts = {}
  const used = { en: stems(kind.en), fr: stems(kind.fr.text) }

  function draw(list: readonly Modifier[], probability: number): Modifier | undefined {
    if (list.length === 0 || !random.chance(probability)) return undefined
    const chosen = random.pick(list)
    const own = { en: stems(chosen.en), fr: stems(chosen.fr) }
    if (own.en.some((stem) => used.en.includes(stem)) || own.fr.some((stem) => used.fr.includes(stem))) return undefined
    used.en.push(...own.en)
    used.fr.push(...own.fr)
    return chosen
  }

  // A jewel is named after its stone, and the stone's weight says nothing without it.
  parts.made = draw(traits.made, traits.madeFirst ? 1 : 0.85)
  parts.look = draw(traits.looks, traits.lookAlways || traits.madeFirst ? 1 : 0.62)
  parts.measure = parts.look || !traits.madeFirst ? draw(traits.measures, 0.85) : undefined
  // Four adjectives in a row read like a list.
  const partCount = [parts.made, parts.look, parts.measure].filter((part) => part !== undefined).length
  parts.feature = draw(traits.features, partCount === 3 ? 0.25 : 0.7)
  if (!traits.plain && random.chance(partCount === 3 ? 0.25 : 0.45)) parts.collection = random.pick(collections)
  return parts
}

/** The stems of the content words, so that `leather` and `leathers` count as one. */
function stems(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)]
    .map(([word]) => word.slice(0, 5))
    .filter((stem) => stem !== 'with' && stem !== 'avec' && stem !== 'pour' && stem !== 'style' && stem !== 'inch')
}

type Slot = Exclude<keyof NameParts, 'collection'>

/** The words of these parts in order; those that begin with a comma come last. */
function join(language: keyof Words, words: (string | undefined)[]): string {
  const tails = words.filter((part) => part?.startsWith(','))
  const others = words.filter((part) => part && !part.startsWith(','))
  const text = others.join(' ') + tails.join('')
  return language === 'en' ? titleCase(text) : capital(text)
}

/** The name in both languages, each in its own word order. */
export function composeName(kind: Kind, traits: Traits, parts: NameParts): Words {
  const en = (slot: Slot) => parts[slot]?.en
  const fr = (slot: Slot) => parts[slot]?.fr
  const materialAndLook: Slot[] = traits.madeFirst ? ['made', 'look'] : ['look', 'made']
  const english = [parts.collection, en('measure'), ...materialAndLook.map(en), kind.en, en('feature')]
  const descriptions = [fr('look'), fr('made')]
  const french = [
    kind.fr.text,
    ...descriptions.filter(isAdjective),
    parts.collection,
    ...descriptions.filter((words) => !isAdjective(words)),
    fr('measure'),
    fr('feature'),
  ]
  return {
    en: typesetEnglish(join('en', english)),
    fr: typesetFrench(agree(join('fr', french), kind.fr.described)),
  }
}

/** Whether these words are an adjective, not a phrase such as `à pois`. */
const isAdjective = (words: string | undefined): boolean =>
  words !== undefined && !/^(?:(?:à|au|aux|de|des|en|sans|pour) |d[’']|,)/.test(words)
