import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'a declined card says so and loses nothing; another card then pays for one order',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(cards.declined))
    const guid = await shopper.bagGuid()

    // The browser logs each reply of 400 and above.
    shopper.problems.expect(/status of 417/, 'the card is declined on purpose')
    await checkout.placeButton.click()
    await expect(shopper.page.getByRole('alert')).toContainText(shopper.words.declined)
    await checkout.isAt('payment')
    await expect(checkout.step('delivery')).toContainText('128 Rideau Street')
    await expect(checkout.step('who')).toContainText(email)
    await shopper.hasInBag(1)
    const guest = await shopper.person()
    expect((await api.ordersOf(guest)).Paging.TotalRecords).toBe(0)

    await checkout.paysWith(cards.mastercard)
    const orderNo = await checkout.placesOrder()
    expect((await api.ordersOf(guest)).OrderSummary.map(({ OrderNo }) => OrderNo)).toEqual([orderNo])

    const order = await api.order(guest, orderNo)
    await isConfirmedByMail(sandbox, email, order, language)
    const Amount = order.GrandTotal.toFixed(2)
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'declined', Amount, LastDigits: '0002' },
      { Status: 'authorized', Amount, LastDigits: '4444' },
    ])
  },
)

test(
  'an expired card and a wrong security code say so, each in its own words; the order is placed once, with the third card',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed)
    const checkout = new Checkout(shopper)
    const { words } = shopper
    await checkout.beginsAsGuest(api, `guest-${crypto.randomUUID()}@example.com`, [goods])
    const guid = await shopper.bagGuid()
    await checkout.picksShipping()
    shopper.problems.expect(/status of 417/, 'the bank declines two cards on purpose')
    for (const [card, sentence] of [
      [cards.expired, words.cardExpired],
      [cards.wrongCode, words.cardCodeWrong],
    ] as const) {
      await checkout.paysWith(card)
      await checkout.placeButton.click()
      await expect(shopper.page.getByRole('alert').filter({ visible: true })).toHaveText(sentence)
      await checkout.isAt('payment')
    }
    await checkout.paysWith(cards.visa)
    const orderNo = await checkout.placesOrder()
    const guest = await shopper.person()
    expect((await api.ordersOf(guest)).OrderSummary.map(({ OrderNo }) => OrderNo)).toEqual([orderNo])
    expect((await sandbox.captureOf(guid)).map(({ Status, LastDigits }) => [Status, LastDigits])).toEqual([
      ['declined', '0069'],
      ['declined', '0101'],
      ['authorized', '4242'],
    ])
  },
)
