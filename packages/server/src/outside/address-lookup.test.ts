import { type ListeningSandbox, listeningSandbox, testWaiting } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { createAddressLookup, type LookupResult } from './address-lookup.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox({ waiting: testWaiting(true) })
})
afterAll(() => sandbox.close())

const aLookup = (change: { key?: string; fetch?: Fetch; timeoutMs?: number } = {}) =>
  createAddressLookup({ baseUrl: `${sandbox.origin}/addresscomplete/`, key: 'onair-demo', fetch, ...change })
const query = {
  term: '70 frontenac montreal',
  country: 'CAN',
  maxSuggestions: 7,
  maxResults: 10,
  language: 'fr' as const,
}
const itemsOf = (result: LookupResult) => {
  if (result.status !== 'found') throw new Error(`The look-up was ${result.status}.`)
  return result.items
}
const replying =
  (body: string, status = 200): Fetch =>
  async () =>
    new Response(body, { status })

describe('the address look-up', () => {
  it('1. finds in the language of the page, opens a container, and reads an address in both languages', async () => {
    const [address] = itemsOf(await aLookup().find(query))
    expect(address).toMatchObject({ Text: '70 Rue Frontenac', Next: 'Retrieve' })
    const [street] = itemsOf(await aLookup().find({ ...query, term: 'rue frontenac' }))
    const inside = itemsOf(await aLookup().find({ ...query, term: 'rue', lastId: String(street?.Id), maxResults: 4 }))
    expect(inside).toHaveLength(4)
    const whole = itemsOf(await aLookup().retrieve(String(address?.Id), 'fr'))
    expect(whole).toMatchObject([
      { Language: 'ENG', Line1: '70 Frontenac St' },
      { Language: 'FRE', Line1: '70 Rue Frontenac' },
    ])
  })

  it.each([
    ['2. an unknown key must be corrected by the operator', { key: 'wrong-key' }, 'account', '2'],
    ['3. an account without credit must be, too', { key: 'onair-spent' }, 'account', '3'],
  ])('%s', async (_case, change, about, code) => {
    expect(await aLookup(change).find(query)).toMatchObject({ status: 'problem', about, code })
  })

  it('4. an invalid id is a problem of the request', async () => {
    expect(await aLookup().retrieve('no id', 'en')).toEqual({
      status: 'problem',
      about: 'request',
      code: '1001',
      description: 'Id Invalid',
    })
  })

  it('5. never discloses its key, even if the service repeats it', async () => {
    const echo = replying('{"Items":[{"Error":"2","Description":"Unknown key s3cret-key"}]}')
    const result = await aLookup({ key: 's3cret-key', fetch: echo }).find(query)
    expect(JSON.stringify(result)).not.toContain('s3cret')
  })

  it.each([
    ['error', 'server'],
    ['garbage', 'unreadable'],
    ['off', 'network'],
    ['slow', 'timeout'],
  ])('6. %s: unavailable', async (Mode, reason) => {
    await sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'address', Mode, Count: 2 } })
    expect(await aLookup({ timeoutMs: Mode === 'slow' ? 300 : 20_000 }).retrieve('any', 'en')).toEqual({
      status: 'unavailable',
      reason,
    })
    await sandbox.app.inject({ method: 'DELETE', url: '/faults' })
  })

  it.each([
    ['null', 'null'],
    ['no items', '{}'],
    ['items that are no objects', '{"Items":[["a"]]}'],
    ['values of another type', '{"Items":[{"Id":{"a":1}}]}'],
  ])('7. JSON with %s is unreadable', async (_case, body) => {
    expect(await aLookup({ fetch: replying(body) }).find(query)).toEqual({
      status: 'unavailable',
      reason: 'unreadable',
    })
  })

  it('8. a 4xx is a refusal of our request', async () => {
    expect(await aLookup({ fetch: replying('{}', 403) }).find(query)).toEqual({
      status: 'unavailable',
      reason: 'refused',
    })
  })
})
