import pg from 'pg'
import { databaseOf } from '../support/database.ts'
import { type CardToken, cards, Sandbox } from '../support/sandbox.ts'
import {
  type Cart,
  type Goods,
  type Order,
  type Person,
  ShopApi,
  someAddress,
  somePostalCode,
} from '../support/shop-api.ts'
import { startBareServer } from './bare.ts'
import { origin, sandboxOrigin, shopEnvironment } from './place.ts'
import { median, type Row } from './table.ts'

/** How many different things are bought: shoppers do not all want the same one at the same moment. */
const assortment = 50
const rounds = 5

const api = new ShopApi(origin)

/** The goods and the means of payment. */
export type Market = { goods: readonly Goods[]; card: CardToken; appToken: string }

/** Whose bag waits for the button. */
type Ready = { person: Person; guid: string; hash: string }

/** How long the calls of a checkout take, one by one and many at once, with everything that they do outside and on disk. */
export async function measureCheckout(): Promise<Row[]> {
  const market = await openMarket()
  return [await addsToBag(market), await checkoutsPerSecond(market), await placings(market)]
}

/** Goods that do not run out, and a card that is good. */
export async function openMarket(): Promise<Market> {
  const goods = new Map<number, Goods>()
  const list = await api.ok('GET /api/v3/{language}/products', { query: { pageSize: '100' } })
  for (const { ItemNo, Stock, IsDonation } of list.Products) {
    if (goods.size === assortment) break
    if (Stock !== 'in' || IsDonation) continue
    const product = await api.product(ItemNo)
    const edp = product.Edps.find(({ Quantity }) => Quantity > 0)
    if (edp) goods.set(edp.EdpNo, { product, edp })
  }
  const db = new pg.Client({ connectionString: databaseOf(shopEnvironment.ONAIR_DATA).url })
  await db.connect()
  await db.query('update edp set quantity = 1000000 where edp_no = any($1)', [[...goods.keys()]])
  await db.end()
  const card = await new Sandbox(sandboxOrigin).cardToken(cards.visa)
  return { goods: [...goods.values()], card, appToken: await api.appToken() }
}

const goodsOf = ({ goods }: Market, index: number): Goods => goods[index % goods.length] as Goods

/** Adds one of the market's goods to a bag. */
export async function add(market: Market, guid: string, index: number, on = api): Promise<Cart> {
  const { product, edp } = goodsOf(market, index)
  return on.ok('POST /api/v2/{language}/carts/{guid}/cartlines', {
    params: { guid },
    body: { ItemNo: product.ItemNo, EdpNo: edp.EdpNo, Quantity: 1 },
    token: market.appToken,
  })
}

/** Creates an empty bag. */
export const newBag = async ({ appToken }: Market): Promise<string> =>
  (await api.ok('POST /api/v2/{language}/carts', { token: appToken })).CartGuid

/** A bare server that answers everything with this reply, for as long as `work` takes: how fast the machine is meanwhile. */
export async function besideBare<T>(reply: unknown, work: (bare: ShopApi) => Promise<T>): Promise<T> {
  const server = await startBareServer(Buffer.from(JSON.stringify(reply)))
  try {
    return await work(new ShopApi(server.url))
  } finally {
    server.stop()
  }
}

/** Adds the milliseconds that a piece of work takes to those before. */
export async function timed(durations: number[], work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now()
  await work()
  durations.push(performance.now() - begin)
}

/** Bags of up to ten things, filled one after another. */
async function addsToBag(market: Market): Promise<Row> {
  const times: number[] = []
  const bareTimes: number[] = []
  await besideBare(await add(market, await newBag(market), 0), async (bare) => {
    for (let index = -200; index < 1000; index += 10) {
      // The first ones find nothing prepared anywhere.
      if (index === 0) times.length = bareTimes.length = 0
      const guid = await newBag(market)
      for (let line = 0; line < 10; line += 1) await timed(times, () => add(market, guid, index + line + 200))
      for (let line = 0; line < 10; line += 1) await timed(bareTimes, () => add(market, guid, line, bare))
    }
  })
  const bare = `a bare server’s ${percentile(bareTimes, 99).toFixed(1)} ms`
  return {
    what: 'Adding to the bag, over HTTP, p99',
    budget: { most: 15 },
    measured: percentile(times, 99),
    unit: 'ms',
    reference: `${bare}; of ${times.length}: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`,
  }
}

