import type { Language } from '../shared/language.ts'
import { isProvince } from '../shared/provinces.ts'
import { type AddressFields, displayPostalCode, maxAddressFieldLength } from './address.rules.ts'

/** One of the look-up's items, as the service says it. */
export type LookupItem = Readonly<Record<string, string | number>>

/** What can be picked while an address is typed: an address, or a container that holds several. */
export type FoundAddress = {
  id: string
  text: string
  /** The place, or how many addresses a container holds. */
  description: string
  isContainer: boolean
}

/** The fields that a picked address fills in; who it is for stays the shopper's to say. */
export type AddressPlace = Pick<AddressFields, 'address1' | 'city' | 'province' | 'zipCode'> & { address2: string }

const textOf = (item: LookupItem, name: string): string => {
  const value = item[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The items of a Find that can be picked: what has no id or no text is left out, and so is a step that is not known. */
export function foundAddresses(items: readonly LookupItem[]): FoundAddress[] {
  return items.flatMap((item) => {
    const id = textOf(item, 'Id')
    const text = textOf(item, 'Text')
    const next = textOf(item, 'Next')
    if (id === '' || text === '' || (next !== 'Find' && next !== 'Retrieve')) return []
    return [{ id, text, description: textOf(item, 'Description'), isContainer: next === 'Find' }]
  })
}

const languageNames = { en: 'ENG', fr: 'FRE' } as const

/**
 * The address in a Retrieve's reply, in the language of the page.
 *
 * 1. The reply has an item for each language; where the page's is missing, the first does.
 * 2. Line1 is the street with its number, or the post office box; where it is empty, it is put together from
 *    `SubBuilding`, `BuildingNumber`, `Street` or `POBoxNumber`.
 * 3. Line2 to Line5 are the second line. What does not fit into a line's 60 characters is left out, word by word.
 * 4. A reply without line, city, province or postal code is none: undefined.
 */
export function retrievedPlace(items: readonly LookupItem[], language: Language): AddressPlace | undefined {
  const item = items.find((one) => textOf(one, 'Language') === languageNames[language]) ?? items[0]
  if (!item) return undefined
  const rest = [2, 3, 4, 5].map((line) => textOf(item, `Line${line}`)).filter(Boolean)
  const address1 = fitting(textOf(item, 'Line1') || builtLine(item, language))
  const province = (textOf(item, 'ProvinceCode') || textOf(item, 'Province')).toUpperCase()
  const city = fitting(textOf(item, 'City'))
  const zipCode = displayPostalCode(textOf(item, 'PostalCode'))
  if (address1 === '' || city === '' || zipCode === '' || !isProvince(province)) return undefined
  return { address1, address2: fitting(rest.join(', ')), city, province, zipCode }
}

function builtLine(item: LookupItem, language: Language): string {
  const box = textOf(item, 'POBoxNumber')
  if (box !== '') return language === 'fr' ? `CP ${box}` : `PO Box ${box}`
  const unit = textOf(item, 'SubBuilding')
  const number = textOf(item, 'BuildingNumber')
  return [unit && number ? `${unit}-${number}` : unit || number, textOf(item, 'Street')].filter(Boolean).join(' ')
}

function fitting(line: string): string {
  let fit = line
  while (fit.length > maxAddressFieldLength) fit = fit.slice(0, Math.max(0, fit.lastIndexOf(' ')))
  return fit
}
