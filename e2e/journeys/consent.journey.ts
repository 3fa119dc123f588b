import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'the marketing feed gets no event before the shopper agrees, and no personal data afterwards',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed)
    const email = `agrees-${crypto.randomUUID()}@example.com`
    const { edp } = await api.newAccount(email)
    const { page } = shopper
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/analyticsDataFeed/')) calls.push(request.url())
    })

    await shopper.opens('/pages/signin')
    await shopper.signsIn(email, demoPassword)
    await expect(shopper.heading(shopper.words.myAccount)).toBeVisible()
    await shopper.adds(goods)
    expect(calls).toEqual([])

    await shopper.opensHome()
    await page.getByRole('button', { name: shopper.words.agree, exact: true }).click()
    await expect(page.getByRole('button', { name: shopper.words.agree, exact: true })).toBeHidden()
    await shopper.adds(goods)
    await expect.poll(() => calls.length).toBe(2)
    await shopper.opens('/pages/myaccount/newsletter')
    await expect.poll(() => calls.length).toBe(3)
    await shopper.opens('/pages/myaccount/information')
    await expect.poll(() => calls.length).toBe(4)
    const receivedEvents = async () => sandbox.marketingEvents(edp)
    await expect.poll(async () => (await receivedEvents()).length, { timeout: 30_000 }).toBe(4)
    const events = await receivedEvents()
    const texts = events.map(({ Name, Content }) => [Name, Content])
    expect(texts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual([
      ['added-to-bag', { ItemNo: goods.product.ItemNo, EdpNo: goods.edp.EdpNo, Quantity: 1 }],
      ['page-viewed', { Title: 'information' }],
      ['page-viewed', { Title: 'newsletter' }],
      ['product-viewed', { ItemNo: goods.product.ItemNo }],
    ])
    expect(JSON.stringify(events)).not.toContain(email)

    await page.getByRole('contentinfo').getByRole('link', { name: shopper.words.privacyChoices }).click()
    await page.getByRole('button', { name: shopper.words.withdraw }).click()
    await shopper.sees(shopper.words.consentRefused)
    await shopper.opens('/pages/myaccount')
    await shopper.adds(goods)
    expect(calls).toHaveLength(4)
  },
)
