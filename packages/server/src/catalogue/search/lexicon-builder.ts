import type { Language } from '@onair/core/language'
import type { Field, Lexicon } from './index-data.ts'
import { PostingListWriter, written } from './posting-lists.ts'
import { heard } from './sounds.ts'
import { soundOf, stemOf, type Word } from './words.ts'

type Entry = { term: number; frequency: number; spelling: string }

/** Collects the words of one language, with the docs, brands and categories that have them. */
export class LexiconBuilder {
  readonly #language: Language
  readonly #entries = new Map<string, Entry>()
  readonly #terms = new Map<string, number>()
  readonly #writers: Record<Field, PostingListWriter> = {
    thing: new PostingListWriter(),
    name: new PostingListWriter(),
    brand: new PostingListWriter(),
    category: new PostingListWriter(),
    style: new PostingListWriter(),
  }

  constructor(language: Language) {
    this.#language = language
  }

  /**
   * Adds the words of a field of `value` (a doc, or a brand's or category's code). Values are added in ascending order.
   * @param products the number of products that have the words through `value`
   */
  add(field: Field, value: number, words: readonly Word[], products = 1): void {
    const writer = this.#writers[field]
    for (const word of words) {
      const entry = this.#entry(word)
      entry.frequency += products
      writer.add(entry.term, value)
    }
  }

  /** Replaces term numbers by places in the sorted list of stems. */
  finish(): Lexicon {
    const stems = [...this.#terms.keys()].sort()
    const order = stems.map((stem) => this.#terms.get(stem) ?? 0)
    const places = new Uint32Array(order.length)
    order.forEach((term, place) => {
      places[term] = place
    })
    const entries = [...this.#entries].sort(([one], [other]) => (one < other ? -1 : 1))
    return {
      stems,
      words: entries.map(([word]) => word),
      spellings: entries.map(([, { spelling }]) => spelling),
      sounds: entries.map(([word]) => soundOf(word)),
      heard: entries.map(([word]) => heard(word, this.#language)),
      termOf: Uint32Array.from(entries, ([, { term }]) => places[term] ?? 0),
      frequency: Uint32Array.from(entries, ([, { frequency }]) => frequency),
      postingLists: {
        thing: written(this.#writers.thing, order),
        name: written(this.#writers.name, order),
        brand: written(this.#writers.brand, order),
        category: written(this.#writers.category, order),
        style: written(this.#writers.style, order),
      },
    }
  }

  #entry({ folded, spelling }: Word): Entry {
    const existing = this.#entries.get(folded)
    if (existing) {
      // A spelling with accents is preferred to one without.
      if (existing.spelling === folded && spelling !== folded) existing.spelling = spelling
      return existing
    }
    const stem = stemOf(folded, this.#language)
    const term = this.#terms.get(stem) ?? this.#terms.size
    this.#terms.set(stem, term)
    const entry = { term, frequency: 0, spelling }
    this.#entries.set(folded, entry)
    return entry
  }
}
