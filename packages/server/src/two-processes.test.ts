import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from './kernel/log.ts'
import { moveOn } from './live/move-on.ts'
import { readServerConfig } from './server-config.ts'
import { startServer } from './start-server.ts'
import { testClock } from './testing/app.ts'
import { addProducts, addShows, addWindows } from './testing/catalogue.ts'
import { testDatabase } from './testing/database.ts'
import { openEvents } from './testing/event-stream.ts'

// `npm run bench` measures how long it takes.
test('a change on air reaches the listeners of every process on the database, and one that changes processes receives the present programme', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const clock = testClock('2026-11-21T17:00:00Z')
  await addProducts(database.pool, [{ itemNo: '200001' }])
  await addShows(database.pool, [
    { id: 'a', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z' },
    { id: 'b', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z', items: ['200001'] },
  ])
  const start = async () => {
    const config = readServerConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATABASE_CONNECTIONS: '4',
    })
    const server = await startServer({ config, log: createLogger('silent'), clock: clock.now })
    onTestFinished(() => server.close())
    await server.listen()
    return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/v2/en/shows/events`
  }
  const origins = [await start(), await start()]
  const clients = await Promise.all(origins.map((url) => openEvents(url)))
  for (const client of clients) await client.until(({ data }) => (data.Now as { Id: string } | null)?.Id === 'a')

  await moveOn(database.pool, clock.now())
  const received = clients.map((client) => client.until(({ data }) => (data.Now as { Id: string } | null)?.Id === 'b'))
  const [{ id } = { id: '' }] = await Promise.all(received)

  const moved = await openEvents(origins[1] ?? '', { 'last-event-id': id })
  expect((await moved.until(({ event }) => event === 'show')).data.Now).toMatchObject({ Id: 'b' })
  for (const client of [...clients, moved]) client.close()
})

test('a price window opens and ends in every process by the clock alone, once in each', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  await addProducts(database.pool, [{ itemNo: '200001', edps: [{ edpNo: 2001, price: 5000, quantity: 9 }] }])
  // The machine's clock, which stops within the window until every process has noticed the window.
  let stopsAt = Number.POSITIVE_INFINITY
  const clock = () => new Date(Math.min(Date.now(), stopsAt))
  const start = async () => {
    const config = readServerConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATABASE_CONNECTIONS: '4',
    })
    const server = await startServer({ config, log: createLogger('silent'), clock })
    onTestFinished(() => server.close())
    await server.listen()
    return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/v2/en/shows/events`
  }
  const clients = await Promise.all([await start(), await start()].map((url) => openEvents(url)))
  const opens = Date.now() + 200
  const [from, until] = [opens, opens + 400].map((at) => new Date(at).toISOString()) as [string, string]
  stopsAt = opens + 100
  await addWindows(database.pool, { itemNo: '200001', from, until, price: 3000 })
  const costs = (price: number) =>
    Promise.all(clients.map((client) => client.until(({ event, data }) => event === 'price' && data.IsPrice === price)))
  await costs(30)
  stopsAt = Number.POSITIVE_INFINITY
  await costs(50)
  for (const client of clients) {
    const prices = client.events
      .filter(({ event }) => event === 'price')
      .map(({ data }) => [data.IsPrice, data.PriceUntil])
    expect(prices).toEqual([
      [30, until],
      [50, null],
    ])
    client.close()
  }
})
