import { accessPoints, type DropLocation, provincesOfPostalCode } from '@onair/core/address'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox()
})
afterAll(() => sandbox.close())

const ask = (postalCode: string, { most = '10', radius = '25', locale = 'en_CA', key = 'onair-carrier-demo' } = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/carrier/locator',
    headers: { authorization: `Bearer ${key}` },
    payload: {
      LocatorRequest: {
        Request: { RequestAction: 'Locator' },
        OriginAddress: { AddressKeyFormat: { PostcodePrimaryLow: postalCode, CountryCode: 'CA' } },
        Translate: { Locale: locale },
        UnitOfMeasurement: { Code: 'KM' },
        LocationSearchCriteria: {
          AccessPointSearch: { AccessPointStatus: '01' },
          MaximumListSize: most,
          SearchRadius: radius,
        },
      },
    },
  })
const locate = async (...how: Parameters<typeof ask>): Promise<DropLocation[] | DropLocation | undefined> =>
  (await ask(...how)).json().LocatorResponse.SearchResults.DropLocation

describe('the locator', () => {
  it('1. names points near a postal code, the nearest first, the same each time', async () => {
    const list = await locate('H2X 1Y4')
    expect(list).toHaveLength(10)
    expect(await locate('H2X1Y4')).toEqual(list)
    const points = accessPoints(list)
    const distances = points.map(({ distanceKm }) => distanceKm ?? -1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(new Set(points.map(({ id }) => id)).size).toBe(10)
    for (const { province, zipCode } of points) expect(provincesOfPostalCode(zipCode)).toContain(province)
  })

  it('2. writes every number as a string', async () => {
    const [point] = (await locate('K1P 5W1', { most: '2' })) as DropLocation[]
    expect(point).toMatchObject({
      LocationID: expect.stringMatching(/^\d{8}$/),
      Geocode: { Latitude: expect.any(String), Longitude: expect.any(String) },
      Distance: { Value: expect.stringMatching(/^\d+\.\d$/), UnitOfMeasurement: { Code: 'KM' } },
      AccessPointInformation: { PublicAccessPointID: expect.stringMatching(/^U\d{8}$/) },
    })
  })

  it('3. a single hit is an object, and without a hit the list is absent', async () => {
    expect(await locate('T0A 0A0')).toMatchObject({ AddressKeyFormat: { PoliticalDivision1: 'AB' } })
    expect(await locate('K1P 5W1', { most: '1' })).not.toBeInstanceOf(Array)
    expect(await locate('X0A 0H0')).toBeUndefined()
    expect(await locate('K1P 5W1', { radius: '0' })).toBeUndefined()
  })

  it('4. texts contain XML entities', async () => {
    const texts = JSON.stringify(await locate('H2X 1Y4', { most: '12', radius: '100' }))
    expect(texts).toMatch(/&amp;/)
    expect(texts).toMatch(/&#(x[0-9A-F]+|\d+);/)
  })

  it('5. observes the radius, and uses the language of the locale', async () => {
    const near = accessPoints(await locate('M5V 2T6', { radius: '3', locale: 'fr_CA' }))
    expect(near.length).toBeGreaterThan(0)
    for (const { distanceKm, hours } of near) {
      expect(distanceKm).toBeLessThanOrEqual(3)
      expect(hours[0]).toMatch(/^lun–ven\u00a0: \d+ h à \d+ h$/)
    }
  })

  it.each([
    [401, { key: 'wrong' }, 'K1P 5W1'],
    [400, {}, '90210'],
    [400, {}, ''],
  ])('6. %i', async (status, how, postalCode) => {
    const reply = await ask(postalCode, how)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().LocatorResponse.Response).toMatchObject({ ResponseStatusCode: '0' })
  })
})
