import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicFetch } from './fetch.ts'
import { createPush } from './push.ts'
import { demonstrationPushKeys } from './push-keys.ts'

const standIn = 'http://127.0.0.1:3001/push'
const now = () => new Date('2026-11-21T17:00:00Z')
const target = (endpoint = `${standIn}/to/1`) => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
const message = { content: { title: 'Tea' }, ttlSeconds: 900, topic: 'tea' }
const config = { ...demonstrationPushKeys, contact: 'mailto:care@example.com', standIn }
const unreached = async () => {
  throw new Error('The stand-in was reached')
}
const sendingTo = (status: number, retryAfter?: string) =>
  createPush({
    config,
    now,
    fetch: async () => ({ status, body: null, ...(retryAfter && { retryAfter }) }),
  }).send(target(), message)

test.each([
  [201, { status: 'sent' }],
  [404, { status: 'gone' }],
  [410, { status: 'gone' }],
  [400, { status: 'rejected' }],
  [413, { status: 'rejected' }],
  [403, { status: 'unavailable', reason: 'refused', retryAfterMs: 0 }],
  [500, { status: 'unavailable', reason: 'server', retryAfterMs: 0 }],
])('1. a reply of %s', async (status, result) => {
  expect(await sendingTo(status)).toEqual(result)
})

test.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 17:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 16:00:00 GMT', 0],
  ['99999999999', 3_600_000],
  ['soon', 0],
  ['-5', 0],
])('2. the pause that a service requests: %s', async (retryAfter, retryAfterMs) => {
  expect(await sendingTo(429, retryAfter)).toEqual({ status: 'unavailable', reason: 'refused', retryAfterMs })
})

test('3. a service that does not reply, in time or at all', async () => {
  const silent = createPush({
    config,
    now,
    timeoutMs: 20,
    fetch: (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  })
  expect(await silent.send(target(), message)).toMatchObject({ status: 'unavailable', reason: 'timeout' })
  const lost = createPush({ config, now, fetch: unreached })
  expect(await lost.send(target(), message)).toMatchObject({ status: 'unavailable', reason: 'network' })
})

test('4. a name that resolves to this machine is not reached, unless it is the stand-in', async () => {
  await expect(publicFetch('http://localhost:1/', {})).rejects.toThrow('not a public host')
  const push = createPush({ config, now, fetch: unreached })
  const result = await push.send(target('https://localhost/push/to/1'), message)
  expect(result).toMatchObject({ status: 'unavailable', reason: 'network' })
})
