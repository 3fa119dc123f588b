import { beforeEach, describe, expect, test } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createExportModel, type ExportModel } from './export.model.ts'

const call = 'GET /api/v2/{language}/accounts/{edp}/export'
const exported = {
  ExportedAt: '2026-11-21T17:00:00Z',
  Account: { Email: 'susan@example.com' },
  Addresses: [],
  CreditCards: [],
  Sessions: [],
  Favourites: [],
  WaitingFor: [],
  BagLines: [],
  Orders: [{ GrandTotal: 12.34 }],
}

let server: ReturnType<typeof aServer>
let model: ExportModel
beforeEach(() => {
  server = aServer()
  server.on(call, () => ({ status: 200, body: exported }))
  const { models } = aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' })
  model = createExportModel(models)
})

test('1 · it is read once at a time, with names and amounts as the API has them', async () => {
  const gate = server.delayReplies()
  const first = model.read()
  expect([await model.read(), model.progress.value]).toEqual([undefined, { kind: 'busy' }])
  gate.release()
  expect(JSON.parse((await first) ?? '')).toEqual(exported)
  expect([server.requests.length, model.progress.value]).toEqual([1, { kind: 'done' }])
})

describe('2 · a failure', () => {
  test('2a. has the server’s sentence', async () => {
    server.on(call, () => refusal(429, 'Too many attempts.', 'Requests'))
    expect(await model.read()).toBeUndefined()
    expect(model.progress.value).toEqual({ kind: 'failed', message: 'Too many attempts.' })
  })
  test('2b. of a shop that is away leaves it to be read again', async () => {
    server.reachable(false)
    expect(await model.read()).toBeUndefined()
    expect(model.progress.value).toEqual({ kind: 'failed', message: undefined })
    server.reachable(true)
    expect(await model.read()).toBeDefined()
  })
})
