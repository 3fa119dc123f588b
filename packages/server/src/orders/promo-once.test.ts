import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorOf } from '../testing/operator.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { fulfilmentService } from './fulfilment.service.ts'

const kettle = { ItemNo: '760001', EdpNo: 7601, Quantity: 1 }
const email = 'member@example.com'

let shop: OrderingShop
let member: Shopper
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '760001', edpNo: 7601, priceCents: 10_000, quantity: 500 })
  await shop.pool.query(
    `insert into promo_code (code, type, percent, description_en, description_fr, max_uses_per_customer)
     values ('ONCE', 'percent', 10, '', '', 1)`,
  )
  member = await shop.member(email)
})
afterAll(() => shop.close())

const withCode = async (shopper: Shopper): Promise<Shopper> => {
  await (await shopper.bag(kettle)).sendHome()
  await shopper.payBy(cards.visa)
  await paying(shop).use(shopper, 'ONCE')
  return shopper
}
const says = (reply: { json(): { Message: string }[] }) => reply.json()[0]?.Message

it('1. a stranger who types a member’s e-mail does not use up the member’s code', async () => {
  const stranger = await withCode(await shop.guest({ Email: email.toUpperCase() }))
  expect((await stranger.place()).statusCode).toBe(201)
  expect((await (await withCode(member)).review()).json()).toMatchObject({ Discount: 10 })
  expect((await member.place()).statusCode).toBe(201)
})

it('2. a stranger does not learn that the member has used it', async () => {
  const review = await (await withCode(await shop.guest({ Email: email }))).review()
  expect(review.json()).toMatchObject({ Discount: 10, Messages: [] })
  // Guests with the same e-mail count together. The second gets a neutral refusal, and only when placing the order.
  const again = await withCode(await shop.guest({ Email: email }))
  const refused = await again.place()
  expect([refused.statusCode, refused.json()[0].Area, says(refused)]).toEqual([
    417,
    'PromoCode',
    'Promo code ONCE cannot be used for this order. Please go on without it or use another one.',
  ])
  expect(says(await again.place({ language: 'fr' }))).toMatch(/ne peut pas servir pour cette commande/)
})

it('3. a member is refused at once', async () => {
  await (await member.bag(kettle)).sendHome()
  const reply = await shop.call('PUT /api/v2/{language}/carts/{guid}/promocode', {
    token: member.appToken,
    params: { guid: member.guid },
    body: { PromoCode: 'ONCE' },
  })
  expect(says(reply)).toBe('You have already used promo code ONCE. Please use another one.')
})

it('4. a cancelled order restores the use, for members and guests', async () => {
  const fulfilment = fulfilmentService(operatorOf(shop))
  const open = [() => shop.member('cancels@example.com'), () => shop.guest({ Email: 'cancels@example.com' })]
  for (const account of open) {
    const shopper = await withCode(await account())
    const order = (await shopper.place()).json()
    await fulfilment.cancel(order.OrderSummary.OrderNo)
    expect((await (await withCode(shopper)).place()).statusCode).toBe(201)
  }
})
