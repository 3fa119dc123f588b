import { afterAll, beforeAll, expect, it } from 'vitest'
import { outsideFetch } from '../outside/fetch.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

const kettle = { ItemNo: '510001', EdpNo: 5101, Quantity: 1 }

let shop: OrderingShop
/** What was sent to the wallet. */
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
const home = async (shopper: Shopper) => (await shopper.bag(kettle)).sendHome()
const saysTheAddress = () => sent.join().includes('1 Elgin Street')

it('1. the wallet learns the delivery address from the bag’s owner, a guest or a member', async () => {
  for (const owner of [await home(await shop.guest()), await home(await shop.member('wallet@example.com'))]) {
    const reply = await pay(owner.guid, owner.token)
    expect([reply.statusCode, saysTheAddress()]).toEqual([201, true])
    expect([(await update(owner.guid, reply.json().id, owner.token)).statusCode, saysTheAddress()]).toEqual([200, true])
  }
})

it('2. a caller with the guid alone gets a payment without the address', async () => {
  const owner = await home(await shop.guest())
  const other = await shop.member('stranger@example.com')
  for (const token of [undefined, other.token, shop.appToken(), 'made-up-token']) {
    const reply = await pay(owner.guid, await token)
    expect([reply.statusCode, sent.length > 0, saysTheAddress()]).toEqual([201, true, false])
    const { id } = reply.json()
    expect([(await update(owner.guid, id, await token)).statusCode, saysTheAddress()]).toEqual([200, false])
  }
})

it('3. names the payer to the bag’s owner alone, once the bag has one', async () => {
  const owner = await home(await shop.guest())
  const other = await shop.member('curious@example.com')
  const payment = (await pay(owner.guid, owner.token)).json()
  const link = payment.links.find(({ rel }: { rel: string }) => rel === 'approval_url').href
  const form = { token: new URL(link).searchParams.get('token') ?? '', payer: 'MAYA2026PAYER', action: 'approve' }
  await shop.sandbox.app.inject({
    method: 'POST',
    url: '/paypal/approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  const params = { paymentId: payment.id }
  const read = (token?: string) =>
    shop.call('GET /api/v2/paypal/payments/{paymentId}', { params, ...(token && { token }) })
  const execute = (token?: string) =>
    shop.call('POST /api/v2/paypal/payments/{paymentId}/execute', {
      params,
      body: { payer_id: form.payer },
      ...(token && { token }),
    })
  const mine = await read(owner.token)
  expect([mine.statusCode, mine.json().payer.payer_info.payer_id]).toEqual([200, form.payer])
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
