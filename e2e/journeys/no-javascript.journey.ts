import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test.use({ javaScriptEnabled: false })

// Nothing hydrates here: pages are opened, not waited for.
test(
  'without JavaScript a shopper browses, searches, fills the bag and changes it',
  onceOnPhone,
  async ({ shopper, api, seed, language }) => {
    const { page, words } = shopper
    const goods = await api.findGoods(seed, ({ product }) => product.Styles.length > 1 && product.Sizes.length > 1)
    const { product } = goods

    await page.goto('/')
    await expect(page.getByRole('region', { name: words.onAirNow })).toBeVisible()
    await page.getByRole('link', { name: words.schedule }).first().click()
    await expect(shopper.heading(words.schedule)).toBeVisible()
    const { Shows } = await api.today()
    await expect(page.getByRole('main')).toContainText(Shows[3]?.Title ?? '')

    await shopper.searchesFor(product.Name)
    await page.locator(`h3 a[href$="nav=R:${product.ItemNo}"]`).click()
    await expect(shopper.heading(product.Name)).toBeVisible()
    await page.getByRole('main').getByRole('combobox').first().selectOption(String(goods.edp.EdpNo))
    await page.getByRole('button', { name: words.addToBag, exact: true }).click()

    await shopper.isAt('/pages/shoppingbag')
    await expect(shopper.lineOf(goods)).toBeVisible()
    await shopper.seesInCounter(1)
    const line = shopper.lineOf(goods)
    await line.getByRole('spinbutton').fill('2')
    await line.getByRole('button', { name: words.update }).click()
    await shopper.seesInCounter(2)
    await expect(line).toContainText(money(goods.edp.Price * 2, language))

    await shopper.choosesProvince(words.quebec)
    await page
      .locator('form')
      .filter({ has: page.getByLabel(words.province) })
      .getByRole('button', { name: words.update })
      .click()
    await shopper.sees(language === 'fr' ? /TVQ/ : /QST/)

    await page.getByRole('link', { name: words.toCheckout, exact: true }).click()
    const notice = page.locator('noscript .notice')
    await expect(notice).toContainText(words.needsScript)
    await expect(notice).toBeVisible()

    await page.goto('/pages/shoppingbag')
    await page.getByRole('button', { name: words.remove(product.Name) }).click()
    await shopper.sees(words.bagIsEmpty)
    await shopper.seesInCounter(0)
  },
)

test('without JavaScript a member signs in and sees the orders', onceOnDesktop, async ({ shopper, api }) => {
  const email = `member-${crypto.randomUUID()}@example.com`
  await api.newAccount(email)
  const { page, words } = shopper
  await page.goto('/pages/myaccount/orderstatus')
  await shopper.isAt('/pages/signin')

  await shopper.signsIn(email, 'Wrong2026')
  await shopper.sees(words.formRefused)
  await shopper.signsIn(email, demoPassword)
  await shopper.isAt(/\/pages\/myaccount/)
  await page.goto('/pages/myaccount/orderstatus')
  await expect(shopper.heading(words.yourOrders)).toBeVisible()
})
