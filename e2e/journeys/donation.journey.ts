import { expect, onceOnDesktop, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a shopper gives an amount of their own, and another: two lines, without tax and shipping',
  onceOnDesktop,
  async ({ shopper, api, language }) => {
    const { Products } = await api.ok('GET /api/v3/{language}/products/donation')
    const [gift] = Products
    if (!gift) throw new Error('The demonstration channel collects nothing')
    const { page, words } = shopper
    const typed = language === 'fr' ? '42,50' : '$42.50'
    const give = async (amount: string, button: string) => {
      await shopper.opens(`/pages/productdetails?nav=R:${gift.ItemNo}`)
      await page.getByRole('textbox', { name: words.ownAmount }).fill(amount)
      await page.getByRole('button', { name: button, exact: true }).click()
    }

    await give('1', words.addToBag)
    await shopper.sees(words.amountFrom(money(2, language)))
    await give(typed, words.give(money(42.5, language)))
    await shopper.sees(words.addedOne)
    await give('7', words.give(money(7, language)))
    await shopper.sees(words.addedOne)

    await shopper.opensBag()
    const lines = page.getByRole('list', { name: words.lines }).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.nth(0)).toContainText(money(42.5, language))
    await expect(lines.nth(1)).toContainText(money(7, language))
    await expect(shopper.amount(words.total)).toContainText(money(49.5, language))
    const bag = await api.ok('GET /api/v2/{language}/carts/{guid}', {
      params: { guid: await shopper.bagGuid() },
      token: await api.appToken(),
    })
    expect(bag.CartLines).toMatchObject([
      { ItemNo: gift.ItemNo, Price: 42.5 },
      { ItemNo: gift.ItemNo, Price: 7 },
    ])
  },
)
