import type { Locator } from '@playwright/test'
import { withMotion } from '../support/browser.ts'
import { isDefault } from '../support/shop-api.ts'
import {
  expect,
  onceOnDesktop,
  onceOnPhone,
  quickOnDesktop,
  slowOnDesktop,
  slowOnPhone,
  test,
} from '../support/test.ts'
import { money } from '../support/words.ts'

test.use(withMotion)

test(
  'a shopper picks a style and size, sees what it costs, and adds it; every counter follows',
  quickOnDesktop,
  async ({ shopper, api, seed, language }) => {
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
  },
)

test('the result of adding comes into sight, above the announcement', slowOnPhone, async ({ shopper, api, seed }) => {
  const { page, words } = shopper
  await shopper.opensProduct(await api.findGoods(seed, isDefault))
  // At the window's edge, as a page may open: the result would appear below the fold.
  const button = shopper.addButton
  await button.evaluate((it) => it.scrollIntoView({ block: 'nearest' }))
  await shopper.addsToBag()
  const edge = async (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((it, which) => it.getBoundingClientRect()[which], side)
  const announcement = page.getByRole('region', { name: words.announcement })
  const message = page.getByText(words.addedOne)
  await expect.poll(async () => (await edge(message, 'bottom')) <= (await edge(announcement, 'top'))).toBe(true)
})

test(
  'the price of the longest name shows without scrolling on a small phone',
  slowOnPhone,
  async ({ shopper, api }) => {
    const { page } = shopper
    await page.setViewportSize({ width: 360, height: 740 })
    const lists = await Promise.all(
      ['1', '2', '3'].map((number) =>
        api.ok('GET /api/v3/{language}/products', { query: { page: number, pageSize: '100' } }),
      ),
    )
    const [longest] = lists
      .flatMap(({ Products }) => Products)
      .toSorted((a, b) => b.Name.length - a.Name.length || a.ItemNo.localeCompare(b.ItemNo))
    await shopper.opens(`/pages/productdetails?nav=R:${longest?.ItemNo}`)
    const price = await page.locator('.onair-product-cost .onair-price-now').boundingBox()
    const over = await page.locator('.announcement').boundingBox()
    expect((price?.y ?? Number.NaN) + (price?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  },
)

test('a shopper finds a product by its name and by its number', onceOnDesktop, async ({ shopper, api, seed }) => {
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

test(
  'with the keyboard alone: through the pictures, into one, and back',
  slowOnDesktop,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, ({ product }) => product.Images.length > 1)
    const { page, words } = shopper
    await shopper.opensProduct(goods)
    const shown = page.locator('.onair-gallery-strip > li:not([inert])')
    const enlarge = shown.getByRole('button', { name: words.enlarge })
    await enlarge.focus()
    const first = await shown.getByRole('img').getAttribute('src')
    await page.keyboard.press('ArrowRight')
    await expect(shown.getByRole('img')).not.toHaveAttribute('src', first ?? '')
    await expect(enlarge).toBeFocused()

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: words.picturesOf(goods.product.Name) })
    await expect(dialog).toBeVisible()
    const original = await dialog.getByRole('img').boundingBox()
    await page.keyboard.press('+')
    await expect
      .poll(async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0)
      .toBeGreaterThan((original?.width ?? 0) * 1.5)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
  },
)

test(
  'a video is fetched when it is asked for, and what the shopper prefers is remembered',
  slowOnPhone,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, ({ product }) => product.Videos.length > 0)
    const title = goods.product.Videos[0]?.Title ?? ''
    const { page, words } = shopper
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) fetched.push(request.url())
    })
    await shopper.opensProduct(goods)
    await page.getByRole('button', { name: words.nextPicture }).click()
    await expect(page.locator('.onair-gallery-strip > li:not([inert])').getByRole('link')).toHaveAccessibleName(
      words.playVideo(title),
    )
    expect(fetched).toEqual([])

    // A finger on the strip stops it while it still moves to the video.
    await page.getByRole('link', { name: words.playVideo(title) }).evaluate((link: HTMLElement) => {
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      link.closest('ul')?.scrollTo({ left: 10, behavior: 'instant' })
      link.click()
    })
    const video = page.getByLabel(title, { exact: true })
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(0.2)
    await page.getByRole('checkbox', { name: words.autoPlay }).check()
    await page.getByRole('checkbox', { name: words.sound }).uncheck()
    expect([await shopper.cookie('autoPlayVideos'), await shopper.cookie('videoSound')]).toEqual(['1', '0'])

    // The next visit: it plays by itself once it is looked at, and without sound.
    await shopper.opensProduct(goods)
    await page.getByRole('button', { name: words.nextPicture }).click()
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => !it.paused && it.muted)).toBe(true)
  },
)

