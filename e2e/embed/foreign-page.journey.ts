import type { BrowserContext, Page, Request } from '@playwright/test'
import { origins } from '../support/ports.ts'
import { isDefault } from '../support/shop-api.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const both = '<onair-schedule></onair-schedule>\n<onair-bag-counter></onair-bag-counter>'

/** Records what a page's policy forbade. */
async function watchPolicy(context: BrowserContext): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const forbidden: string[] = []
    Object.assign(window, { forbidden })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      forbidden.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  return (page) => page.evaluate(() => (window as Window & { forbidden?: string[] }).forbidden ?? ['not watched'])
}

/** The event streams that a page opened. */
function streamsOf(page: Page): string[] {
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/shows/events')) streams.push(request.url())
  })
  return streams
}

test(
  'a plain page of another site shows the schedule and its bag, in its own language, under a strict policy',
  onceOnPhone,
  async ({ context, page, foreign, api, language, words }) => {
    const violations = await watchPolicy(context)
    const streams = streamsOf(page)
    await page.goto(foreign.add('/', { language, body: both }))

    const schedule = page.locator('onair-schedule')
    await expect(schedule.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
    await expect
      .poll(async () => (await schedule.getByRole('heading').first().textContent()) === (await api.onAir()))
      .toBe(true)
    await expect(schedule.getByRole('img').or(schedule.locator('img')).first()).toBeVisible()
    const counter = page.locator('onair-bag-counter').getByRole('link')
    await expect(counter).toHaveAccessibleName(`${words.bag}, ${words.things(0)}`)
    await expect(counter).toHaveAttribute('href', `${origins.shop}/${language}/pages/shoppingbag`)

    expect(await violations(page)).toEqual([])
    await expect.poll(() => streams.length).toBe(1)
  },
)

test(
  'a member’s orders on another site come with one file of code',
  slowOnDesktop,
  async ({ context, page, foreign, api, language }) => {
    const { token, edp } = await api.signIn('shopper@example.com')
    const value = encodeURIComponent(JSON.stringify({ Token: token, Edp: edp }))
    await context.addCookies([{ name: 'userToken', value, url: foreign.origin }])
    const files: string[] = []
    page.on('request', (request) => {
      const [, file] = /\/widgets\/v1\/(.*)-\w+\.js$/.exec(request.url()) ?? []
      if (file) files.push(file)
    })
    await page.goto(foreign.add('/', { language, body: '<onair-order-list></onair-order-list>' }))
    const [newest] = (await api.ordersOf({ token, edp })).OrderSummary
    await expect(page.locator('onair-order-list')).toContainText(newest?.OrderNo ?? 'an order')
    expect(files).toEqual([`order-list.member.${language}`])
  },
)

test('an element may ask for another language than its page', slowOnDesktop, async ({ page, foreign, language }) => {
  const other = language === 'en' ? 'fr' : 'en'
  const body = `<onair-schedule language="${other}" compact></onair-schedule>`
  await page.goto(foreign.add('/', { language, body }))
  const schedule = page.locator('onair-schedule')
  await expect(schedule.getByRole('region', { name: words[other].scheduleTitle })).toBeVisible()
})

test(
  'the script twice, and widgets twice, still make one connection',
  onceOnDesktop,
  async ({ context, page, foreign, language, words }) => {
    const violations = await watchPolicy(context)
    const streams = streamsOf(page)
    await page.goto(foreign.add('/', { language, body: `${both}\n${both}`, scripts: 2 }))
    for (const place of [0, 1]) {
      await expect(page.getByRole('region', { name: words.scheduleTitle }).nth(place)).toBeVisible()
      await expect(page.locator('onair-bag-counter').nth(place).getByRole('link')).toBeVisible()
    }
    await expect.poll(() => streams.length).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)

test(
  'the page keeps its own words while the shop is away, and the widget takes their place when it is back',
  slowOnPhone,
  async ({ page, shopper, foreign, language, words }) => {
    shopper.problems.expect(/ERR_FAILED.*\/api\//, 'the shop is away')
    const warnings: string[] = []
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
    await page.route(`${origins.shop}/api/**`, (route) => route.abort())
    const own = '<onair-schedule><p>Our own words</p></onair-schedule>'
    const address = foreign.add('/', { language, body: own })
    await page.goto(address)
    await expect.poll(() => warnings.filter((text) => text.includes('onair-schedule'))).toHaveLength(1)
    await expect(page.getByText('Our own words')).toBeVisible()

    await page.unroute(`${origins.shop}/api/**`)
    await page.goto(address)
    await expect(page.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
    await expect(page.getByText('Our own words')).toBeHidden()
  },
)

test(
  'a widget far down the page loads when the reader comes near it',
  slowOnPhone,
  async ({ page, foreign, language, words }) => {
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
    const far = '<p>A line of the page.</p>\n'.repeat(200)
    await page.goto(foreign.add('/', { language, body: `<onair-bag-counter></onair-bag-counter>${far}${both}` }))
    await expect(page.locator('onair-bag-counter').getByRole('link').first()).toBeVisible()
    expect(scripts.filter((path) => path.includes('schedule'))).toEqual([])
    await page.locator('onair-schedule').scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
  },
)

test(
  'what is added on the other site is counted and stored there',
  onceOnPhone,
  async ({ page, shopper, foreign, api, seed, language, words }) => {
    const { product } = await api.findGoods(seed, isDefault)
    const body = `<onair-bag-counter></onair-bag-counter>\n<onair-product item-no="${product.ItemNo}"></onair-product>`
    await page.goto(foreign.add('/', { language, body }))
    await shopper.addsToBag()
    const counter = page.locator('onair-bag-counter').getByRole('link')
    await expect(counter).toHaveAccessibleName(`${words.bag}, ${words.things(1)}`)
    await page.reload()
    await expect(counter).toHaveAccessibleName(`${words.bag}, ${words.things(1)}`)
  },
)

test(
  'searching, lists, reviews and what was looked at lead to the shop, and take their pictures from it',
  onceOnDesktop,
  async ({ context, page, foreign, api, seed, language, words }) => {
    const violations = await watchPolicy(context)
    const { product } = await api.findGoods(seed, ({ product }) => product.ProductReviewCount > 0)
    const body = `<onair-search-box></onair-search-box>
    <onair-product-list item-nos="${product.ItemNo}"></onair-product-list>
    <onair-product item-no="${product.ItemNo}"></onair-product>
    <onair-reviews item-no="${product.ItemNo}"></onair-reviews>
    <onair-write-review item-no="${product.ItemNo}"></onair-write-review>
    <onair-gift-card-balance></onair-gift-card-balance>
    <onair-recently-viewed></onair-recently-viewed>`
    await page.goto(foreign.add('/', { language, body }))
    for (const tag of ['product-list', 'product', 'recently-viewed']) {
      await expect(page.locator(`onair-${tag}`).getByText(product.Name).first()).toBeVisible()
    }
    await expect(page.locator('onair-reviews').getByRole('article').first()).toBeVisible()
    const search = page.getByRole('combobox', { name: words.search })
    await search.fill(product.Name)
    await expect(page.getByRole('option').first()).toBeVisible()

    const addresses = await page
      .locator('[href], form[action]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''))
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => !address.startsWith(`${origins.shop}/`))).toEqual([])
    const pictures = await page
      .locator('onair-product-list img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))
    expect(pictures.filter((picture) => !picture.startsWith(`${origins.shop}/images/`))).toEqual([])

    expect(await violations(page)).toEqual([])
    // The page's policy forbids its forms to go anywhere.
    await search.press('Enter')
    await page.waitForURL(
      ({ origin, pathname }) => `${origin}${pathname}` === `${origins.shop}/${language}/pages/productlist`,
    )
  },
)

test(
  'no form and no link of a widget leads to the other site itself',
  slowOnPhone,
  async ({ page, shopper, foreign, api, seed, language }) => {
    const { product } = await api.findGoods(seed, isDefault)
    const tags = ['bag', 'checkout', 'sign-in', 'create-account', 'forgot-password', 'gift-card-balance', 'order-list']
    const all = tags.map((tag) => `<onair-${tag}></onair-${tag}>`).join('\n')
    const body = `<onair-product item-no="${product.ItemNo}"></onair-product>`
    await page.goto(foreign.add('/', { language, body }))
    await shopper.addsToBag()
    await page.goto(foreign.add('/all', { language, body: all, forMembers: true }))
    for (const tag of tags) await expect(page.locator(`onair-${tag}`).locator('form, a[href]').first()).toBeAttached()
    await expect(page.locator('onair-checkout input[type=password]')).toBeVisible()
    const addresses = await page
      .locator('a[href], form[method=post]')
      .evaluateAll((targets) =>
        targets.map((one) => (one instanceof HTMLFormElement ? one.action : (one as HTMLAnchorElement).href)),
      )
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => !address.startsWith(`${origins.shop}/`))).toEqual([])
  },
)

test('a closed page closes its connection', onceOnDesktop, async ({ page, foreign, language, words }) => {
  const ofStream = (request: Request) => request.url().includes('/shows/events')
  const opened = page.waitForResponse((response) => ofStream(response.request()))
  await page.goto(foreign.add('/', { language, body: both }))
  await expect(page.getByRole('region', { name: words.scheduleTitle })).toBeVisible()
  await opened
  const closed = page.waitForEvent('requestfailed', ofStream)
  await page.goto(foreign.add('/elsewhere', { language, body: '' }))
  await closed
})
