import type { BrowserContext } from '@playwright/test'
import { Checkout } from '../support/checkout.ts'
import type { ForeignSite } from '../support/foreign-site.ts'
import { origins } from '../support/ports.ts'
import { cards } from '../support/sandbox.ts'
import { demoPassword, type Goods, isDefault, type Person } from '../support/shop-api.ts'
import { expect, onceOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

const checkoutOnly = '<onair-checkout></onair-checkout>'
const productOf = ({ product }: Goods) => `<onair-product item-no="${product.ItemNo}"></onair-product>`

/** Who the other site's page takes this browser for. */
async function personOn(context: BrowserContext, foreign: ForeignSite): Promise<Person> {
  const { hostname } = new URL(foreign.origin)
  const cookie = (await context.cookies()).find(({ name, domain }) => name === 'userToken' && domain === hostname)
  const { Token, Edp } = JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { Token: string; Edp: number }
  return { token: Token, edp: Edp }
}

/** None of these values reached the other site's own server in any part of a request. */
function expectHiddenFrom({ requests }: ForeignSite, ...secrets: string[]): void {
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  for (const request of requests) {
    for (const secret of secrets) expect(decodeURIComponent(Object.values(request).join('\n'))).not.toContain(secret)
  }
}

test(
  'a guest orders on another site from beginning to end, and reads there that it is done',
  onceOnPhone,
  async ({ context, page, shopper, foreign, api, sandbox, seed, language, words }) => {
    const goods = await api.findGoods(seed, isDefault)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    const body = `${productOf(goods)}\n${checkoutOnly}`
    const shopPage = foreign.add('/', { language, body, forMembers: true })
    await page.goto(shopPage)
    await expect(page.locator('onair-checkout')).toContainText(words.bagIsEmpty)
    await shopper.addsToBag()
    await checkout.goesOnAsGuest()
    await checkout.givesAddress(email)
    await checkout.picksShipping()
    await checkout.paysWith(cards.visa)
    await checkout.placeButton.click()
    const thanks = shopper.heading(words.thanks)
    await expect(thanks).toBeFocused()
    const here = page.locator('onair-checkout')
    await expect(here).toContainText(goods.product.Name)
    await expect(here).toContainText(words.sentTo(email))
    expect(page.url()).toBe(shopPage)

    const guest = await personOn(context, foreign)
    const [listed] = (await api.ordersOf(guest)).OrderSummary
    const order = await api.order(guest, listed?.OrderNo ?? '')
    await expect(here).toContainText(words.confirmation(order.OrderSummary.OrderNo))
    await expect(here).toContainText(money(order.GrandTotal, language))
    expect(order.SubOrders.flatMap(({ Items }) => Items.map(({ Description }) => Description))).toEqual([
      goods.product.Name,
    ])
    await expect.poll(() => sandbox.mailTo(email)).toHaveLength(1)
    expect((await sandbox.mailTo(email))[0]?.Subject).toContain(order.OrderSummary.OrderNo)

    // The shop's own pages know nothing of this guest: none of their account is offered.
    await expect(here.getByRole('link', { name: words.seeYourOrder })).toHaveCount(0)
    expectHiddenFrom(foreign, guest.token)
  },
)

test(
  'a member signs in on another site, orders with the saved card, and finds the order in the account',
  slowOnPhone,
  async ({ context, page, shopper, foreign, api, sandbox, seed, language, words }) => {
    const goods = await api.findGoods(seed, isDefault)
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    await api.placeOrder(member, [goods], await sandbox.cardToken(cards.mastercard), { save: true })
    const checkout = new Checkout(shopper)
    await page.goto(foreign.add('/', { language, body: productOf(goods) }))
    await shopper.addsToBag()

    await page.goto(foreign.add('/checkout', { language, body: checkoutOnly, forMembers: true }))
    await checkout.signsIn(email, demoPassword)
    await checkout.delivers()
    await checkout.picksShipping()
    await expect(checkout.step('payment').getByRole('radio', { name: /4444/ })).toBeChecked()
    await checkout.reviews()
    await checkout.placeButton.click()
    await expect(shopper.heading(words.thanks)).toBeFocused()

    const [latest] = (await api.ordersOf(member)).OrderSummary
    const order = await api.order(member, latest?.OrderNo ?? '')
    const here = page.locator('onair-checkout')
    await expect(here).toContainText(words.confirmation(order.OrderSummary.OrderNo))
    await expect(here).toContainText(goods.product.Name)
    expect(order).toMatchObject({ PaymentType: 'MasterCard' })
    const { token } = await personOn(context, foreign)
    expectHiddenFrom(foreign, demoPassword, token)

    await test.step('the shop itself asks who they are, and then shows the order', async () => {
      await here.getByRole('link', { name: words.seeYourOrder }).click()
      await shopper.isAt(/\/pages\/signin/)
      await shopper.seesPageAlive()
      await shopper.signsIn(email, demoPassword)
      await shopper.isAt(/\/pages\/myaccount/)
      await shopper.opens(`/${language}/pages/myaccount/orderstatus/${order.OrderSummary.OrderNo}`)
      await shopper.sees(goods.product.Name)
    })
  },
)

test(
  'a member signs in by the sign-in of another site, which shows their orders, and signs out there',
  slowOnDesktop,
  async ({ context, page, foreign, api, sandbox, seed, language, words }) => {
    const goods = await api.findGoods(seed)
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const { OrderSummary } = await api.placeOrder(member, [goods], await sandbox.cardToken(cards.visa))
    const body = '<onair-sign-in></onair-sign-in>\n<onair-order-list></onair-order-list>'
    await page.goto(foreign.add('/', { language, body, forMembers: true }))
    const signIn = page.locator('onair-sign-in')
    await signIn.locator('input[name=email]').fill(email)
    await signIn.locator('input[name=password]').fill(demoPassword)
    await signIn.locator('button[type=submit]').click()
    await expect(signIn.getByRole('heading', { name: words.youAreSignedIn })).toBeFocused()
    await expect(page.locator('onair-order-list')).toContainText(OrderSummary.OrderNo)
    const forms = await page.locator('form').evaluateAll((all) => all.map((form) => (form as HTMLFormElement).action))
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter((action) => !action.startsWith(`${origins.shop}/`))).toEqual([])
    const { token } = await personOn(context, foreign)
    expect(token).not.toBe('')
    expectHiddenFrom(foreign, demoPassword, token)

    await signIn.getByRole('button', { name: words.signOut }).click()
    await expect(signIn.locator('input[name=password]')).toBeVisible()
    await expect(page.locator('onair-order-list')).not.toContainText(OrderSummary.OrderNo)
    expect(page.url()).toBe(`${foreign.origin}/`)
  },
)

test(
  'a page whose policy blocks reCAPTCHA offers the shop’s own checkout, and the bag comes along',
  slowOnDesktop,
  async ({ page, shopper, foreign, api, problems, seed, language, words }) => {
    problems.expect(/Content Security Policy/, 'the page forbids the script, and the browser says so')
    const goods = await api.findGoods(seed, isDefault)
    await page.goto(foreign.add('/', { language, body: productOf(goods) }))
    await shopper.addsToBag()

    await page.goto(foreign.add('/checkout', { language, body: checkoutOnly }))
    const who = new Checkout(shopper).step('who')
    await who.locator('input[name=email]').fill('shopper@example.com')
    await who.locator('input[name=password]').fill(demoPassword)
    await who.getByRole('button', { name: words.signInAndGoOn }).click()
    await expect(who.getByText(words.nobodyCanSignIn)).toBeVisible()
    expectHiddenFrom(foreign, demoPassword)
    await who.getByRole('link', { name: words.continueAtShop }).click()
    await page.waitForURL(`${origins.shop}/${language}/pages/checkout`)
    await expect(page.getByRole('main')).toContainText(goods.product.Name)
  },
)
