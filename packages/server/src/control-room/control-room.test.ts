import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveOn } from '../live/move-on.ts'
import { issueToken } from '../sign-in/tokens.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows, addWindows } from '../testing/catalogue.ts'
import { openEvents } from '../testing/event-stream.ts'

let shop: TestApp
let operator: string
beforeEach(async () => {
  shop = await testApp({ now: '2026-11-21T17:30:00Z' })
  await addProducts(
    shop.pool,
    ['200001', '200002', '200003', '200004', '200009'].map((itemNo) => ({ itemNo })),
  )
  await addShows(shop.pool, [
    {
      id: 'a',
      start: '2026-11-21T17:00:00Z',
      end: '2026-11-21T18:20:00Z',
      items: ['200001', '200002', '200003', '200004'],
    },
    { id: 'b', start: '2026-11-21T18:20:00Z', end: '2026-11-21T19:00:00Z' },
  ])
  operator = await tokenOf('ada@example.com', 'is_operator')
})
afterEach(() => shop.close())

/** The token of a new customer with a flag. */
async function tokenOf(email: string, flag: 'is_operator' | 'is_employee' | 'is_guest'): Promise<string> {
  const { rows } = await shop.pool.query<{ edp: number }>(
    `insert into customer (email, password_hash, is_guest, language, first_name, last_name, created_at, is_operator, is_employee)
     values ($1, $2, $3, 'en', 'Ada', 'Roy', now(), $4, $5) returning edp`,
    [email, flag === 'is_guest' ? null : 'x', flag === 'is_guest', flag === 'is_operator', flag === 'is_employee'],
  )
  return issueToken(shop.pool, rows[0]?.edp ?? 0, shop.clock.now())
}

const read = async (token = operator) => (await shop.call('GET /api/v2/{language}/air', { token })).json()
const log = async () => (await shop.call('GET /api/v2/{language}/air/log', { token: operator })).json().Entries
const putOnAir = (ItemNo: unknown, Version: unknown, { token = operator, language = 'en' as 'en' | 'fr' } = {}) =>
  shop.call('POST /api/v2/{language}/air/now', { token, language, body: { ItemNo, Version } })
const moveEnd = (End: string, Version: number, ShowId = 'a') =>
  shop.call('POST /api/v2/{language}/air/end', { token: operator, body: { ShowId, End, Version } })
const swap = (ItemNo: string, OtherItemNo: string, Version: number) =>
  shop.call('POST /api/v2/{language}/air/swap', { token: operator, body: { ItemNo, OtherItemNo, Version } })

describe('access', () => {
  const calls = ['GET /api/v2/{language}/air', 'GET /api/v2/{language}/air/log'] as const

  it('1 without a customer’s token: 401; for a customer who is no operator: 403', async () => {
    const others = [await tokenOf('b@example.com', 'is_employee'), await tokenOf('c@example.com', 'is_guest')]
    for (const name of calls) {
      expect((await shop.call(name)).statusCode).toBe(401)
      expect((await shop.call(name, { token: await shop.appToken() })).statusCode).toBe(401)
      for (const token of others) expect((await shop.call(name, { token })).statusCode).toBe(403)
    }
    const { Version } = await read()
    for (const token of others) expect((await putOnAir('200003', Version, { token })).statusCode).toBe(403)
    expect(await log()).toEqual([])
  })

  it('2 the role ends with its flag, with the same token', async () => {
    await shop.pool.query('update customer set is_operator = false')
    expect((await shop.call('GET /api/v2/{language}/air', { token: operator })).statusCode).toBe(403)
  })
})

