import { origins } from '../support/ports.ts'
import { Shopper } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const shopOf = (item: string) =>
  `<onair-bag-counter></onair-bag-counter>\n<onair-product item-no="${item}"></onair-product>\n<onair-bag></onair-bag>`

test('a bag that was filled on another site comes along to the shop’s checkout, beside what was there', async ({
  page,
  shopper,
  foreign,
  api,
  seed,
  language,
  words,
}) => {
  const isDefault = ({ product, edp }: { product: { DefaultEdp: number }; edp: { EdpNo: number } }) =>
    edp.EdpNo === product.DefaultEdp
  const lamp = await api.findGoods(`${seed} lamp`, isDefault)
  const rug = await api.findGoods(`${seed} rug`, ({ product }) => product.ItemNo !== lamp.product.ItemNo)
  await shopper.adds(rug)

  await page.goto(foreign.add('/', { language, body: shopOf(lamp.product.ItemNo) }))
  await page.getByRole('button', { name: words.addToBag, exact: true }).click()
  await expect(page.getByText(words.addedOne).filter({ visible: true }).first()).toBeVisible()
  const bag = page.locator('onair-bag')
  await expect(bag.getByRole('link', { name: lamp.product.Name })).toBeVisible()

  await test.step('to the checkout, both in hand', async () => {
    await bag.getByRole('link', { name: words.toCheckout, exact: true }).click()
    await page.waitForURL(`${origins.shop}/${language}/pages/checkout`)
    await expect(shopper.heading(words.checkout)).toBeVisible()
    await shopper.opensBag()
    await expect(shopper.lineOf(lamp)).toBeVisible()
    await expect(shopper.lineOf(rug)).toBeVisible()
    await shopper.seesInCounter(2)
  })

  await test.step('the other site still has the bag, which is the same one now, and nothing is doubled', async () => {
    await page.goto(`${foreign.origin}/`)
    await expect(bag.getByRole('link', { name: rug.product.Name })).toBeVisible()
    await page.locator('onair-bag-counter').getByRole('link').click()
    await page.waitForURL(`${origins.shop}/${language}/pages/shoppingbag`)
    await shopper.seesInCounter(2)
  })
})

test('a page that keeps no cookies leads to the shop’s checkout instead of its steps', async ({
  context,
  page,
  foreign,
  api,
  seed,
  language,
  words,
}) => {
  // As in a frame of another site: cookies are dropped there, and there only.
  await context.addInitScript((shop) => {
    if (location.origin === shop) return
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  }, origins.shop)
  const lamp = await api.findGoods(seed, ({ product, edp }) => edp.EdpNo === product.DefaultEdp)
  const body = `<onair-product item-no="${lamp.product.ItemNo}"></onair-product>\n<onair-checkout></onair-checkout>`
  await page.goto(foreign.add('/', { language, body }))
  await page.getByRole('button', { name: words.addToBag, exact: true }).click()
  await expect(page.getByText(words.addedOne).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: words.continueAtShop }).click()
  await page.waitForURL(`${origins.shop}/${language}/pages/checkout`)
  await expect(page.getByRole('main')).toContainText(lamp.product.Name)
})

test('who comes with a code from nowhere is asked whether the bag is theirs; a code works once', async ({
  shopper,
  browser,
  problems,
  api,
  seed,
  language,
  words,
}) => {
  const lamp = await api.findGoods(seed)
  const { CartGuid: guid } = await api.bagWith([lamp])
  const { Code } = await api.ok('POST /api/v2/{language}/carts/{guid}/handover', {
    params: { guid },
    token: await api.appToken(),
  })
  const address = `${origins.shop}/${language}/handover?${new URLSearchParams({ code: Code, to: `/${language}/pages/shoppingbag` })}`
  const { page } = shopper
  await page.goto(address)
  await expect(shopper.heading(words.isThisBagYours)).toBeVisible()
  expect(await shopper.cookie('cartGuid')).toBeUndefined()
  await page.getByRole('link', { name: words.yesBringIt }).click()
  await shopper.isAt(`/${language}/pages/shoppingbag`)
  await expect(shopper.lineOf(lamp)).toBeVisible()

  const context = await browser.newContext()
  const other = new Shopper(await context.newPage(), language, problems)
  await other.page.goto(address)
  await other.page.getByRole('link', { name: words.yesBringIt }).click()
  await other.sees(words.notBroughtAlong)
  expect(await other.cookie('cartGuid')).toBeUndefined()
  await context.close()
})
