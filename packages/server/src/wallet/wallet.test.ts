import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { authoriseService } from '../payment/authorise.service.ts'
import type { TestRequest } from '../testing/app.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { executeService } from './execute.service.ts'

const maya = 'MAYA2026PAYER'
const robin = 'NOFUNDS26PAYER'
const kettle = { ItemNo: '500001', EdpNo: 5001, Quantity: 1 }

type Link = { rel: string; href: string }
type Payment = { id: string; state: string; links: Link[]; transactions: { amount: { total: string } }[] }

let shop: OrderingShop
let shopper: Shopper
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '500001', edpNo: 5001, priceCents: 4000, quantity: 5000, noOfPayments: 5 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sandbox.app.inject({ method: 'DELETE', url: '/faults' })
  shopper = await (await shop.guest()).bag(kettle)
})

const begin = (body: Record<string, unknown> = { cartGuid: shopper.guid }, request: TestRequest = {}) =>
  shop.call('POST /api/v2/paypal/payments', { body, ...request })
const begun = async (): Promise<Payment> => (await begin()).json()
const at = (paymentId: string, request: TestRequest = {}) => ({ params: { paymentId }, ...request })
const update = (paymentId: string, cartGuid = shopper.guid) =>
  shop.call('POST /api/v2/paypal/payments/{paymentId}', at(paymentId, { body: { cartGuid } }))
const read = (paymentId: string) =>
  shop.call('GET /api/v2/paypal/payments/{paymentId}', at(paymentId, { token: shopper.token }))
const execute = (paymentId: string, payer_id = maya) =>
  shop.call('POST /api/v2/paypal/payments/{paymentId}/execute', at(paymentId, { body: { payer_id } }))
const approve = async ({ links }: Payment, payer = maya) => {
  const token = new URL(links.find(({ rel }) => rel === 'approval_url')?.href ?? '').searchParams.get('token') ?? ''
  const form = new URLSearchParams({ token, payer, action: 'approve' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await shop.sandbox.app.inject({ method: 'POST', url: '/paypal/approve', headers, payload: form })
  return reply.headers.location ?? ''
}
const approved = async (payer = maya) => {
  const payment = await begun()
  await approve(payment, payer)
  return payment.id
}
const fault = (Mode: string, Operation: string, Count = 1) =>
  shop.sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'wallet', Mode, Operation, Count } })
const record = async (paymentId: string) => {
  const { Entries } = (await shop.sandbox.app.inject({ url: `/paypal/ledger?payment=${paymentId}` })).json()
  return (Entries as { Status: string }[]).map(({ Status }) => Status).toReversed()
}
const row = async (paymentId: string) =>
  (await shop.pool.query('select * from wallet_payment where payment_id = $1', [paymentId])).rows[0]
const addLine = () => {
  const params = { guid: shopper.guid }
  const body = { ...kettle, Quantity: 2 }
  return shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token: shopper.appToken, params, body })
}
const orderIn = (reply: { json(): { transactions: { related_resources: { order: { id: string } }[] }[] } }) =>
  reply.json().transactions[0]?.related_resources[0]?.order.id

describe('beginning a wallet payment', () => {
  it('1. requests the bag’s grand total, in Canadian dollars, as text', async () => {
    const reply = await begin()
    expect(reply.statusCode).toBe(201)
    const cart = (await shopper.cart()).json()
    expect(reply.json()).toMatchObject({
      state: 'created',
      transactions: [{ amount: { currency: 'CAD', total: cart.GrandTotal.toFixed(2) } }],
    })
    expect(await row(reply.json().id)).toMatchObject({ cart_guid: shopper.guid, state: 'created', currency: 'CAD' })
  })

  it('2. returns to the shop’s checkout, or to a page that may embed it', async () => {
    const mine = await begun()
    expect(await approve(mine)).toBe(
      `${shop.config.shopOrigin}/pages/checkout?paymentId=${mine.id}&token=${new URL(await approve(mine)).searchParams.get('token')}&PayerID=${maya}`,
    )
    const returnUrl = 'http://localhost:4100/tv?from=wallet'
    const foreign = (await begin({ cartGuid: shopper.guid, returnUrl })).json()
    expect(await approve(foreign)).toContain('http://localhost:4100/tv?from=wallet&paymentId=')
    const loud = await begin({
      cartGuid: shopper.guid,
      returnUrl: 'HTTP://LOCALHOST:4100/tv',
      cancelUrl: 'HTTP://LOCALHOST/x',
    })
    expect(loud.statusCode).toBe(201)
    expect(await approve(loud.json())).toContain('http://localhost:4100/tv?paymentId=')
  })

  it.each([
    'https://evil.example/pages/checkout',
    'javascript:alert(1)',
    '//evil.example',
    '/pages/checkout',
    'http://user@localhost:3000/',
    'http://:password@localhost:3000/',
  ])('3. cannot return to any other address: %s', async (address) => {
    for (const field of ['returnUrl', 'cancelUrl']) {
      const reply = await begin({ cartGuid: shopper.guid, [field]: address })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject([{ Area: field }])
    }
  })

  it('4. is refused for an unknown or empty bag, in the accepted language', async () => {
    expect((await begin({ cartGuid: randomUUID() })).statusCode).toBe(404)
    await shopper.bag()
    const empty = await (await shop.guest()).bag()
    const reply = await begin({ cartGuid: empty.guid }, { headers: { 'accept-language': 'fr-CA' } })
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toEqual([{ Message: 'Votre panier est vide.', Area: 'CartLines' }])
  })

  it('5. is refused for an ordered bag', async () => {
    await shop.pool.query('update cart set ordered_at = now() where guid = $1', [shopper.guid])
    expect((await begin()).statusCode).toBe(409)
  })

  it.each(['off', 'error', 'garbage'])('6. gets a 503 while the wallet is unavailable (%s)', async (mode) => {
    await fault(mode, 'create', 2)
    const reply = await begin()
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(reply.json()).toMatchObject([{ Area: 'Paypal' }])
  })

  it('7. creates one payment, even if the first response is lost', async () => {
    await fault('drop-after-execute', 'create')
    const reply = await begin()
    expect(reply.statusCode).toBe(201)
    expect(await record(reply.json().id)).toEqual(['created'])
  })
})

