import type { Goods, ShopApi } from '../support/shop-api.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

/** Three products: two of one style and size, and one whose style the shopper chooses. */
async function threeGoods(api: ShopApi, seed: string): Promise<[Goods, Goods, Goods]> {
  const isSingle = ({ product }: Goods) => product.Edps.length === 1
  const first = await api.findGoods(`${seed} first`, isSingle)
  const second = await api.findGoods(
    `${seed} second`,
    (goods) => isSingle(goods) && goods.product.ItemNo !== first.product.ItemNo,
  )
  const several = await api.findGoods(`${seed} several`, ({ product }) => product.Edps.length > 1)
  return [first, second, several]
}
const spoken = ({ product: { ItemNo } }: Goods) => `${ItemNo.slice(0, 3)}-${ItemNo.slice(3)}`

test(
  'a shopper orders three items by their numbers, and one more from the bag',
  onceOnPhone,
  async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const [first, second, several] = await threeGoods(api, seed)
    const rows = page.getByRole('list', { name: words.itemsToOrder }).getByRole('listitem')
    const numberIn = (row: number) => page.getByRole('textbox', { name: words.itemNoOfRow(row) })

    await shopper.opensHome()
    await page.getByRole('contentinfo').getByRole('link', { name: words.quickOrder }).click()
    await expect(shopper.heading(words.quickOrder)).toBeVisible()
    await shopper.seesPageAlive()
    await numberIn(1).fill(spoken(first))
    await numberIn(1).press('Enter')
    await expect(numberIn(2)).toBeFocused()
    await page.keyboard.type(`${several.product.ItemNo} x 2`)
    await page.keyboard.press('Enter')
    await expect(numberIn(3)).toBeFocused()
    await page.keyboard.type(spoken(second))
    for (const [row, { product }] of [first, several, second].entries()) {
      await expect(rows.nth(row).getByRole('link', { name: product.Name })).toBeVisible()
    }
    await expect(page.getByRole('spinbutton', { name: words.quantityOfRow(2) })).toHaveValue('2')

    await test.step('the style is asked for; what is ready is added meanwhile', async () => {
      await page.getByRole('button', { name: words.addAll }).click()
      await shopper.sees(words.itemsAdded(2))
      await expect(rows.nth(1).getByRole('combobox', { name: words.styleAndSize })).toBeFocused()
      await rows.nth(1).getByRole('combobox').selectOption(String(several.edp.EdpNo))
      await page.getByRole('button', { name: words.addAll }).click()
      await shopper.sees(words.itemsAdded(1))
    })
    await shopper.seesInCounter(4)

    await test.step('in the bag, another number joins the lines at once', async () => {
      await page.getByRole('link', { name: words.viewBag, exact: true }).click()
      for (const goods of [first, second, several]) await expect(shopper.lineOf(goods)).toBeVisible()
      const goods = await api.findGoods(
        `${seed} another`,
        ({ product }) =>
          product.Edps.length === 1 &&
          product.ItemNo !== first.product.ItemNo &&
          product.ItemNo !== second.product.ItemNo,
      )
      await page.getByText(words.quickOrderInBag).click()
      await expect(page.locator('shop-island[data-island="quick-order"][data-hydrated]')).toBeVisible()
      await numberIn(1).fill(spoken(goods))
      await expect(rows.first().getByRole('link', { name: goods.product.Name })).toBeVisible()
      await page.getByRole('button', { name: words.addAll }).click()
      await expect(shopper.lineOf(goods)).toBeVisible()
    })
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('three numbers are checked, chosen and added by forms', slowOnDesktop, async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const [first, second, several] = await threeGoods(api, seed)
    await page.goto('/pages/quickorder')
    await page.getByRole('textbox', { name: words.itemNoOfRow(1) }).fill(`${spoken(first)} x 2 ${spoken(second)}`)
    await page.getByRole('textbox', { name: words.itemNoOfRow(2) }).fill(several.product.ItemNo)
    await page.getByRole('textbox', { name: words.itemNoOfRow(3) }).fill('999999')
    await page.getByRole('button', { name: words.checkNumbers }).click()
    for (const { product } of [first, second, several])
      await expect(page.getByRole('link', { name: product.Name })).toBeVisible()
    await shopper.sees(words.noSuchItem)
    await page.getByRole('combobox', { name: words.styleAndSize }).selectOption(String(several.edp.EdpNo))

    await page.getByRole('button', { name: words.addAll }).click()
    await shopper.isAt(/\/pages\/quickorder\?item1=999999.*posted=partly/)
    await shopper.sees(words.noSuchItem)
    await shopper.seesInCounter(4)
    await page.goto('/pages/shoppingbag')
    for (const goods of [first, second, several]) await expect(shopper.lineOf(goods)).toBeVisible()
  })
})
