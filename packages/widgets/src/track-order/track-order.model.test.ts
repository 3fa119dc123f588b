import { beforeEach, expect, test } from 'vitest'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { shownTracking, tracking } from '../testing/tracking.fixtures.ts'
import { createTrackOrderModel } from './track-order.model.ts'

const call = 'GET /api/v2/{language}/ordertracking'
const query = { orderNo: '100000123', postalCode: 'L5G 1C9' }

let server: ReturnType<typeof aServer>
beforeEach(() => {
  server = aServer()
  server.on(call, () => ({ status: 200, body: tracking() }))
})
const aModel = (begun: Parameters<typeof createTrackOrderModel>[1] = {}) =>
  createTrackOrderModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models, begun)

test('1 · the answer to an earlier question is dropped, whichever comes last', async () => {
  const model = aModel()
  let isFirst = true
  server.on(call, () => {
    const reply = isFirst ? refusal(404, 'We found no such order.', 'OrderNo') : { status: 200, body: tracking() }
    isFirst = false
    return reply
  })
  const gate = server.delayReplies()
  const first = model.track({ ...query, orderNo: '1' })
  const second = model.track(query)
  gate.release()
  await Promise.all([first, second])
  expect([model.tracking.value?.orderNo, model.failure.value, model.loading.value]).toEqual([
    '100000123',
    undefined,
    false,
  ])
})

test('1a · and so is one that was cancelled', async () => {
  const model = aModel()
  const question = model.track(query)
  model.cancel()
  await question
  expect(model.tracking.value).toBeUndefined()
})

test('2 · while a question is open, nothing of the earlier one shows', async () => {
  const model = aModel({ initial: shownTracking(), error: 'Not that one.' })
  const gate = server.delayReplies()
  const question = model.track(query)
  expect([model.tracking.value, model.failure.value, model.loading.value]).toEqual([undefined, undefined, true])
  gate.release()
  await question
  expect(model.loading.value).toBe(false)
})

test.each([
  [
    'a refusal',
    () => server.on(call, () => refusal(404, 'We found no such order.', 'OrderNo')),
    { message: 'We found no such order.' },
  ],
  ['a shop that is away', () => server.reachable(false), 'later'],
] as const)('3 · %s is the reason, and the next question is asked', async (_, prepare, reason) => {
  prepare()
  const model = aModel()
  await model.track(query)
  expect([model.failure.value, model.loading.value]).toEqual([reason, false])
  server.reachable(true)
  server.on(call, () => ({ status: 200, body: tracking() }))
  await model.track(query)
  expect([model.failure.value, model.tracking.value?.orderNo]).toEqual([undefined, '100000123'])
})

test('4 · what a server has read shows at first', () => {
  expect(aModel({ initial: shownTracking() }).tracking.value).toEqual(shownTracking())
  expect(aModel({ error: 'Not that one.' }).failure.value).toEqual({ message: 'Not that one.' })
})