describe('reading and updating', () => {
  it('8. shows the payer after the approval, and not the bag’s address', async () => {
    await shopper.sendHome()
    const payment = await begun()
    await approve(payment, 'CAMILLE26PAYER')
    const { payer, transactions } = (await read(payment.id)).json()
    expect(payer.payer_info).toMatchObject({ email: 'camille.tremblay@example.com', payer_id: 'CAMILLE26PAYER' })
    expect(JSON.stringify(transactions)).not.toContain('Elgin')
  })

  it('9. updates the amount', async () => {
    const payment = await begun()
    await addLine()
    const reply = await update(payment.id)
    const cart = (await shopper.cart()).json()
    expect(reply.json().transactions[0].amount.total).toBe(cart.GrandTotal.toFixed(2))
    expect((await row(payment.id)).amount_cents).toBe(Math.round(cart.GrandTotal * 100))
  })

  it('10. knows only payments of this shop and this bag, for a day', async () => {
    expect((await read('PAYID-ELSEWHERE')).statusCode).toBe(404)
    expect((await read('elsewhere')).statusCode).toBe(400)
    const payment = await begun()
    const other = await (await shop.guest()).bag(kettle)
    expect((await update(payment.id, other.guid)).statusCode).toBe(404)
    await shop.pool.query(
      `update wallet_payment set created_at = created_at - interval '1 day' where payment_id = $1`,
      [payment.id],
    )
    expect((await read(payment.id)).statusCode).toBe(404)
    expect((await execute(payment.id)).statusCode).toBe(404)
  })
})

