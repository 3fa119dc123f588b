import { localDeliveryUnit, lot, type Municipality } from './municipalities.ts'

/** An invented street of a real municipality. */
export interface Street {
  /** Its index in the list of all streets; part of its ids. */
  index: number
  municipality: Municipality
  /** The name in each language; the same outside of Quebec. */
  en: string
  fr: string
  /** The highest house number. */
  last: number
  /** `H2X 1Y4` */
  postalCode: string
  /** The words that find it, in lower case without accents. */
  words: readonly string[]
}

const frenchNames = [
  'Frontenac',
  'Principale',
  'des Érables',
  'Saint-Jean',
  'de l’Église',
  'du Moulin',
  'Laurier',
  'Cartier',
  'des Pins',
  'Champlain',
  'Notre-Dame',
  'du Pont',
  'des Lilas',
  'Papineau',
  'de la Montagne',
  'du Parc',
  'Bellevue',
  'des Bouleaux',
  'Marquette',
  'du Collège',
  'Saint-Joseph',
  'de la Rivière',
  'des Ormes',
  'de la Gare',
  'Hébert',
  'Montcalm',
  'du Lac',
]
/** Kinds of streets: the French one precedes the name, the English one follows it. */
const frenchKinds = [
  ['Rue', 'St'],
  ['Rue', 'St'],
  ['Rue', 'St'],
  ['Avenue', 'Ave'],
  ['Boulevard', 'Blvd'],
  ['Chemin', 'Rd'],
] as const

const englishNames = [
  'Main',
  'King',
  'Queen',
  'Maple',
  'Elm',
  'Oak',
  'Church',
  'Victoria',
  'Park',
  'Mill',
  'River',
  'Lakeshore',
  'Wellington',
  'Pine',
  'Cedar',
  'Albert',
  'Birch',
  'Station',
  'Bridge',
  'Willow',
  'College',
  'Spruce',
  'Harbour',
  'Highland',
  'Alder',
  '1st',
  '5th',
  '16th',
]
const englishKinds = ['St', 'St', 'St', 'Ave', 'Rd', 'Dr', 'Cres', 'Blvd', 'Lane']

/** Text for comparison: in lower case, without accents, apostrophes and full stops. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const streetCount = (population: number): number => (population > 100_000 ? 24 : population > 10_000 ? 14 : 7)

/** All streets, those of the largest municipalities first. */
export const streetsOf = (municipalities: readonly Municipality[]): Street[] => {
  const streets: Street[] = []
  for (const municipality of municipalities) {
    const { name, province, population, forwardSortationArea } = municipality
    const names = province === 'QC' ? frenchNames : englishNames
    const drawn = names
      .map((one) => ({ one, by: lot('street', name, province, one) }))
      .sort((a, b) => a.by - b.by)
      .slice(0, streetCount(population))
    for (const { one, by } of drawn) {
      const written = province === 'QC' ? inQuebec(one, by) : outsideQuebec(one, by)
      const { en, fr } = written
      streets.push({
        index: streets.length,
        municipality,
        en,
        fr,
        last: 20 + ((by >>> 8) % (population > 10_000 ? 1_400 : 180)),
        postalCode: `${forwardSortationArea} ${localDeliveryUnit(name, province, one)}`,
        words: [...new Set(plainWords(`${fr} ${en} ${name} ${province}`))],
      })
    }
  }
  return streets
}

const inQuebec = (name: string, drawn: number) => {
  const [before, after] = frenchKinds[drawn % frenchKinds.length] ?? frenchKinds[0]
  return { fr: `${before} ${name}`, en: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${after}` }
}

const outsideQuebec = (name: string, drawn: number) => {
  const kind = /^\d/.test(name) ? 'Ave' : (englishKinds[drawn % englishKinds.length] ?? 'St')
  return { en: `${name} ${kind}`, fr: `${name} ${kind}` }
}
