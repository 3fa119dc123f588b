import { nothingInherited, ports } from '../support/ports.ts'
import { isDefault, ShopApi } from '../support/shop-api.ts'
import { Shopper } from '../support/shopper.ts'
import { type StartedShop, startShop } from '../support/start-shop.ts'
import { expect, slowOnPhone, test } from '../support/test.ts'

// A shop of its own is started twice, with a database of its own: on a shared one its jobs would send the other journeys' mails
// to its own mail server.
test.describe.configure({ timeout: 150_000 })

const running: StartedShop[] = []
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((shop) => shop.stop()))
})

test(
  'the shop goes off while somebody is on its pages: they say so, and recover by themselves',
  slowOnPhone,
  async ({ context, page, problems, language, seed }, info) => {
    const first = ports.shop + 10 + info.parallelIndex * 10
    const environment = {
      ...nothingInherited,
      PORT: String(first),
      SANDBOX_PORT: String(first + 1),
      SANDBOX_SMTP_PORT: String(first + 2),
      ONAIR_DATA: `.onair/e2e-off-${info.parallelIndex}`,
      SANDBOX_DATA: `.onair/e2e-off-${info.parallelIndex}/sandbox`,
      ONAIR_EXTENSIONS: './packages/demo/exports/small-channel.ts',
      LOG_LEVEL: 'warn',
    }
    const origin = `http://localhost:${environment.PORT}`
    const opens = async () => {
      const shop = await startShop(environment)
      running.push(shop)
      return shop
    }
    let shop = await opens()
    await context.addCookies([{ name: 'language', value: `${language}_CA`, url: origin, secure: true }])
    const shopper = new Shopper(page, language, problems, origin)
    const { words } = shopper
    const goods = await new ShopApi(origin, language).findGoods(seed, isDefault)
    const home = await shopper.opensAnotherTab()
    await home.opensHome()
    await expect(home.page.getByRole('region', { name: words.onAirNow })).toBeVisible()
    await shopper.opensProduct(goods)
    await shopper.addsToBag()

    await shop.stop()
    // The browser logs every request that nobody answers.
    problems.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY/, 'the shop is off')
    problems.expect(/503 .*\/images\//, 'the shop was closing, and drew no further pictures')
    await test.step('adding says that nothing was added', async () => {
      await shopper.addButton.click()
      await shopper.sees(words.nothingAdded)
    })
    await test.step('the home page says that the channel is lost, and still shows the programme', async () => {
      await home.page.bringToFront()
      await home.sees(words.channelLost)
      await expect(
        home.page.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 }),
      ).toBeVisible()
    })

    problems.expect(/503 .*\/shows\/events/, 'the shop answers, and is not ready yet')
    shop = await opens()
    await test.step('the home page finds the channel again', async () => {
      await expect(home.page.getByText(words.channelLost).filter({ visible: true })).toHaveCount(0, { timeout: 30_000 })
    })
    await test.step('trying again works, and the bag was kept', async () => {
      await page.bringToFront()
      await page.getByRole('button', { name: words.tryAgain }).click()
      await shopper.sees(words.addedOne)
      await shopper.seesInCounter(2)
    })
  },
)