describe('executing', () => {
  it('11. happens once; a repeated request gets the same reply', async () => {
    const id = await approved()
    const first = await execute(id)
    const again = await execute(id)
    expect(first.statusCode).toBe(200)
    expect(again.body).toBe(first.body)
    expect(first.json()).toMatchObject({ state: 'approved' })
    expect(await row(id)).toMatchObject({
      state: 'executed',
      transaction_id: orderIn(first),
      payer_id: maya,
      payer_email: null,
    })
    expect((await record(id)).filter((status) => status === 'executed')).toHaveLength(1)
  })

  it('12. happens once for many concurrent requests', async () => {
    const id = await approved()
    const replies = await Promise.all(Array.from({ length: 12 }, () => execute(id)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(replies.map(orderIn)).size).toBe(1)
    expect((await record(id)).filter((status) => status === 'executed')).toHaveLength(1)
  })

  it('13. needs the shopper’s approval, and the same payer', async () => {
    const payment = await begun()
    expect((await execute(payment.id)).statusCode).toBe(417)
    await approve(payment)
    expect((await execute(payment.id, 'CAMILLE26PAYER')).statusCode).toBe(417)
    expect((await execute(payment.id)).statusCode).toBe(200)
    expect((await execute(payment.id, 'CAMILLE26PAYER')).statusCode).toBe(417)
  })

  it('14. is refused when the bag has changed, until the payment is updated', async () => {
    const id = await approved()
    await addLine()
    const reply = await execute(id)
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject([{ Area: 'Paypal' }])
    expect(await record(id)).toEqual(['created', 'approved'])
    await update(id)
    expect((await execute(id)).statusCode).toBe(200)
  })

  it('23. voids the payment when the bag’s total has changed since, and another payment can begin', async () => {
    const id = await approved()
    expect((await execute(id)).statusCode).toBe(200)
    await addLine()
    expect((await execute(id, 'CAMILLE26PAYER')).statusCode).toBe(417)
    const reply = await execute(id)
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject([{ Area: 'Paypal', Message: expect.stringMatching(/no longer the one/) }])
    expect((await record(id)).slice(-2)).toEqual(['executed', 'voided'])
    expect(await row(id)).toMatchObject({ state: 'voided' })
    expect((await execute(id)).statusCode).toBe(409)
    expect((await execute(await approved())).statusCode).toBe(200)
  })

  it('24. voids the payment when the bag’s total is zero', async () => {
    const id = await approved()
    await execute(id)
    await shop.pool.query('delete from cart_line where guid = $1', [shopper.guid])
    const reply = await execute(id)
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toMatchObject([{ Area: 'CartLines' }])
    expect((await record(id)).at(-1)).toBe('voided')
  })

  it('25. does not void a payment that an order has, or is about to have', async () => {
    const id = await approved()
    const transactionId = orderIn(await execute(id))
    await addLine()
    await shop.pool.query(
      `insert into payment (reference, customer_edp, cart_guid, provider, token, amount_cents, state, held_until)
       values ($1, $2, $3, 'wallet', $4, 100, 'started', now())`,
      [randomUUID(), shopper.edp, shopper.guid, transactionId],
    )
    expect((await execute(id)).statusCode).toBe(200)
    expect((await record(id)).at(-1)).toBe('executed')
    await shop.pool.query(`update payment set state = 'voided' where token = $1`, [transactionId])
    await shop.pool.query(`update wallet_payment set state = 'placed' where payment_id = $1`, [id])
    expect((await execute(id)).statusCode).toBe(200)
    expect((await record(id)).at(-1)).toBe('executed')
  })

  it('26. does not wait for an unavailable wallet: an outdated payment is voided later', async () => {
    const id = await approved()
    await execute(id)
    await addLine()
    await fault('error', 'void', 1000)
    expect((await execute(id)).statusCode).toBe(409)
    expect(await row(id)).toMatchObject({ state: 'voiding' })
    await fault('error', 'void', 0)
    const { providers } = shop
    const later = new Date(shop.clock.now().getTime() + 5 * 60_000)
    await authoriseService({ pool: shop.pool, clock: () => later, providers }).reconcileStale()
    expect((await record(id)).at(-1)).toBe('voided')
    expect(await row(id)).toMatchObject({ state: 'voided' })
  })

  it('15. is refused for a payment of another payee, bag, currency or amount than in the shop’s row', async () => {
    const bearer = await walletToken()
    const foreign = async (change: Record<string, unknown>, currency = 'CAD') => {
      const { GrandTotal } = (await shopper.cart()).json()
      const purchase = {
        intent: 'order',
        payer: { payment_method: 'paypal' },
        redirect_urls: { return_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' },
        transactions: [{ amount: { currency, total: GrandTotal.toFixed(2) }, custom: shopper.guid, ...change }],
      }
      const reply = await shop.sandbox.app.inject({
        method: 'POST',
        url: '/paypal/v1/payments/payment',
        headers: { authorization: `Bearer ${bearer}` },
        payload: purchase,
      })
      const payment: Payment = reply.json()
      await shop.pool.query(
        `insert into wallet_payment (payment_id, cart_guid, amount_cents, state, created_at, changed_at)
         values ($1, $2, $3, 'created', $4, $4)`,
        [payment.id, shopper.guid, Math.round(GrandTotal * 100), shop.clock.now()],
      )
      await approve(payment)
      return payment.id
    }
    for (const id of [
      await foreign({ payee: { merchant_id: 'SOMEBODYELSE1' } }),
      await foreign({ custom: randomUUID() }),
      await foreign({}, 'USD'),
      await foreign({ amount: { currency: 'CAD', total: '0.01' } }),
    ]) {
      expect((await execute(id)).statusCode).toBe(409)
      expect(await record(id)).toEqual(['created', 'approved'])
    }
    expect((await execute(await foreign({}))).statusCode).toBe(200)
  })

  it('16. ends the payment when the bank declines, and another one can begin', async () => {
    const id = await approved(robin)
    const reply = await execute(id, robin)
    expect(reply.statusCode).toBe(417)
    expect(reply.json()).toMatchObject([{ Area: 'Paypal' }])
    expect((await execute(id, robin)).statusCode).toBe(409)
    expect((await execute(await approved())).statusCode).toBe(200)
  })

  it('17. is read back from the wallet after a lost response', async () => {
    const id = await approved()
    await fault('drop-after-execute', 'execute')
    expect((await execute(id)).statusCode).toBe(200)
    expect((await record(id)).filter((status) => status === 'executed')).toHaveLength(1)
  })

  it('18. is neither reported as done nor repeated while its result is unknown', async () => {
    const lost = await approved()
    await fault('error', 'execute')
    await fault('garbage', 'get', 2)
    expect((await execute(lost)).statusCode).toBe(503)
    expect((await execute(lost)).statusCode).toBe(503)
    expect((await execute(lost)).statusCode).toBe(503)
    expect((await execute(lost)).statusCode).toBe(200)
    expect((await record(lost)).filter((status) => status === 'executed')).toHaveLength(1)
  })

  it.each(['off', 'error', 'garbage', 'drop-after-execute'])(
    '19. happens exactly once, whatever the wallet does first (%s)',
    async (mode) => {
      const id = await approved()
      await fault(mode, 'execute', 2)
      const codes: number[] = []
      for (let tries = 0; tries < 4 && codes.at(-1) !== 200; tries += 1) codes.push((await execute(id)).statusCode)
      expect(codes.at(-1)).toBe(200)
      expect(codes.slice(0, -1).every((code) => code === 503)).toBe(true)
      expect((await record(id)).filter((status) => status === 'executed')).toHaveLength(1)
    },
  )

  it('20. is reconciled if it was done at the wallet already', async () => {
    const id = await approved()
    const bearer = await walletToken()
    const done = await shop.sandbox.app.inject({
      method: 'POST',
      url: `/paypal/v1/payments/payment/${id}/execute`,
      headers: { authorization: `Bearer ${bearer}` },
      payload: { payer_id: maya },
    })
    const reply = await execute(id)
    expect(reply.statusCode).toBe(200)
    expect(orderIn(reply)).toBe(orderIn(done))
  })
})

describe('an execution that is not retried', () => {
  it('22. is voided if it happened, and only then', async () => {
    const done = await approved()
    const idle = await approved()
    await shop.pool.query(`update wallet_payment set state = 'executing' where payment_id = any($1)`, [[done, idle]])
    const bearer = await walletToken()
    await shop.sandbox.app.inject({
      method: 'POST',
      url: `/paypal/v1/payments/payment/${done}/execute`,
      headers: { authorization: `Bearer ${bearer}` },
      payload: { payer_id: maya },
    })
    const { providers } = shop
    const reconciling = (now: Date) =>
      executeService({ pool: shop.pool, clock: () => now, config: shop.config, wallet: providers.wallet })
    expect(await reconciling(shop.clock.now()).reconcileUnknown()).toBe(0)
    const later = new Date(shop.clock.now().getTime() + 16 * 60_000)
    await fault('error', 'get', 1000)
    expect(await reconciling(later).reconcileUnknown()).toBe(0)
    await fault('error', 'get', 0)
    const muchLater = new Date(later.getTime() + 16 * 60_000)
    expect(await reconciling(muchLater).reconcileUnknown()).toBeGreaterThanOrEqual(2)
    expect((await record(done)).at(-1)).toBe('voided')
    expect(await record(idle)).toEqual(['created', 'approved'])
    expect((await execute(done)).statusCode).toBe(409)
  })
})

describe('a wallet that does not respond', () => {
  it('20a. is not asked for ten seconds after five requests, and executes once afterwards', async () => {
    const id = await approved()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await fault('off', 'get', 5)
      for (let tries = 0; tries < 5; tries += 1) expect((await execute(id)).statusCode).toBe(503)
      // It responds again, but is not called.
      for (const reply of [await execute(id), await begin(), await read(id)]) {
        expect([reply.statusCode, reply.headers['retry-after'], reply.json()[0].Area]).toEqual([503, '5', 'Paypal'])
      }
      expect(await record(id)).toEqual(['created', 'approved'])
      vi.setSystemTime(Date.now() + 10_000)
      expect((await execute(id)).statusCode).toBe(200)
      expect(await record(id)).toEqual(['created', 'approved', 'executed'])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('limits', () => {
  it('21. apply to each network address', async () => {
    const { wallet } = shop.config.limits
    expect(wallet).toBeGreaterThan(100)
    const strict = await orderingShop({ config: { limits: { ...shop.config.limits, wallet: 2 } } })
    try {
      const codes: number[] = []
      for (let count = 0; count < 3; count += 1) {
        codes.push((await strict.call('POST /api/v2/paypal/payments', { body: { cartGuid: randomUUID() } })).statusCode)
      }
      expect(codes).toEqual([404, 404, 429])
    } finally {
      await strict.close()
    }
  })
})

async function walletToken(): Promise<string> {
  const reply = await shop.sandbox.app.inject({
    method: 'POST',
    url: '/paypal/v1/oauth2/token',
    headers: {
      authorization: `Basic ${btoa('onair-wallet:onair-wallet-secret')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  })
  return reply.json().access_token
}