describe('the view of the operators', () => {
  it('1 the programmes on air and next, and the products in their order with their stock', async () => {
    await shop.pool.query(`update edp set quantity = 3 where item_no = '200002'`)
    expect(await read()).toMatchObject({
      Now: { Id: 'a' },
      Next: { Id: 'b' },
      OnAir: '200002',
      Products: [
        { ItemNo: '200001', Name: 'Item 200001', Quantity: 50, Stock: 'in', OrdersPerMinute: 0 },
        { ItemNo: '200002', AirTime: '2026-11-21T17:20:00.000Z', Quantity: 3, Stock: 'low' },
        { ItemNo: '200003' },
        { ItemNo: '200004' },
      ],
      Viewers: 0,
    })
  })

  it('2 the viewers of this process, and those of another process’s latest report', async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = shop.app.server.address() as AddressInfo
    const viewer = await openEvents(`http://127.0.0.1:${port}/api/v2/en/shows/events`)
    await shop.pool.query(
      `insert into air_viewers values (gen_random_uuid(), 40, '2026-11-21T17:29:55Z'), (gen_random_uuid(), 900, '2026-11-21T17:20:00Z')`,
    )
    expect((await read()).Viewers).toBe(41)
    viewer.close()
  })

  it('3 in a gap of the schedule nothing is on, and nothing can be put on air', async () => {
    shop.clock.set('2026-11-21T19:30:00Z')
    const { Version, ...state } = await read()
    expect(state).toEqual({ Now: null, Next: null, OnAir: null, Products: [], Prices: [], Viewers: 0 })
    const refused = await putOnAir('200001', Version, { language: 'fr' })
    expect(refused.statusCode).toBe(417)
    expect(refused.json()).toEqual([{ Area: 'Air', Message: expect.stringMatching(/^Rien n’est en ondes/) }])
  })
})

describe('putting a product on air', () => {
  it('1 shows it at once to the operator and to every viewer, and records the operator and the time', async () => {
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = shop.app.server.address() as AddressInfo
    const viewer = await openEvents(`http://127.0.0.1:${port}/api/v2/en/shows/events`)
    const { Version } = await read()
    const reply = await putOnAir('200004', Version)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ OnAir: '200004', Products: [{}, {}, { ItemNo: '200004' }, {}] })
    const event = await viewer.until(({ event, data }) => event === 'product' && data.ItemNo === '200004')
    expect(event.data).toMatchObject({ ShowId: 'a' })
    viewer.close()
    expect(await log()).toEqual([
      {
        Id: expect.any(Number),
        At: '2026-11-21T17:30:00.000Z',
        Operator: 'Ada Roy',
        Action: 'now',
        ShowId: 'a',
        Title: 'Show a',
        ItemNos: ['200004'],
        EndBefore: null,
        EndAfter: null,
        PriceBefore: null,
        PriceAfter: null,
      },
    ])
  })

  it('2 accepts a product from outside the programme, and several in turn at the same instant', async () => {
    const outside = (await putOnAir('200009', (await read()).Version)).json()
    expect(outside).toMatchObject({ OnAir: '200009' })
    expect((await putOnAir('200001', outside.Version)).json()).toMatchObject({ OnAir: '200001' })
  })

  it('3 changes and logs nothing if the product is on air already', async () => {
    const { Version } = await read()
    expect((await putOnAir('200002', Version)).json()).toMatchObject({ OnAir: '200002', Version })
    expect(await log()).toEqual([])
  })

  it('4 refuses an unknown item', async () => {
    const { Version } = await read()
    expect((await putOnAir('999999', Version)).statusCode).toBe(404)
    for (const item of ['constructor', '', '1'.repeat(10_000), null, 200001]) {
      expect((await putOnAir(item, Version)).statusCode).toBe(400)
    }
    for (const version of [-1, 1.5, '1', null]) expect((await putOnAir('200001', version)).statusCode).toBe(400)
  })

  it('5 refuses the second of two concurrent operators, because the plan has changed', async () => {
    const other = await tokenOf('eve@example.com', 'is_operator')
    const { Version } = await read()
    const replies = await Promise.all([putOnAir('200003', Version), putOnAir('200004', Version, { token: other })])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const accepted = replies.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await read(other)).toEqual(accepted)
    expect(await log()).toHaveLength(1)
  })

  it('6 is refused after a change by the clock or by the operator’s command, too', async () => {
    const before = (await read()).Version
    await moveOn(shop.pool, shop.clock.now())
    const after = (await read()).Version
    expect((await putOnAir('200001', before)).statusCode).toBe(409)
    shop.clock.set('2026-11-21T19:00:00Z')
    expect((await putOnAir('200001', after)).statusCode).toBe(409)
    expect(await log()).toMatchObject([{ Action: 'next', Operator: null, ShowId: 'b' }])
  })
})

