import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'a developer copies the start of the developers’ page into a blank page, which shows schedule and counter',
  onceOnPhone,
  async ({ page, shopper, foreign, language, words }) => {
    await shopper.opens('/pages/developers')
    const copied = await page.locator('#start code').textContent()
    await page.goto(foreign.add('/', { language, body: copied ?? '', scripts: 0 }))
    await expect(page.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
    await expect(page.locator('onair-bag-counter').getByRole('link')).toBeVisible()
  },
)

test(
  'a developer edits the HTML of the preview, which follows on another origin',
  slowOnDesktop,
  async ({ page, shopper, words }) => {
    await shopper.opens('/pages/developers')
    await page.locator('#try iframe').scrollIntoViewIfNeeded()
    const preview = page.frameLocator('#try iframe')
    await expect(preview.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
    await page.locator('#try textarea').fill('<h1>My page</h1><onair-bag-counter></onair-bag-counter>')
    await expect(preview.getByRole('heading', { name: 'My page' })).toBeVisible()
    await expect(preview.locator('onair-bag-counter').getByRole('link')).toBeVisible()
    await expect(preview.locator('onair-schedule')).toHaveCount(0)
  },
)
