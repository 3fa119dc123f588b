import { shippedOrder } from '../support/shipped-order.ts'
import { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, test } from '../support/test.ts'

test(
  'a shipped order has an English invoice in a new tab, and a French copy that says which one counts',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const { page, words } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const OrderNo = await shippedOrder({ api, sandbox, seed }, member, 2)
    const { Invoices, Taxes, ActualOrderTotal } = await api.order(member, OrderNo)
    const dollars = (amount: number, locale: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' })
        .format(amount)
        .replaceAll('\u202f', '\u00a0')

    await shopper.entersAs(member, email)
    await shopper.opens(`/pages/myaccount/orderstatus/${OrderNo}`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: words.viewInvoice }).click()
    const tab = new Shopper(await opened, shopper.language, shopper.problems)

    await test.step('the invoice has its number, each tax and the total, in English', async () => {
      const invoice = tab.page.getByRole('article', { name: 'Invoice', exact: true })
      await expect(invoice).toHaveAttribute('lang', 'en-CA')
      await expect(invoice).toContainText(Invoices[0]?.InvoiceNo ?? 'no invoice')
      for (const { Amount } of Taxes) await expect(invoice).toContainText(dollars(Amount, 'en-CA'))
      await expect(invoice).toContainText(dollars(ActualOrderTotal, 'en-CA'))
    })

    await test.step('on paper there is the invoice alone', async () => {
      await tab.page.emulateMedia({ media: 'print' })
      await expect(tab.page.getByRole('article')).toBeVisible()
      await expect(tab.page.getByRole('link').filter({ visible: true })).toHaveCount(0)
      await tab.page.emulateMedia({ media: null })
    })

    await test.step('the French copy has the same amounts, and says that the original counts', async () => {
      await tab.page.getByRole('link', { name: words.frenchCopy }).click()
      const copy = tab.page.getByRole('article', { name: 'Facture Copie' })
      await expect(copy).toHaveAttribute('lang', 'fr-CA')
      await expect(copy).toContainText(/L’original en anglais de la facture INV-\d{7} fait foi/)
      await expect(copy).toContainText(dollars(ActualOrderTotal, 'fr-CA'))
    })
  },
)
