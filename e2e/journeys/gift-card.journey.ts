import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { issueGiftCard } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import type { ShopApi } from '../support/shop-api.ts'
import { expect, onceOnDesktop, slowOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

const balanceOf = async (api: ShopApi, { cardNumber, pin }: { cardNumber: string; pin: string }) => {
  const body = { CardNumber: cardNumber, Pin: pin }
  const reply = await api.ok('POST /api/v2/{language}/giftcardbalance', { body, token: await api.appToken() })
  return reply.Balance
}
const cents = (dollars: number) => Math.round(dollars * 100)

test(
  'a gift card pays what it holds, a card the rest; page, mail and balance agree to the cent',
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
    for (const amount of [MerchandiseSubTotal, ShippingHandling, ActualOrderTotal, GrandTotal]) {
      expect(mail.Text).toContain(money(amount, language))
    }
    for (const { Name, Amount } of Taxes)
      expect(mail.Text).toMatch(new RegExp(`${Name}.*${money(Amount, language)}`.replace('$', '\\$')))
    expect(mail.Text).toContain(digits)
    // The card is asked for the rest alone.
    expect(await sandbox.captureOf(guid)).toEqual([
      { Status: 'authorized', Amount: GrandTotal.toFixed(2), LastDigits: '4242' },
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
    const left = (51_000 - cents(order.ActualOrderTotal)) / 100
    expect(await balanceOf(api, small)).toBe(0)
    expect(await sandbox.captureOf(guid)).toEqual([])

    await test.step('the balance, on its page', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: words.giftCardBalance }).click()
      await expect(shopper.heading(words.giftCardBalance)).toBeVisible()
      await shopper.seesPageAlive()
      await page.getByLabel(words.giftCardNumber).fill(large.cardNumber)
      await page.getByLabel(words.giftCardPin).fill(large.pin)
      await page.getByRole('button', { name: words.checkBalance }).click()
      await shopper.sees(words.giftCardHolds(large.cardNumber.slice(-4), money(left, language)))
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
