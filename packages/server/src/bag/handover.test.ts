import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { stockShelf } from '../testing/shelf.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 2 }

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp()
  token = await shop.appToken()
  await stockShelf(shop.pool, { itemNo: '100001', edpNo: 1001 })
})
afterAll(() => shop.close())

async function aBag(): Promise<string> {
  return (await shop.call('POST /api/v2/{language}/carts', { token, body: kettle })).json().CartGuid
}
const handOver = (guid: string) =>
  shop.call('POST /api/v2/{language}/carts/{guid}/handover', { token, params: { guid } })
const redeem = (Code: unknown, language: 'en' | 'fr' = 'en') =>
  shop.call('POST /api/v2/{language}/carthandover', { token, body: { Code }, language })
const codesKept = async () => (await shop.pool.query('select hash from cart_handover')).rows as { hash: Buffer }[]

describe('a bag that is handed over', () => {
  it('1. is opened by its code, once', async () => {
    const guid = await aBag()
    await shop.call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', {
      token,
      params: { guid },
      body: { Province: 'QC' },
    })
    const handed = await handOver(guid)
    expect(handed.statusCode).toBe(201)
    expect(handed.json()).toEqual({
      Code: expect.stringMatching(/^[\w-]{43}$/),
      ExpiresAt: '2026-11-21T17:05:00.000Z',
    })
    const taken = await redeem(handed.json().Code)
    expect([taken.statusCode, taken.json()]).toEqual([200, { CartGuid: guid, Province: 'QC' }])
    const again = await redeem(handed.json().Code)
    expect([again.statusCode, again.json()[0].Area]).toEqual([404, 'Code'])
  })

  it('2. leaves no code in the database, only its hash', async () => {
    const { Code } = (await handOver(await aBag())).json()
    const kept = await codesKept()
    expect(kept).toHaveLength(1)
    expect(kept[0]?.hash).toHaveLength(32)
    expect(kept[0]?.hash.toString('base64url')).not.toBe(Code)
    await redeem(Code)
  })

  it('3. goes to one of twenty who redeem the code at once, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { Code } = (await handOver(await aBag())).json()
      const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(Code)))
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 404)).toHaveLength(19)
    }
  })

  it('4. waits five minutes and no longer; what is too old is swept up', async () => {
    const { Code: early } = (await handOver(await aBag())).json()
    shop.clock.advance(5 * 60_000 - 1)
    expect((await redeem(early)).statusCode).toBe(200)
    const { Code: late } = (await handOver(await aBag())).json()
    await handOver(await aBag())
    shop.clock.advance(5 * 60_000)
    expect((await redeem(late)).statusCode).toBe(404)
    await handOver(await aBag())
    expect(await codesKept()).toHaveLength(1)
  })

  it('5. can be handed over again, each time by another code', async () => {
    const guid = await aBag()
    const [{ Code: one }, { Code: other }] = [(await handOver(guid)).json(), (await handOver(guid)).json()]
    expect(one).not.toBe(other)
    for (const code of [one, other]) expect((await redeem(code)).json().CartGuid).toBe(guid)
  })

  it('6. is not there when nobody knows it, or it was ordered, before or after', async () => {
    expect((await handOver('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    const guid = await aBag()
    const { Code } = (await handOver(guid)).json()
    await shop.pool.query('update cart set ordered_at = now() where guid = $1', [guid])
    expect((await handOver(guid)).statusCode).toBe(404)
    expect((await redeem(Code)).statusCode).toBe(404)
  })

  it.each([
    ['another code', 'A'.repeat(43), 404],
    ['nothing', '', 400],
    ['no text', 1, 400],
    ['far too much', 'A'.repeat(65), 400],
  ])('7. is opened by no other: %s', async (_, code, status) => {
    expect((await redeem(code)).statusCode).toBe(status)
  })

  it('8. needs the application token, and speaks both languages', async () => {
    const params = { guid: await aBag() }
    expect((await shop.call('POST /api/v2/{language}/carts/{guid}/handover', { params })).statusCode).toBe(401)
    expect((await shop.call('POST /api/v2/{language}/carthandover', { body: { Code: 'A' } })).statusCode).toBe(401)
    expect((await redeem('A')).json()[0].Message).toMatch(/^We could not bring your bag along/)
    expect((await redeem('A', 'fr')).json()[0].Message).toMatch(/^Nous n’avons pas pu/)
  })

  it('9. goes when its bag does', async () => {
    const guid = await aBag()
    const { Code } = (await handOver(guid)).json()
    await shop.pool.query('delete from cart where guid = $1', [guid])
    expect((await redeem(Code)).statusCode).toBe(404)
  })
})
