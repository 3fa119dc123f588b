import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, test } from 'vitest'
import { ConfigError } from './kernel/config.ts'
import { createLogger } from './kernel/log.ts'
import { readServerConfig } from './server-config.ts'
import { PortTaken, type RunningServer, startServer } from './start-server.ts'
import { testDatabase } from './testing/database.ts'
import { openEvents } from './testing/event-stream.ts'

const log = createLogger('silent')

async function startOn(
  databaseUrl: string,
  { port = '0', host = '127.0.0.1', extensions = '', ...more }: Record<string, string> = {},
): Promise<RunningServer> {
  const config = readServerConfig({
    PORT: port,
    HOST: host,
    DATABASE_URL: databaseUrl,
    ONAIR_DATA: '.onair/test-shop',
    ONAIR_EXTENSIONS: extensions,
    ...more,
  })
  return startServer({ config: { ...config, demo: false }, log })
}

/** Resolves when a connection is closed, also by a reset, at which `once` of node:events would reject. */
const closed = (socket: Socket) => new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))

const originOf = (shop: RunningServer) => `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`

test('close completes requests in flight, ends streams and idle connections, then the pool; a second call changes nothing', async () => {
  const database = await testDatabase()
  const shop = await startOn(database.url)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  let begun = () => {}
  const inFlight = new Promise<void>((done) => {
    begun = done
  })
  shop.app.get('/slow', async () => {
    begun()
    await released
    return 'finished'
  })
  await shop.listen()
  const origin = originOf(shop)

  const openedAhead = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(openedAhead, 'connect')
  const agent = new Agent({ keepAlive: true })
  const stream = await openEvents(`${origin}/api/v2/en/shows/events`)
  await stream.until(({ event }) => event === 'show')
  const reply = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(`${origin}/slow`, { agent }, (reply) => {
      let text = ''
      reply.on('data', (chunk) => {
        text += chunk
      })
      reply.on('end', () => resolve({ status: reply.statusCode, text }))
    })
    sent.once('error', reject)
    sent.end()
  })
  await inFlight
  const closing = shop.close()
  expect(shop.close()).toBe(closing)
  await Promise.all([stream.ended, closed(openedAhead)])
  release()
  expect(await reply).toEqual({ status: 200, text: 'finished' })
  await closing
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
  await database.drop()
})

test('a server that is closed while it starts to listen ends; one that is closed before does not listen', async () => {
  const database = await testDatabase()
  // A name that may have two addresses.
  const shop = await startOn(database.url, { host: 'localhost' })
  const listening = shop.listen()
  await once(shop.app.server, 'listening')
  await shop.close()
  await listening
  await expect(shop.listen()).rejects.toThrow('The server is closing')
  await database.drop()
})

test('more idle connections than the server accepts, on all its addresses, leave room for others', async () => {
  const database = await testDatabase()
  const shop = await startOn(database.url, { host: 'localhost', CONNECTIONS: '20' })
  await shop.listen()
  const { port } = shop.app.server.address() as AddressInfo
  const idle = Array.from({ length: 60 }, () => connect(port, 'localhost'))
  for (const socket of idle) socket.on('error', () => {})
  await expect.poll(() => idle.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(40)
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
  for (const socket of idle) socket.destroy()
  await shop.close()
  await database.drop()
})

test('the connection of a request whose body never ends is closed: soon after its refusal, or at the time limit', async () => {
  const database = await testDatabase()
  const shop = await startOn(database.url, { REQUEST_TIMEOUT: '1' })
  await shop.listen()
  const { port } = shop.app.server.address() as AddressInfo
  const post = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    const received: string[] = []
    socket.setEncoding('utf8').on('data', (text: string) => received.push(text))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
    )
    const drip = setInterval(() => socket.write(' '), 50)
    await closed(socket)
    clearInterval(drip)
    return received.join('').slice(0, 12)
  }
  const answers = await Promise.all([post('/api/v2/en/carts'), post('/api/v2/en/tokens')])
  expect(answers).toEqual(['HTTP/1.1 401', 'HTTP/1.1 408'])
  await shop.close()
  await database.drop()
})

test('a taken port is reported in a sentence, and everything that was started is stopped', async () => {
  const database = await testDatabase()
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const shop = await startOn(database.url, { port: String(port) })
  await expect(shop.listen()).rejects.toThrow(
    new PortTaken(`Port ${port} is taken by another program. Stop that one, or set PORT to another port.`),
  )
  // Nothing that uses the database is left.
  await new Promise((done) => other.close(done))
  await database.drop()
})

test('a database that is not there fails at once and leaves nothing running', async () => {
  const { url } = inject('testServer')
  const missing = new URL(url)
  missing.pathname = '/onair_test_nowhere'
  await expect(startOn(missing.href)).rejects.toThrow('onair_test_nowhere')
})

test('an extension adds routes, and the server is not ready until the extension has loaded the catalogue', async () => {
  const database = await testDatabase()
  const shop = await startOn(database.url, { extensions: './packages/server/src/testing/extension.ts' })
  // The pages can show its tour.
  expect(shop.tour).toEqual({ password: 'Kettle77', people: [], tables: [] })
  await shop.listen()
  expect(shop.ready()).toBe(false)
  await shop.app.inject({ method: 'POST', url: '/extension/loaded', payload: { share: 0.5 } })
  expect((await shop.app.inject('/readyz')).json()).toMatchObject([{ Message: expect.stringContaining('50') }])
  await shop.app.inject({ method: 'POST', url: '/extension/loaded', payload: { share: 1 } })
  await expect.poll(async () => (await shop.app.inject('/readyz')).statusCode).toBe(200)
  await shop.close()
  await database.drop()
})

test.each([
  ['./packages/server/src/nowhere.ts', 'which cannot be imported'],
  ['./packages/server/exports/app.ts', 'whose default export is not a server extension'],
])('the extension %s is refused by name, before anything starts', async (extensions, reason) => {
  const opening = startOn('postgres://127.0.0.1:1/nowhere', { extensions })
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(`ONAIR_EXTENSIONS names “${extensions}”, ${reason}`)
})
