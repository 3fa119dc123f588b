import { wholeChromium, withServiceWorker } from '../support/browser.ts'
import { isDefault } from '../support/shop-api.ts'
import { expect, slowOnPhone, test } from '../support/test.ts'

test.use({ ...wholeChromium, ...withServiceWorker })

test(
  'right after the browser’s Back the page is there at once, and its bag counter is right',
  slowOnPhone,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, isDefault)
    const { page } = shopper
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.restored = ''
      })
    })
    await shopper.opensHome()
    await shopper.seesInCounter(0)
    await shopper.opensProduct(goods)
    await shopper.addsToBag()
    await page.evaluate(() => navigator.serviceWorker.ready)

    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-restored', '')
    await shopper.seesInCounter(1)

    await page.evaluate(() => history.forward())
    await expect(shopper.heading(goods.product.Name)).toBeVisible()
    await shopper.seesInCounter(1)
    await shopper.addsToBag()
    await shopper.seesInCounter(2)
  },
)
