import { beforeEach, describe, expect, test } from 'vitest'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createGiftCardBalanceModel } from './gift-card-balance.model.ts'

const call = 'POST /api/v2/{language}/giftcardbalance'
const card = { cardNumber: '6006490000000050', pin: '1234' }

let server: ReturnType<typeof aServer>
let sent: unknown[]
beforeEach(() => {
  server = aServer()
  sent = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return { status: 200, body: { Balance: 37.5, ExpiryDate: '2030-12-31' } }
  })
})
const aModel = (begun: Parameters<typeof createGiftCardBalanceModel>[1] = {}) =>
  createGiftCardBalanceModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models, begun)

describe('1 · asking', () => {
  test('1a. a card that cannot be one is not asked for', async () => {
    const model = aModel()
    await model.ask({ cardNumber: '1', pin: '1' })
    expect([sent, model.inquiry.value]).toEqual([[], { kind: 'none' }])
    expect(model.errors.value).toEqual({ cardNumber: 'giftCardNumber', pin: 'giftCardPin' })
  })
  test('1b. another card has its balance, and the digits that were typed', async () => {
    const model = aModel()
    await model.ask(card)
    expect(model.inquiry.value).toEqual({ kind: 'balance', digits: '0050', balance: 3750, expiryDate: '2030-12-31' })
  })
})

describe('2 · a card that is refused', () => {
  test.each([
    ['GiftCards', 'cardNumber'],
    ['Pin', 'pin'],
  ])('2a. for %s shows why at %s, and the earlier balance is gone', async (area, field) => {
    const model = aModel()
    await model.ask(card)
    server.on(call, () => refusal(417, 'Please check both.', area))
    await model.ask(card)
    expect([model.errors.value, model.inquiry.value]).toEqual([
      { [field]: { message: 'Please check both.' } },
      { kind: 'none' },
    ])
  })
  test('2b. while the shop is away nothing is wrong with it, and the next try works', async () => {
    server.reachable(false)
    const model = aModel()
    await model.ask(card)
    expect([model.errors.value, model.inquiry.value]).toEqual([{}, { kind: 'unreachable' }])
    server.reachable(true)
    await model.ask(card)
    expect(model.inquiry.value.kind).toBe('balance')
  })
})

test('3 · a card is asked for once at a time', async () => {
  const gate = server.delayReplies()
  const model = aModel()
  const first = model.ask(card)
  await model.ask({ ...card, pin: '9' })
  gate.release()
  await first
  expect([sent.length, model.errors.value]).toEqual([1, {}])
})

test.each([
  [undefined, {}, { kind: 'none' }],
  [{ balance: 5000, expiryDate: null }, {}, { kind: 'balance', balance: 5000, expiryDate: null }],
  ['refused', {}, { kind: 'refused' }],
  ['away', {}, { kind: 'unreachable' }],
  ['refused', { pin: 'giftCardPin' }, { kind: 'none' }],
] as const)(
  '4 · a form without JavaScript that ended in %j with the errors %j begins as %j',
  (posted, errors, inquiry) => {
    const model = aModel({ posted, errors })
    expect([model.inquiry.value, model.errors.value]).toEqual([inquiry, errors])
  },
)
