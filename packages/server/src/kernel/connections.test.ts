import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { trustProxy } from './client-address.ts'
import { connectionTimes, limitConnections } from './connections.ts'
import { refuseErrors } from './errors/error-handler.ts'

const apps: FastifyInstance[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

type Limits = {
  most?: number
  perAddress?: number
  proxies?: number
  from?: string
  requestMs?: number
  lateBody?: number
}

/** A server whose `/held` answers when the test says so. Its clients seem to come from the address `from`. */
async function aServer({
  most = 100,
  perAddress = 100,
  proxies = 0,
  from = '127.0.0.1',
  requestMs,
  lateBody = 20,
}: Limits = {}) {
  const isProxy = trustProxy(proxies)
  const app = Fastify({ ...connectionTimes(requestMs), trustProxy: isProxy })
  apps.push(app)
  const seen = { address: from, held: 0, begun: 0 }
  limitConnections(app, {
    most,
    perAddress,
    ...(isProxy && { isProxy: (address) => isProxy(address, 0) }),
    headers: { 'x-content-type-options': 'nosniff' },
    addressOf: () => seen.address,
    lateBody,
  })
  refuseErrors(app)
  app.addHook('onRequest', async () => {
    seen.begun += 1
  })
  const held = Promise.withResolvers<void>()
  app.get('/', () => 'here')
  app.get('/held', async () => {
    seen.held += 1
    await held.promise
    return 'held'
  })
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => 'never')
  app.post('/taken', (request) => request.body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    const received = { text: '', closed: false }
    socket.setEncoding('utf8').on('data', (text) => {
      received.text += text
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      received.closed = true
    })
    await once(socket, 'connect')
    return { socket, received }
  }
  const ask = async (path: string, headers = '') => {
    const client = await open()
    client.socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`)
    return client
  }
  return { open, ask, letGo: held.resolve, seen, app }
}

const answers = ({ received }: { received: { text: string } }, status: number) =>
  expect.poll(() => received.text).toContain(`HTTP/1.1 ${status}`)

describe('the connections of the server', () => {
  test('1. an address with its full share loses its oldest idle connection when it opens another', async () => {
    const server = await aServer({ perAddress: 3, from: '203.0.113.5' })
    const idle = [await server.open(), await server.open(), await server.open()]
    await answers(await server.ask('/'), 200)
    await expect.poll(() => idle.map(({ received }) => received.closed)).toEqual([true, false, false])
  })

  test('2. an address whose connections are all in use is answered 503; another address is served', async () => {
    const server = await aServer({ perAddress: 2, from: '2001:db8:1:2::1' })
    const inUse = [await server.ask('/held'), await server.ask('/held')]
    await expect.poll(() => server.seen.held).toBe(2)
    const third = await server.ask('/')
    await answers(third, 503)
    expect(third.received.text).toMatch(
      /retry-after: 5\r\n(.+\r\n)*\r\n\[\{"Message":"The shop is very busy.*"Area":"server"\}\]$/,
    )
    expect(third.received.text).toContain('\r\nx-content-type-options: nosniff\r\n')
    server.seen.address = '2001:db8:1:2::ffff'
    await answers(await server.ask('/'), 503)
    server.seen.address = '2001:db8:1:3::1'
    await answers(await server.ask('/'), 200)
    server.letGo()
    for (const client of inUse) await answers(client, 200)
  })

  test('3. a server that is nearly full closes the idle connections of the address that has the most', async () => {
    const server = await aServer({ most: 20, from: '203.0.113.5' })
    const idle = await Promise.all(Array.from({ length: 18 }, () => server.open()))
    server.seen.address = '203.0.113.6'
    const other = await server.open()
    for (let client = 0; client < 12; client += 1) {
      server.seen.address = `198.51.100.${client}`
      await answers(await server.ask('/'), 200)
    }
    expect(other.received.closed).toBe(false)
    expect(idle.some(({ received }) => received.closed)).toBe(true)
  })

  test('4. connections of this machine are not counted by address', async () => {
    const server = await aServer({ perAddress: 1 })
    const clients = await Promise.all([server.ask('/held'), server.ask('/held'), server.ask('/held')])
    server.letGo()
    for (const client of clients) await answers(client, 200)
  })

  test('6. when slow bodies occupy every connection, new clients get a 503, and are served once one has gone', async () => {
    const server = await aServer({ most: 20, requestMs: 60_000, from: '203.0.113.5' })
    const drip = 'POST /taken HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
    const slow = []
    for (let client = 0; client < 20; client += 1) {
      server.seen.address = `198.51.100.${client}`
      const { socket } = await server.open()
      socket.write(drip)
      slow.push(socket)
      // Before its request has begun the connection is idle, and would be closed.
      await expect.poll(() => server.seen.begun).toBe(client + 1)
    }
    server.seen.address = '203.0.113.6'
    const newcomers = await Promise.all(Array.from({ length: 10 }, () => server.ask('/')))
    for (const newcomer of newcomers) {
      await answers(newcomer, 503)
      expect(newcomer.received.text).toContain('\r\nretry-after: 5\r\n')
    }
    slow[0]?.destroy()
    await expect
      .poll(async () => once((await server.ask('/')).socket, 'data'))
      .toEqual([expect.stringContaining(' 200 ')])
  })

  test('5. behind a proxy its clients are counted, by their requests in progress', async () => {
    const server = await aServer({ perAddress: 1, proxies: 1, from: '203.0.113.1' })
    const by = (client: string) => `X-Forwarded-For: ${client}\r\n`
    const first = await server.ask('/held', by('198.51.100.7'))
    await expect.poll(() => server.seen.held).toBe(1)
    await answers(await server.ask('/', by('198.51.100.7')), 503)
    await answers(await server.ask('/', by('198.51.100.8')), 200)
    server.letGo()
    await answers(first, 200)
  })
})

describe('the body of a request', () => {
  const begin = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`

  test('1. that arrives too slowly gets a 408', async () => {
    const server = await aServer({ requestMs: 200 })
    const client = await server.open()
    client.socket.write(begin('/taken'))
    const drip = setInterval(() => client.socket.write(' '), 20)
    await answers(client, 408)
    await expect.poll(() => client.received.closed).toBe(true)
    clearInterval(drip)
  })

  test('2. that goes on slowly after the refusal closes the connection', async () => {
    const server = await aServer()
    const client = await server.open()
    client.socket.write(begin('/refused'))
    const drip = setInterval(() => client.socket.write(' '), 10)
    await answers(client, 401)
    await expect.poll(() => client.received.closed).toBe(true)
    clearInterval(drip)
  })

  test('3. that arrives completely after the refusal leaves the connection open', async () => {
    const server = await aServer()
    const client = await server.open()
    client.socket.write(begin('/refused') + ' '.repeat(99))
    await answers(client, 401)
    client.received.text = ''
    client.socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    await answers(client, 200)
  })

  test('4. that is too large is refused; the client that still sends it reads why, and keeps its connection', async () => {
    const server = await aServer({ lateBody: 5000 })
    const client = await server.open()
    const size = 2_000_000
    client.socket.write(begin('/taken').replace('Length: 100', `Length: ${size}`))
    await answers(client, 413)
    client.received.text = ''
    client.socket.write(' '.repeat(size - 1))
    client.socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    await answers(client, 200)
  })
})
