import { fromWire } from '@onair/core/contract'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCard, guestCookie, memberCookie } from '../testing/checkout.fixtures.ts'
import { anOrder, failedEasyPays } from '../testing/order.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createPayDialogModel, type PayRequest } from './pay-dialog.model.ts'

const pay = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments'
const change = 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard'
const account = 'GET /api/v2/{language}/accounts/{edp}'
const order = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}'
const otherCard = aCard({ Id: 'c2', CardType: 'MC', LastDigits: '4444' })

let server: ReturnType<typeof aServer>
let sent: { body: Record<string, unknown>; key: string | null }[]
beforeEach(() => {
  server = aServer()
  sent = []
  for (const call of [pay, change] as const) {
    server.on(call, ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') })
      return { status: 200, body: anOrder() }
    })
  }
  server.on(account, () => ({ status: 200, body: { CreditCards: [aCard(), otherCard] } }))
  server.on(order, () => ({ status: 200, body: anOrder() }))
})

/** The dialog of the first of two payments, which was declined. */
function open({
  what = 'pay',
  status = 'Failed',
  cookies = memberCookie,
}: {
  what?: PayRequest['what']
  status?: 'Failed' | 'Due'
  cookies?: string
} = {}) {
  const [first, ...others] = fromWire(failedEasyPays())
  if (!first) throw new Error('There is no payment')
  const { models } = aShop({ fetch: server.fetch, cookies, base: 'http://shop.test' })
  const entry = { ...first, status }
  return createPayDialogModel(models, { what, entry, ofOrder: [entry, ...others] })
}

describe('1 · the saved cards', () => {
  test('1a. are those of the account without the order’s own', async () => {
    const model = open()
    expect(model.cards.value).toBeUndefined()
    model.readCards()
    await waitFor(() => expect(model.cards.value?.map(({ id }) => id)).toEqual(['c2']))
  })
  test('1b. are all of the account’s while the order cannot be read', async () => {
    server.on(order, () => refusal(404, 'There is no such order.', 'OrderNo'))
    const model = open()
    model.readCards()
    await waitFor(() => expect(model.cards.value).toHaveLength(2))
  })
  test('1c. of a dialog that was closed meanwhile are dropped', async () => {
    const gate = server.delayReplies()
    const closed = open()
    closed.readCards()()
    const model = open()
    model.readCards()
    gate.release()
    await waitFor(() => expect(model.cards.value).toHaveLength(1))
    expect(closed.cards.value).toBeUndefined()
  })
})

describe('2 · without saved cards another card can be used', () => {
  test('2a. a guest has none, and none are read', () => {
    const model = open({ cookies: guestCookie })
    model.readCards()
    expect([model.cards.value, server.requests]).toEqual([[], []])
  })
  test.each([
    ['the account cannot be read', () => server.on(account, () => refusal(503, 'Later.', 'server'))],
    ['the shop is away', () => server.reachable(false)],
  ])('2b. none while %s', async (_, breakDown) => {
    breakDown()
    const model = open()
    model.readCards()
    await waitFor(() => expect(model.cards.value).toEqual([]))
  })
})

test.each([
  ['pay', 'Failed', 'declined'],
  ['pay', 'Due', 'good'],
  ['card', 'Failed', undefined],
  ['card', 'Due', undefined],
] as const)('3 · to %s a payment that is %s, the order’s own card is %s', (what, status, ownCard) => {
  expect(open({ what, status }).ownCard).toBe(ownCard)
})

describe('4 · paying', () => {
  test('4a. pays this payment with the order’s own card', async () => {
    expect(await open().use(undefined)).toBe(true)
    expect(sent).toEqual([{ body: { Numbers: [2] }, key: expect.any(String) }])
  })
  test('4b. pays the rest of the order at once', async () => {
    const model = open()
    expect(model.amounts).toEqual({ one: 2499, rest: 4998 })
    model.chooseExtent('rest')
    expect(await model.use({ creditCardId: 'c2' })).toBe(true)
    expect(sent[0]?.body).toEqual({ Numbers: [2, 3], CreditCardId: 'c2' })
  })
  test('4c. a lost answer is asked for again with the same key, another card with another', async () => {
    server.on(pay, ({ headers }) => {
      sent.push({ body: {}, key: headers.get('idempotency-key') })
      return sent.length === 1 ? 'lost' : refusal(417, 'Your card was declined.', 'CreditCard')
    })
    const model = open()
    expect([await model.use(undefined), model.failure.value]).toEqual([false, 'away'])
    expect(await model.use(undefined)).toBe(false)
    expect(model.failure.value).toEqual({ message: 'Your card was declined.' })
    await model.use({ creditCardId: 'c2' })
    const [lost, again, other] = sent.map(({ key }) => key)
    expect(again).toBe(lost)
    expect(other).not.toBe(lost)
  })
  test('4d. the reason of the last try is gone with the next one', async () => {
    server.reachable(false)
    const model = open()
    await model.use(undefined)
    server.reachable(true)
    expect([await model.use(undefined), model.failure.value]).toEqual([true, undefined])
  })
})

describe('5 · changing the card', () => {
  test('5a. charges nothing', async () => {
    const model = open({ what: 'card' })
    model.chooseExtent('rest')
    expect(await model.use({ creditCardId: 'c2' })).toBe(true)
    expect(sent).toEqual([{ body: { CreditCardId: 'c2' }, key: null }])
  })
  test('5b. takes another card: without one nothing is sent', async () => {
    expect([await open({ what: 'card' }).use(undefined), sent]).toEqual([false, []])
  })
})
