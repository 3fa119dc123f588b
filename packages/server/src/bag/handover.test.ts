import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 2 }

let shop: OrderingShop
let token: string
beforeAll(async () => {
  shop = await orderingShop()
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
const read = (guid: string) => shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid } })
const storedCodes = async () => (await shop.pool.query('select hash from cart_handover')).rows as { hash: Buffer }[]

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
    const redeemed = await redeem(handed.json().Code)
    expect([redeemed.statusCode, redeemed.json()]).toEqual([200, { CartGuid: expect.any(String), Province: 'QC' }])
    expect((await read(redeemed.json().CartGuid)).json()).toMatchObject({ ProductCount: 2, Province: 'QC' })
    const again = await redeem(handed.json().Code)
    expect([again.statusCode, again.json()[0].Area]).toEqual([404, 'Code'])
  })

  it('2. leaves no code in the database, only its hash', async () => {
    const { Code } = (await handOver(await aBag())).json()
    const rows = await storedCodes()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).toHaveLength(32)
    expect(rows[0]?.hash.toString('base64url')).not.toBe(Code)
    await redeem(Code)
  })

  it('3. is opened by one of twenty concurrent redemptions, in ten rounds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { Code } = (await handOver(await aBag())).json()
      const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(Code)))
      const statuses = replies.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 404)).toHaveLength(19)
    }
  })

  it('4. expires after five minutes; expired ones are deleted', async () => {
    const { Code: early } = (await handOver(await aBag())).json()
    shop.clock.advance(5 * 60_000 - 1)
    expect((await redeem(early)).statusCode).toBe(200)
    const { Code: late } = (await handOver(await aBag())).json()
    await handOver(await aBag())
    shop.clock.advance(5 * 60_000)
    expect((await redeem(late)).statusCode).toBe(404)
    await handOver(await aBag())
    expect(await storedCodes()).toHaveLength(1)
  })

  it('5. can have several codes; redeeming one makes the others invalid', async () => {
    const guid = await aBag()
    const [{ Code: one }, { Code: other }] = [(await handOver(guid)).json(), (await handOver(guid)).json()]
    expect(one).not.toBe(other)
    expect((await redeem(other)).statusCode).toBe(200)
    expect((await redeem(one)).statusCode).toBe(404)
  })

  it('6. is 404 for an unknown bag, and for one that was ordered before or after the handover', async () => {
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
  ])('7. is not opened by %s', async (_, code, status) => {
    expect((await redeem(code)).statusCode).toBe(status)
  })

  it('8. needs the application token, and is refused in both languages', async () => {
    const params = { guid: await aBag() }
    expect((await shop.call('POST /api/v2/{language}/carts/{guid}/handover', { params })).statusCode).toBe(401)
    expect((await shop.call('POST /api/v2/{language}/carthandover', { body: { Code: 'A' } })).statusCode).toBe(401)
    expect((await redeem('A')).json()[0].Message).toMatch(/^We could not bring your bag along/)
    expect((await redeem('A', 'fr')).json()[0].Message).toMatch(/^Votre panier n’a pas pu vous suivre/)
  })

  it('9. has no valid code after it was deleted', async () => {
    const guid = await aBag()
    const { Code } = (await handOver(guid)).json()
    await shop.pool.query('delete from cart where guid = $1', [guid])
    expect((await redeem(Code)).statusCode).toBe(404)
  })

  it('10. has a new guid, which only the redeeming caller has: the old one is 404', async () => {
    const guid = await aBag()
    const { Code } = (await handOver(guid)).json()
    const { CartGuid } = (await redeem(Code)).json()
    expect(CartGuid).not.toBe(guid)
    const params = { guid }
    const add = 'POST /api/v2/{language}/carts/{guid}/cartlines'
    expect((await read(guid)).statusCode).toBe(404)
    expect((await shop.call(add, { token, params, body: kettle })).statusCode).toBe(404)
    expect((await handOver(guid)).statusCode).toBe(404)
    expect((await shop.call(add, { token, params: { guid: CartGuid }, body: kettle })).json().ProductCount).toBe(4)
  })

  it('11. stays consistent when it is redeemed, changed and handed over concurrently, in twenty rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const guid = await aBag()
      const { Code } = (await handOver(guid)).json()
      const [redeemed, added, handed] = await Promise.all([
        redeem(Code),
        shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params: { guid }, body: kettle }),
        handOver(guid),
      ])
      expect(redeemed.statusCode).toBe(200)
      // 404 before, 409 during the redemption: clients treat both alike.
      expect([200, 404, 409]).toContain(added.statusCode)
      expect([201, 404]).toContain(handed.statusCode)
      const count = (await read(redeemed.json().CartGuid)).json().ProductCount
      // A line that was added in time is in the redeemed bag.
      expect(added.statusCode === 200 ? [4] : [2, 4]).toContain(count)
      if (handed.statusCode === 201) expect((await redeem(handed.json().Code)).statusCode).toBe(404)
    }
  })

  it('12. is detached from its guest, without the guest’s personal data', async () => {
    const guest = await shop.guest()
    await (await guest.bag(kettle)).sendHome()
    await guest.payBy(cards.visa)
    const { CartGuid } = (await redeem((await handOver(guest.guid)).json().Code)).json()
    expect((await guest.cart()).json()).toMatchObject({ CartGuid: null, CartLines: [] })
    const { rows } = await shop.pool.query(
      'select customer_edp, shipping_address_id, card, (select count(*)::int from cart_line line where line.guid = cart.guid) as lines from cart where guid = $1',
      [CartGuid],
    )
    expect(rows).toEqual([{ customer_edp: null, shipping_address_id: null, card: null, lines: 1 }])
  })

  it('13. stays the member’s, without access by the old guid', async () => {
    const member = await shop.member('handed@example.com')
    await member.bag(kettle)
    const { CartGuid } = (await redeem((await handOver(member.guid)).json().Code)).json()
    expect((await member.cart()).json()).toMatchObject({ CartGuid, ProductCount: 2 })
    expect((await member.attach(CartGuid)).json()).toMatchObject({ CartGuid, ProductCount: 2 })
    expect((await read(member.guid)).statusCode).toBe(404)
  })
})

it('creating bags and trying codes is limited', async () => {
  const { limits } = shop.config
  const strict = await orderingShop({ config: { limits: { ...limits, bags: 2, handovers: 3 } } })
  try {
    const app = await strict.appToken()
    const begin = () => strict.call('POST /api/v2/{language}/carts', { token: app })
    const begun = [await begin(), await begin(), await begin()]
    expect(begun.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429])
    const params = { guid: begun[0]?.json().CartGuid }
    const tries: number[] = []
    for (const _ of [1, 2, 3, 4]) {
      const created = await strict.call('POST /api/v2/{language}/carts/{guid}/handover', { token: app, params })
      const guess = { token: app, body: { Code: 'A'.repeat(43) } }
      const tried = await strict.call('POST /api/v2/{language}/carthandover', guess)
      tries.push(created.statusCode, tried.statusCode)
    }
    expect(tries).toEqual([201, 404, 201, 404, 201, 404, 429, 429])
  } finally {
    await strict.close()
  }
})
