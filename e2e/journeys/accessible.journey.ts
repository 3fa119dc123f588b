import AxeBuilder from '@axe-core/playwright'
import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { isDefault } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

type Scheme = 'light' | 'dark'

/**
 * What the rules of WCAG 2.2 AA find, with where, and whether one must scroll sideways. In the dark only the colours are
 * others.
 */
async function barriers({ page }: Shopper, scheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  // What lies half under the page's head is not too small to press: it was scrolled there.
  await page.evaluate(() => scrollTo(0, 0))
  // Colours that are on their way from one to another are nobody's to read.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page })
  if (scheme === 'light') axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  else axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => `${scheme}: ${id}: ${target}: ${[...any, ...all][0]?.message}`),
  )
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wider > 0 ? [...found, `reflow: the page is ${wider} px wider than the screen`] : found
}

test('every page of the main job is accessible, by day and by night', async ({ shopper, api, seed }) => {
  test.slow()
  const goods = await api.findGoods(seed, isDefault)
  const { page, words } = shopper
  const checkout = new Checkout(shopper)
  const looksAt = (what: string) =>
    test.step(what, async () => {
      for (const scheme of ['dark', 'light'] as const) {
        expect.soft(await barriers(shopper, scheme), `${what}, ${scheme}`).toEqual([])
      }
    })

  await shopper.opensHome()
  await looksAt('home')
  await shopper.opens('/pages/schedule')
  await looksAt('schedule')
  await shopper.opens('/pages/productlist?searchTerm=a')
  await looksAt('product list')
  await shopper.opens('/pages/signin')
  await looksAt('sign in')
  await shopper.opens('/pages/forgotpassword')
  await looksAt('a forgotten password')
  await shopper.opens('/pages/createaccount')
  await looksAt('a new account')
  await shopper.opensBag()
  await looksAt('an empty bag')
  await shopper.adds(goods)
  await looksAt('product')
  await shopper.opensBag()
  await looksAt('bag')
  await shopper.goesToCheckout()
  await looksAt('checkout: who')
  await checkout.goesOnAsGuest()
  await looksAt('checkout: delivery')
  await checkout.givesAddress(`guest-${crypto.randomUUID()}@example.com`)
  await looksAt('checkout: shipping')
  await checkout.picksShipping()
  await checkout.typesCard(cards.visa)
  await looksAt('checkout: payment')
  await checkout.reviews()
  await looksAt('checkout: review')
  await checkout.placesOrder()
  await looksAt('confirmation')
  await page.getByRole('link', { name: words.follow }).click()
  await shopper.seesPageAlive()
  await looksAt('order')
  await shopper.opens('/pages/myaccount/orderstatus')
  await looksAt('orders')
  await shopper.opens('/pages/myaccount/easypay')
  await looksAt('Easy Pay')
})
