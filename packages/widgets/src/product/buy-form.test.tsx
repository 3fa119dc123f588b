import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { aBag, bagGuid } from '../testing/bag.fixtures.ts'
import { shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { BuyForm } from './buy-form.tsx'
import { productModel } from './product.model.ts'

test('what is in the bag already is not added again when the wallet is asked once more, unless something changed', async () => {
  const server = aServer()
  let things = 1
  server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => ({
    status: 200,
    body: aBag({ ProductCount: things++ }),
  }))
  server.on('POST /api/v2/paypal/payments', () => refusal(503, 'PayPal does not answer just now.', 'Paypal'))
  const shop = aShop({ cookies: `cartGuid=${bagGuid}`, fetch: server.fetch, base: location.origin })
  const product = shownKettle()
  const model = productModel(product, shop.models.of(bagModel))
  renderIn(shop, <BuyForm product={product} model={model} />)
  const user = userEvent.setup()
  const pay = async (asked: number) => {
    await user.click(screen.getByRole('button', { name: 'Pay with PayPal' }))
    await expect.poll(() => server.requests.filter((call) => call.includes('payments'))).toHaveLength(asked)
    await screen.findByText(/PayPal cannot be reached/)
  }
  const added = () => server.requests.filter((call) => call.endsWith('/cartlines')).length

  await pay(1)
  expect(added()).toBe(1)
  await pay(2)
  expect(added()).toBe(1)
  await user.click(screen.getByRole('button', { name: /^Add to bag/ }))
  await expect.poll(added).toBe(2)
  await screen.findByRole('button', { name: /^Add to bag/ })
  await pay(3)
  expect(added()).toBe(3)
})
