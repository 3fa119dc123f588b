import { expect, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test('a shopper picks a style and size, sees what it costs, and adds it; every counter follows', async ({
  shopper,
  api,
  seed,
  language,
}) => {
  const goods = await api.findGoods(
    seed,
    ({ product, edp }) =>
      product.Styles.length > 1 &&
      product.Sizes.length > 1 &&
      product.EasyPay !== null &&
      product.ProductReviewCount > 0 &&
      edp.Stock === 'in' &&
      edp.EdpNo !== product.DefaultEdp &&
      edp.WasPrice !== null &&
      edp.EasyPaymentPrice !== null,
  )
  const { product, edp } = goods
  const { page, words } = shopper
  const otherTab = await shopper.opensAnotherTab()
  await otherTab.opensHome()
  await otherTab.seesInCounter(0)

  await shopper.opensProduct(goods)
  await shopper.chooses(goods)
  const details = page.getByRole('main')
  await expect(details).toContainText(money(edp.Price, language))
  await expect(details.locator('s').first()).toContainText(money(edp.WasPrice ?? 0, language))
  await shopper.sees(words.easyPay(product.EasyPay?.NoOfPayments ?? 0, money(edp.EasyPaymentPrice ?? 0, language)))
  await shopper.sees(words.inStock)

  const { Reviews, ReviewCount } = await api.ok('GET /api/v3/{language}/products/{itemNo}/reviews', {
    params: { itemNo: product.ItemNo },
  })
  expect(ReviewCount).toBe(product.ProductReviewCount)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await shopper.sees(Reviews[0]?.Headline ?? '')

  await shopper.addsToBag()
  await shopper.seesInCounter(1)
  await otherTab.seesInCounter(1)

  const bag = await api.ok('GET /api/v2/{language}/carts/{guid}', {
    params: { guid: await shopper.bagGuid() },
    token: await api.appToken(),
  })
  expect(bag.CartLines).toMatchObject([{ EdpNo: edp.EdpNo, Quantity: 1, Price: edp.Price }])
})

test('a shopper finds a product by its name and by its number', async ({ shopper, api, seed }) => {
  const goods = await api.findGoods(seed)
  const { page, words } = shopper
  await shopper.opensHome()
  await shopper.searchesFor(goods.product.Name)
  await expect(shopper.heading(words.results(goods.product.Name))).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: goods.product.Name }).first()).toBeVisible()

  await shopper.searchesFor(goods.product.ItemNo)
  await shopper.isAt(`/pages/productdetails?nav=R:${goods.product.ItemNo}`)
  await expect(shopper.heading(goods.product.Name)).toBeVisible()
})
