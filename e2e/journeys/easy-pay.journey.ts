import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { onair } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test('an order in instalments: the plan at checkout, on the confirmation and in the account', async ({
  shopper,
  api,
  sandbox,
  seed,
  language,
}) => {
  const goods = await api.findGoods(seed, ({ product }) => (product.EasyPay?.NoOfPayments ?? 0) >= 3)
  const email = `guest-${crypto.randomUUID()}@example.com`
  const checkout = new Checkout(shopper)
  await shopper.adds(goods)
  await shopper.opens('/pages/checkout')
  await checkout.goesOnAsGuest()
  await checkout.givesAddress(email)
  await checkout.picksShipping()
  await checkout.choosesPayments(3)
  await checkout.paysWith(cards.visa)
  const guid = await shopper.bagGuid()
  const orderNo = await checkout.placesOrder()

  const guest = await shopper.person()
  const order = await api.order(guest, orderNo)
  expect(order.NoOfEasyPays).toBe(3)
  const cents = order.EasyPays.reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0)
  expect(cents).toBe(Math.round(order.GrandTotal * 100))
  for (const { Amount } of order.EasyPays) await shopper.sees(money(Amount, language))

  await test.step('the instalments that are due today or later', async () => {
    await shopper.opens('/pages/myaccount/easypay')
    const schedule = await api.ok('GET /api/v2/{language}/accounts/{edp}/easypayschedule', {
      params: { edp: guest.edp },
      token: guest.token,
    })
    expect(schedule.map(({ NoOfEasyPay }) => NoOfEasyPay)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    await expect(shopper.page.getByRole('link', { name: orderNo }).first()).toBeVisible()
    for (const { TotalAmount } of schedule) await shopper.sees(money(TotalAmount, language))
  })

  await test.step('the mail tells the total and every instalment', async () => {
    const mail = await isConfirmedByMail(sandbox, email, order, language)
    for (const { Amount } of order.EasyPays) expect(mail.Text).toContain(money(Amount, language))
  })

  await test.step('the card is asked for the first instalment only, and charged when the order is shipped', async () => {
    const Amount = order.EasyPays[0]?.Amount.toFixed(2)
    const authorized = { Status: 'authorized', Amount, LastDigits: '4242' }
    expect(await sandbox.captureOf(guid)).toEqual([authorized])
    await onair('orders', 'ship', orderNo)
    expect(await sandbox.captureOf(guid)).toEqual([authorized, { Status: 'captured', Amount }])
  })
})
