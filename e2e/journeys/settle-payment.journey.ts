import { typesCard } from '../support/card-frame.ts'
import { declineSecondPayment, queueMailOfSecondPayment } from '../support/database.ts'
import { onair } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a guest settles a declined payment by the link of its mail, once, without signing in',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const { page, words } = shopper
    const email = `guest-${crypto.randomUUID()}@example.com`
    const guest = await api.newAccount(email, 'guest')
    const goods = await api.findGoods(seed, ({ product }) => (product.EasyPay?.NoOfPayments ?? 0) >= 3)
    const placed = await api.placeOrder(guest, [goods], await sandbox.cardToken(cards.visa), { installments: 3 })
    const { OrderNo } = placed.OrderSummary
    const due = money(placed.EasyPays[1]?.Amount ?? 0, language)
    await onair('orders', 'ship', OrderNo)
    await declineSecondPayment(OrderNo)
    await queueMailOfSecondPayment(OrderNo)
    const link = /http\S+\/pages\/settlepayment\?token=[\w-]+/
    const mail = async () => (await sandbox.mailTo(email)).find(({ Text }) => link.test(Text))
    await expect.poll(mail, { timeout: 30_000 }).toBeDefined()
    const address = link.exec((await mail())?.Text ?? '')?.[0] ?? ''

    await page.goto(address)
    await shopper.seesPageAlive()
    await shopper.sees(OrderNo)
    await typesCard(shopper, cards.mastercard)
    await page.getByRole('button', { name: words.settings.pay(due) }).click()
    await shopper.sees(words.settings.paid(due, OrderNo))
    const { EasyPays } = await api.order(guest, OrderNo)
    expect(EasyPays.map(({ Status }) => Status)).toEqual(['Paid', 'Paid', 'Due'])

    await page.goto(address)
    await shopper.sees(words.settings.linkSettled)
  },
)
