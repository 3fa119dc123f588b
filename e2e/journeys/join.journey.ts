import { cards } from '../support/sandbox.ts'
import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'a guest joins from the confirmation with one password, and finds the order in the account',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed)
    const email = `joins-${crypto.randomUUID()}@example.com`
    const guest = await api.newAccount(email, 'guest')
    const order = await api.placeOrder(guest, [goods], await sandbox.cardToken(cards.visa))
    const { OrderNo } = order.OrderSummary
    const { page, words } = shopper
    await shopper.entersAs(guest, email, 'guest')
    await shopper.opens(`/pages/orderconfirmation?orderNo=${OrderNo}`)

    const password = page.getByLabel(words.joinPassword)
    const join = page.getByRole('button', { name: words.joinPress })
    await test.step('a password that everybody tries first is refused, and the order stays', async () => {
      await password.fill('password1')
      await join.click()
      await expect(page.getByRole('alert')).toHaveText(words.joinGuessable)
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await shopper.sees(goods.product.Name)
    })

    await password.fill(demoPassword)
    await join.click()
    await shopper.isAt(`/pages/myaccount/orderstatus/${OrderNo}`)
    await shopper.sees(goods.product.Name)
    await shopper.opens('/pages/myaccount/orderstatus')
    await expect(page.getByRole('main')).toContainText(OrderNo)

    // The same customer, whom the password lets in from anywhere.
    expect((await api.signIn(email)).edp).toBe(guest.edp)
    expect(await shopper.cookie('guestAccountLogin')).toBeUndefined()
  },
)
