import type { Product } from '@onair/core/catalogue/client'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { recentlyViewedModel } from '../models/recently-viewed.model.ts'
import { productListOf, shownProducts } from '../testing/fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createViewedProductsModel, historyAtFirst, type ReadHistory } from './viewed-products.model.ts'

const call = 'GET /api/v3/{language}/products'

let server: ReturnType<typeof aServer>
let requested: string[]
beforeEach(() => {
  server = aServer()
  requested = []
  server.on(call, ({ query }) => {
    const itemNos = query.get('itemNos') ?? ''
    requested.push(itemNos)
    return { status: 200, body: productListOf(itemNos.split('-')) }
  })
})

function open(viewed: string, { initial, page = 1 }: { initial?: ReadHistory; page?: number } = {}) {
  const shop = aShop({ cookies: viewed && `recentlyViewed=${viewed}`, fetch: server.fetch, base: 'http://shop.test' })
  const model = createViewedProductsModel(shop.models, { initial, page })
  return { model, viewed: shop.models.of(recentlyViewedModel) }
}
const shown = ({ model }: ReturnType<typeof open>) => model.products.value.map(({ itemNo }) => itemNo)

describe('1 · the product of the page is left out', () => {
  test('1a. with or without dashes', async () => {
    const page = open('412305-412311')
    const stop = page.model.follow('412-305')
    await waitFor(() => expect(shown(page)).toEqual(['412311']))
    expect([requested, page.model.history.value]).toEqual([['412311'], 'listed'])
    stop()
  })
  test('1b. alone in the history, nothing is requested and nothing is missing', () => {
    const { model } = open('412305')
    const stop = model.follow('412305')
    expect([requested, model.history.value]).toEqual([[], 'unread'])
    stop()
  })
  test('1c. an empty history requests nothing', () => {
    const { model } = open('')
    const stop = model.follow('')
    expect([requested, model.history.value]).toEqual([[], 'empty'])
    stop()
  })
})

test('2 · what the page’s server has read is not requested again, unless the history changes', async () => {
  const products = shownProducts().slice(0, 1)
  const itemNo = products[0]?.itemNo ?? ''
  const initial = { itemNos: itemNo, products }
  const page = open(itemNo, { initial })
  const stop = page.model.follow('', initial)
  expect([requested, page.model.history.value]).toEqual([[], 'listed'])
  page.viewed.add('412318')
  await waitFor(() => expect(shown(page)).toHaveLength(2))
  expect(requested).toEqual([`412318-${itemNo}`])
  stop()
})

test('3 · the answer to an earlier history is dropped', async () => {
  const gate = server.delayReplies()
  const page = open('412305')
  const stop = page.model.follow('')
  page.viewed.add('412318')
  gate.release()
  await waitFor(() => expect(shown(page)).toEqual(['412318', '412305']))
  expect(requested).toEqual(['412305', '412318-412305'])
  stop()
})

describe('4 · products that cannot be read', () => {
  test('4a. make the history unavailable', async () => {
    server.reachable(false)
    const { model } = open('412305')
    const stop = model.follow('')
    await waitFor(() => expect(model.history.value).toBe('unavailable'))
    stop()
  })
  test('4b. leave those that were shown', async () => {
    const page = open('412305')
    const stop = page.model.follow('')
    await waitFor(() => expect(shown(page)).toEqual(['412305']))
    const counts: number[] = []
    const stopCounting = page.model.products.subscribe((products) => counts.push(products.length))
    let isAway = true
    server.on(call, ({ query }) => {
      requested.push(query.get('itemNos') ?? '')
      return isAway
        ? refusal(503, 'Later.', 'server')
        : { status: 200, body: productListOf((query.get('itemNos') ?? '').split('-')) }
    })
    page.viewed.add('412311')
    await waitFor(() => expect(requested).toContain('412311-412305'))
    isAway = false
    page.viewed.add('412318')
    await waitFor(() => expect(shown(page)).toHaveLength(3))
    expect(counts).toEqual([1, 3])
    stopCounting()
    stop()
  })
  test('4c. that have all left the shop are unavailable too', async () => {
    server.on(call, () => ({ status: 200, body: productListOf([]) }))
    const { model } = open('412305')
    const stop = model.follow('')
    await waitFor(() => expect(model.history.value).toBe('unavailable'))
    stop()
  })
})

describe('5 · pages of ten', () => {
  const itemNos = Array.from({ length: 23 }, (_, index) => String(600_001 + index))
  const products = itemNos.map((itemNo) => ({ ...(shownProducts()[0] as Product), itemNo }))
  const initial = { itemNos: itemNos.join('-'), products }
  test.each([
    [1, 1, 10],
    [3, 3, 3],
    [9, 3, 3],
    [0, 1, 10],
  ])('5a. page %i is page %i, with %i products', (page, expected, count) => {
    const { model } = open(initial.itemNos, { initial, page })
    expect([model.page.value, model.pageProducts.value.length, model.totalPages.value]).toEqual([expected, count, 3])
  })
  test('5b. another page shows its own products', () => {
    const { model } = open(initial.itemNos, { initial })
    model.goTo(2)
    expect(model.pageProducts.value.map(({ itemNo }) => itemNo)).toEqual(itemNos.slice(10, 20))
  })
})

test('6 · a cleared history is empty, until something is viewed again', async () => {
  const page = open('412305')
  const stop = page.model.follow('')
  await waitFor(() => expect(shown(page)).toHaveLength(1))
  page.model.clear()
  expect([shown(page), page.model.history.value, page.model.wasCleared.value]).toEqual([[], 'empty', true])
  page.viewed.add('412318')
  expect(page.model.wasCleared.value).toBe(false)
  stop()
})

test.each([
  [undefined, 'unread'],
  [{ itemNos: '', products: [] }, 'empty'],
  [{ itemNos: '412305', products: [] }, 'unavailable'],
  [{ itemNos: '412305', products: shownProducts() }, 'listed'],
] as const)('7 · with what the server has read (%j) the page begins as %s', (initial, state) => {
  expect(historyAtFirst(initial)).toBe(state)
})
