import { describe, expect, test } from 'vitest'
import { sessionModel } from '../../models/session.model.ts'
import { aCheckout, messages } from '../../testing/a-checkout.ts'
import { bagGuid } from '../../testing/bag.fixtures.ts'
import { aBagToOrder, aCheckoutServer, aMembersBag } from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

describe('the first step', () => {
  test('1. signing in at checkout keeps the bag and skips the step', async () => {
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

describe('a guest’s bag that could not be attached while signing in', () => {
  const attachCall = 'PUT /api/v2/{language}/accounts/{edp}/cart'
  const mineCall = 'GET /api/v2/{language}/accounts/{edp}/cart'
  const credentials = { email: 'susan@example.com', password: 'Onair2026', recaptchaToken: 'ok-1' }
  const older = '00000000-0000-4000-8000-00000000000a'

  /** A member with an older bag, who has just signed in while the shop replies `status` to attaching the guest's. */
  async function signingIn(status: number) {
    const server = aCheckoutServer(aBagToOrder())
    server.on(mineCall, () => ({ status: 200, body: aMembersBag('en', { CartGuid: older }) }))
    server.on(attachCall, () => refusal(status, 'Please try again in a moment.', 'Server'))
    const { model, shop } = aCheckout(server)
    const signIn = () => shop.models.of(sessionModel).signIn(credentials, false)
    await signIn()
    const back = () =>
      server.on(attachCall, () => {
        server.on(mineCall, () => ({ status: 200, body: server.bag() }))
        return { status: 200, body: server.bag() }
      })
    return { server, model, signIn, back, cookie: (name: string) => shop.session.jar.get(name) }
  }

  test.each([503, 429])('2. after a %i says so; the older bag does not replace it', async (status) => {
    const { server, model, cookie } = await signingIn(status)
    await model.signedIn()
    expect(model.problem.peek()).toMatchObject({ step: 'who', kind: 'refused' })
    expect(messages(model)).toEqual(['Please try again in a moment.'])
    expect([model.open.peek(), cookie('cartGuid'), cookie('cartMerge')]).toEqual(['who', bagGuid, '1'])
    expect(server.requests).not.toContain('GET /accounts/7/cart')
  })

  test('3. without a reply says so too', async () => {
    const { server, model, cookie } = await signingIn(503)
    server.reachable(false)
    await model.signedIn()
    expect(model.problem.peek()).toEqual({ step: 'who', kind: 'unreachable' })
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([bagGuid, '1'])
  })

  test('4. is attached by itself once the shop can', async () => {
    const { model, back, cookie } = await signingIn(503)
    back()
    await model.signedIn()
    expect([model.problem.peek(), model.open.peek()]).toEqual([undefined, 'delivery'])
    expect([model.bag.peek().cartGuid, cookie('cartGuid'), cookie('cartMerge')]).toEqual([bagGuid, bagGuid, undefined])
    expect(model.cards.peek()).toHaveLength(2)
  })

  test('5. is attached by the same button', async () => {
    const { model, signIn, back, cookie } = await signingIn(503)
    await model.signedIn()
    back()
    await signIn()
    await model.signedIn()
    expect([model.problem.peek(), model.open.peek(), cookie('cartGuid')]).toEqual([undefined, 'delivery', bagGuid])
  })

  test('6. is attached before the shopper continues as a guest', async () => {
    const { model, back, cookie } = await signingIn(503)
    await model.signedIn()
    model.goOnAsGuest()
    await expect.poll(() => messages(model)).toEqual(['Please try again in a moment.'])
    expect(model.open.peek()).toBe('who')
    back()
    model.goOnAsGuest()
    await expect.poll(() => model.open.peek()).toBe('delivery')
    expect(model.bag.peek().buyer?.email).toBe('susan@example.com')
    expect(model.cards.peek()).toHaveLength(2)
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([bagGuid, undefined])
  })
})
