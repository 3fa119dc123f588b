import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { refuseErrors } from './error-handler.ts'
import { refuseUnreadable } from './raw-refusal.ts'

test.each(['EMFILE', 'ENFILE'])(
  'a request that finds no free file (%s) is answered 503 with Retry-After',
  async (code) => {
    const app = Fastify()
    refuseErrors(app)
    app.get('/', () => Promise.reject(Object.assign(new Error('too many open files'), { code })))
    const reply = await app.inject({ url: '/', headers: { 'accept-language': 'fr-CA' } })
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(reply.json()).toEqual([
      { Message: 'La boutique est très achalandée. Veuillez réessayer dans un moment.', Area: 'server' },
    ])
    await app.close()
  },
)

describe('a message that is not HTTP', () => {
  const refuse = refuseUnreadable({ 'x-content-type-options': 'nosniff' })
  const answerTo = (code: string | undefined) => {
    const socket = new PassThrough()
    refuse(code === undefined ? {} : { code }, socket)
    return text(socket)
  }

  test.each([
    ['1. does not arrive in time', 'ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', 'request'],
    ['2. has too large headers', 'HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large', 'headers'],
    ['3. is not HTTP', 'HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'request'],
  ])('%s: it is refused with a sentence and the headers of every reply', async (_, code, status, area) => {
    const [head = '', body = ''] = (await answerTo(code)).split('\r\n\r\n')
    const [first, ...headers] = head.split('\r\n')
    expect(first).toBe(status)
    expect(headers).toEqual(
      expect.arrayContaining([
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
      ]),
    )
    expect(JSON.parse(body)).toEqual([{ Message: expect.stringMatching(/^The request/), Area: area }])
  })

  test('4. nothing is sent on a connection that the client has reset', async () => {
    const socket = new PassThrough()
    refuse({ code: 'ECONNRESET' }, socket)
    expect(socket.end().read()).toBeNull()
  })
})
