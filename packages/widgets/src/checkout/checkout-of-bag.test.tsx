import { fromWire } from '@onair/core/contract'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { aBagToOrder, aCheckoutServer } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { CheckoutOfBag } from './checkout-of-bag.tsx'

test('a checkout that found no bag begins when something is put into one', async () => {
  const server = aCheckoutServer(aBagToOrder())
  const shop = aShop({ base: 'https://shop.example', fetch: server.fetch })
  renderIn(shop, <CheckoutOfBag />)
  expect(await screen.findByText(/Your bag is empty/)).toBeVisible()
  expect(server.requests).toEqual([])
  act(() => shop.models.of(bagModel).adopt(fromWire(server.bag())))
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(screen.queryByText(/Your bag is empty/)).toBeNull()
})
