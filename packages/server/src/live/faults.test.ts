import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addShows } from '../testing/catalogue.ts'
import { openEvents } from '../testing/event-stream.ts'
import { eventStreamSettings } from './live.settings.ts'

let shop: TestApp
let port: number
beforeEach(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addShows(shop.pool, [
    { id: 'a', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z' },
    // A gap of an hour.
    { id: 'b', start: '2026-11-21T19:00:00Z', end: '2026-11-21T20:00:00Z' },
    { id: 'tomorrow', start: '2026-11-22T16:30:00Z', end: '2026-11-22T18:00:00Z' },
  ])
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  port = (shop.app.server.address() as AddressInfo).port
  await expect.poll(present).toMatchObject({ Now: { Id: 'a' } })
})
afterEach(() => shop.close())

const open = (headers: Record<string, string> = {}) =>
  openEvents(`http://127.0.0.1:${port}/api/v2/en/shows/events`, headers)

const present = async () => (await shop.call('GET /api/v2/{language}/shows/watchuslive')).json()

/** Sets the server's clock. It is read again within a minute, or when the plan changes. */
async function jumpTo(instant: string): Promise<void> {
  shop.clock.set(instant)
  await shop.pool.query('notify air')
}

describe('faults on air', () => {
  test('1 a clock that jumps a day ahead and back: listeners get the programme on air each time', async () => {
    const client = await open()
    await client.until(({ event }) => event === 'show')
    await jumpTo('2026-11-22T17:00:00Z')
    const { data } = await client.until(({ data }) => (data.Now as { Id: string } | null)?.Id === 'tomorrow')
    expect(data).toMatchObject({ At: '2026-11-22T17:00:00.000Z', Next: null })
    client.events.length = 0
    await jumpTo('2026-11-21T17:00:00Z')
    const back = await client.until(({ data }) => (data.Now as { Id: string } | null)?.Id === 'a')
    expect(back.data).toMatchObject({ At: '2026-11-21T17:00:00.000Z', Next: { Id: 'b' } })
    client.close()
  })

  test('2 a gap in the plan: nothing is on, the next programme is announced, and begins on time', async () => {
    const client = await open()
    await client.until(({ event }) => event === 'show')
    await jumpTo('2026-11-21T18:30:00Z')
    const hole = await client.until(({ event, data }) => event === 'show' && data.Now === null)
    expect(hole.data).toMatchObject({ Next: { Id: 'b' } })
    expect(await present()).toMatchObject({ Now: null, Next: { Id: 'b' } })
    await jumpTo('2026-11-21T19:00:00Z')
    await client.until(({ data }) => (data.Now as { Id: string } | null)?.Id === 'b')
    client.close()
  })

  test('3 a client that reconnects 1,000 times takes one place', async () => {
    for (let time = 0; time < 1000; time += 1) {
      const client = await open({ 'last-event-id': String(time) })
      expect(client.response.statusCode).toBe(200)
      client.close()
      await client.ended
    }
    const places = Array.from({ length: eventStreamSettings.of(shop.config).perAddress }, () => open())
    await expect
      .poll(async () => (await Promise.all(places)).every(({ response }) => response.statusCode === 200))
      .toBe(true)
    for (const client of await Promise.all(places)) client.close()
  })

  test('4 a client that never reads is disconnected, and the others receive everything', async () => {
    const stalled = connect(port, '127.0.0.1').pause()
    stalled.on('error', () => {})
    stalled.write('GET /api/v2/en/shows/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const gone = new Promise<void>((done) => {
      shop.app.server.once('connection', (socket) => socket.once('close', () => done()))
    })
    const client = await open()
    let closed = false
    void gone.then(() => {
      closed = true
    })
    let quantity = 0
    while (!closed) {
      await shop.pool.query(
        `select pg_notify('stock', json_build_object('itemNo', '200001', 'edpNo', 1, 'quantity', n)::text)
         from generate_series($1::int, $1::int + 999) n`,
        [quantity],
      )
      quantity += 1000
      const { length } = client.events
      await expect.poll(() => client.events.length).toBeGreaterThan(length)
    }
    expect(client.response.destroyed).toBe(false)
    client.close()
    stalled.destroy()
  })
})
