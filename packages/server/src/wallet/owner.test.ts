import { afterAll, beforeAll, expect, it } from 'vitest'
import { outsideFetch } from '../outside/fetch.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

const kettle = { ItemNo: '510001', EdpNo: 5101, Quantity: 1 }

let shop: OrderingShop
/** The requests to the wallet. */
let sent: string[] = []
beforeAll(async () => {
  shop = await orderingShop({
    fetch: (url, init) => {
      if (typeof init?.body === 'string') sent.push(init.body)
      return outsideFetch(url, init)
    },
  })
  await stockShelf(shop.pool, { itemNo: '510001', edpNo: 5101, priceCents: 4000, quantity: 5000 })
})
afterAll(() => shop.close())

const pay = (guid: string, token?: string) => {
  sent = []
  return shop.call('POST /api/v2/paypal/payments', { body: { cartGuid: guid }, ...(token && { token }) })
}
const update = (guid: string, paymentId: string, token?: string) => {
  sent = []
  const params = { paymentId }
  const body = { cartGuid: guid }
  return shop.call('POST /api/v2/paypal/payments/{paymentId}', { params, body, ...(token && { token }) })
}
const payer = 'MAYA2026PAYER'
/** Approves a payment as the wallet's page does. */
async function approve({ links }: { links: { rel: string; href: string }[] }): Promise<void> {
  const { href = '' } = links.find(({ rel }) => rel === 'approval_url') ?? {}
  await shop.sandbox.app.inject({
    method: 'POST',
    url: '/paypal/approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${new URLSearchParams({ token: new URL(href).searchParams.get('token') ?? '', payer, action: 'approve' })}`,
  })
}
const readPayment = (paymentId: string, token?: string) =>
  shop.call('GET /api/v2/paypal/payments/{paymentId}', { params: { paymentId }, ...(token && { token }) })
const executePayment = (paymentId: string, token?: string) =>
  shop.call('POST /api/v2/paypal/payments/{paymentId}/execute', {
    params: { paymentId },
    body: { payer_id: payer },
    ...(token && { token }),
  })
const home = async (shopper: Shopper) => (await shopper.bag(kettle)).sendHome()
const saysTheAddress = () => sent.join().includes('1 Elgin Street')

it('1. the wallet learns the delivery address from the bag’s owner, a guest or a member', async () => {
  for (const owner of [await home(await shop.guest()), await home(await shop.member('wallet@example.com'))]) {
    const reply = await pay(owner.guid, owner.token)
    expect([reply.statusCode, saysTheAddress()]).toEqual([201, true])
    expect([(await update(owner.guid, reply.json().id, owner.token)).statusCode, saysTheAddress()]).toEqual([200, true])
  }
})

it('2. a caller who only has the guid gets a payment without the address', async () => {
  const owner = await home(await shop.guest())
  const other = await shop.member('stranger@example.com')
  for (const token of [undefined, other.token, shop.appToken(), 'made-up-token']) {
    const reply = await pay(owner.guid, await token)
    expect([reply.statusCode, sent.length > 0, saysTheAddress()]).toEqual([201, true, false])
    const { id } = reply.json()
    expect([(await update(owner.guid, id, await token)).statusCode, saysTheAddress()]).toEqual([200, false])
  }
})

it('3. only the bag’s owner gets the payer, once the bag has an owner', async () => {
  const owner = await home(await shop.guest())
  const other = await shop.member('curious@example.com')
  const payment = (await pay(owner.guid, owner.token)).json()
  await approve(payment)
  const read = (token?: string) => readPayment(payment.id, token)
  const execute = (token?: string) => executePayment(payment.id, token)
  const mine = await read(owner.token)
  expect([mine.statusCode, mine.json().payer.payer_info.payer_id]).toEqual([200, payer])
  for (const token of [undefined, other.token, await shop.appToken(), 'made-up-token']) {
    expect((await read(token)).statusCode).toBe(404)
    const updated = await update(owner.guid, payment.id, token)
    expect([updated.statusCode, updated.json().payer]).toEqual([200, undefined])
  }
  for (const token of [undefined, other.token, owner.token]) {
    const executed = await execute(token)
    expect([executed.statusCode, executed.json().payer !== undefined]).toEqual([200, token === owner.token])
  }
})

it('4. for a bag without an owner, whoever has the payment’s number gets the payer until it is executed', async () => {
  const token = await shop.appToken()
  const guid = (await shop.call('POST /api/v2/{language}/carts', { token })).json().CartGuid
  await shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { params: { guid }, body: kettle, token })
  const payment = (await pay(guid)).json()
  await approve(payment)
  const read = await readPayment(payment.id)
  expect([read.statusCode, read.json().payer.payer_info.payer_id]).toEqual([200, payer])
  expect((await executePayment(payment.id)).statusCode).toBe(200)
  for (const other of [undefined, token]) expect((await readPayment(payment.id, other)).statusCode).toBe(404)
  expect((await executePayment(payment.id)).json().payer).toBeUndefined()
})
