import type { Browser, Locator } from '@playwright/test'
import { Checkout } from '../support/checkout.ts'
import { Problems } from '../support/problems.ts'
import { cards } from '../support/sandbox.ts'
import { type Goods, ShopApi } from '../support/shop-api.ts'
import { Shopper } from '../support/shopper.ts'
import { kB, openBrowser, weigh } from './chromium.ts'
import { phone, tap } from './phone.ts'
import { origin } from './place.ts'
import { median, type Row } from './table.ts'

const most = {
  hydrated: 112,
  interaction: 0.2,
} as const
const rounds = 3

/** The steps in their order; each is completed by one tap on its button, which is measured. */
const steps = ['who', 'delivery', 'shipping', 'payment', 'review'] as const
type Taps = Record<(typeof steps)[number], number>
type Visit = { taps: Taps; hydrated: number; scripts: number; styles: number }

/** What the checkout downloads, and how soon every step answers, on a phone with a slow line. */
export async function measureCheckoutPage(): Promise<Row[]> {
  const goods = await new ShopApi(origin).findGoods('checkout page')
  const browser = await openBrowser()
  const visits: Visit[] = []
  try {
    while (visits.length < rounds) visits.push(await goThrough(browser, goods))
  } finally {
    await browser.close()
  }
  const scripts = Math.max(...visits.map((visit) => visit.scripts))
  const hydrated = Math.max(...visits.map((visit) => visit.hydrated))
  const styles = Math.max(...visits.map((visit) => visit.styles))
  return [
    {
      what: 'Checkout page, JavaScript, up to the last step',
      measured: kB(scripts),
      unit: 'kB',
      reference: `styles ${kB(styles).toFixed(1)} kB`,
    },
    {
      what: 'Checkout page, JavaScript until hydrated',
      budget: { most: most.hydrated },
      measured: kB(hydrated),
      unit: 'kB',
    },
    ...steps.map((step): Row => {
      const taps = visits.map((visit) => visit.taps[step])
      return {
        what: `Checkout page, step “${step}” until the next paint`,
        budget: { most: most.interaction },
        measured: median(taps) / 1000,
        unit: 's',
        reference: `worst of ${rounds}: ${Math.max(...taps)} ms`,
      }
    }),
  ]
}

/** A guest with something in the bag goes through all steps, in a browser that has never seen the shop. */
async function goThrough(browser: Browser, goods: Goods): Promise<Visit> {
  const { page, close } = await phone(browser)
  const shopper = new Shopper(page, 'en', new Problems(), origin)
  const checkout = new Checkout(shopper)
  const { words } = shopper
  const { CartGuid } = await new ShopApi(origin).bagWith([goods])
  await page.context().addCookies([{ name: 'cartGuid', value: CartGuid, url: origin }])
  const downloaded = weigh(page, origin)
  await page.goto(`${origin}/pages/checkout`)

  const reaches = (step: (typeof steps)[number]) =>
    checkout.step(step).and(page.locator('[aria-current=step]')).waitFor()
  /** The longest interaction of this tap alone, in milliseconds. */
  const answered = async (target: Locator): Promise<number> => {
    await page.evaluate(() => window.vitals?.interactions.splice(0))
    return tap(page, target)
  }
  const button = (step: (typeof steps)[number], name: string | RegExp) =>
    checkout.step(step).getByRole('button', { name })

  await reaches('who')
  await page.locator('shop-island[data-island="checkout"][data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const hydrated = (await downloaded()).scripts
  const who = await answered(button('who', words.asGuest))
  await reaches('delivery')
  await checkout.typesAddress(`guest-${crypto.randomUUID()}@example.com`)
  const delivery = await answered(button('delivery', words.deliverHere))
  await reaches('shipping')
  const shipping = await answered(button('shipping', words.goOn))
  await reaches('payment')
  await checkout.step('payment').locator('.onair-capture[aria-busy=false]').waitFor()
  await checkout.typesCard(cards.visa)
  const payment = await answered(button('payment', words.toReview))
  await reaches('review')
  await page.waitForLoadState('networkidle')
  const { scripts, styles } = await downloaded()
  await checkout.placeButton.and(page.locator(':enabled')).waitFor()
  // The order is not placed: its confirmation is another page, which would know nothing of the tap.
  await page.route(/\/accounts\/\d+\/orders$/, () => {})
  const review = await answered(checkout.placeButton)
  await close()
  return { taps: { who, delivery, shipping, payment, review }, hydrated, scripts, styles }
}
