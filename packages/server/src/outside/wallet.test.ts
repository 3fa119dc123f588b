import { type ListeningSandbox, listeningSandbox, testWaiting } from '@onair/sandbox/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { createWallet } from './wallet.ts'
import { walletAmount } from './wallet-calls.ts'
import type { Purchase } from './wallet-payments.ts'

const maya = 'MAYA2026PAYER'
const later = 'LATERNO26PAYER'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox({ waiting: testWaiting(true) })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.app.inject({ method: 'DELETE', url: '/faults' }))

const now = new Date('2026-11-21T17:00:00Z')
const aWallet = (change: { secret?: string; fetch?: Fetch; timeoutMs?: number; clock?: () => Date } = {}) =>
  createWallet({
    url: `${sandbox.origin}/paypal`,
    clientId: 'onair-wallet',
    secret: 'onair-wallet-secret',
    merchantId: 'ONAIRSHOP2026',
    fetch,
    clock: () => now,
    ...change,
  })

const purchase: Purchase = {
  totalCents: 6780,
  subtotalCents: 5000,
  taxCents: 780,
  shippingCents: 1000,
  items: [
    { name: 'Kettle', sku: '100237', priceCents: 2750, quantity: 2 },
    { name: 'Discount', sku: 'discount', priceCents: -500, quantity: 1 },
  ],
  shippingAddress: undefined,
}
let count = 0
const options = () => ({
  custom: 'a bag',
  returnUrl: 'http://localhost:3000/pages/checkout',
  cancelUrl: 'http://localhost:3000/',
  idempotencyKey: `create ${++count}`,
})
const begun = async () => {
  const result = await aWallet().create(purchase, options())
  if (result.status !== 'known') throw new Error(`The payment is ${result.status}.`)
  return result.payment
}
const approved = async (payer = maya) => {
  const { wire } = await begun()
  const approval = wire.links?.find(({ rel }) => rel === 'approval_url')?.href ?? ''
  const token = new URL(approval).searchParams.get('token') ?? ''
  const payload = new URLSearchParams({ token, payer, action: 'approve' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await sandbox.app.inject({ method: 'POST', url: '/paypal/approve', headers, payload })
  return wire.id
}
const executed = async (payer = maya) => {
  const result = await aWallet().execute(await approved(payer), payer)
  if (result.status !== 'known' || !result.payment.transactionId) throw new Error('The payment was not executed.')
  return result.payment.transactionId
}
const authorize = (token: string, key = `auth ${token}`, amountCents = 6780) =>
  aWallet().authorize({ token, amountCents, currency: 'CAD', reference: token, idempotencyKey: key })
const fault = (Mode: string, Operation: string, Count = 1) =>
  sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'wallet', Mode, Operation, Count } })
const authorizationsOf = async (orderId: string) => {
  const result = await aWallet().find(orderId)
  return result.status === 'found' ? result.authorizations : result
}

describe('amounts', () => {
  it.each([
    [1, '0.01'],
    [-500, '-5.00'],
    [123_456, '1234.56'],
  ])('1. %s cents are %s', (cents, text) => {
    expect(walletAmount(cents)).toBe(text)
  })
})

