import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { declineSecondPayment } from '../support/database.ts'
import { tabsTo } from '../support/keyboard.ts'
import { onair } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'an order in instalments: the plan at checkout, on the confirmation and in the account',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed, ({ product }) => (product.EasyPay?.NoOfPayments ?? 0) >= 3)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    await checkout.beginsAsGuest(api, email, [goods])
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

    await test.step('the card is authorised for the first instalment only, and charged when the order is shipped', async () => {
      const Amount = order.EasyPays[0]?.Amount.toFixed(2)
      const authorized = { Status: 'authorized', Amount, LastDigits: '4242' }
      expect(await sandbox.captureOf(guid)).toEqual([authorized])
      await onair('orders', 'ship', orderNo)
      expect(await sandbox.captureOf(guid)).toEqual([authorized, { Status: 'captured', Amount }])
    })
  },
)

test(
  'a declined instalment is paid, and a period picked, by keyboard alone',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const { page } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const goods = await api.findGoods(seed, ({ product }) => (product.EasyPay?.NoOfPayments ?? 0) >= 3)
    const placed = await api.placeOrder(member, [goods], await sandbox.cardToken(cards.visa), { installments: 3 })
    const { OrderNo } = placed.OrderSummary
    await onair('orders', 'ship', OrderNo)
    await declineSecondPayment(OrderNo)
    await shopper.entersAs(member, email)
    await shopper.opens('/pages/myaccount/easypay')
    await shopper.sees(shopper.words.easyPayPage.declined)

    await test.step('the payment that failed', async () => {
      await tabsTo(shopper, page.getByRole('button', { name: shopper.words.easyPayPage.payNow }).first())
      await page.keyboard.press('Enter')
      const due = placed.EasyPays[1]?.Amount ?? 0
      // "Another card" is checked, the first of two; up from the first leads to the last, the declined one.
      const cards = page.getByRole('dialog').getByRole('group', { name: shopper.words.easyPayPage.whichCard })
      await tabsTo(shopper, cards.getByRole('radio', { checked: true }))
      await page.keyboard.press('ArrowUp')
      const pay = page.getByRole('dialog').getByRole('button', { name: money(due, language) })
      await tabsTo(shopper, pay)
      await page.keyboard.press('Enter')
      await shopper.sees(shopper.words.easyPayPage.thanks)
      const order = await api.order(member, OrderNo)
      expect(order.EasyPays.map(({ Status }) => Status)).toEqual(['Paid', 'Paid', 'Due'])
      await expect(page.getByRole('button', { name: shopper.words.easyPayPage.payNow })).toHaveCount(1)
    })

    await test.step('a day in the calendar', async () => {
      const period = page.getByRole('textbox', { name: shopper.words.easyPayPage.period })
      const previous = await period.inputValue()
      await tabsTo(shopper, page.getByRole('button', { name: shopper.words.easyPayPage.openCalendar }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: shopper.words.easyPayPage.startDate })).toBeVisible()
      for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key)
      await expect(page.getByRole('dialog', { name: shopper.words.easyPayPage.endDate })).toBeVisible()
      for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(period).not.toHaveValue(previous)
      await shopper.sees(shopper.words.easyPayPage.nonePaid)
      await tabsTo(shopper, page.getByRole('button', { name: shopper.words.easyPayPage.reset, exact: true }))
      await page.keyboard.press('Enter')
      await expect(period).toHaveValue(previous)
    })
  },
)