test(
  'Easy Pay tells every payment, with taxes once the province is known',
  slowOnPhone,
  async ({ shopper, api, seed, language }) => {
    const goods = await api.findGoods(
      seed,
      ({ product, edp }) => product.EasyPay !== null && edp.EdpNo === product.DefaultEdp && !product.IsDonation,
    )
    const { product, edp } = goods
    const { page, words } = shopper
    const payments = product.EasyPay?.NoOfPayments ?? 0
    await shopper.opensProduct(goods)
    const summary = page.getByText(words.easyPay(payments, money(edp.EasyPaymentPrice ?? 0, language)))
    await summary.click()
    const plan = page.locator('details[open]').filter({ has: summary })
    await expect(plan.getByRole('listitem')).toHaveCount(payments)
    await expect(plan).toContainText(words.plusTaxes)

    await page.context().addCookies([{ name: 'cartProvince', value: 'QC', url: shopper.origin, secure: true }])
    await shopper.opensProduct(goods)
    await summary.click()
    await expect(plan).toContainText(words.withTaxes)
  },
)

test('an item is recommended by e-mail', slowOnDesktop, async ({ shopper, api, sandbox, seed }) => {
  const goods = await api.findGoods(seed)
  const { page, words } = shopper
  const to = `friend-${crypto.randomUUID()}@example.com`
  await shopper.opensProduct(goods)
  await page.getByRole('button', { name: words.share, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.shareTo).fill(to)
  await dialog.getByLabel(words.shareFrom).fill('Maya')
  await dialog.getByRole('button', { name: words.send, exact: true }).click()
  await expect(dialog.getByText(words.messageSent(to))).toBeVisible()
  await expect.poll(async () => (await sandbox.mailTo(to)).length).toBe(1)
})

test(
  'search engines find the product, and no reviews or prices that do not exist',
  slowOnDesktop,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed, ({ product }) => product.ProductReviewCount > 0)
    await shopper.opensProduct(goods)
    const scripts = await shopper.page.locator('script[type="application/ld+json"]').allTextContents()
    const things = scripts.map((text) => JSON.parse(text))
    expect(things).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        sku: goods.product.ItemNo,
        name: goods.product.Name,
        offers: expect.objectContaining({ priceCurrency: 'CAD' }),
        aggregateRating: expect.objectContaining({ reviewCount: goods.product.ProductReviewCount }),
      }),
    )
    expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList')
    await expect(shopper.page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/${shopper.language}/pages/productdetails\\?nav=R:${goods.product.ItemNo}$`),
    )
  },
)

test(
  'the short address on the screen asks once, and puts the product in the bag',
  onceOnPhone,
  async ({ shopper, api, seed }) => {
    const { page, words } = shopper
    const goods = await api.findGoods(seed, ({ product }) => product.Edps.length === 1 && !product.IsDonation)
    const { ItemNo } = goods.product
    await shopper.opens(`/i/${ItemNo.slice(0, 3)}-${ItemNo.slice(3)}?add=1`)
    await shopper.sees(goods.product.Name)
    await page.reload()
    await shopper.seesInCounter(0)
    await page.getByRole('main').getByRole('button', { name: words.addToBag, exact: true }).click()
    await expect(shopper.lineOf(goods)).toBeVisible()
    await page.reload()
    await shopper.seesInCounter(1)
  },
)
