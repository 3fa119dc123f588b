import { restock } from '../support/operator.ts'
import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'

test(
  'a shopper adds a favourite, signs in for it, and finds it in every tab',
  onceOnDesktop,
  async ({ shopper, api, seed }) => {
    const { product } = await api.findGoods(seed)
    const email = `keeps-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const storedFavourites = async () => {
      const { Favourites } = await api.ok('GET /api/v2/{language}/accounts/{edp}/favourites', {
        params: { edp: member.edp },
        query: { itemNoOnly: 'true' },
        token: member.token,
      })
      return Favourites.map(({ ItemNumber }) => ItemNumber)
    }
    const heartIn = ({ page, words }: typeof shopper) =>
      page.getByRole('button', { name: words.favourite(product.Name) }).first()
    const heart = heartIn(shopper)

    await test.step('not signed in: to sign-in, and back to the same page, where it is a favourite', async () => {
      // Another brand may have goods of the same name.
      const query = new URLSearchParams({ searchTerm: product.Name, dimensions: `brand:${product.BrandId}` })
      await shopper.opens(`/pages/productlist?${query}`)
      const list = shopper.page.url()
      await heart.click()
      await expect(shopper.page).toHaveURL(/\/pages\/signin/)
      await shopper.signsIn(email, demoPassword)
      await expect(shopper.page).toHaveURL(list)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(storedFavourites).toEqual([product.ItemNo])
    })

    await test.step('another tab knows it too, and what is taken back there', async () => {
      const other = await shopper.opensAnotherTab()
      await other.opens(`/pages/productdetails?nav=R:${product.ItemNo}`)
      await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'true')
      await heartIn(other).press('Enter')
      await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'false')
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(storedFavourites).toEqual([])
    })

    await test.step('and it stays that way', async () => {
      await shopper.page.reload()
      await shopper.seesPageAlive()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    })
  },
)

test(
  'a session that ended elsewhere leaves a product page open; a heart there leads to sign-in, and back',
  onceOnDesktop,
  async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const goods = await api.findGoods(seed, ({ product }) => product.Edps.length === 1)
    const email = `keeps-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    await shopper.entersAs(member, email)
    await api.ok('POST /api/v2/{language}/accounts/{edp}/signout', { params: { edp: member.edp }, token: member.token })

    // The favourites are read beside the page: only the console shows that this fails.
    shopper.problems.expect(/status of 401|favourites/, 'the session has ended')
    await shopper.opensProduct(goods)
    const here = page.url()
    await expect.poll(() => shopper.cookie('userToken')).toBeUndefined()
    await shopper.addsToBag()
    await expect(page).toHaveURL(here)

    await page
      .getByRole('button', { name: words.favourite(goods.product.Name) })
      .first()
      .click()
    await shopper.isAt('/pages/signin')
    await shopper.signsIn(email, demoPassword)
    await expect(page).toHaveURL(here)
    const heart = page.getByRole('button', { name: words.favourite(goods.product.Name) }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await shopper.seesInCounter(1)
  },
)

test(
  'a favourite that has sold out says so, leads to its waiting list, and can be taken off the list',
  onceOnPhone,
  async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const { product, edp } = await api.findGoods(seed, ({ product }) => product.Edps.length === 1)
    const email = `keeps-${crypto.randomUUID()}@example.com`
    const { edp: customer, token } = await api.newAccount(email)
    const params = { edp: customer }
    const body = { ItemNumber: product.ItemNo }
    await api.ok('POST /api/v2/{language}/accounts/{edp}/favourites', { params, token, body })
    await restock([edp.EdpNo, 0])
    await shopper.entersAs({ edp: customer, token }, email)

    await test.step('it is still there, and sold out', async () => {
      await shopper.opens('/pages/myaccount/favourites')
      const tile = page.getByRole('article').filter({ hasText: product.Name })
      await expect(tile).toContainText(words.soldOut)
      await expect(tile.getByRole('button', { name: words.addOf(product.Name) })).toHaveCount(0)
      await tile.getByRole('link', { name: words.seeItem(product.Name) }).click()
    })

    await test.step('its page offers the waiting list', async () => {
      await expect(shopper.heading(product.Name)).toBeVisible()
      await shopper.seesPageAlive()
      await page.getByRole('textbox', { name: words.waitlistEmail }).fill(email)
      await page.getByRole('button', { name: words.tellMe }).click()
      await shopper.sees(words.onTheList(email))
    })

    await test.step('back on the list, the heart takes it off', async () => {
      await page.goBack()
      await shopper.seesPageAlive()
      await page
        .getByRole('button', { name: words.favourite(product.Name) })
        .first()
        .click()
      const stored = () => api.ok('GET /api/v2/{language}/accounts/{edp}/favourites', { params, token })
      await expect.poll(async () => (await stored()).Favourites).toEqual([])
    })
  },
)

test(
  'a customer puts a favourite in the bag, and clears the list after a question',
  onceOnPhone,
  async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const { product } = await api.findGoods(seed, ({ product }) => product.Edps.length === 1)
    const email = `keeps-${crypto.randomUUID()}@example.com`
    const { edp, token } = await api.newAccount(email)
    const customer = { params: { edp }, token }
    await api.ok('POST /api/v2/{language}/accounts/{edp}/favourites', {
      ...customer,
      body: { ItemNumber: product.ItemNo },
    })
    await shopper.entersAs({ edp, token }, email)
    await shopper.opens('/pages/myaccount/favourites')

    await page.getByRole('button', { name: words.addOf(product.Name) }).click()
    await shopper.leavesDrawer()
    await shopper.seesInCounter(1)

    await page.getByRole('button', { name: words.clearAll, exact: true }).click()
    await expect(page.getByRole('link', { name: product.Name }).first()).toBeAttached()
    await page.getByRole('dialog').getByRole('button', { name: words.settings.clearFavourites }).click()
    await shopper.sees(words.settings.noFavourites)
    const storedFavourites = () => api.ok('GET /api/v2/{language}/accounts/{edp}/favourites', customer)
    await expect.poll(async () => (await storedFavourites()).Favourites).toEqual([])
  },
)
