import { beforeEach, expect, test } from 'vitest'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createSectionModel } from './sections.model.ts'

const call = 'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}'

let server: ReturnType<typeof aServer>
beforeEach(() => {
  server = aServer()
  server.on(call, () => ({ status: 200, body: { TabOrder: 2, Title: 'Care', Html: '<p>Rinse.</p>' } }))
})
const aModel = (html?: string) => {
  const { models } = aShop({ fetch: server.fetch, base: 'http://shop.test' })
  return createSectionModel(models, { itemNo: '412305', tabOrder: 2, html })
}

test('1 · is read once, also when it is opened again while it is on its way', async () => {
  const model = aModel()
  const gate = server.delayReplies()
  const first = model.read()
  await model.read()
  expect(model.reading.value).toBe('reading')
  gate.release()
  await first
  await model.read()
  expect([model.html.value, model.reading.value, server.requests.length]).toEqual(['<p>Rinse.</p>', 'idle', 1])
})

test('2 · is not read where the page has it', async () => {
  await aModel('<p>Here.</p>').read()
  expect(server.requests).toEqual([])
})

test.each([
  ['is refused', () => server.on(call, () => refusal(503, 'Later.', 'server'))],
  ['is not answered', () => server.reachable(false)],
])('3 · a read that %s is said, and can be repeated', async (_, prepare) => {
  const model = aModel()
  prepare()
  await model.read()
  expect([model.html.value, model.reading.value]).toEqual([undefined, 'failed'])
  server.reachable(true)
  server.on(call, () => ({ status: 200, body: { TabOrder: 2, Title: 'Care', Html: '<p>Rinse.</p>' } }))
  await model.read()
  expect([model.html.value, model.reading.value]).toEqual(['<p>Rinse.</p>', 'idle'])
})
