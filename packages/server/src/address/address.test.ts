import { locatorRequest } from '@onair/core/address'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'

let shop: OrderingShop
let token: string
const log: string[] = []
beforeAll(async () => {
  shop = await orderingShop({ log: (line) => void log.push(line) })
  token = await shop.appToken()
})
afterAll(() => shop.close())

const find = (query: Record<string, string>, language: 'en' | 'fr' = 'en') =>
  shop.call('GET /api/v2/{language}/addresslookup/find', { token, query, language })
const retrieve = (Id: string) => shop.call('GET /api/v2/{language}/addresslookup/retrieve', { token, query: { Id } })
const locate = (body: unknown) => shop.call('POST /api/v2/{language}/accesspoints/locator', { token, body })
const fault = (Service: string, Mode: string) =>
  shop.sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service, Mode, Count: 2 } })
const noFaults = () => shop.sandbox.app.inject({ method: 'DELETE', url: '/faults' })
const areas = (reply: { json(): { Area: string }[] }) => reply.json().map(({ Area }) => Area)

describe('addresses while one types', () => {
  it('1. are the service’s reply, in the language of the path, seven at most', async () => {
    const [english, french] = [await find({ SearchTerm: 'frontenac' }), await find({ SearchTerm: 'frontenac' }, 'fr')]
    expect(english.statusCode).toBe(200)
    expect(english.json().Items).toHaveLength(7)
    expect(english.json().Items[0]).toMatchObject({ Text: 'Frontenac St', Next: 'Find', Cursor: 12 })
    expect(french.json().Items[0]).toMatchObject({ Text: 'Rue Frontenac' })
  })

  it('2. a container is opened by its id, ten at most', async () => {
    const [{ Id }] = (await find({ SearchTerm: 'frontenac' })).json().Items
    expect((await find({ SearchTerm: 'frontenac', LastId: Id })).json().Items).toHaveLength(10)
    expect((await find({ SearchTerm: 'frontenac', LastId: Id, MaxResults: '2' })).json().Items).toHaveLength(2)
  })

  it('3. a complete address comes in both languages', async () => {
    const [{ Id }] = (await find({ SearchTerm: '70 frontenac montreal' })).json().Items
    expect((await retrieve(Id)).json().Items).toMatchObject([
      { Language: 'ENG', Line1: '70 Frontenac St', ProvinceCode: 'QC', CountryIso2: 'CA' },
      { Language: 'FRE', Line1: '70 Rue Frontenac', PostalCode: expect.stringMatching(/^H\d[A-Z] \d[A-Z]\d$/) },
    ])
  })

  it.each([
    [{}, 'SearchTerm'],
    [{ SearchTerm: '  ' }, 'SearchTerm'],
    [{ SearchTerm: 'x'.repeat(201) }, 'SearchTerm'],
    [{ SearchTerm: 'a', MaxSuggestions: '8' }, 'MaxSuggestions'],
    [{ SearchTerm: 'a', MaxResults: '11' }, 'MaxResults'],
    [{ SearchTerm: 'a', Country: 'USA' }, 'Country'],
  ])('4. %j is refused', async (query, area) => {
    const reply = await find(query)
    expect([reply.statusCode, areas(reply)]).toEqual([400, [area]])
  })

  it('5. an error inside a 200 is a refusal, logged without the key or the typed text', async () => {
    log.length = 0
    const reply = await retrieve('CA|CP|B|somebody’s')
    expect([reply.statusCode, areas(reply)]).toEqual([417, ['Id']])
    expect(log.join()).toContain('Id Invalid')
    expect(log.join()).not.toMatch(/onair-demo|somebody/)
  })

  it('6. need the app’s token', async () => {
    const reply = await shop.call('GET /api/v2/{language}/addresslookup/find', { query: { SearchTerm: 'a' } })
    expect(reply.statusCode).toBe(401)
  })

  it.each(['off', 'error', 'garbage'])('7. %s: 503, and try again', async (mode) => {
    await fault('address', mode)
    const reply = await find({ SearchTerm: 'a' })
    expect([reply.statusCode, areas(reply), reply.headers['retry-after']]).toEqual([503, ['AddressLookup'], '2'])
    await noFaults()
  })

  it('8. an account without credit: 503', async () => {
    const spent = await orderingShop({ log: () => {}, env: { ADDRESS_LOOKUP_KEY: 'onair-spent' } })
    const query = { SearchTerm: 'a' }
    const reply = await spent.call('GET /api/v2/{language}/addresslookup/find', {
      token: await spent.appToken(),
      query,
    })
    expect(reply.statusCode).toBe(503)
    await spent.close()
  })

  it('9. retrieving is limited by network address, finding is not', async () => {
    const { limits } = shop.config
    const strict = await orderingShop({ config: { limits: { ...limits, addressRetrieve: 2 } } })
    const app = await strict.appToken()
    const call = (name: 'find' | 'retrieve', query: Record<string, string>) =>
      strict.call(`GET /api/v2/{language}/addresslookup/${name}`, { token: app, query })
    const [{ Id }] = (await call('find', { SearchTerm: '70 frontenac montreal' })).json().Items
    const statuses: number[] = []
    for (let time = 0; time < 3; time++) statuses.push((await call('retrieve', { Id })).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await call('find', { SearchTerm: 'a' })).statusCode).toBe(200)
    await strict.close()
  })
})

describe('pick-up points', () => {
  it('1. are the carrier’s own reply, an object if there is one point', async () => {
    const many = (await locate(locatorRequest('H2X 1Y4', 'fr'))).json()
    expect(many.LocatorResponse.SearchResults.DropLocation).toHaveLength(10)
    const one = (await locate(locatorRequest('T0A 0A0', 'en'))).json()
    expect(one.LocatorResponse.SearchResults.DropLocation).toMatchObject({ Distance: { Value: expect.any(String) } })
    const none = (await locate(locatorRequest('X0A 0H0', 'en'))).json()
    expect(none).toEqual({ LocatorResponse: { SearchResults: {} } })
  })

  it('2. are requested within bounds', async () => {
    const request = locatorRequest('H2X1Y4', 'en').LocatorRequest
    const withCriteria = (change: object) => ({
      LocatorRequest: { ...request, LocationSearchCriteria: { ...request.LocationSearchCriteria, ...change } },
    })
    for (const wrong of [
      { MaximumListSize: '21' },
      { SearchRadius: '101' },
      { SearchRadius: '0' },
      { SearchRadius: 5 },
    ]) {
      expect((await locate(withCriteria(wrong))).statusCode, JSON.stringify(wrong)).toBe(400)
    }
    expect((await locate({})).statusCode).toBe(400)
    expect((await locate(locatorRequest('90210', 'en'))).statusCode).toBe(400)
  })

  it('4. are limited by network address, because each request asks the carrier', async () => {
    const { limits } = shop.config
    const strict = await orderingShop({ config: { limits: { ...limits, addressRetrieve: 2 } } })
    const app = await strict.appToken()
    const ask = () =>
      strict.call('POST /api/v2/{language}/accesspoints/locator', { token: app, body: locatorRequest('H2X1Y4', 'en') })
    const statuses: number[] = []
    for (let time = 0; time < 3; time++) statuses.push((await ask()).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })

  it.each(['off', 'error', 'garbage'])('3. %s: 503', async (mode) => {
    await fault('carrier', mode)
    const reply = await locate(locatorRequest('H2X1Y4', 'en'))
    expect([reply.statusCode, areas(reply)]).toEqual([503, ['AccessPoints']])
    await noFaults()
  })
})
