import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { stockShelf } from '../testing/shelf.ts'
import { sweep } from '../testing/sweep.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 1 }
const toaster = { ItemNo: '100002', EdpNo: 1002, Quantity: 1 }

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = await shop.appToken()
  await shop.pool.query(`update token set expires_at = '2200-01-01' where kind = 'app'`)
  await stockShelf(
    shop.pool,
    { itemNo: '100001', edpNo: 1001, quantity: 100 },
    { itemNo: '100002', edpNo: 1002, quantity: 100 },
    { itemNo: '100003', edpNo: 1003, quantity: 0 },
  )
})
afterAll(() => shop.close())

type Language = 'en' | 'fr'
const keyed = (key: string) => ({ token, headers: { 'idempotency-key': key } })
const begin = (key: string, body?: object) =>
  shop.call('POST /api/v2/{language}/carts', { ...keyed(key), ...(body && { body }) })
const add = (guid: string, key: string, body: object = kettle, language: Language = 'en') =>
  shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { ...keyed(key), params: { guid }, body, language })
const aBag = async (): Promise<{ CartGuid: string; CartLines: { Id: string }[] }> =>
  (await begin(randomUUID(), kettle)).json()
const count = async (guid: string) =>
  (await shop.call('GET /api/v2/{language}/carts/{guid}/productcount', { token, params: { guid } })).json().ProductCount
const bags = async () => Number((await shop.pool.query('select count(*) as n from cart')).rows[0].n)

describe('a bag’s write with an Idempotency-Key', () => {
  it('1. creates one bag when it is repeated, with the same reply', async () => {
    const [key, before] = [randomUUID(), await bags()]
    const replies = [await begin(key, kettle), await begin(key, kettle), await begin(key, kettle)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await bags()).toBe(before + 1)
  })

  it('2. creates one bag for ten concurrent requests', async () => {
    const [key, before] = [randomUUID(), await bags()]
    const replies = await Promise.all(Array.from({ length: 10 }, () => begin(key, kettle)))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await bags()).toBe(before + 1)
  })

  it('3. adds a line once, even in another language or after other changes', async () => {
    const { CartGuid } = await aBag()
    const key = randomUUID()
    const first = await add(CartGuid, key)
    await add(CartGuid, randomUUID(), toaster)
    const again = await add(CartGuid, key, kettle, 'fr')
    expect(again.body).toBe(first.body)
    expect(await count(CartGuid)).toBe(3)
  })

  it('4. is refused with 409 for another body, another call and another line', async () => {
    const bag = await aBag()
    const guid = bag.CartGuid
    const key = randomUUID()
    expect((await add(guid, key)).statusCode).toBe(200)
    const others = [
      await add(guid, key, toaster),
      await shop.call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', {
        ...keyed(key),
        params: { guid },
        body: { Province: 'QC' },
      }),
      await shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', {
        ...keyed(key),
        params: { guid, id: bag.CartLines[0]?.Id ?? '' },
      }),
    ]
    expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    expect(others.map((reply) => reply.json()[0].Area)).toEqual(others.map(() => 'Idempotency-Key'))
    expect(await count(guid)).toBe(2)
  })

  it('5. frees its key when it is refused', async () => {
    const { CartGuid } = await aBag()
    const key = randomUUID()
    const gone = { ItemNo: '100003', EdpNo: 1003, Quantity: 1 }
    expect((await add(CartGuid, key, gone)).statusCode).toBe(417)
    await shop.pool.query('update edp set quantity = 5 where edp_no = 1003')
    expect((await add(CartGuid, key, gone)).statusCode).toBe(200)
    expect(await count(CartGuid)).toBe(2)
  })

  it('6. belongs to its bag: another bag may use the same key', async () => {
    const [one, other] = [await aBag(), await aBag()]
    const key = randomUUID()
    await add(one.CartGuid, key)
    await add(other.CartGuid, key)
    expect([await count(one.CartGuid), await count(other.CartGuid)]).toEqual([2, 2])
  })

  it('7. is stored for 24 hours, and deleted afterwards', async () => {
    const { CartGuid } = await aBag()
    const key = randomUUID()
    await add(CartGuid, key)
    shop.clock.advance(24 * 3_600_000 - 1)
    await sweep(shop.pool, shop.clock.now())
    await add(CartGuid, key)
    expect(await count(CartGuid)).toBe(2)
    shop.clock.advance(1)
    await add(CartGuid, key)
    expect(await count(CartGuid)).toBe(3)
    shop.clock.advance(24 * 3_600_000)
    await sweep(shop.pool, shop.clock.now())
    expect((await shop.pool.query('select 1 from bag_write')).rowCount).toBe(0)
  })

  it('8. also changes and removes once; a short key is malformed', async () => {
    const { CartGuid: guid, CartLines } = await aBag()
    const id = CartLines[0]?.Id ?? ''
    const line = { params: { guid, id } }
    const [three, removal] = [randomUUID(), randomUUID()]
    const setThree = () =>
      shop.call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', {
        ...keyed(three),
        ...line,
        body: { Quantity: 3 },
      })
    const remove = () =>
      shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', { ...keyed(removal), ...line })
    await setThree()
    await remove()
    await add(guid, randomUUID())
    expect((await setThree()).json().ProductCount).toBe(3)
    expect((await remove()).statusCode).toBe(200)
    expect(await count(guid)).toBe(1)
    const short = await add(guid, 'short')
    expect([short.statusCode, short.json()[0].Area]).toEqual([400, 'Idempotency-Key'])
  })
})
