import { Checkout } from '../support/checkout.ts'
import { isConfirmedByMail } from '../support/confirmation.ts'
import { onair } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, quickOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a guest buys something: address, shipping, card, a last look, and the order',
  quickOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed)
    const email = `guest-${crypto.randomUUID()}@example.com`
    const checkout = new Checkout(shopper)
    const { words } = shopper

    await shopper.adds(goods)
    await shopper.page.getByRole('link', { name: words.viewBag }).click()
    await shopper.goesToCheckout()
    await checkout.goesOnAsGuest()
    await checkout.givesAddress(email)
    await checkout.picksShipping(1)
    await checkout.paysWith(cards.visa)
    await expect(checkout.step('review')).toContainText(goods.product.Name)
    await expect(checkout.step('payment')).toContainText(words.ending('Visa', '4242'))
    const guid = await shopper.bagGuid()

    const orderNo = await checkout.placesOrder()
    await shopper.sees(goods.product.Name)
    await shopper.seesInCounter(0)

    const guest = await shopper.person()
    const orders = await api.ordersOf(guest)
    expect(orders.OrderSummary.map(({ OrderNo }) => OrderNo)).toEqual([orderNo])
    const order = await api.order(guest, orderNo)
    await shopper.sees(money(order.GrandTotal, language))

    const mail = await isConfirmedByMail(sandbox, email, order, language)
    expect(mail.Text).toContain(goods.product.Name)
    const authorized = { Status: 'authorized', Amount: order.GrandTotal.toFixed(2), LastDigits: '4242' }
    expect(await sandbox.captureOf(guid)).toEqual([authorized])

    await test.step('the order can be followed', async () => {
      await shopper.page.getByRole('link', { name: words.follow }).click()
      await shopper.isAt(`/pages/myaccount/orderstatus/${orderNo}`)
      await shopper.sees(goods.product.Name)
      await shopper.sees(words.received)
    })

    await test.step('the operator ships it, and only then the card is charged', async () => {
      await onair('orders', 'ship', orderNo)
      const captured = { Status: 'captured', Amount: authorized.Amount }
      expect(await sandbox.captureOf(guid)).toEqual([authorized, captured])
      await shopper.page.reload()
      await shopper.sees(words.shipped)
    })
  },
)

test(
  'missing or wrong fields of the address show their errors, and nothing typed is lost',
  onceOnPhone,
  async ({ shopper, api, seed }) => {
    const checkout = new Checkout(shopper)
    await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
    await shopper.opens('/pages/checkout')
    await checkout.goesOnAsGuest()
    await checkout.typesAddress('not an address')
    const step = checkout.step('delivery')
    await step.getByLabel(shopper.words.postalCode).fill('V6B 1A1')
    await step.getByRole('button', { name: shopper.words.deliverHere }).click()

    const email = step.locator('input[name=email]')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(step.getByRole('region', { name: shopper.words.storeCard.summary })).toBeFocused()
    await expect(email).toHaveValue('not an address')
    await expect(step.getByLabel(shopper.words.city)).toHaveValue('Ottawa')
    await expect(step.getByLabel(shopper.words.postalCode)).toHaveAttribute('aria-invalid', 'true')
  },
)
