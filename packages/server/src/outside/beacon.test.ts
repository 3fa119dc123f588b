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
const sendingTo = (status: number, body = '{}') => feed(async () => new Response(body, { status }))

test('1. posts the event with the key', async () => {
  let sent: [string, RequestInit] | undefined
  const result = await feed(async (url, init) => {
    sent = [url, init]
    return new Response('{}', { status: 202 })
  })
  expect(result).toEqual({ status: 'taken' })
  expect(sent?.[0]).toBe('https://feed.test/v1/events')
  expect(sent?.[1].headers).toMatchObject({ authorization: 'Bearer secret' })
  expect(JSON.parse(String(sent?.[1].body))).toEqual({
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
])('2. %i: %s', async (status, result) => expect((await sendingTo(status)).status).toBe(result))

test('3. a feed that does not reply in time is unavailable', async () => {
  const silent = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  expect(await feed(silent)).toEqual({ status: 'unavailable', reason: 'timeout' })
})

test('4. an unreadable reply does not count as accepted', async () => {
  expect(await sendingTo(202, '<html>')).toEqual({ status: 'unavailable', reason: 'unreadable' })
})
