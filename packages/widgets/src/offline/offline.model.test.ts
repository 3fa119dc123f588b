import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDay } from '../testing/fixtures.ts'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createOfflineModel } from './offline.model.ts'

const call = 'GET /api/v2/{language}/shows/today'
const zone = 'America/Toronto'
const now = new Date('2026-11-21T17:00:00Z')

/** A device that answers with the programmes of a day from its cache. */
function aDevice(at: Date) {
  const server = aServer()
  server.on(call, () => ({ status: 200, body: aDay({ at }) }))
  const shop = aShop({ fetch: server.fetch, base: 'http://shop.test' })
  Object.assign(shop.session, { now: () => now })
  return { server, model: createOfflineModel(shop.models) }
}

test('1 · today’s programmes are remembered', async () => {
  const { model } = aDevice(now)
  expect(model.memory.value).toBeUndefined()
  model.read(zone)
  await waitFor(() => expect(model.memory.value?.day?.date).toBe('2026-11-21'))
})

test('2 · those of another day are not', async () => {
  const { model } = aDevice(new Date('2026-11-20T17:00:00Z'))
  model.read(zone)
  await waitFor(() => expect(model.memory.value).toEqual({ bag: undefined, day: undefined }))
})

test('3 · without an answer there are none', async () => {
  const { model, server } = aDevice(now)
  server.reachable(false)
  model.read(zone)
  await waitFor(() => expect(model.memory.value).toEqual({ bag: undefined, day: undefined }))
})

test('4 · a read that was stopped shows nothing; the next one counts', async () => {
  const { model, server } = aDevice(now)
  const gate = server.delayReplies()
  model.read(zone)()
  model.read('America/Vancouver')
  expect(model.memory.value).toBeUndefined()
  gate.release()
  await waitFor(() => expect(model.memory.value?.day?.date).toBe('2026-11-21'))
})
