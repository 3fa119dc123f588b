import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aKettle } from '../testing/product.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createProductByNumberModel, type ProductByNumberModel } from './product-by-number.model.ts'

const call = 'GET /api/v3/{language}/products/{itemNo}'

let server: ReturnType<typeof aServer>
let model: ProductByNumberModel
beforeEach(() => {
  server = aServer()
  server.on(call, ({ path: [, itemNo = ''] }) => ({ status: 200, body: aKettle({ ItemNo: itemNo }) }))
  model = createProductByNumberModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models)
})

describe('1 · a product', () => {
  test('1a. is read by its number, with or without dashes', async () => {
    model.read('412-305')
    expect(model.shownProduct.value).toBe('loading')
    await waitFor(() => expect(model.shownProduct.value).toMatchObject({ itemNo: '412305' }))
  })
  test.each(['', 'kettle', '12'])('1b. %j is no number, and is not asked for', (itemNo) => {
    model.read(itemNo)
    expect([model.shownProduct.value, server.requests]).toEqual(['unknown', []])
  })
  test.each([404, 410])('1c. that the shop answers by %i is unknown', async (status) => {
    server.on(call, () => refusal(status, 'Gone.', 'ItemNo'))
    model.read('412305')
    await waitFor(() => expect(model.shownProduct.value).toBe('unknown'))
  })
})

test.each([
  ['is refused', () => server.on(call, () => refusal(503, 'Later.', 'server'))],
  ['is not answered', () => server.reachable(false)],
])('2 · a read that %s can be repeated', async (_, prepare) => {
  prepare()
  model.read('412305')
  await waitFor(() => expect(model.shownProduct.value).toBe('unreachable'))
  server.reachable(true)
  server.on(call, () => ({ status: 200, body: aKettle() }))
  model.read('412305')
  await waitFor(() => expect(model.shownProduct.value).toMatchObject({ itemNo: '412305' }))
})

test('3 · the answer to an earlier question is dropped', async () => {
  const gate = server.delayReplies()
  model.read('412311')()
  model.read('412305')
  gate.release()
  await waitFor(() => expect(model.shownProduct.value).toMatchObject({ itemNo: '412305' }))
})
