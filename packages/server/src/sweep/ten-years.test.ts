import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authoriseService } from '../payment/authorise.service.ts'
import { paying } from '../testing/paying.ts'
import { addPromoCodes } from '../testing/promo-codes.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { sweep } from '../testing/sweep.ts'
import { tablesWith } from '../testing/tables-with.ts'

const kettle = { ItemNo: '100001', EdpNo: 1001, Quantity: 1 }
const start = '2026-11-21T17:00:00Z'
const tenYears = 3653 * 86_400_000

let shop: OrderingShop
let pay: ReturnType<typeof paying>
beforeAll(async () => {
  shop = await orderingShop()
  pay = paying(shop)
  await stockShelf(shop.pool, { itemNo: '100001', edpNo: 1001, quantity: 100 })
  await addPromoCodes(shop.pool)
  await shop.pool.query(`update token set expires_at = '2200-01-01' where kind = 'app'`)
})
beforeEach(() => shop.clock.set(start))
afterAll(() => shop.close())

/** A guest with a bag to order, and a unique name, e-mail and street. */
async function someone(name: string): Promise<Shopper> {
  const email = `${name}@example.com`
  const guest = await shop.guest({ Email: email, FirstName: name, Address1: `1 ${name} Street` })
  return (await guest.bag(kettle)).sendHome()
}

async function tenYearsLater(): Promise<void> {
  const payments = authoriseService({ pool: shop.pool, clock: shop.clock.now, providers: shop.providers })
  shop.clock.advance(86_400_000)
  await payments.reconcileStale()
  shop.clock.advance(tenYears)
  await sweep(shop.pool, shop.clock.now())
  await sweep(shop.pool, shop.clock.now())
}

/** The tables of orders, which the law requires to be kept. */
const inOrders = ['customer', 'placed_order']

describe('ten years later', () => {
  it('1. the e-mail of a guest who used a promo code is only in the order, and the use still counts', async () => {
    const guest = await someone('Zenobia')
    await guest.payBy(cards.visa)
    await pay.use(guest, 'ONCEONLY')
    expect((await guest.place()).json()).toMatchObject({ PromoCode: 'ONCEONLY' })
    await tenYearsLater()
    expect(await tablesWith(shop.pool, 'zenobia')).toEqual(inOrders)
    shop.clock.set(start)
    const again = await (await someone('Zenobia')).payBy(cards.visa)
    await pay.use(again, 'ONCEONLY')
    const reply = await again.place()
    expect([reply.statusCode, reply.json()[0]?.Area]).toEqual([417, 'PromoCode'])
  })

  it('2. no data is left of a guest whose card was declined', async () => {
    const guest = await (await someone('Yolanda')).payBy(cards.declined)
    expect((await guest.place()).statusCode).toBe(417)
    const { rows } = await shop.pool.query('select token from payment where customer_edp = $1', [guest.edp])
    const [{ token }] = rows
    await tenYearsLater()
    expect(await tablesWith(shop.pool, 'yolanda', token)).toEqual([])
    const { rowCount } = await shop.pool.query('select from customer where edp = $1', [guest.edp])
    expect(rowCount).toBe(0)
  })

  it('3. no data is left of the payer of a wallet payment without an order', async () => {
    const guest = await someone('Xaviera')
    await pay.byWallet(guest)
    await tenYearsLater()
    expect(await tablesWith(shop.pool, 'xaviera', 'MAYA2026PAYER', 'shopper@example.com')).toEqual([])
    const { rows } = await shop.pool.query('select state from wallet_payment where cart_guid = $1', [guest.guid])
    expect(rows).toEqual([{ state: 'voided' }])
  })

  it('4. an order paid by wallet does not name the payer', async () => {
    const guest = await someone('Wilhelmina')
    const body = await pay.byWallet(guest)
    expect((await guest.place({ body })).statusCode).toBe(201)
    await tenYearsLater()
    expect(await tablesWith(shop.pool, 'wilhelmina')).toEqual(inOrders)
    expect(await tablesWith(shop.pool, 'MAYA2026PAYER', 'shopper@example.com')).toEqual([])
  })

  it('5. an ordered bag has no card', async () => {
    const guest = await (await someone('Violetta')).payBy(cards.visa)
    expect((await guest.place()).statusCode).toBe(201)
    const { rows } = await shop.pool.query('select token from payment where customer_edp = $1', [guest.edp])
    await tenYearsLater()
    expect(await tablesWith(shop.pool, rows[0].token)).toEqual(['payment'])
    expect(await tablesWith(shop.pool, 'violetta')).toEqual(inOrders)
  })
})
