import { cards } from '../support/sandbox.ts'
import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a member follows an order from the list to its details, as the server has it',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const goods = await api.findGoods(seed)
    const placed = await api.placeOrder(member, [{ ...goods, quantity: 2 }], await sandbox.cardToken(cards.visa))
    const { OrderNo } = placed.OrderSummary

    await shopper.opens('/pages/myaccount/orderstatus')
    await shopper.isAt('/pages/signin')
    await shopper.signsIn(email, demoPassword)
    await shopper.isAt(/\/pages\/myaccount/)
    await shopper.opens('/pages/myaccount/orderstatus')
    await expect(shopper.heading(shopper.words.yourOrders)).toBeVisible()
    await shopper.sees(money(placed.OrderSummary.OrderTotal, language))

    await shopper.page
      .getByRole('link', { name: new RegExp(OrderNo) })
      .first()
      .click()
    await shopper.isAt(new RegExp(`/pages/myaccount/orderstatus.*${OrderNo}`))
    const order = await api.order(member, OrderNo)
    await shopper.sees(goods.product.Name)
    await shopper.sees(shopper.words.received)
    for (const amount of [order.MerchandiseSubTotal, order.GrandTotal]) await shopper.sees(money(amount, language))
    for (const { Amount } of order.Taxes) await shopper.sees(money(Amount, language))

    await test.step('and signs out: nothing of the account stays behind', async () => {
      await shopper.page.getByRole('button', { name: shopper.words.signOut }).click()
      await shopper.isAt('/pages/signin')
      await shopper.sees(shopper.words.signedOut)
      await shopper.seesInCounter(0)
      for (const cookie of ['userToken', 'userEmail', 'userName', 'cartGuid']) {
        expect(await shopper.cookie(cookie), cookie).toBeUndefined()
      }
      await shopper.opens(`/pages/myaccount/orderstatus/${OrderNo}`)
      await shopper.isAt('/pages/signin')
    })
  },
)