/** A guest's bag, all the way to the button: what the shopper does before it is pressed. */
export async function ready(market: Market, index: number): Promise<Ready> {
  const { CartGuid: guid } = await api.ok('POST /api/v2/{language}/carts', { token: market.appToken })
  await add(market, guid, index)
  const body = { ...someAddress, Email: `guest-${index}@example.com`, PostalCode: somePostalCode, IsGuest: true }
  const account = await api.ok('POST /api/v2/{language}/accounts', { body, token: market.appToken })
  const person = { edp: account.CustomerEDP, token: account.AccessToken }
  const mine = { params: { edp: person.edp }, token: person.token }
  const cart = await api.ok('PUT /api/v2/{language}/accounts/{edp}/cart', { ...mine, body: { CartGuid: guid } })
  await api.ok('PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress', {
    ...mine,
    body: { ShippingAddressId: cart.Buyer?.ShippingAddresses[0]?.Id },
  })
  await api.ok('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', { ...mine, body: { ShipMethodId: 'express' } })
  const { Token, CardType, LastDigits } = market.card
  const expiry = { ExpiryMonth: '12', ExpiryYear: String(new Date().getFullYear() + 2), HolderName: 'Maya Tremblay' }
  await api.ok('PUT /api/v2/{language}/accounts/{edp}/cart/payment', {
    ...mine,
    body: { CardType, Token, LastDigits, ...expiry, Save: false },
  })
  const review = await api.ok('GET /api/v2/{language}/accounts/{edp}/orderreview', mine)
  return { person, guid, hash: review.ReviewHash }
}

/** Presses the button. */
export async function place({ person, guid, hash }: Ready, on = api): Promise<Order> {
  return on.ok('POST /api/v2/{language}/accounts/{edp}/orders', {
    params: { edp: person.edp },
    token: person.token,
    body: { CartGuid: guid, ReviewHash: hash },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
}

/** Does something `count` times, `concurrent` at once. @returns milliseconds each, in the order in which they began */
async function atOnce(concurrent: number, count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const one = async () => {
    while (next < count) {
      const index = next
      next += 1
      const begin = performance.now()
      await work(index)
      times[index] = performance.now() - begin
    }
  }
  await Promise.all(Array.from({ length: concurrent }, one))
  return times
}

async function checkoutsPerSecond(market: Market): Promise<Row> {
  const count = 400
  const calls = ['bag', 'line', 'account', 'attach', 'address', 'method', 'payment', 'review', 'place']
  const perSecond: number[] = []
  const barePerSecond: number[] = []
  const round = async (work: (index: number) => Promise<unknown>) => {
    const begin = performance.now()
    await atOnce(8, count, work)
    return (count * 1000) / (performance.now() - begin)
  }
  await atOnce(8, 100, async (index) => place(await ready(market, index)))
  const first = await ready(market, 0)
  await besideBare(await place(first), async (bare) => {
    for (let index = 0; index < rounds; index += 1) {
      perSecond.push(await round(async (one) => place(await ready(market, one))))
      barePerSecond.push(
        await round(async () => {
          for (const _ of calls) await place(first, bare)
        }),
      )
    }
  })
  const bare = `a bare server’s ${median(barePerSecond).toFixed(0)}`
  return {
    what: 'Whole guest checkouts, 8 at once',
    budget: { least: 60 },
    measured: median(perSecond),
    unit: 'checkouts/s',
    reference: `${bare}; median of ${perSecond.map((one) => one.toFixed(0)).join(', ')}; each ${calls.join(', ')}`,
  }
}

/**
 * The button alone: everything before it is done. How long the last of 50 wait that press it at once depends above all on how
 * fast the processors are at the moment, so it is given relative to a bare server that receives the same.
 */
async function placings(market: Market): Promise<Row> {
  const concurrent = 50
  const p99: number[] = []
  const all: number[] = []
  const bareMeans: number[] = []
  const first = await ready(market, 0)
  await besideBare(await place(first), async (bare) => {
    for (let round = 0; round < rounds; round += 1) {
      const bags: Ready[] = []
      await atOnce(8, 500, async (index) => {
        bags[index] = await ready(market, index)
      })
      bareMeans.push(mean(await atOnce(concurrent, 5000, () => place(first, bare))))
      const times = await atOnce(concurrent, bags.length, (index) => place(bags[index] as Ready))
      p99.push(percentile(times, 99))
      all.push(...times)
    }
  })
  const absolute = `${median(p99).toFixed(0)} ms against ${median(bareMeans).toFixed(1)} ms`
  return {
    what: 'Placing an order, 50 at once, p99, times what a bare server takes',
    // 150 ms where the bare server takes 3 ms, each of 50 at once: two processors that have nothing else to do.
    budget: { most: 50 },
    measured: median(p99) / median(bareMeans),
    unit: '×',
    reference: `${absolute}; median of ${p99.map((one) => one.toFixed(0)).join(', ')}; half within ${median(all).toFixed(0)} ms`,
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? Number.NaN
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
