import { reprice, restock } from '../support/operator.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnPhone, test } from '../support/test.ts'
import { money, sum } from '../support/words.ts'

test(
  'changes to goods in the bag are explained at their lines, and accepted with one click',
  onceOnPhone,
  async ({ shopper, api, seed, language }) => {
    const lamp = await api.findGoods(`${seed} lamp`)
    const rug = await api.findGoods(`${seed} rug`, ({ product }) => product.ItemNo !== lamp.product.ItemNo)
    const vase = await api.findGoods(
      `${seed} vase`,
      ({ product }) => product.ItemNo !== lamp.product.ItemNo && product.ItemNo !== rug.product.ItemNo,
    )
    const { page, words } = shopper
    await shopper.bringsBag(await api.bagWith([lamp, { ...rug, quantity: 3 }, vase]))

    const dearer = sum(lamp.edp.Price, 1.5)
    await test.step('a price goes up, one thing runs short, another sells out', async () => {
      await reprice(lamp.edp.EdpNo, dearer)
      await restock([rug.edp.EdpNo, 2], [vase.edp.EdpNo, 0])
      await shopper.opensBag()
      await expect(shopper.lineOf(lamp)).toContainText(money(lamp.edp.Price, language))
      await expect(shopper.lineOf(lamp)).toContainText(money(dearer, language))
    })

    await test.step('accepts the new price', async () => {
      const accept = shopper.lineOf(lamp).getByRole('button', { name: words.accept(money(dearer, language)) })
      await accept.click()
      await expect(accept).toHaveCount(0)
      await expect(shopper.lineOf(lamp).getByRole('link', { name: lamp.product.Name })).toBeFocused()
    })

    await test.step('takes the last ones', async () => {
      await shopper
        .lineOf(rug)
        .getByRole('button', { name: words.takeRemaining(2) })
        .click()
      await expect(page.getByRole('spinbutton', { name: words.quantityOf(rug.product.Name) })).toHaveValue('2')
    })

    const saved = page.getByRole('region', { name: words.savedForLater })
    await test.step('saves the sold-out one for later', async () => {
      await page.getByRole('button', { name: words.later(vase.product.Name) }).click()
      await expect(shopper.lineOf(vase)).toHaveCount(0)
      await expect(page.getByRole('button', { name: words.putBack(vase.product.Name) })).toBeFocused()
      await expect(saved.getByRole('link', { name: vase.product.Name })).toBeVisible()
      await shopper.seesInCounter(3)
      const bag = { params: { guid: await shopper.bagGuid() }, token: await api.appToken() }
      // The page shows the removal before the server has confirmed it.
      await expect.poll(async () => (await api.ok('GET /api/v2/{language}/carts/{guid}', bag)).Messages).toEqual([])
    })
  },
)

test(
  'what is saved for later shows in every tab, and goes back into the bag',
  onceOnDesktop,
  async ({ shopper, api, seed }) => {
    const vase = await api.findGoods(seed)
    const { page, words } = shopper
    await shopper.bringsBag(await api.bagWith([{ ...vase, quantity: 2 }]))
    await shopper.opensBag()
    await shopper.seesInCounter(2)
    const other = await shopper.opensAnotherTab()
    await other.opensBag()
    const savedIn = ({ page }: typeof shopper) => page.getByRole('region', { name: words.savedForLater })

    await page.getByRole('button', { name: words.later(vase.product.Name) }).click()
    await shopper.sees(words.bagIsEmpty)
    await shopper.seesInCounter(0)
    for (const tab of [shopper, other]) {
      await expect(savedIn(tab).getByRole('link', { name: vase.product.Name })).toBeVisible()
    }

    await page.getByRole('button', { name: words.putBack(vase.product.Name) }).click()
    await expect(page.getByRole('spinbutton', { name: words.quantityOf(vase.product.Name) })).toHaveValue('2')
    await expect(savedIn(other)).toHaveCount(0)
    await page.getByRole('button', { name: words.later(vase.product.Name) }).click()

    await other.page.getByRole('button', { name: words.moveToBag(vase.product.Name) }).click()
    await expect(other.page.getByRole('spinbutton', { name: words.quantityOf(vase.product.Name) })).toHaveValue('2')
    await expect(savedIn(shopper)).toHaveCount(0)
    await shopper.seesInCounter(2)
  },
)

test(
  'without JavaScript the same lines are corrected by forms',
  slowOnPhone,
  async ({ browser, api, seed, language, shopper }) => {
    const lamp = await api.findGoods(`${seed} lamp`)
    const bag = await api.bagWith([{ ...lamp, quantity: 3 }])
    const dearer = sum(lamp.edp.Price, 1.5)
    await restock([lamp.edp.EdpNo, 2])
    await reprice(lamp.edp.EdpNo, dearer)
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'cartGuid', value: bag.CartGuid, url: shopper.origin, secure: true }])
    const page = await context.newPage()
    const { words } = shopper

    await page.goto(`${shopper.origin}/${language}/pages/shoppingbag`)
    await page.getByRole('button', { name: words.takeRemaining(2) }).click()
    await expect(page.getByRole('spinbutton', { name: words.quantityOf(lamp.product.Name) })).toHaveValue('2')
    await expect(page.getByRole('main')).toContainText(money(dearer * 2, language))
    await expect(page.getByRole('button', { name: words.later(lamp.product.Name) })).toBeHidden()

    await page.getByLabel(words.promoCode, { exact: true }).fill('EXPIRED')
    await page.getByRole('button', { name: words.usePromo, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(language === 'fr' ? 'code promo' : 'promo code')
    await page.getByLabel(words.promoCode, { exact: true }).fill('welcome10')
    await page.getByRole('button', { name: words.usePromo, exact: true }).click()
    await page.getByRole('button', { name: words.dropPromo('WELCOME10') }).click()
    await expect(page.getByRole('button', { name: words.dropPromo('WELCOME10') })).toHaveCount(0)
    await context.close()
  },
)
