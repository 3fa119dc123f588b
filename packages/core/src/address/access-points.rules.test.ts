import { describe, expect, test } from 'vitest'
import { accessPoints, type DropLocation, decodeEntities, locatorRequest } from './access-points.rules.ts'

const drop = (id: string, value: string, change: Partial<DropLocation['AddressKeyFormat']> = {}): DropLocation => ({
  AddressKeyFormat: {
    ConsigneeName: 'D&#233;panneur L&#xE9;o &amp; Fils',
    AddressLine: '12 rue de l&apos;&#201;glise',
    PoliticalDivision2: 'Montr&#233;al',
    PoliticalDivision1: 'QC',
    PostcodePrimaryLow: 'H2X1Y4',
    ...change,
  },
  Distance: { Value: value, UnitOfMeasurement: { Code: 'KM' } },
  StandardHoursOfOperation: 'lun–ven: 8 h à 21 h; sam–dim: fermé',
  AccessPointInformation: { PublicAccessPointID: id },
})

describe('pick-up points in a locator’s reply', () => {
  test('1. one point is an object, several are a list, no field means no points', () => {
    expect(accessPoints(drop('U1', '0.4'))).toHaveLength(1)
    expect(accessPoints([drop('U1', '0.4'), drop('U2', '0.5')])).toHaveLength(2)
    expect(accessPoints(undefined)).toEqual([])
    expect(accessPoints([])).toEqual([])
  })
  test('2. entities are decoded and numbers parsed', () => {
    expect(accessPoints(drop('U1', '0.4'))).toEqual([
      {
        id: 'U1',
        name: 'Dépanneur Léo & Fils',
        address1: "12 rue de l'Église",
        city: 'Montréal',
        province: 'QC',
        zipCode: 'H2X 1Y4',
        distanceKm: 0.4,
        hours: ['lun–ven: 8 h à 21 h', 'sam–dim: fermé'],
      },
    ])
    const miles = { ...drop('U1', '1'), Distance: { Value: '1', UnitOfMeasurement: { Code: 'MI' } } }
    expect(accessPoints(miles)[0]?.distanceKm).toBeCloseTo(1.609)
  })
  test('3. sorts by numeric distance; points without a distance are last', () => {
    const points = accessPoints([drop('far', '10.5'), drop('unsaid', ''), drop('near', '9.1'), drop('odd', 'near')])
    expect(points.map(({ id }) => id)).toEqual(['near', 'far', 'unsaid', 'odd'])
    expect(points[2]?.distanceKm).toBeUndefined()
  })
  test('4. drops points without an id, outside Canada, and duplicates', () => {
    const points = accessPoints([
      drop(' ', '1'),
      drop('U1', '1', { PoliticalDivision1: 'NY' }),
      drop('U2', '2'),
      drop('U2', '3'),
    ])
    expect(points.map(({ id, distanceKm }) => [id, distanceKm])).toEqual([['U2', 2]])
  })
})

test.each([
  ['a &amp; b', 'a & b'],
  ['&lt;b&gt; &quot;x&quot; &apos;', `<b> "x" '`],
  ['&#8217;&#xC9;', '’É'],
  ['&amp;eacute;', '&eacute;'],
  ['&eacute; & &#0; &#xD800; &#9999999;', '&eacute; & &#0; &#xD800; &#9999999;'],
])('the entities of %j are %j', (text, plain) => expect(decodeEntities(text)).toBe(plain))

test('the request has the carrier’s format, the postal code and the page’s language', () => {
  expect(locatorRequest('h2x 1y4', 'fr').LocatorRequest).toMatchObject({
    OriginAddress: { AddressKeyFormat: { PostcodePrimaryLow: 'H2X1Y4', CountryCode: 'CA' } },
    Translate: { Locale: 'fr_CA' },
    LocationSearchCriteria: { MaximumListSize: '10', SearchRadius: '25' },
  })
})
