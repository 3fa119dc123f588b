import { isConfirmedByMail } from '../support/confirmation.ts'
import { cards } from '../support/sandbox.ts'
import { isDefault } from '../support/shop-api.ts'
import { money } from '../support/words.ts'
import { Checkout } from './checkout.ts'
import { expect, test } from './test.ts'

test('a guest buys something: address, shipping, card, a last look, and the order', async ({
  visitor,
  api,
  sandbox,
  seed,
}) => {
  const { words, language } = visitor
  const goods = await api.findGoods(seed, isDefault)
  const email = `guest-${crypto.randomUUID()}@example.com`
  const checkout = new Checkout(visitor)
  await visitor.opensProduct(goods)
  await visitor.addsToBag()
  await visitor.presses({ role: 'link', name: words.toCheckout })
  await checkout.goesOnAsGuest()
  await checkout.givesAddress(email)
  await checkout.takesFirstShipping()
  await checkout.paysByCard()
  const orderNo = await checkout.placesOrder()
  await visitor.reads(goods.product.Name)
  await visitor.seesInCounter(0)

  const { Token, Edp } = JSON.parse((await visitor.cookie('userToken')) ?? '{}') as { Token: string; Edp: number }
  const order = await api.order({ token: Token, edp: Edp }, orderNo)
  await visitor.reads(money(order.GrandTotal, language))
  await isConfirmedByMail(sandbox, email, order, language)
})

test('a member edits an order: sees the difference before, and the order agrees after', async ({
  visitor,
  api,
  sandbox,
  seed,
}) => {
  const { words, language } = visitor
  const email = `member-${crypto.randomUUID()}@example.com`
  const member = await api.newAccount(email)
  const goods = await api.findGoods(seed)
  const placed = await api.placeOrder(member, [goods], await sandbox.cardToken(cards.visa))
  const { OrderNo } = placed.OrderSummary
  const orderPage = `/pages/myaccount/orderstatus/${OrderNo}`
  await visitor.entersAs(member, email)
  await visitor.opens(orderPage)
  await visitor.presses({ role: 'button', name: words.editOrder })
  await visitor.isAt('/pages/shoppingbag')
  await visitor.sees({ role: 'region', name: words.changing(OrderNo) })
  await visitor.seesPageAlive()
  await visitor.types({ role: 'spinbutton', name: words.quantityOf(goods.product.Name) }, '2')
  await visitor.leavesField()
  await visitor.seesInCounter(2)
  await visitor.seesAmounts()
  await visitor.presses({ role: 'link', name: words.reviewChange })
  await visitor.reads(words.costsMore)
  await visitor.presses({ role: 'button', name: words.confirmChange })
  await visitor.isAt(orderPage)
  const order = await api.order(member, OrderNo)
  expect(order.GrandTotal).toBeGreaterThan(placed.GrandTotal)
  await visitor.reads(words.changeConfirmed(money(order.GrandTotal, language)))
})
