import { restock } from '../support/operator.ts'
import { expect, slowOnPhone, test } from '../support/test.ts'

test(
  'the waiting list of a sold-out style mails when it is back, and one click puts it into the bag',
  slowOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const other = await api.findGoods(`${seed} other`)
    const { product } = await api.findGoods(seed, ({ product: { ItemNo, Edps } }) =>
      Edps.some(({ Stock, StyleCode }) => Stock === 'out' && StyleCode !== null && ItemNo !== other.product.ItemNo),
    )
    const edp = product.Edps.find(({ Stock }) => Stock === 'out')
    if (!edp) throw new Error('Nothing of it has sold out')
    const email = `waits-${crypto.randomUUID()}@example.com`
    const { page, words } = shopper
    await shopper.bringsBag(await api.bagWith([other]))

    await test.step('joins the list on the product’s page', async () => {
      await shopper.opensProduct({ product, edp })
      const style = product.Styles.find(({ Code }) => Code === edp.StyleCode)?.Name
      const size = product.Sizes.find(({ Code }) => Code === edp.SizeCode)?.Name
      for (const [legend, name] of [
        [words.style, style],
        [words.size, size],
      ]) {
        const group = page.getByRole('group', { name: new RegExp(`^${legend}`) })
        const radio = page.getByRole('radio', { name: new RegExp(`^${name}\\s*(,|$)`) })
        const label = group.locator('label').filter({ has: radio })
        if (name && (await label.count()) > 0) await label.first().click()
      }
      await page.getByRole('textbox', { name: words.waitlistEmail }).fill(email)
      await page.getByRole('button', { name: words.tellMe }).click()
      await shopper.sees(words.onTheList(email))
      expect(await sandbox.mailTo(email)).toEqual([])
    })

    const link = await test.step('gets one mail once it is back', async () => {
      await restock([edp.EdpNo, 2])
      await expect.poll(async () => (await sandbox.mailTo(email)).length, { timeout: 30_000 }).toBe(1)
      const [mail] = await sandbox.mailTo(email)
      expect(mail?.Subject).toContain(product.Name)
      const [link] = /http\S+\/bag\/waitlist\S+/.exec(mail?.Text ?? '') ?? []
      expect(link).toContain(`/${language}/bag/waitlist?`)
      return link ?? ''
    })

    await test.step('follows its link from another site, twice: it is in the bag once, beside what was there', async () => {
      for (const _ of ['once', 'again']) {
        await page.goto(`${sandbox.origin}/mailbox`)
        await page.evaluate((to) => location.assign(to), link)
        await expect(page).toHaveURL(/\/pages\/shoppingbag$/)
        await expect(shopper.lineOf({ product, edp })).toBeVisible()
        await expect(shopper.lineOf(other)).toBeVisible()
        await shopper.seesInCounter(2)
      }
    })

    await test.step('when it has sold out again, the link says so', async () => {
      await restock([edp.EdpNo, 0])
      await page.context().clearCookies({ name: 'cartGuid' })
      await page.goto(`${sandbox.origin}/mailbox`)
      await page.evaluate((to) => location.assign(to), link)
      await expect(page.getByRole('alert').filter({ hasText: words.soldOutAgain })).toBeVisible()
      await expect(shopper.heading(product.Name)).toBeVisible()
    })
  },
)