describe('a payment', () => {
  it('2. is begun, read, updated and executed', async () => {
    const payment = await begun()
    expect(payment).toMatchObject({
      amountCents: 6780,
      currency: 'CAD',
      merchantId: 'ONAIRSHOP2026',
      custom: 'a bag',
      transactionId: undefined,
    })
    const items = [{ name: 'Kettle', sku: '1', priceCents: 4000, quantity: 1 }]
    const less = { ...purchase, totalCents: 4000, subtotalCents: 4000, taxCents: 0, shippingCents: 0, items }
    expect(await aWallet().update(payment.wire.id, less)).toMatchObject({ payment: { amountCents: 4000 } })
    expect(await aWallet().get(payment.wire.id)).toMatchObject({ payment: { amountCents: 4000 } })
    const id = await approved()
    expect(await aWallet().execute(id, maya)).toMatchObject({
      payment: { transactionId: expect.stringMatching(/^O-/) },
    })
    expect(await aWallet().execute(id, maya)).toMatchObject({ payment: { transactionId: expect.any(String) } })
  })

  it('3. is refused with the wallet’s own codes', async () => {
    expect(await aWallet().get('PAYID-NONE')).toEqual({ status: 'refused', area: 'INVALID_RESOURCE_ID' })
    const { wire } = await begun()
    expect(await aWallet().execute(wire.id, maya)).toMatchObject({ area: 'PAYMENT_NOT_APPROVED_FOR_EXECUTION' })
    const robin = await approved('NOFUNDS26PAYER')
    expect(await aWallet().execute(robin, 'NOFUNDS26PAYER')).toEqual({ status: 'declined', reason: 'card' })
  })

  const copy =
    (related: unknown, state = 'approved') =>
    async () =>
      new Response(
        JSON.stringify({
          id: 'PAYID-1',
          state,
          access_token: 'a',
          expires_in: 100,
          transactions: [{ amount: { total: '1.00', currency: 'CAD' }, related_resources: related }],
        }),
      )
  it.each([
    ['an older copy’s empty object', {}, undefined],
    ['an order that waits for its authorisation', [{ order: { id: 'O-1', state: 'pending' } }], 'O-1'],
    ['a sale that is completed', [{ sale: { id: 'S-1', state: 'completed' } }], 'S-1'],
    ['a sale that is pending: not paid', [{ sale: { id: 'S-1', state: 'pending' } }], undefined],
    ['an authorisation', [{ authorization: { id: 'A-1', state: 'authorized' } }], 'A-1'],
  ])('4. is read with %s', async (_what, related, transactionId) => {
    const read = await aWallet({ fetch: copy(related) }).get('PAYID-1')
    expect(read).toMatchObject({ status: 'known', payment: { transactionId } })
  })

  it('5. is not paid while it is only created, whatever it lists', async () => {
    const read = await aWallet({ fetch: copy([{ order: { id: 'O-1' } }], 'created') }).get('PAYID-1')
    expect(read).toMatchObject({ payment: { transactionId: undefined } })
  })
})

