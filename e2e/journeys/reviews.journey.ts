import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnDesktop, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

test(
  'a shopper reads on, signs in to write a review, and comes back to do it',
  onceOnDesktop,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, ({ product }) => product.ProductReviewCount > 10)
    const { ItemNo, ProductReviewCount } = goods.product
    const { page, words } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    await api.newAccount(email)

    await shopper.opensProduct(goods)
    const reviews = page.locator('#reviews')
    await reviews.scrollIntoViewIfNeeded()
    await expect(reviews.getByRole('meter')).toHaveCount(5)
    await reviews.getByRole('link', { name: words.nextPage }).click()
    await shopper.sees(words.reviewsShown(6, 10, ProductReviewCount))

    await reviews.getByRole('link', { name: words.writeReview }).click()
    await shopper.isAt('/pages/signin')
    await shopper.seesPageAlive()
    await shopper.signsIn(email, demoPassword)
    await shopper.isAt(`/pages/writereview?pr_page_id=${ItemNo}`)
    await shopper.seesPageAlive()
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: words.starsOf }) })
      .click()
    await page.getByLabel(words.headline).fill('Just right')
    await page.getByLabel(words.reviewText).fill('Used every day since it came.')
    await page.getByLabel(words.nickname).fill('Maya')
    await page.getByRole('button', { name: words.post }).click()
    await expect(shopper.heading(words.reviewThanks, 2)).toBeVisible()

    await expect
      .poll(async () => {
        const { Reviews } = await api.ok('GET /api/v3/{language}/products/{itemNo}/reviews', {
          params: { itemNo: ItemNo },
        })
        return Reviews[0]?.Headline
      })
      .toBe('Just right')
  },
)

test(
  'reviews that come into view while the network is away work once it is back',
  slowOnDesktop,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, ({ product }) => product.ProductReviewCount > 10)
    const { page, words } = shopper
    await shopper.opensProduct(goods)
    shopper.problems.expect(/ERR_INTERNET_DISCONNECTED/, 'the browser writes every request that fails into the console')
    await page.context().setOffline(true)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    // By then the browser has told the page what is in view.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
    await page.context().setOffline(false)
    await expect(page.locator('shop-island[data-island="reviews"]')).toHaveAttribute('data-hydrated', '')
    await page.locator('#reviews').getByRole('link', { name: words.nextPage }).click()
    await shopper.sees(words.reviewsShown(6, 10, goods.product.ProductReviewCount))
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('order and page of the reviews are in the address', slowOnPhone, async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, ({ product }) => product.ProductReviewCount > 10)
    const { page, words } = shopper
    await page.goto(`/pages/productdetails?nav=R:${goods.product.ItemNo}`)
    await page.locator('#reviews').getByRole('link', { name: words.nextPage }).click()
    await shopper.sees(words.reviewsShown(6, 10, goods.product.ProductReviewCount))
    await expect(page).toHaveURL(/reviewPage=2/)
  })
})
