import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readServerConfig } from '../server-config.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { openEvents } from '../testing/event-stream.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { readConfig } from './config.ts'
import { createLogger } from './log.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const log = createLogger('silent')

let shop: OrderingShop
const metrics = createMetrics()
beforeAll(async () => {
  shop = await orderingShop({ metrics })
  await stockShelf(shop.pool, { itemNo: '770001', edpNo: 7701, quantity: 50 })
})
afterAll(() => shop.close())

/** The lines of a metric, with its value. */
const linesOf = async (name: string, text = metrics.text()) =>
  (await text).split('\n').filter((line) => line.startsWith(name))

test('requests are counted by call and status, those without a route together', async () => {
  const GET = (url: string) => shop.app.inject(url)
  await GET('/api/v2/en/shows/today')
  await GET('/api/v2/fr/shows/today')
  await GET('/api/v2/en/nowhere')
  await GET('/some/where?a=1')
  const counts = await linesOf('onair_request_seconds_count')
  expect(counts).toContain('onair_request_seconds_count{call="GET /api/v2/{language}/shows/today",status="200"} 2')
  expect(counts).toContain('onair_request_seconds_count{call="unknown",status="404"} 2')
  expect((await metrics.text()).includes('nowhere')).toBe(false)
})

test('orders that were placed are counted once, declined cards by their code', async () => {
  const line = { ItemNo: '770001', EdpNo: 7701, Quantity: 1 }
  const shopper = await (await (await shop.guest()).bag(line)).sendHome()
  await shopper.payBy(cards.declined)
  expect((await shopper.place()).statusCode).toBe(417)
  await shopper.payBy(cards.visa)
  const key = 'the-same-key'
  for (const _ of ['once', 'again']) expect((await shopper.place({ key })).statusCode).toBe(201)
  expect(await linesOf('onair_orders_placed_total')).toEqual(['onair_orders_placed_total 1'])
  expect(await linesOf('onair_refusals_total{code="card-declined"}')).toEqual([
    'onair_refusals_total{code="card-declined"} 1',
  ])
})

test('a gauge is read on request, and omitted while it has no value', async () => {
  const own = createMetrics()
  let reading: number | undefined = 3
  own.gauge('some', 'Some', () => reading)
  own.gauge('each', 'Each', () => ({ one: 1, two: 2 }), 'kind')
  expect(await linesOf('some', own.text())).toEqual(['some 3'])
  expect(await linesOf('each', own.text())).toEqual(['each{kind="one"} 1', 'each{kind="two"} 2'])
  reading = undefined
  expect(await linesOf('some', own.text())).toEqual([])
})

test('an open circuit breaker is counted until it tries the service again', async () => {
  const own = createMetrics()
  const paused = () => linesOf('onair_outside_paused', own.text())
  const [one, other] = [own.pauses('recaptcha'), own.pauses('recaptcha')]
  expect(await paused()).toEqual(['onair_outside_paused{service="recaptcha"} 0'])
  one(true)
  other(true)
  expect(await paused()).toEqual(['onair_outside_paused{service="recaptcha"} 2'])
  one(false)
  expect(await paused()).toEqual(['onair_outside_paused{service="recaptcha"} 1'])
  // One line for each service behind a breaker.
  expect((await linesOf('onair_outside_paused{')).toSorted()).toEqual(
    ['addresses', 'capture', 'carrier', 'credit', 'recaptcha', 'reviews', 'wallet'].map(
      (service) => `onair_outside_paused{service="${service}"} 0`,
    ),
  )
})

test('metrics are served on a port of their own, on the loopback interface only', async () => {
  const database: TestDatabase = await testDatabase()
  const config = readServerConfig({ HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database.url, METRICS_PORT: '0' })
  expect(config.metrics).toEqual({ host: '127.0.0.1', port: 0 })
  // A port that was free a moment ago.
  const probe = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  await probe.close()
  const place = { host: '127.0.0.1', port: probe.port }
  const server: RunningServer = await startServer({ config: { ...config, demo: false, metrics: place }, log })
  await server.listen()
  const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  const stream = await openEvents(`${origin}/api/v2/en/shows/events`)
  await stream.until(({ event }) => event === 'show')
  const reply = await fetch(`http://127.0.0.1:${place.port}/metrics`)
  expect(reply.headers.get('content-type')).toContain('version=0.0.4')
  const text = await reply.text()
  for (const line of ['onair_event_streams 1', 'onair_database_up 1', 'onair_outbox_mails{state="waiting"} 0'])
    expect(text).toContain(`${line}\n`)
  for (const name of [
    'onair_database_connections{state="idle"}',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toContain(name)
  expect((await fetch(`http://127.0.0.1:${place.port}/`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${place.port}/metrics`)).text())
    .toContain('onair_job_last_success_timestamp_seconds{job="mail"}')
  await server.close()
  await expect(fetch(`http://127.0.0.1:${place.port}/metrics`)).rejects.toThrow()
  await database.drop()
})

test('without METRICS_PORT nothing is counted, and a wrong one is named', async () => {
  expect(readConfig({}).metrics).toBeUndefined()
  expect(() => readConfig({ METRICS_PORT: 'yes' })).toThrow('METRICS_PORT is “yes”')
})
