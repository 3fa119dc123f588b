import { aServer, refusal, type TestServer } from '@onair/widgets/testing'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aSite } from '../../parts/testing/a-site.tsx'
import { bagPage } from './bag.page.tsx'

const guid = '00000000-0000-4000-8000-000000000001'
const token = JSON.stringify({ Token: 'secret', Edp: 7 })
const bagPath = '/pages/shoppingbag'

const bagCall = '/api/v2/{language}/carts/{guid}'
/** The forms: what is posted where, the call that it makes, and the page's reason for a refusal. */
const forms = [
  ['another quantity', '/bag/line', { line: 'line-1', quantity: '2' }, `PUT ${bagCall}/cartlines/{id}`, 'line'],
  ['a removal', '/bag/line', { line: 'line-1', remove: '' }, `DELETE ${bagCall}/cartlines/{id}`, 'line'],
  ['another province', '/bag/province', { province: 'QC' }, `PUT ${bagCall}/provincialtaxes`, 'province'],
  ['a promo code', '/bag/promo', { promoCode: 'SPRING24' }, `PUT ${bagCall}/promocode`, 'promo'],
  ['a code’s removal', '/bag/promo', { remove: 'SPRING24' }, `DELETE ${bagCall}/promocode`, 'promo'],
  ['the payments', '/bag/installments', { installments: '2' }, `PUT ${bagCall}/installment`, 'installments'],
] as const

let server: TestServer
beforeAll(loadIslands)
beforeEach(() => {
  server = aServer()
  server.on('GET /api/v3/{language}/products/onairnow', () => ({ status: 200, body: { Products: [] } }))
})

/** A shopper without JavaScript, whose browser has these cookies. */
async function aShopper(cookies: Record<string, string>) {
  const app = await aSite([bagPage], bagPage.actions ?? [], ({ method, path, body }) =>
    server.fetch(path, { method, ...(body && { body }) }),
  )
  onTestFinished(() => app.close())
  const jar = new Map(Object.entries(cookies))
  async function send(method: 'GET' | 'POST', url: string, fields: Record<string, string> = {}) {
    const reply = await app.inject({
      method,
      url,
      cookies: Object.fromEntries(jar),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      ...(method === 'POST' && { payload: new URLSearchParams(fields).toString() }),
    })
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }
  return {
    cookie: (name: string) => jar.get(name),
    open: async (url: string) => (await send('GET', url)).body,
    post: async (url: string, fields: Record<string, string>) => (await send('POST', url, fields)).headers.location,
  }
}

/** Adds a line to a new bag. */
const fill = () =>
  server.fetch('/api/v2/en/carts', { method: 'POST', body: '{"ItemNo":"412305","EdpNo":1,"Quantity":1}' })

describe('a change of the bag without JavaScript', () => {
  test.each(forms)('1. clears a bag that is gone, and says so: %s', async (_what, path, fields) => {
    const { cookie, open, post } = await aShopper({ cartGuid: guid, cartProductCount: '3' })
    const to = await post(path, fields)
    expect(to).toBe(`${bagPath}?refused=gone`)
    expect([cookie('cartGuid'), cookie('cartProductCount')]).toEqual([undefined, '0'])
    const page = await open(String(to))
    expect(page).toContain('that bag was ordered already, or it no longer exists')
    expect(page).toContain('Your bag is empty')
    await post('/bag/add', { itemNo: '412305', edpNo: '1' })
    expect(cookie('cartGuid')).toBe(guid)
  })

  test.each(forms)('2. keeps the bag if it is refused: %s', async (_what, path, fields, call, reason) => {
    await fill()
    server.on(call, () => refusal(409, 'It has changed.', 'Id'))
    const { cookie, post } = await aShopper({ cartGuid: guid, cartProductCount: '3' })
    expect(await post(path, fields)).toBe(`${bagPath}?refused=${reason}`)
    expect([cookie('cartGuid'), cookie('cartProductCount')]).toEqual([guid, '1'])
  })

  test('3. changes the account’s own bag for a customer on another machine', async () => {
    await fill()
    server.on('GET /api/v2/{language}/accounts/{edp}/cart', () => ({ status: 200, body: server.cart(guid) }))
    const { cookie, post } = await aShopper({ userToken: token })
    expect(await post('/bag/line', { line: 'line-1', quantity: '2' })).toBe(bagPath)
    expect([cookie('cartGuid'), cookie('cartProductCount')]).toEqual([guid, '2'])
  })
})
