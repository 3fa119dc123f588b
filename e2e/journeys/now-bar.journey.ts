import { moveDate } from '../../.dev/clock.mjs'
import { expect, onceOnDesktop, test } from '../support/test.ts'

test(
  'the bar says what is on air, is closed for the day, and is back the next day',
  onceOnDesktop,
  async ({ shopper, api, seed, language }) => {
    const { product } = await api.findGoods(seed)
    const { page, words } = shopper
    const path = `/pages/productdetails?nav=R:${product.ItemNo}`
    /** The same for every shopper of its language, from any cache. */
    const shared = `/${language}${path}`
    const bar = page.getByRole('region', { name: words.onAir, exact: true })

    await shopper.opens(shared)
    // Read together, because the channel moves on.
    await expect
      .poll(async () => {
        const title = (await api.onAir()) ?? ''
        await page.reload()
        return (await bar.textContent())?.includes(title)
      })
      .toBe(true)

    await test.step('closed, it is on no other page, whoever renders it', async () => {
      await bar.getByRole('button', { name: words.closeForToday }).click()
      await expect(bar).toBeHidden()
      for (const address of [shared, path, '/pages/shopbycategory']) {
        await shopper.opens(address)
        await expect(bar).toBeHidden()
      }
    })

    await test.step('the next day it is back, and leads to the picture', async () => {
      await page.addInitScript(moveDate, 86_400_000)
      await shopper.opens(shared)
      await bar.getByRole('link').click()
      await shopper.isAt(`/${language}/pages/watchlive`)
      await expect(bar).toHaveCount(0)
    })
  },
)
