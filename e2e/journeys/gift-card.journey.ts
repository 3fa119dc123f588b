import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { issueGiftCard } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import type { ShopApi } from '../support/shop-api.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

const balanceOf = async (api: ShopApi, { cardNumber, pin }: { cardNumber: string; pin: string }) => {
  const body = { CardNumber: cardNumber, Pin: pin }
  const reply = await api.ok('POST /api/v2/{language}/giftcardbalance', { body, token: await api.appToken() })
  return reply.Balance
}
const cents = (dollars: number) => Math.round(dollars * 100)

test(
  'a gift card pays its balance, a card the rest; page, mail and balance agree to the cent',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed, ({ edp }) => edp.Price > 30)
    const giftCard = await issueGiftCard(20)
    const digits = giftCard.cardNumber.slice(-4)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    const { words } = shopper

    await checkout.beginsAsGuest(api, email, [goods])
    await checkout.picksShipping()

    await test.step('a wrong PIN shows an error beside the number, and nothing typed is lost', async () => {
      shopper.problems.expect(/status of 417 .*giftcards/, 'the PIN is wrong on purpose')
      await checkout.usesGiftCard({ ...giftCard, pin: giftCard.pin === '0000' ? '1111' : '0000' })
      const number = checkout.step('payment').getByLabel(words.giftCardNumber)
      await expect(number).toBeFocused()
      await expect(number).toHaveAccessibleDescription(words.giftCardWrong)
      await expect(number).toHaveValue(giftCard.cardNumber)
    })

    await checkout.usesGiftCard(giftCard)
    await expect(checkout.step('payment').getByRole('listitem').filter({ hasText: digits })).toContainText(
      money(-20, language),
    )
    await checkout.paysWith(cards.visa)
    const guid = await shopper.bagGuid()
    const orderNo = await checkout.placesOrder()

    const order = await api.order(await shopper.person(), orderNo)
    expect(order.GiftCardRedemption).toBe(20)
    expect(cents(order.GrandTotal)).toBe(cents(order.ActualOrderTotal) - 2000)
    expect(await balanceOf(api, giftCard)).toBe(0)
    for (const amount of [order.ActualOrderTotal, -20, order.GrandTotal]) await shopper.sees(money(amount, language))

    const mail = await isConfirmedByMail(sandbox, email, order, language)
    const { MerchandiseSubTotal, ShippingHandling, Taxes, ActualOrderTotal, GrandTotal } = order
    // Shipping that costs nothing is called free.
    for (const amount of [MerchandiseSubTotal, ShippingHandling, ActualOrderTotal, GrandTotal].filter(Boolean)) {
      expect(mail.Text).toContain(money(amount, language))
    }
    for (const { Name, Amount } of Taxes)
      expect(mail.Text).toMatch(new RegExp(`${Name}.*${money(Amount, language)}`.replace('$', '\\$')))
    expect(mail.Text).toContain(digits)
    // The card is authorised for the rest only.
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: GrandTotal.toFixed(2), LastDigits: '4242' },
    ])
  },
)

