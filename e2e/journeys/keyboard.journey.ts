import { expect } from '@playwright/test'
import { Checkout } from '../support/checkout.ts'
import { tabsTo } from '../support/keyboard.ts'
import { cards } from '../support/sandbox.ts'
import { isDefault, someAddress, somePostalCode } from '../support/shop-api.ts'
import { onceOnDesktop, test } from '../support/test.ts'

test('with the keyboard alone: from the product to the order', onceOnDesktop, async ({ shopper, api, seed }) => {
  const goods = await api.findGoods(seed, isDefault)
  const { page, words } = shopper
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)

  await shopper.opensProduct(goods)
  await press('Tab')
  // The first stop of every page leads past its head.
  await expect(page.locator('a.skip')).toBeFocused()
  await press('Enter')
  await tabsTo(shopper, shopper.addButton)
  await press('Enter')
  await shopper.sees(words.addedOne)
  const drawer = page.getByRole('dialog', { name: words.addedToBag })
  await expect(drawer).toBeVisible()
  await tabsTo(shopper, drawer.getByRole('link', { name: words.viewBag }))
  await press('Enter')

  await shopper.isAt('/pages/shoppingbag')
  await shopper.seesPageAlive()
  await tabsTo(shopper, page.getByRole('button', { name: words.oneMore }))
  await press('Space')
  await shopper.seesInCounter(2)
  await tabsTo(shopper, page.getByRole('link', { name: words.toCheckout, exact: true }))
  await press('Enter')

  const checkout = new Checkout(shopper)
  await expect(shopper.heading(words.checkout)).toBeVisible()
  await shopper.seesPageAlive()
  await tabsTo(shopper, checkout.step('who').getByRole('button', { name: words.asGuest }))
  await press('Enter')
  await checkout.isAt('delivery')

  const delivery = checkout.step('delivery')
  await tabsTo(shopper, delivery.locator('input[name=email]'))
  await type(`guest-${crypto.randomUUID()}@example.com`)
  // The offer of an account with the order is skipped.
  await tabsTo(shopper, delivery.getByLabel(words.firstName))
  await type(someAddress.FirstName)
  for (const text of [someAddress.LastName, someAddress.Address1]) {
    await press('Tab')
    await type(text)
  }
  await tabsTo(shopper, delivery.getByLabel(words.city))
  await type(someAddress.City)
  await press('Tab')
  await type(words.ontario)
  await press('Tab')
  await type(somePostalCode)
  await press('Tab')
  await type(someAddress.Phone)
  await press('Enter')
  await checkout.isAt('shipping')

  await tabsTo(shopper, checkout.step('shipping').getByRole('radio').first())
  await press('ArrowDown')
  await press('Enter')
  await checkout.isAt('payment')

  const frame = page.frameLocator(`iframe[title="${words.cardFrame}"]`)
  await tabsTo(shopper, frame.getByLabel(words.cardNumber))
  await type(cards.visa)
  await press('Tab')
  await type('Maya Tremblay')
  await press('Tab')
  await type(`12${(new Date().getFullYear() + 1) % 100}`)
  await press('Tab')
  await type('123')
  await tabsTo(shopper, checkout.step('payment').getByRole('button', { name: words.toReview }))
  await press('Enter')
  await checkout.isAt('review')

  await tabsTo(shopper, checkout.placeButton)
  await press('Enter')
  await checkout.seesConfirmation()
})
