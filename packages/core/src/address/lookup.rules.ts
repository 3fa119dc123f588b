import type { Language } from '../shared/language.ts'
import { isProvince } from '../shared/provinces.ts'
import { cleanName } from '../shared/typed-text.ts'
import { type AddressFields, displayPostalCode, maxAddressFieldLength } from './address.rules.ts'

/** One item of a lookup reply, in the service's own format. */
export type LookupItem = Readonly<Record<string, string | number>>

/** A suggestion for a typed address: one address, or a container of several. */
export type FoundAddress = {
  id: string
  text: string
  /** The city, or the number of addresses in a container. */
  description: string
  isContainer: boolean
}

/** The form fields that a picked address fills in. Names and phone number stay as the shopper typed them. */
export type AddressPlace = Pick<AddressFields, 'address1' | 'city' | 'province' | 'zipCode'> & { address2: string }

const textOf = (item: LookupItem, name: string): string => {
  const value = item[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The suggestions in a Find reply. Drops items without an id or a text, and items with an unknown `Next` step. */
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
 * The address in a Retrieve reply, in the page's language.
 *
 * 1. The reply has an item for each language. Without one for the page's language, the first item is used.
 * 2. Line1 is the street with its number, or the post office box. When it is empty, it is built from `SubBuilding`,
 *    `BuildingNumber`, `Street` or `POBoxNumber`.
 * 3. Line2 to Line5 form the second line. Each line is cut at a word boundary to 60 characters.
 * 4. Lines are cleaned as typed ones are. A reply without a first line, city, province or postal code gives undefined.
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
  let fit = cleanName(line)
  while (fit.length > maxAddressFieldLength) fit = fit.slice(0, Math.max(0, fit.lastIndexOf(' ')))
  return cleanName(fit)
}
