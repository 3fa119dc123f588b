import { List } from '../support/list.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'
import { beginning } from '../support/words.ts'

test('from all categories down to one, and up again', onceOnPhone, async ({ shopper, api, words }) => {
  const { page } = shopper
  const { Categories } = await api.ok('GET /api/v2/{language}/shopbycategory')
  const department = Categories[3]
  const category = department?.Categories[0]
  if (!department || !category) throw new Error('The demonstration has departments with categories')
  const list = new List(shopper)
  await shopper.opens('/pages/shopbycategory')
  await expect(shopper.heading(words.categories)).toBeVisible()
  const region = page.getByRole('region', { name: beginning(department.Name) })
  await region.getByRole('heading', { level: 2 }).getByRole('link').click()
  await expect(shopper.heading(department.Name)).toBeVisible()
  await list.says(department.Count)

  await page
    .getByRole('navigation', { name: words.within(department.Name) })
    .getByText(category.Name, { exact: true })
    .click()
  await expect(shopper.heading(category.Name)).toBeVisible()
  await list.says(category.Count)
  const crumbs = page.getByRole('navigation', { name: words.youAreHere })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Onair', department.Name, category.Name])
  await crumbs.getByRole('link', { name: department.Name }).click()
  await expect(shopper.heading(department.Name)).toBeVisible()
})

test('from all brands to one', slowOnDesktop, async ({ shopper, api, words }) => {
  const { page } = shopper
  const { Brands } = await api.ok('GET /api/v2/{language}/brand', { query: { fm: 'dimension' } })
  const brand = Brands[7]
  if (!brand) throw new Error('The demonstration has brands')
  await shopper.opens('/pages/brands')
  await expect(shopper.heading(words.brands)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: beginning(`${brand.Name} `) })
    .click()
  await expect(shopper.heading(brand.Name)).toBeVisible()
  await new List(shopper).says(brand.Count)
})

test(
  'a page past the end of a list leads to its last page, and an unknown category is not found',
  slowOnDesktop,
  async ({ shopper, api, words }) => {
    const { page } = shopper
    const { Categories } = await api.ok('GET /api/v2/{language}/shopbycategory')
    const id = Categories[0]?.Id
    const { Paging } = await api.ok('GET /api/v3/{language}/products', { query: { dimensions: `category:${id}` } })
    await shopper.opens(`/pages/productlist?dimensions=category:${id}&page=99999`)
    await shopper.isAt(`/pages/productlist?dimensions=category:${id}&page=${Paging.TotalPages}`)

    shopper.problems.expect(/404/, 'the browser itself tells of a page that is not there')
    const response = await page.goto('/pages/productlist?dimensions=category:cellar')
    expect(response?.status()).toBe(404)
    await expect(shopper.heading(words.notFound)).toBeVisible()
  },
)

test(
  'from a list into the bag: with a choice of style and size, and at once without one',
  onceOnPhone,
  async ({ shopper, api, seed, words }) => {
    const { page } = shopper
    const list = new List(shopper)
    const goods = await api.findGoods(seed, ({ product, edp }) => product.Styles.length > 1 && edp.Stock === 'in')
    const style = goods.product.Styles.find(({ Code }) => Code === goods.edp.StyleCode)
    const size = goods.product.Sizes.find(({ Code }) => Code === goods.edp.SizeCode)
    await list.opensWith(goods)
    await list
      .tileOf(goods)
      .getByRole('button', { name: words.chooseOf(goods.product.Name) })
      .click()
    const dialog = page.getByRole('dialog', { name: goods.product.Name })
    await expect(dialog).toBeVisible()
    for (const [name, choice] of [
      [words.style, style],
      [words.size, goods.product.Sizes.length > 1 ? size : undefined],
    ] as const) {
      if (!choice) continue
      const group = dialog.getByRole('group', { name: new RegExp(`^${name}`) })
      // A value with low stock says so after its name.
      const radio = page.getByRole('radio', { name: beginning(choice.Name) })
      await group.locator('label').filter({ has: radio }).first().click()
      await expect(group.getByRole('radio', { name: beginning(choice.Name) }).first()).toBeChecked()
    }
    await dialog.getByRole('button', { name: words.addToBag }).click()
    await expect(dialog).toBeHidden()
    await shopper.leavesDrawer()
    await shopper.seesInCounter(1)
    const bag = async () =>
      api.ok('GET /api/v2/{language}/carts/{guid}', {
        params: { guid: await shopper.bagGuid() },
        token: await api.appToken(),
      })
    expect((await bag()).CartLines).toMatchObject([{ EdpNo: goods.edp.EdpNo, Quantity: 1 }])

    const single = await api.findGoods(`${seed} alone`, ({ product }) => product.Edps.length === 1)
    await list.opensWith(single)
    await list
      .tileOf(single)
      .getByRole('button', { name: words.addOf(single.product.Name) })
      .click()
    await shopper.seesInCounter(2)
    // The counter counts at the press of the button, before the server has answered.
    await expect
      .poll(async () => (await bag()).CartLines.map(({ EdpNo }) => EdpNo).sort())
      .toEqual([goods.edp.EdpNo, single.edp.EdpNo].sort())
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a tile adds a product without a choice to the bag, and leads to the page of one with a choice',
    slowOnDesktop,
    async ({ shopper, api, seed, words }) => {
      const { page } = shopper
      const list = new List(shopper)
      // Nothing hydrates here.
      const goes = async (path: string) => void (await page.goto(path))
      const single = await api.findGoods(seed, ({ product }) => product.Edps.length === 1)
      await list.opensWith(single, goes)
      await list
        .tileOf(single)
        .getByRole('button', { name: words.addOf(single.product.Name) })
        .click()
      await shopper.isAt('/pages/shoppingbag')
      await expect(shopper.lineOf(single)).toBeVisible()

      const sized = await api.findGoods(seed, ({ product }) => product.Styles.length === 1 && product.Sizes.length > 1)
      await list.opensWith(sized, goes)
      await list
        .tileOf(sized)
        .getByRole('button', { name: words.chooseOf(sized.product.Name) })
        .click()
      await shopper.isAt(`/pages/productdetails?nav=R:${sized.product.ItemNo}`)
    },
  )
})
