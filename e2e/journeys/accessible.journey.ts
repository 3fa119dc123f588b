import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { seesWholeCardNumber } from '../support/card-frame.ts'
import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { demoPassword, isDefault } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'
import { StoreCardApplication } from '../support/store-card.ts'
import { missingStyles } from '../support/styled.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

/**
 * The minified build, half the size of the package's `source`. A script's value is sent back to the test: this one ends with a
 * number, instead of axe itself.
 */
const axeScript = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};0`

type Scheme = 'light' | 'dark'

/** The narrowest window in which a page must not scroll sideways, in pixels (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** How many pixels of the page do not fit into a window of the least width. */
async function overflow({ page }: Shopper): Promise<number> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: narrowest, height: 640 })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (size) await page.setViewportSize(size)
  return wider
}

/**
 * Violations of WCAG 2.2 AA on the page, and whether it scrolls sideways. The dark scheme changes colours alone, so there only
 * contrast is checked.
 */
async function barriers(shopper: Shopper, scheme: Scheme): Promise<string[]> {
  const { page } = shopper
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  // A control that was scrolled half under the page's header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  // Colours have their contrast when their transitions are over.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  // A page with frames of other origins needs axe in each frame, and a second page for the results: the builder's own way. Any other
  // page gets axe once. The builder would inject it twice for each scheme, which takes longer than most checks.
  const alone = page.frames().length === 1
  if (alone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const axe = new AxeBuilder({ page, ...(alone && { axeSource: ';' }) }).setLegacyMode(alone)
  axe.options({ resultTypes: ['violations'] })
  if (scheme === 'light') axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  else axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => `${scheme}: ${id}: ${target}: ${[...any, ...all][0]?.message}`),
  )
  if (scheme === 'dark') return barriers
  const described = page.locator('meta[name=description]:not([content=""])')
  if ((await described.count()) !== 1) barriers.push('description: search engines and readers get none')
  const wider = await overflow(shopper)
  return wider > 0 ? [...barriers, `reflow: the page is ${wider} px wider than ${narrowest} px`] : barriers
}

/** Expects no barrier on a screen, in either scheme, and the styles of all that it shows. */
const isAccessible = (shopper: Shopper, screen: string) =>
  test.step(screen, async () => {
    for (const scheme of ['dark', 'light'] as const) {
      expect.soft(await barriers(shopper, scheme), `${screen}, ${scheme}`).toEqual([])
    }
    expect.soft(await missingStyles(shopper.page), `${screen}, styles`).toEqual([])
  })

// Each screen of the main job, by day and by night.
const screens = [
  ['home', '/', onceOnPhone],
  ['watch live', '/pages/watchlive', slowOnDesktop],
  ['schedule', '/pages/schedule', slowOnDesktop],
  ['product list', '/pages/productlist?searchTerm=a', onceOnDesktop],
  ['sign in', '/pages/signin', onceOnPhone],
  ['a forgotten password', '/pages/forgotpassword', slowOnDesktop],
  ['a new account', '/pages/createaccount', slowOnPhone],
  ['an empty bag', '/pages/shoppingbag', onceOnDesktop],
  ['the newsletter', '/pages/newsletter?posted=invalid', slowOnPhone],
  ['the demonstration', '/pages/demo', onceOnPhone],
] as const

for (const [screen, path, once] of screens) {
  test(`${screen} is accessible`, once, async ({ shopper }) => {
    await shopper.opens(path)
    await isAccessible(shopper, screen)
  })
}

test(
  'what an empty search field offers, and a search without a hit, are accessible',
  onceOnPhone,
  async ({ shopper }) => {
    const { page, words } = shopper
    await shopper.opens('/pages/productlist?searchTerm=chesterfield')
    await isAccessible(shopper, 'a search without a hit')
    await page.evaluate(() => localStorage.setItem('recentSearches', '["rug","wool coat"]'))
    const field = page.getByRole('combobox', { name: words.search })
    await field.fill('')
    await expect(page.getByRole('option').nth(3)).toBeVisible()
    await isAccessible(shopper, 'an empty search field')
    await expect(field).toBeFocused()
  },
)

test('the week, the search and a programme are accessible', slowOnPhone, async ({ shopper, api }) => {
  const { Shows } = await api.today()
  for (const [screen, query] of Object.entries({
    'the week': 'view=week',
    'the search': `view=search&term=${encodeURIComponent(Shows[3]?.Title ?? '')}`,
    'a programme': `show=${Shows[3]?.Id}`,
  })) {
    await shopper.opens(`/pages/schedule?${query}`)
    await isAccessible(shopper, screen)
  }
})

test('each day of the week is in sight without scrolling sideways', slowOnPhone, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/pages/schedule?view=week')
  for (const width of [narrowest, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const days = await page.locator('main h3').evaluateAll((names) => names.map((day) => day.getBoundingClientRect()))
    expect(days).toHaveLength(7)
    for (const { left, right } of days) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
})

// The account of the demonstration's first customer, and what is around it. Each once: they share their parts.
const accountScreens = [
  ['the account’s summary', '/pages/myaccount', slowOnPhone],
  ['a list of many orders', '/pages/myaccount/orderstatus?size=2', slowOnDesktop],
  ['an order in three parcels', '/pages/myaccount/orderstatus/40000127', slowOnDesktop],
  ['an order with a return', '/pages/myaccount/orderstatus/40000112', slowOnPhone],
  ['declined payments', '/pages/myaccount/easypay', slowOnPhone],
  ['favourites', '/pages/myaccount/favourites', slowOnPhone],
  ['recently viewed products', '/pages/myaccount/recentlyviewed', slowOnDesktop],
  ['addresses', '/pages/myaccount/addresses', slowOnDesktop],
  ['an address', '/pages/myaccount/addresses/addaddress', slowOnPhone],
  ['payment cards', '/pages/myaccount/paymentcards', slowOnPhone],
  ['a card', '/pages/myaccount/paymentcards/addcard', slowOnDesktop],
  ['the newsletter', '/pages/myaccount/newsletter', slowOnDesktop],
  ['information', '/pages/myaccount/information', slowOnPhone],
  ['a new e-mail', '/pages/myaccount/information/email', slowOnPhone],
  ['a new password', '/pages/myaccount/information/password', slowOnDesktop],
  ['a security question', '/pages/myaccount/information/question', slowOnPhone],
  ['own data', '/pages/myaccount/information/owndata', slowOnDesktop],
  ['an invoice with its credit note', '/pages/orderinvoice?orderNo=40000107', slowOnPhone],
  ['items to return', '/pages/returnitems?orderNo=4000011401', slowOnPhone],
  ['a tracked order', '/pages/trackorder?orderNo=40000124&postalCode=M5V3T1', slowOnDesktop],
  ['a payment to settle', '/pages/settlepayment?token=none', slowOnPhone],
  ['the returns policy', '/go/customerservice/returnspage', slowOnPhone],
  ['privacy', '/go/customerservice/privacy', slowOnPhone],
  ['privacy choices', '/pages/privacychoices', slowOnDesktop],
] as const

/** A browser shows a few of them one after the other: it has their scripts and styles then. */
const atOnce = 4
for (const setting of [slowOnPhone, slowOnDesktop]) {
  const inSetting = accountScreens.filter(([, , once]) => once === setting)
  for (let first = 0; first < inSetting.length; first += atOnce) {
    const screens = inSetting.slice(first, first + atOnce)
    test(`accessible: ${screens.map(([screen]) => screen).join(', ')}`, setting, async ({ shopper, api }) => {
      test.slow()
      const email = 'shopper@example.com'
      await shopper.entersAs(await api.signIn(email), email)
      for (const [screen, path] of screens) {
        await shopper.opens(path)
        await isAccessible(shopper, screen)
      }
    })
  }
}

test('a quick order is accessible, with a choice and errors', slowOnPhone, async ({ shopper, api, seed }) => {
  const { product } = await api.findGoods(seed, ({ product: { Edps } }) => Edps.length > 1)
  await shopper.opens(`/pages/quickorder?items=${product.ItemNo},999999`)
  await isAccessible(shopper, 'quick order')
})

test('the control room is accessible', slowOnDesktop, async ({ shopper, api }) => {
  const email = 'operator@example.com'
  await shopper.entersAs(await api.signIn(email), email)
  await shopper.opens('/pages/controlroom')
  await isAccessible(shopper, 'control room')
})

test('product and bag are accessible', onceOnPhone, async ({ shopper, api, seed }) => {
  await shopper.adds(await api.findGoods(seed, isDefault))
  await isAccessible(shopper, 'product')
  await shopper.opensBag()
  await isAccessible(shopper, 'bag')
})

test('the checkout is accessible up to its payment', onceOnPhone, async ({ shopper, api, seed }) => {
  const checkout = new Checkout(shopper)
  await shopper.bringsBag(await api.bagWith([await api.findGoods(seed, isDefault)]))
  await shopper.opens('/pages/checkout')
  await isAccessible(shopper, 'checkout: who')
  await checkout.goesOnAsGuest()
  await isAccessible(shopper, 'checkout: delivery')
  await checkout.givesAddress(`guest-${crypto.randomUUID()}@example.com`)
  await isAccessible(shopper, 'checkout: shipping')
})

test('payment, review and the order’s pages are accessible', slowOnDesktop, async ({ shopper, api, seed }) => {
  test.slow()
  const checkout = new Checkout(shopper)
  const email = `guest-${crypto.randomUUID()}@example.com`
  await checkout.beginsAsGuest(api, email, [await api.findGoods(seed, isDefault)])
  await checkout.picksShipping()
  await checkout.typesCard(cards.visa)
  await seesWholeCardNumber(shopper)
  await isAccessible(shopper, 'checkout: payment')
  await checkout.reviews()
  await isAccessible(shopper, 'checkout: review')
  await checkout.placesOrder()
  await isAccessible(shopper, 'confirmation')
  await shopper.page.getByRole('link', { name: shopper.words.follow }).click()
  await shopper.seesPageAlive()
  await isAccessible(shopper, 'order')
  await shopper.opens('/pages/myaccount/orderstatus')
  await isAccessible(shopper, 'orders')
  await shopper.opens('/pages/myaccount/easypay')
  await isAccessible(shopper, 'Easy Pay')
})

test('the application for the store card is accessible', slowOnPhone, async ({ shopper, api }) => {
  const email = `applicant-${crypto.randomUUID()}@example.com`
  await api.newAccount(email)
  await shopper.opens('/pages/storecard')
  await shopper.signsIn(email, demoPassword)
  const application = new StoreCardApplication(shopper)
  await expect(shopper.heading(application.words.title)).toBeVisible()
  await shopper.seesPageAlive()
  await application.goesOn()
  await application.goesOn()
  await expect(shopper.page.getByRole('region', { name: application.words.summary })).toBeFocused()
  await isAccessible(shopper, 'store card: home, with errors')
  await application.fillsInHome('25,000')
  await application.fillsInSecurity()
  await isAccessible(shopper, 'store card: review')
  await application.sends()
  await isAccessible(shopper, 'store card: decision')
})
