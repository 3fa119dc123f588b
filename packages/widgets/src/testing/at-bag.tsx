import { memoryStorage } from '@onair/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type BagProps, BagView } from '../bag/bag.tsx'
import { aBagInFour, bagGuid, type WireBag } from './bag.fixtures.ts'
import { productListOf } from './fixtures.ts'
import { renderIn } from './render.tsx'
import { aServer, refusal, type TestServer } from './server.ts'
import { aShop } from './shop.ts'

export const memoryStorages = () => ({ session: memoryStorage(), local: memoryStorage() })
export const bagCookies = `cartGuid=${bagGuid}; cartProductCount=3`
const readCall = 'GET /api/v2/{language}/carts/{guid}'

/** A server with one bag, which changes only as requested. */
export function withBag(first: WireBag): TestServer {
  const server = aServer()
  let bag = first
  const replyWith = (next: WireBag) => {
    bag = { ...next, ProductCount: next.CartLines.reduce((sum, { Quantity }) => sum + Quantity, 0) }
    return { status: 200, body: bag }
  }
  server.on(readCall, () => ({ status: 200, body: bag }))
  server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, , id] }) =>
    replyWith({ ...bag, CartLines: bag.CartLines.filter(({ Id }) => Id !== id) }),
  )
  server.on('POST /api/v2/{language}/carts/{guid}/cartlines', ({ body }) =>
    replyWith({
      ...bag,
      CartLines: [...bag.CartLines, ...first.CartLines.filter(({ EdpNo }) => EdpNo === body.EdpNo)],
    }),
  )
  server.on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, , id], body }) =>
    replyWith({
      ...bag,
      CartLines: bag.CartLines.map((line) => (line.Id === id ? { ...line, Quantity: Number(body.Quantity) } : line)),
      OrderTotal: 999.99,
    }),
  )
  server.on('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', ({ body }) =>
    replyWith({
      ...bag,
      Province: body.Province as WireBag['Province'],
      Taxes: [
        { Name: 'GST', Rate: 5, Amount: 10.45 },
        { Name: 'QST', Rate: 9.975, Amount: 20.84 },
      ],
    }),
  )
  server.on('PUT /api/v2/{language}/carts/{guid}/installment', () => replyWith(aBagInFour()))
  const welcome = { Code: 'WELCOME10', Description: '10% off', Amount: 19.9, IsApplied: true }
  server.on('PUT /api/v2/{language}/carts/{guid}/promocode', ({ body }) =>
    body.PromoCode === 'welcome10'
      ? replyWith({ ...bag, Promotions: [welcome], Discount: 19.9 })
      : refusal(417, `${body.PromoCode} ended on Nov 1.`, 'PromoCode'),
  )
  server.on('DELETE /api/v2/{language}/carts/{guid}/promocode', ({ query }) =>
    replyWith({ ...bag, Promotions: bag.Promotions.filter(({ Code }) => Code !== query.get('code')), Discount: 0 }),
  )
  server.on('GET /api/v3/{language}/products', ({ query }) => ({
    status: 200,
    body: productListOf((query.get('itemNos') ?? '').split('-'), {}),
  }))
  return server
}

/** Renders the widget in its own shop. */
export function showBag(server: TestServer, props: BagProps = {}, options: Parameters<typeof aShop>[0] = {}) {
  const shop = aShop({ cookies: bagCookies, fetch: server.fetch, ...options })
  renderIn(shop, <BagView {...props} />)
  return { shop, user: userEvent.setup() }
}
/** Queries within the line with this text. */
export const line = (name: RegExp) => {
  const item = screen.getAllByRole('listitem').find((item) => name.test(item.textContent ?? ''))
  if (!item) throw new Error(`There is no line ${name}`)
  return within(item)
}
export const loaded = () => screen.findByRole('heading', { name: 'Order summary' })
