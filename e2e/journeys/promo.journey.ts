import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a promo code is refused with its reason, another is taken; order and mail show what it took off',
  onceOnPhone,
  async ({ shopper, api, sandbox, problems, seed, language }) => {
    problems.expect(/417 \(Expectation Failed\)/, 'the browser writes every refused request into the console')
    const goods = await api.findGoods(seed, ({ edp }) => edp.Price > 10)
    const { page, words } = shopper
    const field = page.getByLabel(words.promoCode, { exact: true })
    const uses = async (code: string) => {
      await field.fill(code)
      await page.getByRole('button', { name: words.usePromo, exact: true }).click()
    }
    const bag = async () =>
      api.ok('GET /api/v2/{language}/carts/{guid}', {
        params: { guid: await shopper.bagGuid() },
        token: await api.appToken(),
      })
    await shopper.bringsBag(await api.bagWith([goods]))
    await shopper.opensBag()

    await test.step('an expired and an unknown one say so beside the field', async () => {
      await uses('EXPIRED')
      await expect(field).toHaveAccessibleDescription(language === 'fr' ? /EXPIRED est expiré/ : /EXPIRED has expired/)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('EXPIRED')
      await uses('NEVER-WAS')
      await expect(field).toHaveAccessibleDescription(/NEVER-WAS/)
      expect((await bag()).Promotions).toEqual([])
    })

    await test.step('a valid one takes something off, and can be removed', async () => {
      await uses('welcome10')
      const drop = page.getByRole('button', { name: words.dropPromo('WELCOME10') })
      await expect(drop).toBeVisible()
      const { Discount, OrderTotal } = await bag()
      expect(Discount).toBe(Math.round(goods.edp.Price * 10) / 100)
      await shopper.sees(money(-Discount, language))
      await expect(shopper.amount(words.total)).toContainText(money(OrderTotal, language))
      await drop.click()
      await expect(drop).toHaveCount(0)
      await expect(field).toBeFocused()
      await uses('WELCOME10')
      await expect(drop).toBeVisible()
    })

    const email = `promo-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    await shopper.goesToCheckout()
    await checkout.goesOnAsGuest()
    await checkout.givesAddress(email)
    await checkout.picksShipping()
    await checkout.paysWith(cards.visa)
    const orderNo = await checkout.placesOrder()

    await test.step('the order and its mail show it', async () => {
      const order = await api.order(await shopper.person(), orderNo)
      expect(order.Discount).toBe(Math.round(goods.edp.Price * 10) / 100)
      expect(order.PromoCode).toBe('WELCOME10')
      expect(order.Promotions).toMatchObject([{ Code: 'WELCOME10', Amount: order.Discount }])
      const description = order.Promotions?.[0]?.Description ?? 'nothing'
      await shopper.sees(description)
      await shopper.sees(money(-(order.Discount ?? 0), language))
      await expect.poll(() => sandbox.mailTo(email)).toHaveLength(1)
      const [mail] = await sandbox.mailTo(email)
      expect(mail?.Text.replaceAll('\u202f', '\u00a0')).toContain(money(order.Discount ?? 0, language))
      expect(mail?.Text).toContain(`${description} – WELCOME10`)
    })
  },
)
