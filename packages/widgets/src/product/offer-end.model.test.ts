import { beforeEach, expect, test } from 'vitest'
import { aShowstopper } from '../testing/fixtures.ts'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createOfferEndModel } from './offer-end.model.ts'

const call = 'GET /api/v3/{language}/products/todayshowstopper'
const today = aShowstopper({ at: new Date('2026-11-21T17:00:00Z') })
const itemNo = today.Product?.ItemNo ?? ''

let server: ReturnType<typeof aServer>
beforeEach(() => {
  server = aServer()
  server.on(call, () => ({ status: 200, body: today }))
})
const aModel = (of: string, known?: string) =>
  createOfferEndModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models, of, known)

test('1 · is that of today’s showstopper', async () => {
  const model = aModel(itemNo)
  await model.read()
  expect(model.offerEnd.value).toBe(today.Until)
})

test('2 · another product has none', async () => {
  const model = aModel('999999')
  await model.read()
  expect(model.offerEnd.value).toBeUndefined()
})

test('3 · what the page knows is not read', async () => {
  const model = aModel(itemNo, '2026-11-22T04:00:00Z')
  await model.read()
  expect([model.offerEnd.value, server.requests]).toEqual(['2026-11-22T04:00:00Z', []])
})

test('4 · without an answer there is none, and no error', async () => {
  server.reachable(false)
  const model = aModel(itemNo)
  await model.read()
  expect(model.offerEnd.value).toBeUndefined()
})
