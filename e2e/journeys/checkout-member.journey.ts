import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { demoPassword, type Goods } from '../support/shop-api.ts'
import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a member signs in at the checkout: both bags become one, the saved card pays in three',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const inThree = ({ product }: Goods) => (product.EasyPay?.NoOfPayments ?? 0) >= 3
    const kettle = await api.findGoods(`${seed} before`, inThree)
    const towel = await api.findGoods(
      `${seed} now`,
      (goods) => inThree(goods) && goods.product.ItemNo !== kettle.product.ItemNo,
    )
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    await api.placeOrder(member, [kettle], await sandbox.cardToken(cards.mastercard), { save: true })
    await api.bagWith([kettle], member)
    const checkout = new Checkout(shopper)

    await shopper.bringsBag(await api.bagWith([towel]))
    await shopper.opens('/pages/checkout')
    await checkout.signsIn(email, demoPassword)
    await shopper.hasInBag(2)

    await checkout.delivers()
    await checkout.picksShipping()
    const saved = checkout.step('payment').getByRole('radio', { name: /4444/ })
    await expect(saved).toBeChecked()
    await checkout.choosesPayments(3)
    await expect(saved).toBeChecked()
    await checkout.reviews()
    const guid = await shopper.bagGuid()
    await expect(checkout.step('review')).toContainText(kettle.product.Name)
    await expect(checkout.step('review')).toContainText(towel.product.Name)
    const orderNo = await checkout.placesOrder()

    const orders = await api.ordersOf(member)
    expect(orders.Paging.TotalRecords).toBe(2)
    const order = await api.order(member, orderNo)
    expect(order.SubOrders.flatMap(({ Items }) => Items.map(({ Description }) => Description)).toSorted()).toEqual(
      [kettle.product.Name, towel.product.Name].toSorted(),
    )
    expect(order).toMatchObject({ NoOfEasyPays: 3, PaymentType: 'MasterCard' })
    const parts = order.EasyPays.map(({ Amount }) => Amount)
    expect(parts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(Math.round(order.GrandTotal * 100))
    for (const amount of parts) await shopper.sees(money(amount, language))

    await test.step('the saved card is authorised for the first part only', async () => {
      const first = parts[0]?.toFixed(2)
      expect(await sandbox.captureOf(guid)).toEqual([{ Status: 'authorized', Amount: first, LastDigits: '4444' }])
    })

    await test.step('and both orders are confirmed by mail', async () => {
      await expect.poll(() => sandbox.mailTo(email)).toHaveLength(2)
      const mail = (await sandbox.mailTo(email)).find(({ Subject }) => Subject.includes(orderNo))
      for (const amount of [order.GrandTotal, ...parts]) expect(mail?.Text).toContain(money(amount, language))
    })
  },
)

test('a member is sent to sign in, and then to the account', onceOnPhone, async ({ shopper, api }) => {
  const email = `member-${crypto.randomUUID()}@example.com`
  await api.newAccount(email)
  const { page, words } = shopper
  await shopper.opens('/pages/myaccount/easypay')
  await shopper.isAt('/pages/signin')

  // The browser logs each reply of 400 and above.
  shopper.problems.expect(/status of 401/, 'the password is wrong on purpose')
  await shopper.signsIn(email, 'Wrong2026')
  await expect(page.getByRole('alert')).toContainText(words.wrongPassword)
  await expect(page.getByRole('main').locator('input[name=email]')).toHaveValue(email)

  await shopper.signsIn(email, demoPassword)
  await shopper.isAt(/\/pages\/myaccount/)
  await shopper.opens('/pages/myaccount/easypay')
  await expect(shopper.heading(words.easyPayTitle)).toBeVisible()
})
