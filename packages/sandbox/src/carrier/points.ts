import { lot, type Municipality } from '../addresscomplete/municipalities.ts'
import { streetsOf } from '../addresscomplete/streets.ts'

/** An invented pick-up point in a real municipality. */
export interface Point {
  id: string
  name: string
  addressLine: string
  postalCode: string
  municipality: Municipality
  phone: string
  /** Opening hours on weekdays, and at the weekend if it is open. */
  weekdays: readonly [from: number, to: number]
  weekend: readonly [from: number, to: number] | undefined
  kilometres: number
}

const englishNames = [
  'Maple Corner Pharmacy',
  'Stop & Smile Variety',
  'Lakeside Drug Store',
  'Sunrise Convenience',
  'Parcel & Print Shop',
  'Old Mill Pharmacy',
  'Northern Lights Market',
  'O’Reilly & Daughters Grocery',
  'Harbour News & Gifts',
  'Red Door Variety',
  'Fairview Pharmacy',
  'Poplar Street Stationery',
]
const frenchNames = [
  'Pharmacie de l’Érable',
  'Dépanneur Chez Léo & Fils',
  'Tabagie du Coin',
  'Épicerie Bélisle & Sœurs',
  'Pharmacie Bellerive',
  'Marché des Lilas',
  'Papeterie l’Encrier',
  'Dépanneur Soleil',
  'Boutique Colis & Cie',
  'Pharmacie du Vieux-Moulin',
  'Kiosque de la Gare',
  'Dépanneur l’Oiseau bleu',
]

/** The municipality of a postal code; otherwise the largest one that shares its beginning. */
export const municipalityAt = (places: readonly Municipality[], postalCode: string): Municipality | undefined => {
  const area = postalCode.slice(0, 3)
  // Nunavut and the Northwest Territories share the letter X.
  const sameProvince = (place: Municipality) =>
    area.charAt(0) !== 'X' || (place.province === 'NU') === /^X0[ABC]/.test(area)
  const has = (beginning: string) =>
    places.find((place) => place.forwardSortationArea.startsWith(beginning) && sameProvince(place))
  return has(area) ?? has(area.slice(0, 1))
}

/**
 * The points near a postal code, the nearest first: up to a dozen in a town, one in the country, none in fly-in
 * communities. The same code always has the same points at the same distances.
 */
export const pointsNear = (places: readonly Municipality[], postalCode: string): Point[] => {
  const municipality = municipalityAt(places, postalCode)
  if (!municipality || municipality.province === 'NU') return []
  const { name, province, population } = municipality
  const streets = streetsOf([municipality])
  const names = province === 'QC' ? frenchNames : englishNames
  const count = postalCode.charAt(1) === '0' ? 1 : population > 100_000 ? 12 : 5
  return Array.from({ length: count }, (_, index) => {
    const drawn = lot('point', name, province, index)
    const near = lot('near', postalCode, name, index)
    const street = streets[index % streets.length]
    return {
      id: `U${String(drawn % 100_000_000).padStart(8, '0')}`,
      name: names[(lot('name', name) + index) % names.length] ?? name,
      addressLine: `${5 + (drawn % 15) * 5} ${street?.[province === 'QC' ? 'fr' : 'en'] ?? name}`,
      postalCode: street?.postalCode ?? `${municipality.forwardSortationArea} 1A0`,
      municipality,
      phone: `${String(200 + (drawn % 700))}5550${String(100 + (drawn % 100))}`,
      weekdays: [7 + (drawn % 3), 18 + ((drawn >>> 4) % 5)] as const,
      weekend: drawn % 4 === 0 ? undefined : ([9, 17] as const),
      kilometres: Math.round((0.3 + index * 0.8 + (near % 70) / 100) * 10) / 10,
    }
  }).sort((a, b) => a.kilometres - b.kilometres)
}
