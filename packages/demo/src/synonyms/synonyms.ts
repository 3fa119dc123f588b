import { english } from './english.ts'
import { englishNeeds } from './english-needs.ts'
import { french } from './french.ts'
import { frenchNeeds } from './french-needs.ts'

/** A set of words that mean the same to shoppers, as the server stores it. */
export type DemoSynonyms = { id: string; language: 'en' | 'fr'; words: string[]; means: string[] }

/** The synonym sets of the demonstration, of lines such as `couch, sofa` and `runners => sneaker`. */
export const demoSynonyms = (): DemoSynonyms[] => [
  ...sets('en', [...english, ...englishNeeds]),
  ...sets('fr', [...french, ...frenchNeeds]),
]

const sets = (language: 'en' | 'fr', lines: readonly string[]): DemoSynonyms[] =>
  lines.map((line, place) => {
    const [words = '', means = ''] = line.split('=>')
    return { id: `${language}-${place + 1}`, language, words: phrases(words), means: phrases(means) }
  })

const phrases = (text: string): string[] => text.split(',').flatMap((phrase) => phrase.trim() || [])
