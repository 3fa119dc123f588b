import { atRunsClock } from '../support/clock.ts'
import { origins } from '../support/ports.ts'
import { demoPassword, isDefault } from '../support/shop-api.ts'
import { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'a page that keeps no cookies leads to the shop’s checkout instead of its steps',
  slowOnDesktop,
  async ({ context, page, shopper, foreign, api, seed, language, words }) => {
    // As in a frame of another site: cookies are dropped there, and there only.
    await context.addInitScript((shop) => {
      if (location.origin === shop) return
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    }, origins.shop)
    const lamp = await api.findGoods(seed, isDefault)
    const body = `<onair-product item-no="${lamp.product.ItemNo}"></onair-product>\n<onair-checkout></onair-checkout>`
    await page.goto(foreign.add('/', { language, body }))
    await shopper.addsToBag()
    await page.getByRole('link', { name: words.continueAtShop }).click()
    await page.waitForURL(`${origins.shop}/${language}/pages/checkout`)
    await expect(page.getByRole('main')).toContainText(lamp.product.Name)
  },
)

test(
  'a code of unknown origin asks whether the bag is the shopper’s; a code works once',
  onceOnPhone,
  async ({ shopper, browser, problems, api, seed, language, words }) => {
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
    await page.getByRole('button', { name: words.yesBringIt }).click()
    await shopper.isAt(`/${language}/pages/shoppingbag`)
    await expect(shopper.lineOf(lamp)).toBeVisible()

    const context = await browser.newContext()
    await atRunsClock(context)
    const other = new Shopper(await context.newPage(), language, problems)
    await other.page.goto(address)
    await other.page.getByRole('button', { name: words.yesBringIt }).click()
    await other.sees(words.notBroughtAlong)
    expect(await other.cookie('cartGuid')).toBeUndefined()
    await context.close()
  },
)

test(
  'a link through sign-in moves no bag without asking, and its author has no access to the bag afterwards',
  onceOnDesktop,
  async ({ shopper, foreign, api, seed, language, words }) => {
    const lamp = await api.findGoods(seed)
    const { CartGuid: guid } = await api.bagWith([lamp])
    const token = await api.appToken()
    const params = { guid }
    const handover = 'POST /api/v2/{language}/carts/{guid}/handover'
    const { Code } = await api.ok(handover, { params, token })
    const code = new URLSearchParams({ code: Code, to: `/${language}/pages/shoppingbag` })
    const email = `member-${crypto.randomUUID()}@example.com`
    await api.newAccount(email)
    const { page } = shopper

    await test.step('sign-in does not lead there', async () => {
      const link = `${origins.shop}/pages/signin?${new URLSearchParams({ return: `/${language}/handover?${code}` })}`
      await page.goto(foreign.add('/', { language, body: `<a href="${link.replaceAll('&', '&amp;')}">A present</a>` }))
      await page.getByRole('link', { name: 'A present' }).click()
      await shopper.seesPageAlive()
      await shopper.signsIn(email, demoPassword)
      await shopper.isAt(/\/pages\/myaccount/)
      expect(await shopper.cookie('cartGuid')).toBeUndefined()
    })

    await test.step('no page of the shop does: the member is asked', async () => {
      await page.evaluate((to) => location.assign(to), `/${language}/handover?${code}`)
      await expect(shopper.heading(words.isThisBagYours)).toBeVisible()
      expect(await shopper.cookie('cartGuid')).toBeUndefined()
    })

    await test.step('once the member agrees, the old guid opens nothing', async () => {
      await page.getByRole('button', { name: words.yesBringIt }).click()
      await shopper.isAt(`/${language}/pages/shoppingbag`)
      await expect(shopper.lineOf(lamp)).toBeVisible()
      const body = { ItemNo: lamp.product.ItemNo, EdpNo: lamp.edp.EdpNo, Quantity: 1 }
      const add = await api.call('POST /api/v2/{language}/carts/{guid}/cartlines', { params, token, body })
      const again = await api.call(handover, { params, token })
      expect([add.status, again.status]).toEqual([404, 404])
      await shopper.opensBag()
      await shopper.seesInCounter(1)
    })
  },
)
