import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'a guest picks an order up at a pick-up point, and is billed at home',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const checkout = new Checkout(shopper)
    const { page, words } = shopper
    const email = `point-${crypto.randomUUID()}@example.com`
    await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
    await shopper.opens('/pages/checkout')
    await checkout.goesOnAsGuest()

    const points = await checkout.looksForPointsNear('H2X 1Y4')
    await expect(points).toHaveCount(10)
    const second = points.nth(1)
    const id = await second.getAttribute('value')
    const card = checkout.step('delivery').locator('label', { has: page.locator(`input[value="${id}"]`) })
    await expect(card).toContainText(/\d[.,]\d.km/)
    const line = (await card.locator('.onair-choice-detail').first().textContent())?.split(',')[0] ?? ''
    await second.check({ force: true })
    await checkout.saysWho(email)
    await checkout.givesBillingAddress()
    await checkout.step('delivery').getByRole('button', { name: words.pickUpHere }).click()

    await checkout.isAt('shipping')
    await expect(checkout.step('delivery')).toContainText(line)
    await checkout.picksShipping()
    await checkout.paysWith(cards.visa)
    await expect(checkout.step('delivery')).toContainText(line)
    const guid = await shopper.bagGuid()
    const orderNo = await checkout.placesOrder()
    await shopper.sees(line)

    const order = await api.order(await shopper.person(), orderNo)
    expect(order.SubOrders[0]?.ShipAddress).toContain(line)
    const { Id, Name } = order.SubOrders[0]?.AccessPoint ?? { Id: '', Name: '' }
    expect(Id).toBe(id)
    await shopper.sees(Name)
    expect(order.BillingAddress).toContain('Rideau')
    const mail = await isConfirmedByMail(sandbox, email, order, language)
    expect(mail.Text).toContain(line)
    expect(mail.Text).toContain(Name)
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: order.GrandTotal.toFixed(2), LastDigits: '4242' },
    ])

    await test.step('the browser remembers the point', async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'accessPoint')
      expect(cookie?.value).toBe(id)
    })
  },
)
