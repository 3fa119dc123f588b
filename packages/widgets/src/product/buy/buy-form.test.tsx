import { memoryStorage } from '@onair/core/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { bagModel } from '../../models/bag.model.ts'
import { aBag, bagGuid, type WireBag } from '../../testing/bag.fixtures.ts'
import { shownKettle } from '../../testing/product.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aServer, refusal } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { productModel } from '../product.model.ts'
import { BuyForm } from './buy-form.tsx'

const begun = {
  id: 'PAYID-9',
  state: 'created',
  transactions: [{ amount: { currency: 'CAD', total: '1.00' }, related_resources: [] }],
  links: [{ rel: 'approval_url', href: 'http://wallet.test/approve?token=EC-9' }],
}

/** A shop with an empty bag, and a shopper who can load the product's page repeatedly. */
function aProductPage() {
  const server = aServer()
  const [sample] = aBag().CartLines
  if (!sample) throw new Error('A bag of the fixtures has lines')
  const quantities = new Map<number, number>()
  const bag = (): WireBag => {
    const lines = [...quantities].filter(([, quantity]) => quantity > 0)
    return aBag({
      ProductCount: lines.reduce((sum, [, quantity]) => sum + quantity, 0),
      CartLines: lines.map(([EdpNo, Quantity]) => ({ ...sample, Id: `line-${EdpNo}`, EdpNo, Quantity })),
    })
  }
  server.on('GET /api/v2/{language}/carts/{guid}', () => ({ status: 200, body: bag() }))
  server.on('POST /api/v2/{language}/carts/{guid}/cartlines', ({ body }) => {
    const edpNo = Number(body.EdpNo)
    quantities.set(edpNo, (quantities.get(edpNo) ?? 0) + Number(body.Quantity))
    return { status: 200, body: bag() }
  })
  server.on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, , id = ''], body }) => {
    quantities.set(Number(id.replace('line-', '')), Number(body.Quantity))
    return { status: 200, body: bag() }
  })
  server.on('POST /api/v2/paypal/payments', () => ({ status: 201, body: begun }))
  const went: string[] = []
  const storage = memoryStorage()
  const user = userEvent.setup()
  return {
    server,
    user,
    inBag: () => Object.fromEntries(quantities),
    setQuantity: (edpNo: number, quantity: number) => quantities.set(edpNo, quantity),
    /** Loads the page, replacing the previous one. */
    loads(query = '', stored: Partial<ReturnType<typeof memoryStorage>> = storage) {
      cleanup()
      history.replaceState(null, '', `/pages/productdetails${query}`)
      const shop = aShop({
        cookies: `cartGuid=${bagGuid}`,
        fetch: server.fetch,
        base: location.origin,
        go: (address) => void went.push(address),
      })
      Object.assign(shop.session.storage, { session: stored })
      const product = shownKettle()
      const model = productModel(product, shop.models.of(bagModel))
      renderIn(shop, <BuyForm product={product} model={model} action={createRef()} />)
      return model
    },
    async paysByWallet() {
      const before = went.length
      await user.click(screen.getByRole('button', { name: 'Pay with PayPal' }))
      await expect.poll(() => went).toHaveLength(before + 1)
    },
  }
}
const cancelled = '?nav=R%3A412305&wallet=cancelled&token=EC-9'
const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
}
afterEach(() => history.replaceState(null, '', '/'))

describe('paying by wallet from the product', () => {
  test('1. adds it to the bag once, even if the shopper cancels at the wallet and presses again', async () => {
    const page = aProductPage()
    page.loads()
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 1 })
    for (let times = 0; times < 2; times += 1) {
      page.loads(cancelled)
      expect(await screen.findByText(/You left PayPal without paying/)).toBeVisible()
      await page.paysByWallet()
      expect(page.inBag()).toEqual({ 9001: 1 })
    }
  })

  test('1. does so too after the browser’s Back button, or if the wallet is unreachable', async () => {
    const page = aProductPage()
    page.loads()
    page.server.on('POST /api/v2/paypal/payments', () => refusal(503, 'PayPal does not answer just now.', 'Paypal'))
    await page.user.click(screen.getByRole('button', { name: 'Pay with PayPal' }))
    await screen.findByText(/PayPal cannot be reached/)
    page.server.on('POST /api/v2/paypal/payments', () => ({ status: 201, body: begun }))
    await page.paysByWallet()
    page.loads()
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 1 })
  })

  test('1. restores the chosen style and quantity', async () => {
    const page = aProductPage()
    const model = page.loads()
    model.chooseStyle(shownKettle().styles[1]?.code ?? '')
    model.quantity.value = 2
    const chosen = model.edp.peek()?.edpNo ?? 0
    expect(chosen).not.toBe(9001)
    await page.paysByWallet()
    const again = page.loads(cancelled)
    await expect.poll(() => again.edp.peek()?.edpNo).toBe(chosen)
    expect(again.quantity.peek()).toBe(2)
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ [chosen]: 2 })
  })

  test('2. replaces the earlier quantity with another', async () => {
    const page = aProductPage()
    page.setQuantity(9001, 1)
    page.loads()
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 2 })
    const model = page.loads(cancelled)
    await screen.findByText(/You left PayPal/)
    model.quantity.value = 3
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 4 })
  })

  test('3. adds to a line that the shopper has changed or removed', async () => {
    const page = aProductPage()
    page.loads()
    await page.paysByWallet()
    page.setQuantity(9001, 0)
    page.loads(cancelled)
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 1 })
    page.loads(cancelled)
    await page.user.click(screen.getByRole('button', { name: /^Add to bag/ }))
    await screen.findByText(/was added to your bag/)
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 3 })
  })

  test('4. with blocked storage, lasts as long as the page', async () => {
    const page = aProductPage()
    page.loads('', blocked)
    await page.paysByWallet()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await page.paysByWallet()
    expect(page.inBag()).toEqual({ 9001: 1 })
  })
})
