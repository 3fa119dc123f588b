import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnPhone, test } from '../support/test.ts'

test(
  'a customer signs out elsewhere, and changes the e-mail by a link',
  onceOnPhone,
  async ({ shopper, api, sandbox }) => {
    const [email, fresh] = ['old', 'new'].map((name) => `${name}-${crypto.randomUUID()}@example.com`) as [
      string,
      string,
    ]
    const elsewhere = await api.newAccount(email)
    const { page, words } = shopper

    await test.step('signs in on the way to the information', async () => {
      await shopper.opens('/pages/myaccount/information')
      await expect(page).toHaveURL(/\/pages\/signin/)
      await shopper.signsIn(email, demoPassword)
      await expect(page).toHaveURL(/\/pages\/myaccount\/information$/)
    })

    await test.step('signs out all other devices', async () => {
      await page.getByRole('button', { name: words.signOutElsewhere }).click()
      await shopper.sees(words.signedOutElsewhere)
      const read = { params: { edp: elsewhere.edp }, token: elsewhere.token }
      expect((await api.call('GET /api/v2/{language}/accounts/{edp}', read)).status).toBe(401)
    })

    await test.step('asks for another e-mail', async () => {
      await page.getByRole('link', { name: words.changeEmail }).click()
      await shopper.seesPageAlive()
      await page.getByLabel(words.newEmail).fill(fresh)
      await page.getByLabel(words.currentPassword).fill(demoPassword)
      await page.getByRole('button', { name: words.sendLink }).click()
      await shopper.sees(words.newEmailSent)
      await shopper.sees(email)
    })

    await test.step('opens the link of the mail, and confirms', async () => {
      await expect.poll(async () => (await sandbox.mailTo(fresh)).length, { timeout: 30_000 }).toBe(1)
      const [mail] = await sandbox.mailTo(fresh)
      expect(mail?.Subject).toBe(words.newEmailSubject)
      await page.goto(/http\S+\/pages\/emailaddress\?token=[\w-]+/.exec(mail?.Text ?? '')?.[0] ?? '')
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(shopper.heading(words.emailChanged)).toBeVisible()
    })

    await test.step('is still signed in, with the new e-mail', async () => {
      await shopper.opens('/pages/myaccount/information')
      await shopper.sees(fresh)
      expect((await api.signIn(fresh)).edp).toBe(elsewhere.edp)
    })
  },
)
