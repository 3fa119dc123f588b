import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { cards, type Sandbox } from '../support/sandbox.ts'
import type { Goods, ShopApi } from '../support/shop-api.ts'
import { expect, onceOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

const fewEnough = ({ edp }: Goods) => edp.Quantity <= 90 && edp.Price < 80

/** Another shopper orders, by calls alone, all of an item except this many. */
async function anotherBuysAllBut(left: number, goods: Goods, api: ShopApi, sandbox: Sandbox): Promise<void> {
  const quick = await api.newAccount(`quick-${crypto.randomUUID()}@example.com`)
  const { Edps } = await api.product(goods.product.ItemNo)
  const stock = Edps.find(({ EdpNo }) => EdpNo === goods.edp.EdpNo)?.Quantity ?? 0
  await api.placeOrder(quick, [{ ...goods, quantity: stock - left }], await sandbox.cardToken(cards.mastercard))
}

test(
  'another shopper buys most of it meanwhile: what is left is taken and ordered with one click each',
  slowOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed, fewEnough)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    const { words } = shopper
    await checkout.beginsAsGuest(api, email, [{ ...goods, quantity: 2 }], await sandbox.cardToken(cards.visa))
    const guid = await shopper.bagGuid()

    await anotherBuysAllBut(1, goods, api, sandbox)
    // The browser logs each reply of 400 and above.
    shopper.problems.expect(/status of 4(09|17)/, 'there is only one left')
    await checkout.placeButton.click()
    await checkout.step('review').getByRole('button', { name: words.takeLastOne }).click()
    expect(await sandbox.captureOf(guid)).toEqual([])
    const orderNo = await checkout.placesOrder()

    const order = await api.order(await shopper.person(), orderNo)
    expect(order.SubOrders.flatMap(({ Items }) => Items.map(({ ItemQuantity }) => ItemQuantity))).toEqual([1])
    const { Edps } = await api.product(goods.product.ItemNo)
    expect(Edps.find(({ EdpNo }) => EdpNo === goods.edp.EdpNo)?.Quantity).toBe(0)

    await isConfirmedByMail(sandbox, email, order, language)
    // Only for one: nothing was authorised for two.
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: order.GrandTotal.toFixed(2), LastDigits: '4242' },
    ])
  },
)

test(
  'what sold out meanwhile is taken out right there, and the rest is ordered',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const lost = await api.findGoods(`${seed} lost`, fewEnough)
    const available = await api.findGoods(`${seed} kept`, ({ product }) => product.ItemNo !== lost.product.ItemNo)
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    await shopper.entersAs(member, email)
    await shopper.bringsBag(await api.readyBag(member, [lost, available], await sandbox.cardToken(cards.visa)))
    const checkout = new Checkout(shopper)
    const { words } = shopper
    await checkout.begins('review')
    const guid = await shopper.bagGuid()

    await anotherBuysAllBut(0, lost, api, sandbox)
    shopper.problems.expect(/status of 4(09|17)/, 'the item is sold out')
    await checkout.placeButton.click()
    const review = checkout.step('review')
    await expect(review).toContainText(words.soldOutOf(lost.product.Name))
    await review.getByRole('button', { name: words.removeIt }).click()
    const orderNo = await checkout.placesOrder()

    const order = await api.order(member, orderNo)
    expect(order.SubOrders.flatMap(({ Items }) => Items.map(({ Description }) => Description))).toEqual([
      available.product.Name,
    ])
    await isConfirmedByMail(sandbox, email, order, language)
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: order.GrandTotal.toFixed(2), LastDigits: '4242' },
    ])
  },
)

test(
  'an item that sells out during the authorisation is named, and the money goes back',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed, fewEnough)
    const checkout = new Checkout(shopper)
    const email = `guest-${crypto.randomUUID()}@example.com`
    // It has authorised the amount long before it replies.
    await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(cards.slow))
    const guid = await shopper.bagGuid()

    shopper.problems.expect(/status of 4(09|17)/, 'the item sells out')
    await checkout.placeButton.click()
    await expect.poll(() => sandbox.captureOf(guid)).toMatchObject([{ Status: 'authorized', LastDigits: '0127' }])
    await anotherBuysAllBut(0, goods, api, sandbox)
    await expect(checkout.step('review')).toContainText(shopper.words.soldOutOf(goods.product.Name))

    const [authorized] = await sandbox.captureOf(guid)
    expect(await sandbox.captureOf(guid)).toEqual([authorized, { Status: 'voided', Amount: authorized?.Amount }])
    expect((await api.ordersOf(await shopper.person())).Paging.TotalRecords).toBe(0)
  },
)