test(
  'a gift card lowers the first of three payments; removed at the payment step it lowers nothing, and added again it pays',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(
      seed,
      ({ product, edp }) => (product.EasyPay?.NoOfPayments ?? 0) >= 3 && edp.Price > 60,
    )
    const giftCard = await issueGiftCard(20)
    const digits = giftCard.cardNumber.slice(-4)
    const checkout = new Checkout(shopper)
    const { page, words } = shopper
    await checkout.beginsAsGuest(api, `guest-${crypto.randomUUID()}@example.com`, [goods])
    await checkout.picksShipping()
    await checkout.choosesPayments(3)

    const payment = checkout.step('payment')
    const parts = payment.getByRole('list', { name: words.plan }).getByRole('listitem')
    const bagNow = async () =>
      api.ok('GET /api/v2/{language}/carts/{guid}', {
        params: { guid: await shopper.bagGuid() },
        token: await api.appToken(),
      })
    const { Installments: whole, GrandTotal } = await bagNow()
    const [first = 0, ...later] = whole.map(({ Amount }) => Amount)
    const showsParts = async (amounts: readonly number[]) => {
      for (const [index, amount] of amounts.entries())
        await expect(parts.nth(index)).toContainText(money(amount, language))
    }
    const lowered = (cents(first) - 2000) / 100
    await showsParts([first, ...later])

    await test.step('it is used: the first payment is 20 dollars less, the others stay', async () => {
      await checkout.usesGiftCard(giftCard)
      await expect(payment.getByRole('listitem').filter({ hasText: digits })).toContainText(money(-20, language))
      await showsParts([lowered, ...later])
    })

    await test.step('it is removed: the payments are as before, and it keeps its balance', async () => {
      await payment.getByRole('button', { name: words.removeGiftCard(digits) }).click()
      await expect(payment.getByRole('listitem').filter({ hasText: digits })).toHaveCount(0)
      await showsParts([first, ...later])
      expect((await bagNow()).GrandTotal).toBe(GrandTotal)
      expect(await balanceOf(api, giftCard)).toBe(20)
    })

    await checkout.usesGiftCard(giftCard)
    await showsParts([lowered, ...later])
    await checkout.paysWith(cards.visa)
    const guid = await shopper.bagGuid()
    const orderNo = await checkout.placesOrder()

    const order = await api.order(await shopper.person(), orderNo)
    expect(order.EasyPays.map(({ Amount }) => Amount)).toEqual([lowered, ...later])
    expect(cents(order.GrandTotal)).toBe(cents(GrandTotal) - 2000)
    expect(await balanceOf(api, giftCard)).toBe(0)
    for (const amount of [lowered, ...later]) await shopper.sees(money(amount, language))
    await expect(page.getByText(money(-20, language)).first()).toBeVisible()
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: lowered.toFixed(2), LastDigits: '4242' },
    ])
  },
)

test(
  'gift cards that pay everything need no other card; what stays on them can be looked up',
  slowOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed, ({ edp }) => edp.Price > 30 && edp.Price < 300)
    const [small, large] = [await issueGiftCard(10), await issueGiftCard(500)]
    const checkout = new Checkout(shopper)
    const { page, words } = shopper

    await checkout.beginsAsGuest(api, `guest-${crypto.randomUUID()}@example.com`, [goods])
    await checkout.picksShipping()
    await checkout.usesGiftCard(small)
    const used = checkout.step('payment').getByRole('listitem')
    await expect(used.filter({ hasText: words.giftCard(small.cardNumber.slice(-4)) })).toBeVisible()
    await checkout.usesGiftCard(large)
    await shopper.sees(words.nothingLeft)
    await expect(page.locator('iframe')).toHaveCount(0)
    await checkout.reviews()
    const guid = await shopper.bagGuid()
    const orderNo = await checkout.placesOrder()

    const order = await api.order(await shopper.person(), orderNo)
    expect(order.GrandTotal).toBe(0)
    expect(order.GiftCardRedemption).toBe(order.ActualOrderTotal)
    const remaining = (51_000 - cents(order.ActualOrderTotal)) / 100
    expect(await balanceOf(api, small)).toBe(0)
    expect(await sandbox.captureOf(guid)).toEqual([])

    await test.step('the balance, on its page', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: words.giftCardBalance }).click()
      await expect(shopper.heading(words.giftCardBalance)).toBeVisible()
      await shopper.seesPageAlive()
      await page.getByLabel(words.giftCardNumber).fill(large.cardNumber)
      await page.getByLabel(words.giftCardPin).fill(large.pin)
      await page.getByRole('button', { name: words.checkBalance }).click()
      await shopper.sees(words.giftCardHolds(large.cardNumber.slice(-4), money(remaining, language)))
    })
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'shows a gift card’s balance, and no address contains its number',
    slowOnPhone,
    async ({ shopper, language }) => {
      const giftCard = await issueGiftCard(37)
      const { page, words } = shopper
      await page.goto('/pages/giftcardbalance')
      await page.getByLabel(words.giftCardNumber).fill(giftCard.cardNumber)
      await page.getByLabel(words.giftCardPin).fill(giftCard.pin)
      await page.getByRole('button', { name: words.checkBalance }).click()
      await shopper.sees(words.thisGiftCardHolds(money(37, language)))
      expect(page.url()).not.toContain(giftCard.cardNumber)

      await page.getByLabel(words.giftCardNumber).fill('6006490000009999')
      await page.getByLabel(words.giftCardPin).fill('0000')
      await page.getByRole('button', { name: words.checkBalance }).click()
      await shopper.sees(words.giftCardWrong)
    },
  )
})
