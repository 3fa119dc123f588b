import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'
import { testWaiting } from '../testing/sandbox.ts'
import { payers } from './payers.ts'

const [maya, camille, robin, jamie] = payers.map(({ id }) => id) as [string, string, string, string]

let sandbox: Sandbox
let token: string
beforeAll(async () => {
  sandbox = await buildSandbox({ waiting: testWaiting(false) })
  token = await signIn(sandbox)
})
afterAll(() => sandbox.close())

const signIn = async ({ app }: Sandbox, secret = 'onair-wallet-secret') => {
  const reply = await app.inject({
    method: 'POST',
    url: '/paypal/v1/oauth2/token',
    payload: new URLSearchParams({ grant_type: 'client_credentials' }).toString(),
    headers: {
      authorization: `Basic ${btoa(`onair-wallet:${secret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  return reply.json().access_token as string
}

type Method = 'GET' | 'POST' | 'PATCH'
const call = async (method: Method, path: string, payload?: object, { key = '', bearer = token } = {}) => {
  const headers = { authorization: `Bearer ${bearer}`, ...(key && { 'paypal-request-id': key }) }
  const reply = await sandbox.app.inject({
    method,
    url: `/paypal/v1/payments/${path}`,
    headers,
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const purchase = {
  intent: 'order',
  payer: { payment_method: 'paypal' },
  redirect_urls: {
    return_url: 'http://localhost:3000/pages/checkout',
    cancel_url: 'http://localhost:3000/pages/checkout?wallet=cancelled',
  },
  transactions: [
    {
      amount: { currency: 'CAD', total: '67.80', details: { subtotal: '50.00', tax: '7.80', shipping: '10.00' } },
      item_list: {
        items: [
          { name: 'Kettle', sku: '100237', price: '27.50', currency: 'CAD', quantity: '2' },
          { name: 'Discount', sku: 'discount', price: '-5.00', currency: 'CAD', quantity: '1' },
        ],
      },
      custom: 'a bag',
    },
  ],
}
const [transaction] = purchase.transactions
type Created = { id: string; links: { rel: string; href: string }[] }
const created = async () => (await call('POST', 'payment', purchase)).body as Created
const approvalToken = ({ links }: Created) =>
  new URL(links.find(({ rel }) => rel === 'approval_url')?.href ?? '').searchParams.get('token') ?? ''
const submit = (form: Record<string, string>) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/paypal/approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
const approved = async (payer = maya) => {
  const payment = await created()
  await submit({ token: approvalToken(payment), payer, action: 'approve' })
  return payment.id
}
const executed = async (payer = maya) => {
  const id = await approved(payer)
  const { body } = await call('POST', `payment/${id}/execute`, { payer_id: payer })
  return { id, order: body.transactions[0].related_resources[0].order.id as string }
}
const amount = (total: string) => ({ amount: { currency: 'CAD', total } })
const withTransaction = (change: object) => ({ ...purchase, transactions: [{ ...transaction, ...change }] })

describe('signing in to the wallet', () => {
  it('1. issues a bearer token for the right credentials only', async () => {
    expect(token).toMatch(/^A21AA/)
    expect(await signIn(sandbox, 'wrong')).toBeUndefined()
    expect(await call('GET', 'payment/PAYID-X', undefined, { bearer: 'stale' })).toMatchObject({
      status: 401,
      body: { name: 'AUTHENTICATION_FAILURE' },
    })
  })
})

describe('a payment', () => {
  it('2. is created, patched, read, approved and executed in the protocol’s format', async () => {
    const payment = await created()
    expect(payment).toMatchObject({ id: expect.stringMatching(/^PAYID-/), state: 'created', intent: 'order' })
    expect(payment.links.map(({ rel }) => rel)).toEqual(['self', 'approval_url', 'execute'])
    const less = { currency: 'CAD', total: '40.00', details: { subtotal: '40.00', tax: '0.00', shipping: '0.00' } }
    const items = [{ name: 'Kettle', sku: '1', price: '40.00', currency: 'CAD', quantity: '1' }]
    const home = {
      recipient_name: 'A B',
      line1: '1 Elgin',
      city: 'Ottawa',
      state: 'ON',
      postal_code: 'K1P 5W1',
      country_code: 'CA',
    }
    const patched = await call('PATCH', `payment/${payment.id}`, [
      { op: 'replace', path: '/transactions/0/amount', value: less },
      { op: 'replace', path: '/transactions/0/item_list/items', value: items },
      { op: 'add', path: '/transactions/0/item_list/shipping_address', value: home },
    ])
    expect(patched).toMatchObject({
      status: 200,
      body: { transactions: [{ amount: less, item_list: { shipping_address: home } }] },
    })
    await submit({ token: approvalToken(payment), payer: camille, action: 'approve' })
    const read = await call('GET', `payment/${payment.id}`)
    expect(read.body).toMatchObject({
      state: 'created',
      payer: { status: 'VERIFIED', payer_info: { payer_id: camille, shipping_address: { state: 'QC' } } },
      transactions: [{ payee: { merchant_id: 'ONAIRSHOP2026' }, related_resources: [] }],
    })
    const done = await call('POST', `payment/${payment.id}/execute`, { payer_id: camille })
    expect(done.body).toMatchObject({
      state: 'approved',
      transactions: [
        {
          related_resources: [
            { order: { id: expect.stringMatching(/^O-/), state: 'PENDING', amount: { total: '40.00' } } },
          ],
        },
      ],
    })
  })

  it.each([
    [
      'a total that is not its parts',
      { amount: { ...transaction?.amount, total: '67.81' } },
      'transactions[0].amount.details',
    ],
    [
      'items that are not the subtotal',
      { item_list: { items: transaction?.item_list.items.slice(0, 1) } },
      'transactions[0].item_list.items',
    ],
    ['an amount that is a number', { amount: { currency: 'CAD', total: 67.8 } }, 'transactions[0].amount.total'],
    ['nothing to pay', { amount: { currency: 'CAD', total: '0.00' } }, 'transactions[0].amount.total'],
    [
      'an address without its city',
      { item_list: { shipping_address: { recipient_name: 'A' } } },
      'transactions[0].item_list.shipping_address.line1',
    ],
  ])('3. is refused with %s', async (_what, change, field) => {
    const reply = await call('POST', 'payment', withTransaction(change))
    expect(reply).toMatchObject({ status: 400, body: { name: 'VALIDATION_ERROR', debug_id: expect.any(String) } })
    expect(reply.body.details.map((detail: { field: string }) => detail.field)).toContain(field)
  })

  it.each([
    ['another intent', { intent: 'sale' }],
    ['no way back', { redirect_urls: { return_url: 'javascript:alert(1)', cancel_url: 'x' } }],
    ['nothing bought', { transactions: [] }],
  ])('4. is refused with %s', async (_what, change) => {
    expect((await call('POST', 'payment', { ...purchase, ...change })).body.name).toBe('VALIDATION_ERROR')
  })

  it('5. is created once per PayPal-Request-Id, which no other request may use', async () => {
    const first = await call('POST', 'payment', purchase, { key: 'once' })
    const again = await call('POST', 'payment', purchase, { key: 'once' })
    expect(again.body.id).toBe(first.body.id)
    const other = await call('POST', 'payment', withTransaction({ custom: 'another bag' }), { key: 'once' })
    expect(other.body.name).toBe('DUPLICATE_REQUEST_ID')
  })

  it('6. cannot be executed unapproved, by another payer, twice, or if the bank declines', async () => {
    const payment = await created()
    const execute = (id: string, payer_id: string) => call('POST', `payment/${id}/execute`, { payer_id })
    expect((await execute(payment.id, maya)).body.name).toBe('PAYMENT_NOT_APPROVED_FOR_EXECUTION')
    expect((await execute('PAYID-NOWHERE', maya)).status).toBe(404)
    const id = await approved()
    expect((await execute(id, camille)).body.name).toBe('INVALID_PAYER_ID')
    expect((await execute(id, maya)).status).toBe(200)
    expect((await execute(id, maya)).body.name).toBe('PAYMENT_ALREADY_DONE')
    expect((await execute(await approved(robin), robin)).body.name).toBe('INSTRUMENT_DECLINED')
  })
})

describe('an order', () => {
  it('7. is authorized once, captured in parts, refunded, and shows it', async () => {
    const { id, order } = await executed()
    const authorize = () => call('POST', `orders/${order}/authorize`, amount('67.80'), { key: 'auth' })
    expect((await authorize()).body).toMatchObject({ state: 'authorized', amount: { total: '67.80' } })
    expect((await authorize()).body.id).toBe((await authorize()).body.id)
    expect((await call('POST', `orders/${order}/authorize`, amount('67.80'))).body.name).toBe(
      'MAX_NUMBER_OF_AUTHORIZATIONS_EXCEEDED',
    )
    const part = await call('POST', `orders/${order}/capture`, amount('60.00'), { key: 'part' })
    expect(part.body).toMatchObject({ state: 'completed', amount: { total: '60.00' } })
    expect((await call('POST', `orders/${order}/capture`, amount('7.81'))).body.name).toBe(
      'AMOUNT_EXCEEDS_ALLOWABLE_AMOUNT',
    )
    expect((await call('POST', `orders/${order}/capture`, {})).body.amount.total).toBe('7.80')
    expect((await call('GET', `orders/${order}`)).body.state).toBe('COMPLETED')
    const refund = (total: string, key = '') => call('POST', `capture/${part.body.id}/refund`, amount(total), { key })
    expect((await refund('10.00', 'back')).body.id).toBe((await refund('10.00', 'back')).body.id)
    expect((await refund('50.01')).body.name).toBe('TRANSACTION_REFUSED')
    const { body } = await call('GET', `payment/${id}`)
    expect(body.transactions[0].related_resources.map((resource: object) => Object.keys(resource)[0])).toEqual([
      'order',
      'authorization',
      'capture',
      'refund',
      'capture',
    ])
  })

  it('8. stays voided', async () => {
    const { order } = await executed()
    expect((await call('POST', `orders/${order}/do-void`, {})).body.state).toBe('VOIDED')
    expect((await call('POST', `orders/${order}/do-void`, {})).body.name).toBe('ORDER_VOIDED')
    expect((await call('POST', `orders/${order}/authorize`, amount('67.80'))).body.name).toBe('ORDER_VOIDED')
    expect((await call('POST', `orders/${order}/capture`, {})).body.name).toBe('ORDER_VOIDED')
  })

  it('9. may be declined when it is authorized, and accepts no other currency', async () => {
    const { order } = await executed(jamie)
    expect((await call('POST', `orders/${order}/authorize`, amount('67.80'))).body.name).toBe('INSTRUMENT_DECLINED')
    const dollars = { amount: { currency: 'USD', total: '67.80' } }
    expect((await call('POST', `orders/${order}/authorize`, dollars)).body.name).toBe('VALIDATION_ERROR')
  })
})

describe('the approval page', () => {
  it('10. has the requested language, and its form may lead to the shop', async () => {
    const address = `/paypal/approve?token=${approvalToken(await created())}`
    const french = await sandbox.app.inject({ url: `${address}&locale.x=fr_CA` })
    expect(french.body).toContain('<html lang="fr-CA">')
    expect(french.body.replace(/\s/g, ' ')).toContain('demande 67,80 $')
    expect(french.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000")
    const english = await sandbox.app.inject({ url: address })
    expect(english.body).toContain('Who pays?')
  })

  it('11. returns to the shop with the payer, or without one', async () => {
    const payment = await created()
    const form = { token: approvalToken(payment), payer: maya }
    const cancelled = await submit({ ...form, action: 'cancel' })
    expect(cancelled.headers.location).toBe(`http://localhost:3000/pages/checkout?wallet=cancelled&token=${form.token}`)
    const approvedReply = await submit({ ...form, action: 'approve' })
    expect(approvedReply.statusCode).toBe(303)
    expect(approvedReply.headers.location).toBe(
      `http://localhost:3000/pages/checkout?paymentId=${payment.id}&token=${form.token}&PayerID=${maya}`,
    )
    await call('POST', `payment/${payment.id}/execute`, { payer_id: maya })
    expect((await sandbox.app.inject({ url: `/paypal/approve?token=${form.token}` })).statusCode).toBe(410)
  })

  it('12. refuses unknown tokens and payers', async () => {
    expect((await sandbox.app.inject({ url: '/paypal/approve?token=EC-1' })).statusCode).toBe(404)
    const form = { token: approvalToken(await created()), action: 'approve', payer: 'NOBODY' }
    expect((await submit(form)).statusCode).toBe(400)
  })
})

describe('payers whose wallet profile is incomplete', () => {
  const payerInfoOf = async (payer: string) =>
    (await call('GET', `payment/${await approved(payer)}`)).body.payer.payer_info

  it('15. are returned without the missing field, and the page says so', async () => {
    const noPhone = await payerInfoOf('NOPHONE26PAYER')
    expect(noPhone).toMatchObject({ last_name: 'Gagnon', shipping_address: { recipient_name: 'Simone Gagnon' } })
    expect(noPhone).not.toHaveProperty('phone')
    const oneName = await payerInfoOf('ONENAME26PAYER')
    expect(oneName).toMatchObject({ first_name: 'Océane', shipping_address: { recipient_name: 'Océane' } })
    expect(oneName).not.toHaveProperty('last_name')
    expect(await payerInfoOf('HALFCODE26PAYER')).toMatchObject({ shipping_address: { postal_code: 'H2X' } })
    const page = await sandbox.app.inject({ url: `/paypal/approve?token=${approvalToken(await created())}` })
    for (const words of ['the shop gets no phone number', 'one word is the whole name', 'code is not complete']) {
      expect(page.body).toContain(words)
    }
  })
})

describe('the record', () => {
  it('13. is shown as a page and as JSON', async () => {
    const { id } = await executed()
    const { Entries } = (await sandbox.app.inject({ url: `/paypal/ledger?payment=${id}` })).json()
    expect(Entries.map(({ Status }: { Status: string }) => Status)).toEqual(['executed', 'approved', 'created'])
    expect(Entries[0]).toMatchObject({ Amount: '67.80', PayerEmail: 'shopper@example.com', Custom: 'a bag' })
    const page = await sandbox.app.inject({ url: '/paypal/ledger', headers: { accept: 'text/html' } })
    expect(page.body).toContain('<td>executed</td>')
  })

  it('14. survives a restart', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'onair-wallet-'))
    try {
      const first = await buildSandbox({ dataDirectory })
      const before = { sandbox, token }
      sandbox = first
      token = await signIn(first)
      const { id, order } = await executed()
      await call('POST', `orders/${order}/authorize`, amount('67.80'), { key: 'auth' })
      const seen = await call('GET', `payment/${id}`)
      await first.close()
      sandbox = await buildSandbox({ dataDirectory })
      token = await signIn(sandbox)
      expect((await call('GET', `payment/${id}`)).body).toEqual(seen.body)
      expect((await call('POST', `orders/${order}/authorize`, amount('67.80'), { key: 'auth' })).status).toBe(200)
      await sandbox.close()
      ;({ sandbox, token } = before)
    } finally {
      await rm(dataDirectory, { recursive: true })
    }
  })
})

describe('the payments of demonstration data', () => {
  const refund = (capture: string, total: string) => call('POST', `capture/${capture}/refund`, amount(total))

  it('16. are refunded up to the captured amount, also after a restart', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'onair-wallet-'))
    const before = { sandbox, token }
    try {
      for (const [total, status] of [
        ['40.00', 200],
        ['60.00', 400],
        ['20.00', 200],
      ] as const) {
        sandbox = await buildSandbox({ dataDirectory })
        token = await signIn(sandbox)
        expect((await refund('C-DEMO-6780-40000124', total)).status).toBe(status)
        await sandbox.close()
      }
    } finally {
      ;({ sandbox, token } = before)
      await rm(dataDirectory, { recursive: true })
    }
  })

  it('17. are captured or voided like others, and ids of another form are unknown', async () => {
    expect((await call('GET', 'payment/PAYID-DEMO-500-1')).status).toBe(404)
    const captured = await call('POST', 'orders/O-DEMO-500-1/capture', { ...amount('5.00'), is_final_capture: true })
    expect(captured).toMatchObject({ status: 200, body: { state: 'completed' } })
    expect((await refund('C-DEMO-500-1', '5.00')).status).toBe(404)
    expect((await refund(captured.body.id, '5.00')).status).toBe(200)
    expect((await call('POST', 'orders/O-DEMO-700-2/do-void')).status).toBe(200)
    expect((await refund('C-DEMO-x-2', '1.00')).status).toBe(404)
  })
})

describe('misbehaviour', () => {
  it('15. affects the wallet’s calls: errors and unreadable replies', async () => {
    const fault = (Mode: string, Operation: string) =>
      sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'wallet', Mode, Operation } })
    await fault('error', 'create')
    expect((await call('POST', 'payment', purchase)).status).toBe(500)
    expect((await call('POST', 'payment', purchase)).status).toBe(201)
    const id = await approved()
    await fault('garbage', 'get')
    await expect(call('GET', `payment/${id}`)).rejects.toThrow()
    expect((await call('GET', `payment/${id}`)).body.state).toBe('created')
  })
})
