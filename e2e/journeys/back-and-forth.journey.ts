import { wholeChromium } from '../support/browser.ts'
import { commonest, findProducts, List, termIn } from '../support/list.ts'
import { isDefault } from '../support/shop-api.ts'
import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'

test.use(wholeChromium)

test(
  'right after the browser’s Back the page is there at once, and its bag counter is right',
  onceOnPhone,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, isDefault)
    const { page } = shopper
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.restored = ''
      })
    })
    await shopper.opensHome()
    await shopper.seesInCounter(0)
    await shopper.opensProduct(goods)
    await shopper.addsToBag()

    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-restored', '')
    await shopper.seesInCounter(1)

    await page.evaluate(() => history.forward())
    await expect(shopper.heading(goods.product.Name)).toBeVisible()
    await shopper.seesInCounter(1)
    await shopper.addsToBag()
    await shopper.seesInCounter(2)
  },
)

test(
  'a shopper searches, narrows by two things, comes back and reloads, sorts, turns the page, and opens a product',
  onceOnDesktop,
  async ({ shopper, api, words }) => {
    const { page } = shopper
    const list = new List(shopper)
    const searchTerm = termIn(shopper)
    await shopper.opensHome()
    await shopper.searchesFor(searchTerm)
    await expect(shopper.heading(words.results(searchTerm))).toBeVisible()
    await shopper.seesPageAlive()
    const all = await findProducts(api, { searchTerm })
    await list.says(all.Paging.TotalRecords)

    const colour = commonest(all, 'colour')
    await list.narrowsBy(colour)
    const coloured = await findProducts(api, { searchTerm, dimensions: colour })
    await list.says(coloured.Paging.TotalRecords)
    expect(coloured.Paging.TotalRecords).toBeLessThan(all.Paging.TotalRecords)

    const price = commonest(coloured, 'price')
    await list.narrowsBy(price)
    const both = await findProducts(api, { searchTerm, dimensions: `${colour},${price}` })
    const seesBoth = async () => {
      await list.says(both.Paging.TotalRecords)
      await expect.poll(() => list.itemNos()).toEqual(both.Products.map(({ ItemNo }) => ItemNo))
      await expect(list.box(colour)).toBeChecked()
      await expect(list.box(price)).toBeChecked()
      await expect(page.getByRole('list', { name: words.narrowedBy }).getByRole('link')).toHaveCount(3)
    }
    await seesBoth()
    await page.reload()
    await seesBoth()
    // A page from the back/forward cache loads nothing that could be waited for.
    await page.evaluate(() => history.back())
    await list.says(coloured.Paging.TotalRecords)
    await expect(list.box(price)).not.toBeChecked()
    await page.evaluate(() => history.forward())
    await seesBoth()

    await list.sortsBy('price-asc')
    const sorted = await findProducts(api, { searchTerm, dimensions: `${colour},${price}`, sortKey: 'price-asc' })
    await expect.poll(() => list.itemNos()).toEqual(sorted.Products.map(({ ItemNo }) => ItemNo))
    await page.getByRole('link', { name: words.nextPage }).click()
    await shopper.isAt(/page=2/)
    const second = await findProducts(api, {
      searchTerm,
      dimensions: `${colour},${price}`,
      sortKey: 'price-asc',
      page: '2',
    })
    await expect.poll(() => list.itemNos()).toEqual(second.Products.map(({ ItemNo }) => ItemNo))
    const [product] = second.Products
    await list.tiles.first().getByRole('heading').getByRole('link').click()
    await expect(shopper.heading(product?.Name ?? '')).toBeVisible()
  },
)
