import { lot, type Municipality, municipalities } from './municipalities.ts'
import { plainWords, type Street, streetsOf } from './streets.ts'

/** A house, one of its flats, or a post office box. */
export type Address =
  | { kind: 'house'; street: Street; number: number; unit?: number }
  | { kind: 'box'; municipality: Municipality; index: number; box: number; postalCode: string }
/** A container of addresses: a street, or a house with flats. */
export type Container =
  | { kind: 'street'; street: Street; count: number }
  | { kind: 'flats'; street: Street; number: number; count: number }
export type Hit = Address | Container

export interface AddressBook {
  /** The matches of a text, the most likely first. */
  find(term: string, most: number): Hit[]
  /** A container's addresses; if the text has a number, those that begin with it. */
  open(id: string, term: string, most: number): Hit[] | undefined
  address(id: string): Address | undefined
}

/** Limits of house numbers, flats and boxes: five and four digits. */
const five = (number: number): string => String(number).padStart(5, '0')
const four = (number: number): string => String(number).padStart(4, '0')

export const idOf = (hit: Hit): string => {
  switch (hit.kind) {
    case 'house':
      return `CA|CP|B|${hit.street.index + 1}${five(hit.number)}${four(hit.unit ?? 0)}`
    case 'flats':
      return `CA|CP|F|${hit.street.index + 1}${five(hit.number)}`
    case 'street':
      return `CA|CP|S|${hit.street.index + 1}`
    case 'box':
      return `CA|CP|P|${hit.index + 1}${five(hit.box)}`
  }
}

/** Every fifth house number is a house: a street from 5 to 1200 has 240. */
const step = 5
/** Large houses have flats, on five floors at most. */
const flatsIn = (street: Street, number: number): number[] => {
  const drawn = lot('flats', street.index, number)
  if (number < 20 || drawn % 7 !== 0) return []
  const perFloor = 2 + ((drawn >>> 4) % 5)
  const floors = 2 + ((drawn >>> 8) % 4)
  return Array.from(
    { length: floors * perFloor },
    (_, index) => (1 + Math.floor(index / perFloor)) * 100 + 1 + (index % perFloor),
  )
}

const atNumber = (street: Street, number: number): Hit => {
  const count = flatsIn(street, number).length
  return count > 0 ? { kind: 'flats', street, number, count } : { kind: 'house', street, number }
}

const boxPattern = /^\s*(?:p\.?\s*o\.?\s*box|c\.?\s*p\.?|case\s+postale|b\.?\s*p\.?)\s*(\d{1,5})\b/i

export const addressBook = async (): Promise<AddressBook> => {
  const places = await municipalities()
  const streets = streetsOf(places)
  const placeWords = places.map(({ name, province }) => plainWords(`${name} ${province}`))

  const fits = (words: readonly string[], typed: readonly string[]) =>
    typed.every((word) => words.some((one) => one.startsWith(word)))

  /** The first `most` results, in order. */
  const firstResults = <Thing, Result>(
    things: readonly Thing[],
    most: number,
    resultOf: (thing: Thing) => Result | undefined,
  ) => {
    const results: Result[] = []
    for (const thing of things) {
      if (results.length >= most) break
      const result = resultOf(thing)
      if (result !== undefined) results.push(result)
    }
    return results
  }

  const boxes = (box: number, typed: readonly string[], most: number): Hit[] =>
    firstResults([...places.keys()], most, (index) => boxAt(index, box, typed))
  const boxAt = (index: number, box: number, typed: readonly string[] = []): Address | undefined => {
    const municipality = places[index]
    if (!municipality || !fits(placeWords[index] ?? [], typed)) return undefined
    return { kind: 'box', municipality, index, box, postalCode: `${municipality.forwardSortationArea} 1A0` }
  }

  const asStreet = (street: Street): Container => ({ kind: 'street', street, count: Math.floor(street.last / step) })

  const inStreet = (street: Street, beginning: string, most: number): Hit[] => {
    const numbers = Array.from({ length: Math.floor(street.last / step) }, (_, index) => (index + 1) * step)
    return firstResults(numbers, most, (number) =>
      String(number).startsWith(beginning) ? atNumber(street, number) : undefined,
    )
  }

  const streetAt = (digits: string): Street | undefined => streets[Number(digits) - 1]

  return {
    find(term, most) {
      const box = boxPattern.exec(term)
      if (box) return boxes(Number(box[1]), plainWords(term.slice(box[0].length)), most)
      const code = term.toUpperCase().replace(/[^A-Z\d]/g, '')
      if (/^[A-Z]\d[A-Z](\d([A-Z]\d?)?)?$/.test(code)) {
        return firstResults(streets, most, (street) =>
          street.postalCode.replace(' ', '').startsWith(code) ? asStreet(street) : undefined,
        )
      }
      const [, number = '', rest = ''] = /^\s*(?:\d+\s*-\s*)?(?:(\d{1,5})(?![a-z\d]))?\s*,?(.*)$/is.exec(term) ?? []
      const typed = plainWords(rest)
      return firstResults(streets, most, (street) => {
        if (!fits(street.words, typed)) return undefined
        if (number === '') return asStreet(street)
        return Number(number) > 0 && Number(number) <= street.last ? atNumber(street, Number(number)) : undefined
      })
    },
    open(id, term, most) {
      const [, kind, digits = ''] = /^CA\|CP\|([SF])\|(\d{1,12})$/.exec(id) ?? []
      const street = streetAt(kind === 'S' ? digits : digits.slice(0, -5))
      if (!street) return undefined
      if (kind === 'S') return inStreet(street, /^\s*(\d{1,5})(?![a-z\d])/i.exec(term)?.[1] ?? '', most)
      const number = Number(digits.slice(-5))
      return flatsIn(street, number)
        .slice(0, most)
        .map((unit) => ({ kind: 'house', street, number, unit }))
    },
    address(id) {
      const [, kind, digits = ''] = /^CA\|CP\|([BP])\|(\d{1,15})$/.exec(id) ?? []
      if (kind === 'P') return boxAt(Number(digits.slice(0, -5)) - 1, Number(digits.slice(-5)))
      const street = streetAt(digits.slice(0, -9))
      const number = Number(digits.slice(-9, -4))
      const unit = Number(digits.slice(-4))
      if (kind !== 'B' || !street || number < 1 || number > street.last) return undefined
      if (unit > 0 && !flatsIn(street, number).includes(unit)) return undefined
      return { kind: 'house', street, number, ...(unit > 0 && { unit }) }
    },
  }
}
