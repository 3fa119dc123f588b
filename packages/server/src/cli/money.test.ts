import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsClock } from '../testing/clock.ts'
import { command } from '../testing/command.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'

const run = promisify(execFile)
let shop: OrderingShop
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '750001', edpNo: 7501, priceCents: 10_000, quantity: 50 },
    { itemNo: '750002', edpNo: 7502, priceCents: 2500, quantity: 50 },
  )
  await shop.pool.query(
    `insert into category (id, level, position, name_en, name_fr) values ('gift-cards', 1, 2, 'Gift Cards', 'Cartes-cadeaux')`,
  )
  await shop.pool.query(`update product set category_id = 'gift-cards' where item_no = '750002'`)
})
afterAll(() => shop.close())

const environment = () => ({ DATABASE_URL: shop.databaseUrl, CAPTURE_URL: `${shop.sandbox.origin}/capture` })
const onair = (...words: string[]) => command(environment(), ...words)
const failure = async (...words: string[]): Promise<string> => {
  const { status, stderr } = await onair(...words)
  return status === 0 ? '' : stderr
}

/** Runs `onair …` as an operator does, on the test's database and payment service. */
const spawned = (...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: {
      ...runsClock,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment(),
    },
  })

test('1 gift-card issue prints a number and a PIN that open it', async () => {
  const { stdout } = await spawned('gift-card', 'issue', '49.95', '--expires', '2030-12-31')
  const [, CardNumber, Pin] = /^Number (\d{16})\nPIN {4}(\d{4})\nHolds {2}\$49\.95\n$/.exec(stdout) ?? []
  const token = await shop.appToken()
  const reply = await shop.call('POST /api/v2/{language}/giftcardbalance', { token, body: { CardNumber, Pin } })
  expect(reply.json()).toEqual({ Balance: 49.95, ExpiryDate: '2030-12-31' })
})

test.each([
  [['49.999'], 'The amount is “49.999”'],
  [['50', '--expires', '2030-02-30'], '--expires is “2030-02-30”'],
  [['50', '--expires', '2020-01-31'], '--expires is “2020-01-31”, which is over'],
])('2 gift-card issue %s is refused in a sentence', async (words, sentence) => {
  const message = await failure('gift-card', 'issue', ...words)
  expect(message).toContain(sentence)
  expect(message).not.toContain('at ')
})

test('3 orders: shipped, and partly returned', async () => {
  const shopper = await (await shop.guest()).bag({ ItemNo: '750001', EdpNo: 7501, Quantity: 2 })
  await shopper.sendHome()
  await shopper.payBy(cards.visa)
  const orderNo = (await shopper.place()).json().OrderSummary.OrderNo
  expect((await spawned('orders', 'ship', orderNo)).stdout).toBe(`Order ${orderNo} is shipped ($226.00).\n`)
  const returned = await onair('orders', 'receive-return', orderNo, '--item', '750-001:1')
  expect(returned.stdout).toBe(`$113.00 of order ${orderNo} was given back.\n`)
  expect(await failure('orders', 'receive-return', orderNo, '--item', '750001:2')).toContain('can be returned, not 2')
})

test('4 sold gift cards: issued with shipping, mailed again on request', async () => {
  const shopper = await (await shop.guest()).bag({ ItemNo: '750002', EdpNo: 7502, Quantity: 2 })
  await shopper.sendHome()
  await shopper.payBy(cards.visa)
  const orderNo = (await shopper.place()).json().OrderSummary.OrderNo
  const letters = async () =>
    (await shop.pool.query(`select 1 from outbox where order_no = $1 and kind = 'gift-cards'`, [orderNo])).rowCount
  expect(await failure('gift-card', 'send', orderNo)).toContain(`No gift cards were issued for an order ${orderNo}.`)
  await onair('orders', 'ship', orderNo)
  expect(await letters()).toBe(1)
  const { stdout } = await onair('gift-card', 'send', orderNo)
  expect(stdout).toBe(`The mail with the gift cards of order ${orderNo} (2) goes out soon.\n`)
  expect(await letters()).toBe(2)
  expect(await failure('orders', 'receive-return', orderNo, '--item', '750002')).toContain('is a gift card')
})
