import { afterAll, beforeAll, beforeEach } from 'vitest'
import { outsideFetch } from '../outside/fetch.ts'
import { stockShelf } from './shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from './shopper.ts'

export const kettle = { ItemNo: '200001', EdpNo: 2001, Quantity: 1 }
export const lastOne = { ItemNo: '200002', EdpNo: 2002, Quantity: 1 }
export const pan = { ItemNo: '200003', EdpNo: 2003, Quantity: 2 }
export const priced = { ItemNo: '200004', EdpNo: 2004, Quantity: 1 }

/** A shop for the tests of a file, with shoppers who are ready to order. */
export function placing() {
  let shop: OrderingShop
  let meanwhile = async () => {}
  let before: Awaited<ReturnType<OrderingShop['money']>>
  const countFromNow = async () => {
    before = await shop.money()
  }
  beforeAll(async () => {
    shop = await orderingShop({
      async fetch(url, init) {
        if (url.endsWith('/authorizations')) await meanwhile()
        return outsideFetch(url, init)
      },
    })
    await stockShelf(
      shop.pool,
      { itemNo: '200001', edpNo: 2001, priceCents: 10_000, quantity: 5000, noOfPayments: 3 },
      { itemNo: '200002', edpNo: 2002, priceCents: 2000, quantity: 1 },
      { itemNo: '200003', edpNo: 2003, priceCents: 1500, quantity: 500, sellerType: 'Marketplace' },
      { itemNo: '200004', edpNo: 2004, priceCents: 4000, quantity: 500 },
    )
  })
  afterAll(() => shop.close())
  beforeEach(countFromNow)
  return {
    get shop() {
      return shop
    },
    countFromNow,
    /** Runs `work` once, before the next authorisation of a card. */
    whileAuthorising(work: () => Promise<void>) {
      meanwhile = async () => {
        meanwhile = async () => {}
        await work()
      }
    },
    /** The payment service's counts since the test began, or since `countFromNow`. */
    async moved() {
      const now = await shop.money()
      return {
        authorised: now.authorised - before.authorised,
        voided: now.voided - before.voided,
        declined: now.declined - before.declined,
      }
    },
    /** A guest with these lines in the bag, an address and a card. */
    async ready(...lines: (typeof kettle)[]): Promise<Shopper> {
      const shopper = await (await shop.guest()).bag(...lines)
      await shopper.sendHome()
      return shopper.payBy(cards.visa)
    },
    stockOf: async (edpNo: number) =>
      (await shop.pool.query('select quantity from edp where edp_no = $1', [edpNo])).rows[0].quantity,
    ordersOf: async (shopper: Shopper) => (await shopper.orders()).json().Paging.TotalRecords,
  }
}