describe('an order of the wallet as a payment', () => {
  it('6. is authorised once for each key, captured in parts and refunded', async () => {
    const order = await executed()
    expect(await authorizationsOf(order)).toEqual([])
    expect(await authorize(order)).toMatchObject({ status: 'authorized', id: order, cardType: 'PY', lastDigits: '' })
    expect(await authorize(order)).toMatchObject({ status: 'authorized' })
    const part = await aWallet().capture(order, { amountCents: 6000, idempotencyKey: `part ${order}` })
    expect(part).toMatchObject({ status: 'captured', amountCents: 6000 })
    expect(await aWallet().capture(order, { idempotencyKey: `rest ${order}` })).toMatchObject({ amountCents: 780 })
    const id = part.status === 'captured' ? part.id : ''
    const back = { amountCents: 1000, idempotencyKey: `back ${order}` }
    expect(await aWallet().refund(id, back)).toMatchObject({ status: 'refunded', amountCents: 1000 })
    expect(await aWallet().refund(id, { ...back, amountCents: 5001, idempotencyKey: 'more' })).toMatchObject({
      area: 'TRANSACTION_REFUSED',
    })
    expect(await authorizationsOf(order)).toMatchObject([
      { status: 'captured', capturedCents: 6780, captures: [{ id, refundedCents: 1000 }, { refundedCents: 0 }] },
    ])
  })

  it('7. can be voided repeatedly, and then cannot be authorised', async () => {
    const order = await executed()
    const voided = (key: string) => aWallet().void(order, { idempotencyKey: key })
    expect(await voided('a')).toEqual({ status: 'voided' })
    expect(await voided('b')).toEqual({ status: 'voided' })
    expect(await authorize(order)).toEqual({ status: 'declined', reason: 'token' })
    expect(await authorizationsOf(order)).toMatchObject([{ status: 'voided' }])
  })

  it('8. may be declined, and is declined when it is unknown', async () => {
    expect(await authorize(await executed(later))).toEqual({ status: 'declined', reason: 'card' })
    expect(await authorize('O-NONE')).toEqual({ status: 'declined', reason: 'token' })
    expect(await authorizationsOf('O-NONE')).toEqual([])
  })

  it('14. reports a capture or refund of another amount than requested', async () => {
    const order = await executed()
    await authorize(order)
    await fault('other-amount', 'capture')
    const key = { idempotencyKey: `capture ${order}` }
    const other = { status: 'other-amount', amountCents: 6781, currency: 'CAD' }
    expect(await aWallet().capture(order, { amountCents: 6780, ...key })).toMatchObject(other)
    const captured = await aWallet().capture(order, { amountCents: 6780, ...key })
    const id = captured.status === 'captured' ? captured.id : ''
    await fault('other-amount', 'refund')
    const back = { amountCents: 1000, idempotencyKey: `back ${order}` }
    expect(await aWallet().refund(id, back)).toMatchObject({ status: 'other-amount', amountCents: 1001 })
  })

  it('15. reports a capture or refund in another currency', async () => {
    const inDollars: Fetch = async (url, init) =>
      url.endsWith('/token')
        ? fetch(url, init)
        : new Response(JSON.stringify({ id: 'C-1', state: 'completed', amount: { total: '67.80', currency: 'USD' } }))
    const request = { amountCents: 6780, idempotencyKey: 'one' }
    const other = { status: 'other-amount', id: 'C-1', amountCents: 6780, currency: 'USD' }
    expect(await aWallet({ fetch: inDollars }).capture('O-1', request)).toEqual(other)
    expect(await aWallet({ fetch: inDollars }).refund('C-1', request)).toEqual(other)
  })

  it('9. is authorised once when the first response is lost', async () => {
    const order = await executed()
    await fault('drop-after-execute', 'authorize')
    expect(await authorize(order)).toMatchObject({ status: 'authorized' })
    expect(await authorizationsOf(order)).toMatchObject([{ status: 'authorized', amountCents: 6780 }])
  })
})

describe('a wallet that misbehaves', () => {
  it.each([
    ['off', 'network'],
    ['error', 'server'],
    ['garbage', 'unreadable'],
  ])('10. %s is %s', async (mode, reason) => {
    await fault(mode, 'create', 2)
    expect(await aWallet().create(purchase, options())).toEqual({ status: 'unavailable', reason })
  })

  it('11. times out when it is too slow', async () => {
    await fault('slow', 'get')
    expect(await aWallet({ timeoutMs: 300 }).get('PAYID-1')).toEqual({ status: 'unavailable', reason: 'timeout' })
  })

  it('12. must be corrected by the operator when it rejects our credentials', async () => {
    expect(await aWallet({ secret: 'wrong' }).get('PAYID-1')).toEqual({ status: 'unavailable', reason: 'refused' })
  })

  it('13. gets a token once, again before it expires, and again when it is rejected', async () => {
    const paths: string[] = []
    let time = now
    let stale = false
    const wallet = aWallet({
      clock: () => time,
      fetch: (url, init) => {
        paths.push(new URL(url).pathname.split('/').at(-1) ?? '')
        const headers = stale ? { ...(init.headers as object), authorization: 'Bearer stale' } : init.headers
        stale = false
        return fetch(url, { ...init, headers } as RequestInit)
      },
    })
    await Promise.all([wallet.get('PAYID-A'), wallet.get('PAYID-B')])
    expect(paths).toEqual(['token', 'PAYID-A', 'PAYID-B'])
    time = new Date(now.getTime() + 9 * 3_600_000)
    await wallet.get('PAYID-C')
    expect(paths.slice(3)).toEqual(['token', 'PAYID-C'])
    stale = true
    expect(await wallet.get('PAYID-D')).toMatchObject({ area: 'INVALID_RESOURCE_ID' })
    expect(paths.slice(5)).toEqual(['PAYID-D', 'token', 'PAYID-D'])
  })
})
