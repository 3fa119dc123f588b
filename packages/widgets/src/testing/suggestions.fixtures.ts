import { type catalogueContract, fromWire, type WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { someProducts } from './fixtures.ts'

export type WireSuggestions = WireReplyOf<(typeof catalogueContract)['GET /api/v3/{language}/products/suggestions']>

/** The server's suggestions for « bou »: a term, a category, a brand and products. */
export function someSuggestions({ language = 'en' }: { language?: Language } = {}): WireSuggestions {
  const french = language === 'fr'
  return {
    Terms: french ? ['bouilloire', 'bouilloire électrique'] : ['kettle', 'kettle with thermometer'],
    Categories: [{ Id: 'kettles', Name: french ? 'Bouilloires' : 'Kettles', Count: 31 }],
    Brands: [{ Id: 'maison-nord', Name: 'Maison Nord', Count: 212 }],
    Products: someProducts({ language }).slice(0, 4),
    Answers: [],
  }
}

/** The server's offers for an empty field: popular searches, departments, and the programme on air with its product. */
export function someOffers({ language = 'en' }: { language?: Language } = {}): WireSuggestions {
  const french = language === 'fr'
  return {
    Terms: french ? ['manteau de laine', 'théière'] : ['wool coat', 'tea pot'],
    Categories: [{ Id: 'kitchen', Name: french ? 'Cuisine' : 'Kitchen', Count: 412 }],
    Brands: [],
    Products: someProducts({ language }).slice(0, 1),
    Answers: [{ Kind: 'programme', Title: french ? 'L’heure du thé' : 'Tea Time', Url: '/pages/schedule?show=tea' }],
  }
}

export const noSuggestions: WireSuggestions = { Terms: [], Categories: [], Brands: [], Products: [], Answers: [] }

/** The same suggestions, as components receive them. */
export const shownSuggestions = (options: { language?: Language } = {}) => fromWire(someSuggestions(options))
