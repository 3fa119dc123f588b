import { tabsTo } from '../support/keyboard.ts'
import { commonest, findProducts, List, termIn } from '../support/list.ts'
import { expect, onceOnDesktop, onceOnPhone, slow, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

test(
  'a value that is ticked before the page is hydrated filters as soon as it is',
  onceOnPhone,
  async ({ shopper, api, words }) => {
    shopper.problems.expect(
      /ViewTransition opt-in disabled/,
      'the browser has no transition from a page that is still coming',
    )
    const { page } = shopper
    const list = new List(shopper)
    const searchTerm = termIn(shopper)
    const brand = commonest(await findProducts(api, { searchTerm }), 'brand')
    const narrowed = await findProducts(api, { searchTerm, dimensions: brand })
    let letScriptsCome = () => {}
    const withheld = new Promise<void>((resolve) => {
      letScriptsCome = resolve
    })
    await page.route(/\.js(\?|$)/, async (route) => {
      await withheld
      await route.continue()
    })
    await page.goto(`${shopper.origin}/pages/productlist?searchTerm=${searchTerm}`, { waitUntil: 'commit' })
    await expect(list.tiles.first()).toBeVisible()
    // By the width, since styles may still be on their way, too.
    const drawer = (page.viewportSize()?.width ?? 0) < 960
    if (drawer) await list.filterButton.click()
    await list.ticks(brand)
    letScriptsCome()
    if (drawer) {
      const shown = narrowed.Paging.TotalRecords.toLocaleString(shopper.language === 'fr' ? 'fr-CA' : 'en-CA')
      await expect(list.filters.getByRole('button', { name: words.seeResults })).toContainText(`(${shown})`)
      await list.seesResults()
    }
    await expect(page).toHaveURL(new RegExp(`dimensions=${brand}`))
    await list.says(narrowed.Paging.TotalRecords)
  },
)

test('filters of a list are removed, one by one and all at once', slowOnPhone, async ({ shopper, api, words }) => {
  const { page } = shopper
  const list = new List(shopper)
  const searchTerm = termIn(shopper)
  const all = await findProducts(api, { searchTerm })
  const [colour, price] = [commonest(all, 'colour'), commonest(all, 'price')]
  await shopper.opens(`/pages/productlist?searchTerm=${searchTerm}&dimensions=${colour},${price},easy-pay:yes`)
  const chips = page.getByRole('list', { name: words.narrowedBy }).getByRole('link')
  await expect(chips).toHaveCount(4)
  await chips.first().click()
  await expect(chips).toHaveCount(3)
  await page.getByRole('link', { name: words.clearAll }).click()
  await shopper.isAt(`/pages/productlist?searchTerm=${searchTerm}`)
  await list.says(all.Paging.TotalRecords)
})

test('with the keyboard alone: search, two filters, a sort, a product', { tag: slow }, async ({
  shopper,
  api,
  words,
}) => {
  const { page } = shopper
  const list = new List(shopper)
  const searchTerm = termIn(shopper)
  const press = (key: string) => page.keyboard.press(key)
  const all = await findProducts(api, { searchTerm })
  const price = commonest(all, 'price')
  await shopper.opensHome()
  await tabsTo(shopper, page.getByRole('banner').locator('input[name=searchTerm]'))
  await page.keyboard.type(searchTerm)
  await press('Enter')
  await expect(shopper.heading(words.results(searchTerm))).toBeVisible()
  await shopper.seesPageAlive()

  const drawer = await list.filterButton.isVisible()
  if (drawer) {
    await tabsTo(shopper, list.filterButton)
    await press('Enter')
    await expect(list.filters).toBeVisible()
    // Escape closes it, and gives the focus back.
    await press('Escape')
    await expect(list.filters).toBeHidden()
    await expect(list.filterButton).toBeFocused()
    await press('Enter')
  }
  await tabsTo(shopper, list.box(price))
  await press('Space')
  if (!drawer) {
    await expect(page).toHaveURL(new RegExp(price))
    await shopper.seesPageAlive()
    // The focus is where it was, in the list that came.
    await expect(list.box(price)).toBeFocused()
  }
  const easyPay = list.box('easy-pay:yes')
  // It stands above the prices.
  for (let back = 0; back < 60 && !(await easyPay.evaluate((box) => box === document.activeElement)); back += 1) {
    await press('Shift+Tab')
  }
  await press('Space')
  if (drawer) {
    await tabsTo(shopper, list.filters.getByRole('button', { name: new RegExp(`^${words.seeResults}`) }))
    await press('Enter')
  }
  await expect(page).toHaveURL(/easy-pay:yes/)
  await expect(page).toHaveURL(new RegExp(price))
  await shopper.seesPageAlive()
  const both = await findProducts(api, { searchTerm, dimensions: `${price},easy-pay:yes` })
  await list.says(both.Paging.TotalRecords)

  await tabsTo(shopper, list.tiles.first().getByRole('heading').getByRole('link'))
  await press('Enter')
  await expect(shopper.heading(both.Products[0]?.Name ?? '')).toBeVisible()
})

test(
  'a drawer counts what its ticks would leave before they are applied',
  slowOnPhone,
  async ({ shopper, api, isMobile }) => {
    test.skip(!isMobile, 'There is no drawer where the filters have a column')
    const list = new List(shopper)
    const searchTerm = termIn(shopper)
    const all = await findProducts(api, { searchTerm })
    const colour = commonest(all, 'colour')
    await shopper.opens(`/pages/productlist?searchTerm=${searchTerm}`)
    await list.filterButton.click()
    await list.ticks(colour)
    const { Paging } = await findProducts(api, { searchTerm, dimensions: colour })
    await expect(list.filters.locator('[data-total]')).toHaveText(
      `(${Paging.TotalRecords.toLocaleString(shopper.language === 'fr' ? 'fr-CA' : 'en-CA')})`,
    )
    await shopper.isAt(`/pages/productlist?searchTerm=${searchTerm}`)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same forms narrow and sort', slowOnDesktop, async ({ shopper, api, words }) => {
    const { page } = shopper
    const list = new List(shopper)
    const searchTerm = termIn(shopper)
    const all = await findProducts(api, { searchTerm })
    const price = commonest(all, 'price')
    await page.goto(`/pages/productlist?searchTerm=${searchTerm}`)
    if (await list.filterButton.isVisible()) await list.filterButton.click()
    await list.box(price).check()
    await list.box('easy-pay:yes').check()
    await list.seesResults()
    await expect(page).toHaveURL(new RegExp(`dimensions=easy-pay:yes,${price}|dimensions=${price},easy-pay:yes`))
    await list.says((await findProducts(api, { searchTerm, dimensions: `${price},easy-pay:yes` })).Paging.TotalRecords)

    await page.getByLabel(words.sortBy).selectOption('newest')
    await page.getByRole('button', { name: words.apply }).click()
    await expect(page).toHaveURL(/sortKey=newest/)
    await expect(list.box(price)).toBeChecked()
  })
})

test(
  'a shopper searches, narrows by two things, comes back and reloads, sorts, goes to the next page, and opens a product',
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
    await page.goBack()
    await list.says(coloured.Paging.TotalRecords)
    await expect(list.box(price)).not.toBeChecked()
    await page.goForward()
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
