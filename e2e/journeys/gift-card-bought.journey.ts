import { Checkout } from '../support/checkout.ts'
import { onair } from '../support/onair.ts'
import { cards, type Mail } from '../support/sandbox.ts'
import { expect, slowOnDesktop, test } from '../support/test.ts'
import { money } from '../support/words.ts'

/** The number and PIN that a gift card's mail tells. */
function cardIn({ Text }: Mail): { cardNumber: string; pin: string } {
  const [, number, pin] = /: ((?:\d{4} ){3}\d{4})\n\D+: (\d{4})\n/.exec(Text) ?? []
  if (!number || !pin) throw new Error(`No gift card is in this mail: ${Text}`)
  return { cardNumber: number.replaceAll(' ', ''), pin }
}

test(
  'a gift card is bought without a word about delivery, comes by mail when its order ships, and pays for its owner’s order',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const giftCard = await api.findGiftCard(100)
    const goods = await api.findGoods(seed, ({ edp }) => edp.Price > 20 && edp.Price < 70)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    const { page, words } = shopper

    await shopper.bringsBag(await api.bagWith([giftCard]))
    await checkout.begins('who')
    await checkout.goesOnAsGuest('billing')
    await checkout.givesBillingAddressAlone(email)
    await expect(checkout.step('shipping')).toHaveCount(0)
    await checkout.paysWith(cards.visa)
    const orderNo = await checkout.placesOrder()
    const bought = await api.order(await shopper.person(), orderNo)
    expect(bought).toMatchObject({ GrandTotal: 100, TaxTotal: 0, ShippingHandling: 0 })

    // Nobody has a card before it is paid for.
    await expect.poll(() => sandbox.mailTo(email)).toHaveLength(1)
    await onair('orders', 'ship', orderNo)
    await expect.poll(() => sandbox.mailTo(email)).toHaveLength(2)
    const mail = (await sandbox.mailTo(email)).find(({ Subject }) => Subject.includes(words.giftCardMail(orderNo)))
    if (!mail) throw new Error('The mail with the gift card has another subject')
    expect(mail.Text).toContain(money(100, language))
    expect(mail.Html).toContain(`lang="${language}-CA"`)
    const card = cardIn(mail)

    await test.step('somebody else, who was given the card, pays with it', async () => {
      await page.context().clearCookies({ name: /^(?!language)/ })
      await checkout.beginsAsGuest(api, `guest-${crypto.randomUUID()}@example.com`, [goods])
      await checkout.picksShipping()
      await checkout.usesGiftCard(card)
      await shopper.sees(words.nothingLeft)
      await checkout.reviews()
      const spent = await api.order(await shopper.person(), await checkout.placesOrder())
      expect(spent).toMatchObject({ GrandTotal: 0, GiftCardRedemption: spent.ActualOrderTotal })
      const reply = await api.ok('POST /api/v2/{language}/giftcardbalance', {
        body: { CardNumber: card.cardNumber, Pin: card.pin },
        token: await api.appToken(),
      })
      expect(Math.round(reply.Balance * 100)).toBe(10_000 - Math.round(spent.ActualOrderTotal * 100))
    })
  },
)
