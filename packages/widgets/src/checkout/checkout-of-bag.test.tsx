import { fromWire } from '@onair/core/contract'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { asMember } from '../testing/a-checkout.ts'
import { aBagToOrder, aCheckoutServer, aMembersBag } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { CheckoutOfBag } from './checkout-of-bag.tsx'

test('a checkout without a bag begins when a line is added', async () => {
  const server = aCheckoutServer(aBagToOrder())
  const shop = aShop({ base: 'https://shop.example', fetch: server.fetch })
  renderIn(shop, <CheckoutOfBag />)
  expect(await screen.findByText(/Your bag is empty/)).toBeVisible()
  expect(server.requests).toEqual([])
  act(() => shop.models.of(bagModel).replace(fromWire(server.bag())))
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(screen.queryByText(/Your bag is empty/)).toBeNull()
})

test('a line added while the bag is loading counts', async () => {
  const server = aCheckoutServer(aBagToOrder())
  const shop = aShop({ base: 'https://shop.example', fetch: server.fetch })
  renderIn(shop, <CheckoutOfBag />)
  act(() => shop.models.of(bagModel).replace(fromWire(server.bag())))
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
})

test('a due merge of a guest’s bag is done before the checkout begins', async () => {
  const server = aCheckoutServer(aMembersBag())
  const attached: unknown[] = []
  server.on('PUT /api/v2/{language}/accounts/{edp}/cart', ({ body }) => {
    attached.push(body)
    return { status: 200, body: server.bag() }
  })
  server.on('GET /api/v2/{language}/accounts/{edp}/cart', () => refusal(500, 'Asked too soon.', 'Cart'))
  const cookies = `${asMember.cookies}; cartMerge=1`
  renderIn(aShop({ base: 'https://shop.example', fetch: server.fetch, cookies }), <CheckoutOfBag />)
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(attached).toHaveLength(1)
})
