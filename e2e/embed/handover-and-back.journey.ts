import { wholeChromium } from '../support/browser.ts'
import { origins } from '../support/ports.ts'
import { isDefault } from '../support/shop-api.ts'
import { expect, slowOnPhone, test } from '../support/test.ts'

test.use(wholeChromium)

const shopOf = (item: string) =>
  `<onair-bag-counter></onair-bag-counter>\n<onair-product item-no="${item}"></onair-product>\n<onair-bag></onair-bag>`

test(
  'a bag that was filled on another site comes along to the shop’s checkout, beside what was there',
  slowOnPhone,
  async ({ page, shopper, foreign, api, seed, language, words }) => {
    const lamp = await api.findGoods(`${seed} lamp`, isDefault)
    const rug = await api.findGoods(`${seed} rug`, ({ product }) => product.ItemNo !== lamp.product.ItemNo)
    await shopper.bringsBag(await api.bagWith([rug]))

    await page.goto(foreign.add('/', { language, body: shopOf(lamp.product.ItemNo) }))
    await shopper.addsToBag()
    const bag = page.locator('onair-bag')
    await expect(bag.getByRole('link', { name: lamp.product.Name })).toBeVisible()

    await test.step('the checkout has the goods of both', async () => {
      await bag.getByRole('link', { name: words.toCheckout, exact: true }).click()
      await page.waitForURL(`${origins.shop}/${language}/pages/checkout`)
      await expect(shopper.heading(words.checkout)).toBeVisible()
      await shopper.opensBag()
      await expect(shopper.lineOf(lamp)).toBeVisible()
      await expect(shopper.lineOf(rug)).toBeVisible()
      await shopper.seesInCounter(2)
    })

    await test.step('the bag has left the other site; a new one begins there, and comes along as well', async () => {
      shopper.problems.expect(/status of 404 .*\/carts\//, 'the bag has gone to the shop')
      await page.goto(`${foreign.origin}/`)
      await expect(bag.getByText(words.bagIsEmpty)).toBeVisible()
      await shopper.addsToBag()
      await page.locator('onair-bag-counter').getByRole('link').click()
      await page.waitForURL(`${origins.shop}/${language}/pages/shoppingbag`)
      await shopper.seesInCounter(3)
    })

    await test.step('Back leads to the other site at once, and nothing moves twice', async () => {
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page).toHaveURL(`${foreign.origin}/`)
    })
  },
)
