import { demoPassword } from '../support/shop-api.ts'
import { StoreCardApplication } from '../support/store-card.ts'
import { expect, onceOnDesktop, test } from '../support/test.ts'

test(
  'a customer applies for the store card, reloads half-way, and has the card among the others',
  onceOnDesktop,
  async ({ shopper, api }) => {
    const email = `applicant-${crypto.randomUUID()}@example.com`
    const person = await api.newAccount(email)
    const { page } = shopper
    const application = new StoreCardApplication(shopper)
    const { words } = application

    await test.step('comes from the payment cards, by way of signing in', async () => {
      await shopper.opens('/pages/myaccount/paymentcards')
      await shopper.signsIn(email, demoPassword)
      await page.getByRole('link', { name: words.apply }).click()
      await expect(shopper.heading(words.title)).toBeVisible()
      await shopper.seesPageAlive()
    })

    await test.step('fills in half of it, and loads the page again', async () => {
      await application.goesOn()
      await application.fillsInHousing()
      await page.getByLabel(words.income).fill('52000')
      await page.reload()
      await shopper.seesPageAlive()
      await shopper.sees(words.resumed)
      await expect(page.getByLabel(words.years)).toHaveValue('4')
      await expect(page.getByLabel(words.income)).toHaveValue('')
    })

    await test.step('finishes it, and is approved', async () => {
      await application.fillsInHome('52000')
      await application.fillsInSecurity()
      const draft = await page.evaluate(() => localStorage.getItem('storeCreditCardApplication'))
      expect(draft).toContain('Rent')
      expect(draft).not.toMatch(/1985|52000|Léo/)
      await application.sends()
      await expect(shopper.heading(words.approved)).toBeFocused()
    })

    await test.step('sees the card among the cards, where checkout finds it', async () => {
      await page.getByRole('link', { name: words.cards }).click()
      const { CreditCards } = await api.ok('GET /api/v2/{language}/accounts/{edp}', {
        params: { edp: person.edp },
        token: person.token,
      })
      expect(CreditCards).toEqual([expect.objectContaining({ CardType: 'FI', IsDefault: true })])
      await shopper.sees(words.name(CreditCards[0]?.LastDigits ?? ''))
      await expect(page.getByRole('link', { name: words.apply })).toHaveCount(0)
    })
  },
)
