import { Checkout } from '../support/checkout.ts'
import { atRunsClock } from '../support/clock.ts'
import { browserWithoutCookies } from '../support/refusing-browser.ts'
import { cards } from '../support/sandbox.ts'
import { demoPassword, isDefault } from '../support/shop-api.ts'
import { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'

test(
  'a browser that refuses cookies: each dead end says what is missing and what to do',
  onceOnDesktop,
  async ({ api, foreign, language, problems, seed }, info) => {
    const goods = await api.findGoods(seed, isDefault)
    const context = await browserWithoutCookies(info)
    problems.watch(context)
    await atRunsClock(context)
    const shopper = new Shopper(await context.newPage(), language, problems)
    const { page, words } = shopper
    const expectsRefusal = async () => {
      await shopper.sees(words.cookiesRefused)
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    }

    await test.step('nothing is added, and the bag says why', async () => {
      await shopper.opensProduct(goods)
      await shopper.addButton.click()
      await expectsRefusal()
      await shopper.opens('/pages/checkout')
      await shopper.isAt(/\/pages\/shoppingbag$/)
      await expectsRefusal()
    })

    await test.step('nobody signs in', async () => {
      await shopper.opens('/pages/signin')
      await shopper.signsIn('shopper@example.com', demoPassword)
      await expectsRefusal()
      await shopper.isAt(/\/pages\/signin/)
    })

    await test.step('on another site’s page the bag lives as long as the page, which says so once', async () => {
      const body = `<onair-product item-no="${goods.product.ItemNo}"></onair-product>\n<onair-checkout></onair-checkout>`
      await page.goto(foreign.add('/', { language, body }))
      await shopper.addButton.click()
      const drawer = page.getByRole('dialog', { name: words.addedToBag })
      await expect(drawer.getByText(words.bagEndsWithPage)).toBeVisible()
      await shopper.leavesDrawer()
      await shopper.addButton.click()
      await expect(drawer).toBeVisible()
      await expect(drawer.getByText(words.bagEndsWithPage)).toHaveCount(0)
      await shopper.leavesDrawer()
      await page.locator('onair-checkout').getByRole('link', { name: words.continueAtShop }).click()
      await shopper.isAt(/\/pages\/cookies/)
      await expectsRefusal()
    })
    await context.close()
  },
)

test(
  'a blocker takes the card form, the event stream and the marketing feed: the shopper allows the form, and orders',
  onceOnPhone,
  async ({ api, context, problems, sandbox, seed, shopper }) => {
    const { page, words } = shopper
    const blocked = /\/capture\/|\/shows\/events|\/analyticsDataFeed\//
    await context.route(blocked, (route) => route.abort('blockedbyclient'))
    problems.expect(/ERR_BLOCKED_BY_CLIENT/, 'the browser writes down what the blocker took')
    const goods = await api.findGoods(seed, isDefault)
    const email = `blocks-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)

    await shopper.opensHome()
    await expect(page.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 })).toBeVisible()
    await shopper.adds(goods)
    await shopper.opens('/pages/checkout')
    await checkout.goesOnAsGuest()
    await checkout.givesAddress(email)
    await checkout.picksShipping()

    const payment = checkout.step('payment')
    const missing = payment.getByRole('alert').filter({ hasText: words.cardFormBlocked })
    // The frame's own page is waited for as long as a slow line may take.
    await expect(missing).toBeVisible({ timeout: 30_000 })
    await expect(missing.locator('a[href^="tel:"]')).toBeVisible()
    await payment.getByRole('button', { name: words.toReview }).press('Enter')
    const again = missing.getByRole('button', { name: words.tryAgain })
    await expect(again).toBeFocused()
    await expect(payment.getByRole('alert')).toHaveCount(1)

    await context.unroute(blocked)
    await context.route(/\/shows\/events|\/analyticsDataFeed\//, (route) => route.abort('blockedbyclient'))
    await again.press('Enter')
    await checkout.paysWith(cards.visa)
    await checkout.placesOrder()
    await expect.poll(() => sandbox.mailTo(email)).toHaveLength(1)
  },
)
