import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'

let shop: OrderingShop
const kettle = { ItemNo: '510001', EdpNo: 5101, Quantity: 1 }
const toaster = { ItemNo: '510002', EdpNo: 5102, Quantity: 2 }
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '510001', edpNo: 5101, priceCents: 9000, quantity: 50 })
  await stockShelf(shop.pool, { itemNo: '510002', edpNo: 5102, priceCents: 4500, quantity: 50 })
})
afterAll(() => shop.close())

/** A guest who has completed the payment step. */
async function aGuest() {
  const guest = await (await shop.guest({ Email: 'guest@example.com' })).bag(kettle)
  await guest.sendHome()
  return guest.payBy(cards.visa)
}

describe('a guest’s bag', () => {
  it('1. is attached to the member who signs in, without the guest’s address and card', async () => {
    const guest = await aGuest()
    const member = await shop.member('switch@example.com')
    const cart = (await member.attach(guest.guid)).json()
    expect(cart).toMatchObject({ CartGuid: guest.guid, ProductCount: 1, ShippingAddress: null, CreditCard: null })
    expect(cart.Buyer.Email).toBe('switch@example.com')
    expect(cart.Buyer.ShippingAddresses).toHaveLength(1)
    expect((await guest.cart()).json()).toMatchObject({ CartGuid: null, CartLines: [] })
  })

  it('2. is merged with the member’s bag, which keeps the member’s address', async () => {
    const guest = await aGuest()
    const member = await (await shop.member('both@example.com')).bag(toaster)
    await member.sendHome()
    const mine = (await member.cart()).json().ShippingAddress.Id
    const cart = (await member.attach(guest.guid)).json()
    expect(cart).toMatchObject({ CartGuid: guest.guid, ProductCount: 3, CreditCard: null })
    expect(cart.ShippingAddress.Id).toBe(mine)
  })

  it('3. can be attached again by a guest whose session has expired', async () => {
    const before = await aGuest()
    const again = await shop.guest({ Email: 'guest@example.com' })
    expect((await again.attach(before.guid)).json()).toMatchObject({
      ProductCount: 1,
      ShippingAddress: null,
      CreditCard: null,
    })
  })

  it('4. goes to one of two members who attach it concurrently', async () => {
    const guest = await aGuest()
    const members = await Promise.all(['one', 'two'].map((name) => shop.member(`${name}@example.com`)))
    const replies = await Promise.all(members.map((member) => member.attach(guest.guid)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  })

  it('5. is not merged into a bag that the member orders meanwhile', async () => {
    const guest = await aGuest()
    const member = await (await shop.member('meanwhile@example.com')).bag(toaster)
    const placing = await shop.pool.connect()
    await placing.query('begin')
    await placing.query('update cart set ordered_at = now() where guid = $1', [member.guid])
    const attaching = member.attach(guest.guid)
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await shop.pool.query(waits)).rowCount === 0);
    await placing.query('commit')
    placing.release()
    expect((await attaching).json()).toMatchObject({ CartGuid: guest.guid, ProductCount: 1 })
    expect((await shop.pool.query('select 1 from cart where guid = $1', [member.guid])).rowCount).toBe(1)
  })
})
