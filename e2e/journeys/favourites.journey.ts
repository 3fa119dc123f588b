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
      await shopper.opens(`/pages/productlist?searchTerm=${encodeURIComponent(product.Name)}`)
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
