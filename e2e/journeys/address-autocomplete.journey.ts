import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'an address is picked by keyboard, out of a street that opens, and the order goes there',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const email = `address-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    const { page } = shopper
    await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
    await shopper.opens('/pages/checkout')
    await checkout.goesOnAsGuest()
    await checkout.saysWho(email)

    const options = await checkout.beginsAddress('frontenac montreal')
    const street = language === 'fr' ? 'Rue Frontenac' : 'Frontenac St'
    await expect(options.first()).toContainText(`${street} Montréal, QC`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await test.step('the street opens, its first address is the active one', async () => {
      await expect(options).toHaveCount(10)
      await expect(checkout.addressLine).toBeFocused()
      const first = (await options.first().getAttribute('id')) ?? ''
      await expect(checkout.addressLine).toHaveAttribute('aria-activedescendant', first)
    })
    const option = options.filter({ hasNotText: /- \d+ / }).nth(2)
    const [line = ''] = ((await option.textContent()) ?? '').split(/\s+Montréal/)
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    const step = checkout.step('delivery')
    await expect(checkout.addressLine).toHaveValue(line)
    await expect(step.locator('input[name=city]')).toHaveValue('Montréal')
    await expect(step.locator('select[name=province]')).toHaveValue('QC')
    const zipCode = step.locator('input[name=zipCode]')
    await expect(zipCode).toHaveValue(/^H\d[A-Z] \d[A-Z]\d$/)
    await expect(step.locator('input[name=address2]')).toBeFocused()
    const code = await zipCode.inputValue()

    await checkout.delivers()
    await checkout.picksShipping()
    await checkout.paysWith(cards.visa)
    const guid = await shopper.bagGuid()
    const orderNo = await checkout.placesOrder()
    const order = await api.order(await shopper.person(), orderNo)
    expect(order.SubOrders[0]).toMatchObject({ ShipAddress: line })
    expect(order.SubOrders[0]?.ShipCityProvincePostalCode).toContain(code)
    await shopper.sees(line)

    const mail = await isConfirmedByMail(sandbox, email, order, language)
    for (const part of [line, code]) expect(mail.Text).toContain(part)
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: order.GrandTotal.toFixed(2), LastDigits: '4242' },
    ])
  },
)

test('while the look-up is down, an address can still be typed', slowOnDesktop, async ({ shopper, api, seed }) => {
  const checkout = new Checkout(shopper)
  await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
  await shopper.page.route('**/addresslookup/find*', (route) => route.abort())
  shopper.problems.expect(/addresslookup/, 'the request is cut off')
  await shopper.opens('/pages/checkout')
  await checkout.goesOnAsGuest()
  await checkout.addressLine.pressSequentially('1 Elgin', { delay: 30 })
  await checkout.givesAddress(`typed-${crypto.randomUUID()}@example.com`)
})
