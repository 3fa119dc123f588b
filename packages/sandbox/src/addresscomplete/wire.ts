import { type Address, type Hit, idOf } from './address-book.ts'
import { plainWords } from './streets.ts'

export type Tongue = 'en' | 'fr'

const linesOf = (hit: Hit, tongue: Tongue): string => {
  if (hit.kind === 'box') return tongue === 'fr' ? `CP ${hit.box}` : `PO Box ${hit.box}`
  const street = hit.street[tongue]
  if (hit.kind === 'street') return street
  const unit = hit.kind === 'house' && hit.unit ? `${hit.unit}-` : ''
  return `${unit}${hit.number} ${street}`
}

/** The matches of the typed words in a text: `0-3,4-7`. */
const highlight = (text: string, term: string): string => {
  // Replaces each character by exactly one, so that the positions hold.
  const plain = [...text].map((one) => one.normalize('NFD').charAt(0).toLowerCase()).join('')
  const ranges = plainWords(term)
    .map((word) => ({ word, at: new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').exec(plain)?.index }))
    .filter((found): found is { word: string; at: number } => found.at !== undefined)
    .sort((a, b) => a.at - b.at)
  return [...new Set(ranges.map(({ word, at }) => `${at}-${at + word.length}`))].join(',')
}

/** An item of a Find reply. */
export const findItem = (hit: Hit, term: string, tongue: Tongue) => {
  const place = hit.kind === 'box' ? hit.municipality : hit.street.municipality
  const code = hit.kind === 'street' ? [] : [hit.kind === 'box' ? hit.postalCode : hit.street.postalCode]
  const where = [place.name, place.province, ...code].join(', ')
  const Text = linesOf(hit, tongue)
  const isContainer = 'count' in hit
  return {
    Id: idOf(hit),
    Text,
    Highlight: highlight(Text, term),
    Cursor: isContainer ? Text.length : 0,
    Description: isContainer ? `${where} - ${hit.count} ${tongue === 'fr' ? 'Adresses' : 'Addresses'}` : where,
    Next: isContainer ? 'Find' : 'Retrieve',
  }
}

const provinceNames: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  AB: ['Alberta', 'Alberta'],
  BC: ['British Columbia', 'Colombie-Britannique'],
  MB: ['Manitoba', 'Manitoba'],
  NB: ['New Brunswick', 'Nouveau-Brunswick'],
  NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  NS: ['Nova Scotia', 'Nouvelle-Écosse'],
  NT: ['Northwest Territories', 'Territoires du Nord-Ouest'],
  NU: ['Nunavut', 'Nunavut'],
  ON: ['Ontario', 'Ontario'],
  PE: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
  QC: ['Quebec', 'Québec'],
  SK: ['Saskatchewan', 'Saskatchewan'],
  YT: ['Yukon', 'Yukon'],
}

/** The items of a Retrieve reply: one for each language, every value a string. */
export const retrieveItems = (address: Address) =>
  (['en', 'fr'] as const).map((tongue) => retrieveItem(address, tongue))

const retrieveItem = (address: Address, tongue: Tongue) => {
  const place = address.kind === 'box' ? address.municipality : address.street.municipality
  const PostalCode = address.kind === 'box' ? address.postalCode : address.street.postalCode
  const Line1 = linesOf(address, tongue)
  const names = provinceNames[place.province] ?? [place.province, place.province]
  const ProvinceName = tongue === 'fr' ? names[1] : names[0]
  const house = address.kind === 'house' ? address : undefined
  return {
    Id: idOf(address),
    DomesticId: idOf(address).split('|').at(-1) ?? '',
    Language: tongue === 'fr' ? 'FRE' : 'ENG',
    LanguageAlternatives: 'ENG,FRE',
    Department: '',
    Company: '',
    SubBuilding: house?.unit ? String(house.unit) : '',
    BuildingNumber: house ? String(house.number) : '',
    BuildingName: '',
    SecondaryStreet: '',
    Street: house ? house.street[tongue] : '',
    Block: '',
    Neighbourhood: '',
    District: '',
    City: place.name,
    Line1,
    Line2: '',
    Line3: '',
    Line4: '',
    Line5: '',
    AdminAreaName: '',
    AdminAreaCode: '',
    Province: place.province,
    ProvinceName,
    ProvinceCode: place.province,
    PostalCode,
    CountryName: 'Canada',
    CountryIso2: 'CA',
    CountryIso3: 'CAN',
    CountryIsoNumber: '124',
    SortingNumber1: '',
    SortingNumber2: '',
    Barcode: '',
    POBoxNumber: address.kind === 'box' ? String(address.box) : '',
    Label: `${Line1}\n${place.name.toUpperCase()} ${place.province}  ${PostalCode}\nCANADA`,
    Type: address.kind === 'box' ? 'PO Box' : house?.unit ? 'Apartment' : 'Residential',
    DataLevel: house?.unit ? 'SubPremise' : 'Premise',
  }
}
