import type { FastifyInstance } from 'fastify'
import { municipalities } from '../addresscomplete/municipalities.ts'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import type { Waiting } from '../waiting.ts'
import { type Point, pointsNear } from './points.ts'

/** The carrier's key in the demonstration. */
export const carrierKey = 'onair-carrier-demo'

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => objectOf(inner)[name], value)
const textAt = (value: unknown, ...path: readonly string[]): string => {
  const leaf = at(value, ...path)
  return typeof leaf === 'string' || typeof leaf === 'number' ? String(leaf) : ''
}
const numberAt = (value: unknown, fallback: number, ...path: readonly string[]): number => {
  const number = Number(textAt(value, ...path) || fallback)
  return Number.isFinite(number) && number >= 0 ? number : fallback
}

/** Escapes a text: the carrier's texts contain XML entities. */
const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('’', '&#8217;').replaceAll('œ', '&#339;').replaceAll('É', '&#xC9;')

const hour = (hours: number, french: boolean): string => {
  if (french) return `${hours} h`
  return `${hours > 12 ? hours - 12 : hours}:00 ${hours < 12 ? 'AM' : 'PM'}`
}
const hoursOf = ({ weekdays, weekend }: Point, french: boolean): string => {
  const [open, close] = weekdays
  if (french) {
    const closed = weekend ? `${hour(weekend[0], true)} à ${hour(weekend[1], true)}` : 'fermé'
    return `lun–ven\u00a0: ${hour(open, true)} à ${hour(close, true)}; sam–dim\u00a0: ${closed}`
  }
  const closed = weekend ? `${hour(weekend[0], false)}–${hour(weekend[1], false)}` : 'closed'
  return `Mon–Fri: ${hour(open, false)}–${hour(close, false)}; Sat–Sun: ${closed}`
}

const dropLocation = (point: Point, french: boolean) => {
  const { municipality } = point
  return {
    LocationID: point.id.slice(1),
    Geocode: {
      Latitude: (municipality.latitude + point.kilometres / 111).toFixed(6),
      Longitude: municipality.longitude.toFixed(6),
    },
    AddressKeyFormat: {
      ConsigneeName: inXml(point.name),
      AddressLine: inXml(point.addressLine),
      PoliticalDivision2: inXml(municipality.name),
      PoliticalDivision1: municipality.province,
      PostcodePrimaryLow: point.postalCode.replace(' ', ''),
      CountryCode: 'CA',
    },
    PhoneNumber: point.phone,
    Distance: { Value: point.kilometres.toFixed(1), UnitOfMeasurement: { Code: 'KM', Description: 'Kilometers' } },
    StandardHoursOfOperation: inXml(hoursOf(point, french)),
    AccessPointInformation: { PublicAccessPointID: point.id },
  }
}

export interface CarrierOptions {
  faults: FaultBook
  waiting: Waiting
}

/** The carrier's location look-up: every number is a string, and a single hit is an object. */
export const carrierRoutes = (app: FastifyInstance, { faults, waiting }: CarrierOptions): void => {
  app.post('/carrier/locator', faulty(faults, waiting, 'carrier', 'locator'), async (request, reply) => {
    const failure = (status: number, ErrorCode: string, ErrorDescription: string) =>
      reply.code(status).send({
        LocatorResponse: {
          Response: {
            ResponseStatusCode: '0',
            ResponseStatusDescription: 'Failure',
            Error: { ErrorSeverity: 'Hard', ErrorCode, ErrorDescription },
          },
        },
      })
    if (request.headers.authorization !== `Bearer ${carrierKey}`) return failure(401, '250003', 'Invalid access key.')
    const asked = at(request.body, 'LocatorRequest')
    const postalCode = textAt(asked, 'OriginAddress', 'AddressKeyFormat', 'PostcodePrimaryLow')
      .toUpperCase()
      .replace(' ', '')
    if (!/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(postalCode)) return failure(400, '350201', 'Invalid postal code.')
    const criteria = at(asked, 'LocationSearchCriteria')
    const radius = numberAt(criteria, 100, 'SearchRadius')
    const most = numberAt(criteria, 10, 'MaximumListSize')
    const french = textAt(asked, 'Translate', 'Locale').startsWith('fr')
    const locations = pointsNear(await municipalities(), postalCode)
      .filter(({ kilometres }) => kilometres <= radius)
      .slice(0, most)
      .map((point) => dropLocation(point, french))
    return reply.send({
      LocatorResponse: {
        Response: { ResponseStatusCode: '1', ResponseStatusDescription: 'Success' },
        SearchResults: {
          ...(locations.length > 0 && { DropLocation: locations.length === 1 ? locations[0] : locations }),
        },
      },
    })
  })
}
