import { fromWire } from '@onair/core/contract'
import { memoryStorage } from '@onair/core/testing'
import { createCheckoutModel } from '../checkout/checkout.model.ts'
import { type DeliveryForm, emptyDelivery } from '../checkout/delivery/delivery-form.ts'
import type { Captured } from '../models/capture.model.ts'
import { bagGuid } from './bag.fixtures.ts'
import {
  aCard,
  aCheckoutServer,
  aMembersBag,
  anAddress,
  type CheckoutServer,
  memberCookie,
} from './checkout.fixtures.ts'
import { aShop } from './shop.ts'

export const typed: DeliveryForm = {
  ...emptyDelivery('ON'),
  email: ' susan@example.com ',
  firstName: 'Susan',
  lastName: 'Martin',
  address1: '88 Lakeshore Road East',
  city: 'Mississauga',
  zipCode: 'l5g 1c9',
  phone: '(416) 555-0123',
}
export const captured = async (): Promise<Captured> => ({
  ok: true,
  card: {
    token: 'card_vi_4242',
    cardType: 'VI',
    lastDigits: '4242',
    expiryMonth: '08',
    expiryYear: '2029',
    holderName: 'Susan Martin',
  },
})

/** A checkout of this bag in a tab of its own; `storage` survives a reload. */
export function aCheckout(
  server: CheckoutServer,
  {
    cookies = `cartGuid=${bagGuid}`,
    storage = memoryStorage(),
  }: { cookies?: string; storage?: ReturnType<typeof memoryStorage> } = {},
) {
  const shop = aShop({ cookies, fetch: server.fetch, base: 'http://shop.test' })
  Object.assign(shop.session.storage, { session: storage })
  let keys = 0
  const model = createCheckoutModel(shop.models, fromWire(server.bag()), { newKey: () => `key-${++keys}-0000` })
  return { shop, model, storage }
}

export const asMember = { cookies: `${memberCookie}; cartGuid=${bagGuid}` }
export const readyBag = (changes = {}) =>
  aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: aCard(), ...changes })

/** A member's checkout at the review step. */
export async function atReview(changes = {}) {
  const server = aCheckoutServer(readyBag(changes))
  const checkout = aCheckout(server, asMember)
  await checkout.model.begin()
  return { server, ...checkout }
}
/** The server’s sentences that the checkout shows now. */
export const messages = (model: ReturnType<typeof aCheckout>['model']) => {
  const problem = model.problem.peek()
  return problem && 'messages' in problem ? problem.messages : []
}