describe('beginning the next programme', () => {
  const beginNext = (Version: unknown) =>
    shop.call('POST /api/v2/{language}/air/next', { token: operator, body: { Version } })

  it('1 fills a gap of the schedule: it begins now and ends as planned', async () => {
    await shop.pool.query(`update show set starts_at = '2026-11-21T18:40:00Z' where id = 'b'`)
    shop.clock.set('2026-11-21T18:30:00Z')
    const { Version, Now } = await read()
    expect(Now).toBeNull()
    expect((await beginNext(Version)).json()).toMatchObject({
      Now: { Id: 'b', Start: '2026-11-21T18:30:00.000Z', End: '2026-11-21T19:00:00.000Z' },
    })
    expect(await log()).toMatchObject([{ Action: 'next', Operator: 'Ada Roy', ShowId: 'b' }])
  })

  it('2 ends the programme on air, as the operator’s command does', async () => {
    expect((await beginNext((await read()).Version)).json()).toMatchObject({ Now: { Id: 'b' } })
    const { rows } = await shop.pool.query(`select ends_at from show where id = 'a'`)
    expect(rows).toEqual([{ ends_at: new Date('2026-11-21T17:30:00Z') }])
  })

  it('3 is done once by two concurrent operators; without a next programme it is refused, and nothing changes', async () => {
    const { Version } = await read()
    const replies = await Promise.all([beginNext(Version), beginNext(Version)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const after = await read()
    expect((await beginNext(after.Version)).statusCode).toBe(417)
    expect(await read()).toEqual(after)
    expect(await log()).toHaveLength(1)
    for (const version of [-1, '1', null, 'constructor']) expect((await beginNext(version)).statusCode).toBe(400)
  })
})

describe('moving the end', () => {
  it('1 moves the next programme with it, and records both ends', async () => {
    const moved = await moveEnd('2026-11-21T18:40:00Z', (await read()).Version)
    expect(moved.json()).toMatchObject({
      Now: { End: '2026-11-21T18:40:00.000Z' },
      Next: { Start: '2026-11-21T18:40:00.000Z', End: '2026-11-21T19:00:00.000Z' },
    })
    expect(await log()).toMatchObject([
      { Action: 'end', EndBefore: '2026-11-21T18:20:00.000Z', EndAfter: '2026-11-21T18:40:00.000Z' },
    ])
  })

  it.each([
    ['before now', '2026-11-21T17:00:00Z', 417],
    ['now', '2026-11-21T17:30:00Z', 417],
    ['past the next programme', '2026-11-21T19:00:00Z', 417],
    ['in another year', '2031-01-01T00:00:00Z', 417],
    ['on a day that is none', '2026-02-30T12:00:00Z', 400],
    ['in words', 'constructor', 400],
  ])('2 refuses an end %s', async (_, end, status) => {
    const before = await read()
    expect((await moveEnd(end, before.Version)).statusCode).toBe(status)
    expect(await read()).toEqual(before)
  })

  it('3 refuses a programme that is not on air, and an unknown one', async () => {
    const { Version } = await read()
    expect((await moveEnd('2026-11-21T18:30:00Z', Version, 'b')).statusCode).toBe(409)
    expect((await moveEnd('2026-11-21T18:30:00Z', Version, 'constructor')).statusCode).toBe(404)
    expect((await moveEnd('2026-11-21T18:30:00Z', Version - 1)).statusCode).toBe(409)
  })
})

describe('swapping', () => {
  it('1 exchanges the times of two products to come', async () => {
    const swapped = await swap('200003', '200004', (await read()).Version)
    const order = swapped.json().Products.map(({ ItemNo }: { ItemNo: string }) => ItemNo)
    expect(order).toEqual(['200001', '200002', '200004', '200003'])
    expect(await log()).toMatchObject([{ Action: 'swap', ItemNos: ['200003', '200004'] }])
  })

  it('2 refuses a product that was already presented, one of another programme, and the same one twice', async () => {
    const { Version } = await read()
    expect((await swap('200002', '200003', Version)).statusCode).toBe(417)
    expect((await swap('200003', '200003', Version)).statusCode).toBe(417)
    expect((await swap('200003', '200009', Version)).json()).toMatchObject([
      { Message: expect.stringMatching('200009') },
    ])
  })
})

describe('changing a price', () => {
  const from = '2026-11-21T17:20:00Z'
  const until = '2026-11-21T18:20:00Z'
  // A tenth of the intended price.
  const wrong = { itemNo: '200002', from, until, price: 399 }
  const changePrice = (Price: unknown, Version: unknown, ItemNo = '200002') =>
    shop.call('POST /api/v2/{language}/air/price', { token: operator, body: { ItemNo, Price, Version } })
  const price = async () =>
    (await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: '200002' } })).json().IsPrice

  it('1 corrects the open window: every viewer and the operator see it at once, and it is recorded', async () => {
    await addWindows(shop.pool, wrong)
    await expect.poll(price).toBe(3.99)
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = shop.app.server.address() as AddressInfo
    const viewer = await openEvents(`http://127.0.0.1:${port}/api/v2/en/shows/events`)
    const reply = await changePrice(39.99, (await read()).Version)
    expect(reply.json().Prices).toEqual([
      {
        ItemNo: '200002',
        Name: 'Item 200002',
        Price: 39.99,
        Start: '2026-11-21T17:20:00.000Z',
        End: '2026-11-21T18:20:00.000Z',
        IsOpen: true,
      },
    ])
    const event = await viewer.until(({ event, data }) => event === 'price' && data.IsPrice === 39.99)
    expect(event.data).toMatchObject({ ItemNo: '200002', PriceUntil: '2026-11-21T18:20:00.000Z' })
    viewer.close()
    expect(await price()).toBe(39.99)
    expect(await log()).toMatchObject([
      { Action: 'price', Operator: 'Ada Roy', ItemNos: ['200002'], PriceBefore: 3.99, PriceAfter: 39.99, Title: null },
    ])
  })

  it('2 ends the window: what is already in a bag keeps the price for ten minutes', async () => {
    await addWindows(shop.pool, wrong)
    await expect.poll(price).toBe(3.99)
    expect((await changePrice(null, (await read()).Version)).json()).toMatchObject({ Prices: [] })
    await expect.poll(price).toBe(49.99)
    const { rows } = await shop.pool.query('select ends_at, kept_until from price_window')
    expect(rows).toEqual([{ ends_at: shop.clock.now(), kept_until: new Date('2026-11-21T17:40:00Z') }])
    expect(await log()).toMatchObject([{ Action: 'price', PriceBefore: 3.99, PriceAfter: null }])
  })

  it('3 deletes a window that has not begun, or begins at this instant', async () => {
    await addWindows(
      shop.pool,
      { ...wrong, from: '2026-11-21T17:30:00Z' },
      { ...wrong, itemNo: '200003', from: '2026-11-21T17:40:00Z' },
    )
    await changePrice(null, (await read()).Version)
    expect((await changePrice(null, (await read()).Version, '200003')).json()).toMatchObject({ Prices: [] })
    expect((await shop.pool.query('select 1 from price_window')).rowCount).toBe(0)
  })

  it('4 refuses the second of two concurrent operators, and an operator whose view is older than the window', async () => {
    await addWindows(shop.pool, wrong, { ...wrong, itemNo: '200003', from: '2026-11-21T17:40:00Z' })
    const { Version } = await read()
    const replies = await Promise.all([changePrice(39.99, Version), changePrice(29.99, Version)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const after = (await read()).Version
    shop.clock.set('2026-11-21T17:41:00Z')
    expect((await changePrice(null, after)).statusCode).toBe(409)
    expect(await log()).toHaveLength(1)
  })

  it('5 refuses an invalid price, a price not below the regular one, and an item without a window', async () => {
    await addWindows(shop.pool, wrong)
    const before = await read()
    for (const typed of [0, -1, 0.001, 1e12, '39.99', undefined, {}]) {
      expect((await changePrice(typed, before.Version)).statusCode).toBe(400)
    }
    expect((await changePrice(49.99, before.Version)).statusCode).toBe(417)
    expect((await changePrice(9.99, before.Version, '200004')).statusCode).toBe(404)
    expect((await changePrice(3.99, before.Version)).json()).toEqual(before)
    expect(await log()).toEqual([])
  })
})
