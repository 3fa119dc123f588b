import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { changed } from '../testing/changed.ts'
import { streamSettings } from './live.settings.ts'
import { moveOn } from './move-on.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await testApp({
    now: '2026-11-21T17:00:00Z',
    env: { STREAM_URL: 'https://stream.test/live.m3u8', STREAM_CAPTIONS: 'en,fr' },
  })
  await addProducts(shop.pool, [{ itemNo: '200001' }, { itemNo: '200002' }])
  await addShows(shop.pool, [
    { id: 'a', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z', items: ['200001', '200002'] },
    { id: 'b', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z' },
  ])
  // The listener hears of the new rows in a moment.
  await expect.poll(() => watch()).toMatchObject({ Now: { Products: [{}, {}] }, Next: { Id: 'b' } })
})
afterEach(() => shop.close())

const watch = async (language: 'en' | 'fr' = 'en') => {
  const reply = await shop.call('GET /api/v2/{language}/shows/watchuslive', { language })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

describe('watching the channel', () => {
  test('1 names the stream, its captions, and the present and next programme in the path’s language', async () => {
    expect(await watch('fr')).toMatchObject({
      StreamUrl: 'https://stream.test/live.m3u8',
      Captions: ['en', 'fr'],
      Now: {
        Id: 'a',
        Title: 'Émission a',
        IsLive: true,
        Products: [{ ItemNo: '200001', AirTime: '2026-11-21T16:30:00.000Z' }, { ItemNo: '200002' }],
      },
      Next: { Id: 'b', IsLive: false },
    })
  })

  test('2 follows as soon as the channel moves on', async () => {
    await moveOn(shop.pool, shop.clock.now())
    await expect.poll(async () => (await watch()).Now?.Id).toBe('b')
    expect((await watch()).Next).toBeNull()
  })

  test('3 reports that nothing is on', async () => {
    shop.clock.set('2026-11-21T19:00:00Z')
    await shop.pool.query('notify air')
    await expect.poll(async () => (await watch()).Now).toBeNull()
  })

  test('4 names no stream if the shop has none', async () => {
    const silent = await testApp({ settings: [changed(streamSettings, undefined)] })
    const reply = await silent.call('GET /api/v2/{language}/shows/watchuslive')
    expect(reply.json()).toEqual({ StreamUrl: null, Captions: [], Now: null, Next: null })
    await silent.close()
  })
})
