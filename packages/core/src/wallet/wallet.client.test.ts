import { describe, expect, test } from 'vitest'
import { createHttp } from '../http/tokens.ts'
import type { Language } from '../shared/language.ts'
import { walletClient } from './wallet.client.ts'

const payment = {
  id: 'PAYID-1',
  state: 'created',
  transactions: [{ amount: { currency: 'CAD', total: '20.00' }, related_resources: [] }],
}

/** A client of a server with this reply, and the requests that the server received. */
function aClient(reply: () => Response | Promise<Response>, language: Language = 'fr') {
  const asked: { url: string; init: RequestInit }[] = []
  const http = createHttp({
    base: 'http://shop.test',
    language: () => language,
    appToken: { get: () => undefined, set: () => {}, clear: () => {} },
    appCredentials: { userName: '', password: '' },
    customerToken: () => undefined,
    fetch: async (url, init) => {
      asked.push({ url: String(url), init: init ?? {} })
      return reply()
    },
  })
  return { client: walletClient(http), asked }
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refused = (status: number) => json([{ Message: 'No.', Area: 'Paypal' }], status)
const request = { cartGuid: '0b5e1c3a-6f0e-4d53-9c1e-2f4f0a7d9b11', returnUrl: 'http://shop.test/' }

describe('the wallet’s client', () => {
  test('1 sends and takes the wallet’s own names and amounts, without a language in the path', async () => {
    const { client, asked } = aClient(() => json(payment, 201))
    expect(await client.create(request)).toEqual(payment)
    expect(asked[0]?.url).toBe('http://shop.test/api/v2/paypal/payments')
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual(request)
    expect(new Headers(asked[0]?.init.headers).get('accept-language')).toBe('fr')
  })

  test.each([
    ['refuses', () => refused(503)],
    ['is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers something else', () => new Response('<html>')],
  ])('2 create swallows every error and returns nothing: the server %s', async (_what, reply) => {
    expect(await aClient(reply).client.create(request)).toBeUndefined()
  })

  test.each([
    ['en', 'Error updating paypal payment'],
    ['fr', 'Erreur pendant la mise à jour du paiement PayPal'],
  ] as const)('3 execute says for HTTP 500, in %s: %s', async (language, message) => {
    const failed = aClient(() => refused(500), language).client.execute('PAYID-1', 'P1')
    expect(await failed).toMatchObject({ ok: false, items: [{ message }] })
  })

  test('3b execute passes on what else is refused', async () => {
    const { client, asked } = aClient(() => refused(417))
    expect(await client.execute('PAYID-1', 'P1')).toMatchObject({ ok: false, status: 417, items: [{ message: 'No.' }] })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ payer_id: 'P1' })
  })

  test('4 update names the bag, read the payment', async () => {
    const { client, asked } = aClient(() => json(payment))
    expect(await client.update('PAYID-1', request.cartGuid)).toEqual({ ok: true, value: payment })
    expect(await client.read('PAYID-1')).toEqual({ ok: true, value: payment })
    expect(asked.map(({ url, init }) => `${init.method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/v2/paypal/payments/PAYID-1',
      'GET /api/v2/paypal/payments/PAYID-1',
    ])
  })
})
