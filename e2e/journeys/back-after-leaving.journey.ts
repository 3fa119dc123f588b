import type { Page } from '@playwright/test'
import { wholeChromium } from '../support/browser.ts'
import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { someAddress } from '../support/shop-api.ts'
import { expect, onceOnDesktop, slowOnPhone, test } from '../support/test.ts'

test.use(wholeChromium)

/** Pages come back by Back from the browser's own back/forward cache, or, while they hold something, from the network. */
const browsers = [
  ['', onceOnDesktop, async () => {}],
  [
    ' in a browser that puts no page aside',
    slowOnPhone,
    (page: Page) =>
      page.addInitScript(() => {
        // The capture provider's frame may hold nothing.
        navigator.locks.request(crypto.randomUUID(), () => new Promise(() => {})).catch(() => {})
      }),
  ],
] as const

for (const [kind, once, prepare] of browsers) {
  test(`after signing out, Back shows nothing of the order${kind}`, once, async ({ shopper, api, sandbox, seed }) => {
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const goods = await api.findGoods(seed)
    const placed = await api.placeOrder(member, [{ ...goods, quantity: 1 }], await sandbox.cardToken(cards.visa))
    const { page, words } = shopper
    await prepare(page)
    await shopper.entersAs(member, email)
    await shopper.opens(`/pages/myaccount/orderstatus/${placed.OrderSummary.OrderNo}`)
    await shopper.seesPageAlive()
    await shopper.sees(someAddress.Address1)
    await page.getByRole('button', { name: words.signOut }).click()
    await shopper.sees(words.signedOut)

    await page.goBack()
    await shopper.isAt('/pages/signin')
    for (const text of [goods.product.Name, someAddress.Address1, placed.OrderSummary.OrderNo]) {
      await expect(page.getByText(text)).toHaveCount(0)
    }
  })

  test(
    `after ordering, Back does not show the ordered bag at the checkout${kind}`,
    once,
    async ({ shopper, api, sandbox, seed }) => {
      const goods = await api.findGoods(seed)
      const checkout = new Checkout(shopper)
      const { page, words } = shopper
      await prepare(page)
      const email = `guest-${crypto.randomUUID()}@example.com`
      await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(cards.visa))
      await checkout.placesOrder()

      await page.goBack()
      await shopper.isAt('/pages/shoppingbag')
      await shopper.sees(words.bagIsEmpty)
      await shopper.seesInCounter(0)
    },
  )
}
