import { Checkout } from '../support/checkout.ts'
import { minutesPass, opensWindow } from '../support/database.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'
import { money, sum } from '../support/words.ts'

test(
  'a price window opens before the shopper’s eyes; goods in the bag keep its price until ten minutes after its end',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed, ({ product, edp }) => edp.Price > 30 && product.IsPrice !== null)
    const { ItemNo } = goods.product
    const regular = goods.edp.Price
    const lower = sum(regular, -10)
    const { page, words } = shopper
    const line = shopper.lineOf(goods)
    const email = `window-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)

    await test.step('the price falls without a reload, and the page says until when', async () => {
      await shopper.opensProduct(goods)
      await shopper.sees(money(regular, language))
      await page.evaluate(() => document.body.setAttribute('data-untouched', ''))
      await opensWindow(ItemNo, lower, 15)
      await shopper.sees(money(lower, language))
      await shopper.sees(words.priceUntil)
      await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible()
      await expect(page.locator('body')).toHaveAttribute('data-untouched', '')
    })

    await test.step('the bag charges it, and says until when', async () => {
      await shopper.chooses(goods)
      await shopper.addsToBag()
      await shopper.opensBag()
      await expect(line).toContainText(money(lower, language))
      await expect(line).toContainText(words.priceUntil)
    })

    await test.step('nine minutes after the end it still does, and an order pays it', async () => {
      await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(cards.visa))
      await minutesPass(ItemNo, 24)
      expect((await api.product(ItemNo)).Edps.find(({ EdpNo }) => EdpNo === goods.edp.EdpNo)?.Price).toBe(regular)
      const orderNo = await checkout.placesOrder()
      const order = await api.order(await shopper.person(), orderNo)
      expect(order.MerchandiseSubTotal).toBe(lower)
      await shopper.sees(money(order.GrandTotal, language))
    })
  },
)

test(
  'eleven minutes after a price window the order is not placed before the shopper has seen the regular price',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed, ({ product, edp }) => edp.Price > 30 && product.IsPrice !== null)
    const { ItemNo } = goods.product
    const regular = goods.edp.Price
    const lower = sum(regular, -10)
    const { words } = shopper
    const checkout = new Checkout(shopper)

    await opensWindow(ItemNo, lower, 15)
    await expect.poll(async () => (await api.product(ItemNo)).PriceUntil).not.toBeNull()
    const email = `window-${crypto.randomUUID()}@example.com`
    await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(cards.visa))
    const guid = await shopper.bagGuid()
    await expect(checkout.step('review')).toContainText(money(lower, language))

    await minutesPass(ItemNo, 26)
    // The browser logs each reply of 400 and above.
    shopper.problems.expect(/status of 409/, 'the price has changed since the review')
    await checkout.placeButton.click()
    await expect(checkout.step('review')).toContainText(money(regular, language))
    expect(await sandbox.captureOf(guid)).toEqual([])

    await shopper.opensBag()
    await expect(shopper.lineOf(goods)).toContainText(money(regular, language))
    await expect(shopper.lineOf(goods)).not.toContainText(words.priceUntil)
    await shopper.opens('/pages/checkout')
    const orderNo = await checkout.placesOrder()
    const order = await api.order(await shopper.person(), orderNo)
    expect(order.MerchandiseSubTotal).toBe(regular)
  },
)
