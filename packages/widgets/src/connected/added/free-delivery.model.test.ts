import { bandsAround } from '@onair/core/bag'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { productListOf, shownProducts } from '../../testing/fixtures.ts'
import { aServer, refusal } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { createFreeDeliveryModel, suggestionsFor } from './free-delivery.model.ts'

const call = 'GET /api/v3/{language}/products'

let server: ReturnType<typeof aServer>
let requested: (string | null)[]
beforeEach(() => {
  server = aServer()
  requested = []
  server.on(call, ({ query }) => {
    requested.push(query.get('dimensions'))
    return { status: 200, body: productListOf(['412305', '412311']) }
  })
})
const aModel = (missing: number | null) =>
  createFreeDeliveryModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models, missing)

describe('1 · the shelf', () => {
  test('1a. is read around what is missing', async () => {
    const model = aModel(3000)
    model.read()
    await waitFor(() => expect(model.shelf.value).toHaveLength(2))
    expect([requested, model.wasMissing]).toEqual([[bandsAround(3000)], true])
  })
  test('1b. is not read where nothing is missing', () => {
    const model = aModel(null)
    model.read()
    expect([requested, model.wasMissing]).toEqual([[], false])
  })
})

test.each([
  ['is refused', (away: ReturnType<typeof aServer>) => away.on(call, () => refusal(503, 'Later.', 'server'))],
  ['is not answered', (away: ReturnType<typeof aServer>) => away.reachable(false)],
])('2 · a shelf whose read %s stays empty, and the next drawer reads again', async (_, prepare) => {
  const away = aServer()
  prepare(away)
  const failing = createFreeDeliveryModel(aShop({ fetch: away.fetch, base: 'http://shop.test' }).models, 3000)
  failing.read()
  const model = aModel(3000)
  model.read()
  await waitFor(() => expect(model.shelf.value).toHaveLength(2))
  expect(failing.shelf.value).toEqual([])
})

test('3 · nothing is suggested once delivery is free, nor what is in the bag', () => {
  const shelf = shownProducts()
  expect(suggestionsFor(shelf, null, [])).toEqual([])
  const inBag = shelf.map(({ itemNo }) => itemNo)
  expect(suggestionsFor(shelf, 1, inBag)).toEqual([])
})
