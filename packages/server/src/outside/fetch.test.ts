import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { callJson } from './call.ts'
import { outsideFetch } from './fetch.ts'

/** A service that runs until the test ends. */
async function aService(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const call = (url: string, timeoutMs = 60_000) =>
  callJson({ fetch: outsideFetch, timeoutMs }, url, { headers: { 'x-key': 'k' } })

it('1. sends the method, the headers and the body, and reads the reply', async () => {
  const url = await aService(async (request, reply) => {
    const sent: Buffer[] = []
    for await (const chunk of request) sent.push(chunk)
    const { method, headers } = request
    const values = ['x-key', 'user-agent', 'accept'].map((name) => headers[name])
    reply.end(JSON.stringify([method, ...values, Buffer.concat(sent).toString()]))
  })
  const request = { method: 'POST', headers: { 'x-key': 'k' }, body: '{"é":1}' }
  expect(await callJson({ fetch: outsideFetch, timeoutMs: 60_000 }, url, request)).toEqual({
    status: 'answered',
    http: 200,
    body: ['POST', 'k', 'onair', 'application/json', '{"é":1}'],
  })
})

it('2. follows no redirect, so that no key is disclosed', async () => {
  let elsewhere = 0
  const other = await aService((_request, reply) => {
    elsewhere += 1
    reply.end('{}')
  })
  const url = await aService((_request, reply) => reply.writeHead(307, { location: other }).end())
  expect(await call(url)).toEqual({ status: 'unavailable', reason: 'network' })
  expect(elsewhere).toBe(0)
})

it('3. a 5xx with a long body keeps the connection usable for the next call', async () => {
  let calls = 0
  const url = await aService((_request, reply) => {
    calls += 1
    if (calls === 1) reply.writeHead(503).end('x'.repeat(100_000))
    else reply.end('{"a":1}')
  })
  expect(await call(url)).toEqual({ status: 'unavailable', reason: 'server' })
  expect(await call(url)).toEqual({ status: 'answered', http: 200, body: { a: 1 } })
})

it('4. a body that is cut off', async () => {
  const url = await aService((_request, reply) => {
    reply.write('{"a":', () => reply.destroy())
  })
  expect(await call(url)).toEqual({ status: 'unavailable', reason: 'network' })
})

it('5. a connection that is cut before the reply', async () => {
  const url = await aService((request) => request.socket.destroy())
  expect(await call(url)).toEqual({ status: 'unavailable', reason: 'network' })
})

it('6. an address without a service', async () => {
  expect(await call('http://127.0.0.1:1/')).toEqual({ status: 'unavailable', reason: 'network' })
})

it('7. no reply in time, and an incomplete reply in time', async () => {
  const silent = await aService(() => {})
  expect(await call(silent, 50)).toEqual({ status: 'unavailable', reason: 'timeout' })
  const endless = await aService((_request, reply) => reply.write('{"a":'))
  expect(await call(endless, 50)).toEqual({ status: 'unavailable', reason: 'timeout' })
})

it('8. a body that is too long, which is not read to its end', async () => {
  const url = await aService((_request, reply) => reply.end(`"${'x'.repeat(2_000_001)}"`))
  expect(await call(url)).toEqual({ status: 'unavailable', reason: 'unreadable' })
})
