import { describe, expect, test } from 'vitest'
import { sessionModel } from '../models/session.model.ts'
import { aCheckout } from '../testing/a-checkout.ts'
import { aBagToOrder, aCheckoutServer } from '../testing/checkout.fixtures.ts'

describe('who orders', () => {
  test('1. who signs in at checkout keeps the bag and skips who', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { model, shop } = aCheckout(server)
    const session = shop.models.of(sessionModel)
    await session.signIn({ email: 'susan@example.com', password: 'Onair2026', recaptchaToken: 'ok-1' }, false)
    await model.signedIn()
    expect(model.open.peek()).toBe('delivery')
    expect(model.bag.peek().buyer?.email).toBe('susan@example.com')
    expect(model.cards.peek()).toHaveLength(2)
  })
})
