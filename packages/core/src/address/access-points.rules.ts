import type { Language } from '../shared/language.ts'
import { isProvince, type Province } from '../shared/provinces.ts'
import { cleanPostalCode } from '../shared/typed-text.ts'
import { displayPostalCode } from './address.rules.ts'

/** A place where the carrier holds a parcel for pick-up. */
export type AccessPoint = {
  id: string
  name: string
  address1: string
  city: string
  province: Province
  zipCode: string
  /** Undefined when the carrier gives no distance. */
  distanceKm: number | undefined
  /** Opening hours in the carrier's words, one line for each range of days. */
  hours: string[]
}

/** The maximum number of points in a search, and their maximum distance from the postal code. */
export const accessPointSearch = { listSize: 10, radiusKm: 25 } as const

/** The carrier's request for the points near a postal code, in the carrier's own format. */
export function locatorRequest(zipCode: string, language: Language) {
  return {
    LocatorRequest: {
      Request: { RequestAction: 'Locator' },
      OriginAddress: {
        AddressKeyFormat: { PostcodePrimaryLow: cleanPostalCode(zipCode), CountryCode: 'CA' },
      },
      Translate: { Locale: language === 'fr' ? 'fr_CA' : 'en_CA' },
      UnitOfMeasurement: { Code: 'KM' },
      LocationSearchCriteria: {
        AccessPointSearch: { AccessPointStatus: '01' },
        MaximumListSize: String(accessPointSearch.listSize),
        SearchRadius: String(accessPointSearch.radiusKm),
      },
    },
  } as const
}

/** A pick-up point in the carrier's own format. */
export type DropLocation = {
  AddressKeyFormat: {
    ConsigneeName: string
    AddressLine: string
    PoliticalDivision2: string
    PoliticalDivision1: string
    PostcodePrimaryLow: string
  }
  Distance: { Value: string; UnitOfMeasurement: { Code: string } }
  StandardHoursOfOperation?: string | undefined
  AccessPointInformation: { PublicAccessPointID: string }
}

/**
 * The pick-up points in a locator's reply.
 *
 * 1. The reply gives one point as an object, several as a list, and omits the field when there are none.
 * 2. XML entities are decoded, numbers are parsed, and miles are converted to kilometres.
 * 3. The nearest point is first. Points without a distance are last.
 * 4. A point without an id, or outside Canada's provinces, is dropped, because a parcel cannot be sent there. Duplicates are
 *    dropped as well.
 */
export function accessPoints(locations: readonly DropLocation[] | DropLocation | undefined): AccessPoint[] {
  const points = new Map<string, AccessPoint>()
  for (const location of locations === undefined ? [] : isList(locations) ? locations : [locations]) {
    const point = accessPoint(location)
    if (point && !points.has(point.id)) points.set(point.id, point)
  }
  const far = ({ distanceKm }: AccessPoint) => distanceKm ?? Number.POSITIVE_INFINITY
  return [...points.values()].sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)))
}

const isList = (locations: readonly DropLocation[] | DropLocation): locations is readonly DropLocation[] =>
  Array.isArray(locations)

function accessPoint(location: DropLocation): AccessPoint | undefined {
  const { AddressKeyFormat: place, Distance, StandardHoursOfOperation = '' } = location
  const id = location.AccessPointInformation.PublicAccessPointID.trim()
  const province = place.PoliticalDivision1.trim().toUpperCase()
  if (id === '' || !isProvince(province)) return undefined
  const distance = Distance.Value.trim() === '' ? Number.NaN : Number(Distance.Value)
  return {
    id,
    name: decodeEntities(place.ConsigneeName).trim(),
    address1: decodeEntities(place.AddressLine).trim(),
    city: decodeEntities(place.PoliticalDivision2).trim(),
    province,
    zipCode: displayPostalCode(place.PostcodePrimaryLow),
    distanceKm:
      Number.isFinite(distance) && distance >= 0
        ? distance * (Distance.UnitOfMeasurement.Code === 'MI' ? 1.609344 : 1)
        : undefined,
    hours: decodeEntities(StandardHoursOfOperation)
      .split(/[;\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  }
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

/** Decodes XML's five entities and numeric references, one level deep: `&amp;eacute;` becomes `&eacute;`. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
  })
}
