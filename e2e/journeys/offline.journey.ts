import { withServiceWorker } from '../support/browser.ts'
import { isDefault } from '../support/shop-api.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test.use(withServiceWorker)

test(
  'a shopper whose connection fails sees the bag without prices and what is on today, until it is back',
  onceOnPhone,
  async ({ shopper, api, seed, context }) => {
    const { page, words, problems } = shopper
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, 'there is no connection')
    const goods = await api.findGoods(seed, isDefault)
    await shopper.adds(goods)
    await shopper.opensBag()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const programme = (await api.today()).Shows.at(-1)

    await context.setOffline(true)
    await page.goto(`${shopper.origin}/pages/schedule`)
    await expect(shopper.heading(words.offline)).toBeVisible()
    await shopper.isAt('/pages/schedule')
    const main = page.getByRole('main')
    await expect(main.getByText(goods.product.Name)).toBeVisible()
    await expect(main).not.toContainText('$')
    await expect(main.getByText(programme?.Title ?? '').last()).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('button', { name: words.tryAgain, exact: true }).click()
    await expect(shopper.heading(words.offline)).toBeHidden()
    await shopper.isAt('/pages/schedule')
  },
)
