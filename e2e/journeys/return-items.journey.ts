import { refundedInLedger } from '../support/database.ts'
import { onair } from '../support/onair.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnDesktop, test } from '../support/test.ts'
import { money } from '../support/words.ts'

test(
  'a member returns one of two items with a label, and gets exactly the refund that was shown',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const { page, words } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const goods = await api.findGoods(seed)
    const placed = await api.placeOrder(member, [{ ...goods, quantity: 2 }], await sandbox.cardToken(cards.visa))
    const { OrderNo } = placed.OrderSummary
    await onair('orders', 'ship', OrderNo)
    await onair('orders', 'deliver', OrderNo)

    await shopper.entersAs(member, email)
    await shopper.opens(`/pages/myaccount/orderstatus/${OrderNo}`)
    await page.getByRole('link', { name: words.returnItems }).click()
    await shopper.isAt(/\/pages\/returnitems\?orderNo=/)
    await page.getByLabel(words.quantityToReturn).selectOption('1')
    await page.getByLabel(words.reason).selectOption('Damaged')
    const item = (await api.order(member, OrderNo)).SubOrders[0]?.Items[0]
    if (!item) throw new Error('The order has no item')
    // Half of what was paid for both, each part rounded down; shipping comes with the last.
    const halfOf = (dollars: number) => Math.floor(Math.round(dollars * 100) / 2)
    const shown = (halfOf(item.TotalPrice - item.Discount) + halfOf(item.TaxTotal)) / 100
    await shopper.sees(money(shown, language))
    await page.getByRole('button', { name: words.returnTheseItems }).click()

    await test.step('the label has the number, and is in the mail as well', async () => {
      await expect(page.getByRole('region', { name: words.returnLabel })).toBeVisible()
      await expect(page.getByRole('heading', { name: /R\d{8}/ })).toBeFocused()
      await expect(async () => {
        const mails = await sandbox.mailTo(email)
        expect(mails.some(({ Text }) => /70\d{14}/.test(Text))).toBe(true)
      }).toPass()
    })

    await test.step('the parcel is received: the ledger says what was shown', async () => {
      const output = await onair('orders', 'receive-return', OrderNo)
      expect(output).toContain(`${money(shown, 'en')} of order ${OrderNo} was given back.`)
      const order = await api.order(member, OrderNo)
      expect(order.SubOrders[0]?.Returns).toMatchObject([{ Status: 'Refunded', Total: shown }])
      expect(await refundedInLedger(OrderNo)).toBe(Math.round(shown * 100))
      await page.reload()
      await expect(page.getByText(words.returnRefunded)).toBeVisible()
    })
  },
)
