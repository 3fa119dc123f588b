import { expect, test } from 'vitest'
import { createBeacon } from './beacon.ts'

const event = {
  id: 'onair-1',
  name: 'product-viewed',
  edp: 7,
  language: 'fr' as const,
  at: new Date('2026-11-21T17:00:00Z'),
  content: { ItemNo: '100237' },
}
const feed = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
  createBeacon({ baseUrl: 'https://feed.test/v1/', key: 'secret', fetch, timeoutMs: 20 }).send(event)
const answers = (status: number, body = '{}') => feed(async () => new Response(body, { status }))

test('1. posts the event with the key', async () => {
  let asked: [string, RequestInit] | undefined
  const outcome = await feed(async (url, init) => {
    asked = [url, init]
    return new Response('{}', { status: 202 })
  })
  expect(outcome).toEqual({ status: 'taken' })
  expect(asked?.[0]).toBe('https://feed.test/v1/events')
  expect(asked?.[1].headers).toMatchObject({ authorization: 'Bearer secret' })
  expect(JSON.parse(String(asked?.[1].body))).toEqual({
    Id: 'onair-1',
    Name: 'product-viewed',
    Edp: 7,
    Language: 'fr',
    At: '2026-11-21T17:00:00.000Z',
    Content: { ItemNo: '100237' },
  })
})

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [401, 'unavailable'],
  [429, 'unavailable'],
  [500, 'unavailable'],
])('2. %i: %s', async (status, outcome) => expect((await answers(status)).status).toBe(outcome))

test('3. a feed that does not reply in time is unavailable', async () => {
  const silent = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  expect(await feed(silent)).toEqual({ status: 'unavailable', reason: 'timeout' })
})

test('4. an unreadable reply does not count as accepted', async () => {
  expect(await answers(202, '<html>')).toEqual({ status: 'unavailable', reason: 'unreadable' })
})
