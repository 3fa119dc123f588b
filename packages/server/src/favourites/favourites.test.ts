import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addWindows } from '../testing/catalogue.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'

let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  const items = Array.from({ length: 5 }, (_, index) => ({ itemNo: String(500_001 + index), edpNo: 5001 + index }))
  await stockShelf(shop.pool, ...items, { itemNo: '500009', edpNo: 5009 })
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = '500009'`)
})
afterAll(() => shop.close())

let members = 0
const aMember = () => shop.member(`keeps-${++members}@example.com`)
const listCall = 'GET /api/v2/{language}/accounts/{edp}/favourites' as const
const addCall = 'POST /api/v2/{language}/accounts/{edp}/favourites' as const
const removeCall = 'DELETE /api/v2/{language}/accounts/{edp}/favourites/{id}' as const
const clearCall = 'DELETE /api/v2/{language}/accounts/{edp}/favourites' as const

const add = (who: Shopper, ItemNumber: string) => who.call(addCall, { body: { ItemNumber } })
const list = async (who: Shopper, query: Record<string, string> = {}, language: 'en' | 'fr' = 'en') =>
  (await who.call(listCall, { query, language })).json()
const numbers = async (who: Shopper) =>
  (await list(who, { itemNoOnly: 'true' })).Favourites.map((favourite: { ItemNumber: string }) => favourite.ItemNumber)

/** A member who adds these favourites, one minute after the other. */
async function aKeeper(...itemNos: string[]): Promise<Shopper> {
  const who = await aMember()
  for (const itemNo of itemNos) {
    shop.clock.advance(60_000)
    expect((await add(who, itemNo)).statusCode).toBe(201)
  }
  return who
}

describe('favourites', () => {
  it('1. come the latest first, as a list shows products, in both languages', async () => {
    const who = await aKeeper('500001', '500002')
    const { Favourites, Paging } = await list(who)
    expect(Favourites).toMatchObject([
      {
        ItemNumber: '500002',
        ItemNo: '500002',
        Name: 'Kettle 500002',
        IsPrice: 50,
        IsRemoved: false,
        Stock: 'in',
        Edps: [{ EdpNo: 5002 }],
      },
      { ItemNumber: '500001', Brand: 'Nordet' },
    ])
    expect(Paging).toEqual({ CurrentPage: 1, TotalPages: 1, TotalRecords: 2 })
    expect((await list(who, {}, 'fr')).Favourites[0].Name).toBe('Bouilloire 500002')
  })

  it('1b. cost what their price window says, while it is open', async () => {
    const who = await aKeeper('500003')
    const now = shop.clock.now().getTime()
    const [from, until] = [new Date(now).toISOString(), new Date(now + 1000).toISOString()]
    await addWindows(shop.pool, { itemNo: '500003', from, until, price: 4000 })
    const [inside] = (await list(who)).Favourites
    expect(inside).toMatchObject({ IsPrice: 40, WasPrice: 50, ShowIsPrice: true, PriceUntil: until })
    shop.clock.advance(1000)
    const [after] = (await list(who)).Favourites
    expect(after).toMatchObject({ IsPrice: 50, WasPrice: null, ShowIsPrice: false, PriceUntil: null })
  })

  it('2. are only numbers and times on request', async () => {
    const who = await aKeeper('500001')
    expect((await list(who, { itemNoOnly: 'true' })).Favourites).toEqual([
      { ItemNumber: '500001', ActivityDateTime: shop.clock.now().toISOString(), IsRemoved: false },
    ])
  })

  it('3. are stored once: adding again changes nothing, not even the date', async () => {
    const who = await aKeeper('500001', '500002')
    const [, before] = (await list(who)).Favourites
    shop.clock.advance(60_000)
    const again = await add(who, '500001')
    expect([again.statusCode, again.json().ActivityDateTime]).toEqual([201, before.ActivityDateTime])
    expect(await numbers(who)).toEqual(['500002', '500001'])
  })

  it('4. are added once by many clicks at once', async () => {
    const who = await aMember()
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(who, '500003')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    expect(await numbers(who)).toEqual(['500003'])
  })

  it('5. are removed one by one, or all at once', async () => {
    const who = await aKeeper('500001', '500002', '500003')
    for (const _ of [1, 2]) {
      expect((await who.call(removeCall, { params: { id: '500002' } })).statusCode).toBe(204)
      expect(await numbers(who)).toEqual(['500003', '500001'])
    }
    expect((await who.call(clearCall)).statusCode).toBe(204)
    expect((await list(who)).Paging).toEqual({ CurrentPage: 1, TotalPages: 0, TotalRecords: 0 })
  })

  it('6. come in pages; beyond the last there is nothing, with true paging', async () => {
    const who = await aKeeper('500001', '500002', '500003', '500004', '500005')
    const page = async (number: number) => list(who, { page: String(number), pageSize: '2', itemNoOnly: 'true' })
    const seen = await Promise.all([1, 2, 3].map(page))
    const all = seen.flatMap(({ Favourites }) => Favourites.map((one: { ItemNumber: string }) => one.ItemNumber))
    expect(all).toEqual(['500005', '500004', '500003', '500002', '500001'])
    expect(await page(9)).toEqual({
      Favourites: [],
      Paging: { CurrentPage: 9, TotalPages: 3, TotalRecords: 5 },
    })
    const refused: Record<string, string>[] = [
      { page: '0' },
      { pageSize: '101' },
      { page: 'x' },
      { itemNoOnly: 'maybe' },
    ]
    for (const query of refused) {
      expect((await who.call(listCall, { query })).statusCode).toBe(400)
    }
  })

  it('7. that were withdrawn stay, marked as such; withdrawn products cannot be added', async () => {
    const who = await aMember()
    await shop.pool.query(`insert into favourite values ($1, '500009', $2)`, [who.edp, shop.clock.now()])
    expect((await list(who)).Favourites).toMatchObject([
      { ItemNumber: '500009', IsRemoved: true, Name: 'Kettle 500009' },
    ])
    const fresh = await aMember()
    const withdrawn = await add(fresh, '500009')
    expect([withdrawn.statusCode, withdrawn.json()[0].Area]).toEqual([410, 'itemNo'])
    expect((await add(fresh, '599999')).statusCode).toBe(404)
    expect((await add(fresh, '5-9')).statusCode).toBe(400)
    expect(await numbers(fresh)).toEqual([])
  })

  it('8. can be read, added and removed by their customer alone', async () => {
    const mine = await aKeeper('500001')
    const yours = await aMember()
    for (const [call, request] of [
      [listCall, {}],
      [addCall, { body: { ItemNumber: '500002' } }],
      [removeCall, { params: { id: '500001' } }],
      [clearCall, {}],
    ] as const) {
      const params = { edp: mine.edp, ...('params' in request ? request.params : {}) }
      expect((await shop.call(call, { ...request, params, token: yours.token })).statusCode).toBe(403)
      expect((await shop.call(call, { ...request, params })).statusCode).toBe(401)
    }
    await yours.call(clearCall)
    expect(await numbers(mine)).toEqual(['500001'])
  })

  it('9. are for members: a guest of the checkout has none', async () => {
    const guest = await shop.guest()
    expect([(await guest.call(listCall)).statusCode, (await add(guest, '500001')).statusCode]).toEqual([403, 403])
  })
})
