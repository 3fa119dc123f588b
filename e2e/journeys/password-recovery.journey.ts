import type { Page } from '@playwright/test'
import type { Sandbox } from '../support/sandbox.ts'
import { demoPassword } from '../support/shop-api.ts'
import { expect, onceOnDesktop, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

/** The newest link that was mailed to somebody, once there are this many. */
async function linkMailedTo(sandbox: Sandbox, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await sandbox.mailTo(email)).length, { timeout: 30_000 }).toBe(count)
  const [mail] = await sandbox.mailTo(email)
  return /http\S+\/pages\/forgotpassword\?token=[\w-]+/.exec(mail?.Text ?? '')?.[0] ?? ''
}

/** From another site, as from a mail program. */
async function follows(page: Page, sandbox: Sandbox, link: string): Promise<void> {
  await page.goto(`${sandbox.origin}/mailbox`)
  await page.evaluate((to) => location.assign(to), link)
  await expect(page).toHaveURL(/\/pages\/forgotpassword/)
}

test(
  'a forgotten password is replaced by a link in a mail, once',
  onceOnDesktop,
  async ({ shopper, api, sandbox, language }) => {
    const email = `forgot-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const { page, words } = shopper

    await test.step('asks for the link from the sign-in page', async () => {
      await shopper.opens('/pages/signin')
      await page.getByRole('link', { name: words.forgotPassword }).click()
      await expect(shopper.heading(words.forgotPassword)).toBeVisible()
      await shopper.seesPageAlive()
      await page.getByRole('main').locator('input[name=email]').fill(email)
      await page.getByRole('button', { name: words.sendLink }).click()
      await expect(shopper.heading(words.linkSent)).toBeFocused()
    })

    const link = await test.step('gets one mail, in the account’s language', async () => {
      const link = await linkMailedTo(sandbox, email)
      const [mail] = await sandbox.mailTo(email)
      expect(mail?.Subject).toBe(words.resetSubject)
      expect(mail?.Html).toContain(`lang="${language}-CA"`)
      expect(link).toContain(`/${language}/pages/forgotpassword?token=`)
      return link
    })

    await test.step('chooses a new password; the token leaves the address', async () => {
      await follows(page, sandbox, link)
      await expect(shopper.heading(words.choosePassword)).toBeVisible()
      await expect(page).toHaveURL(/\/pages\/forgotpassword$/)
      await page.locator('input[name=newPassword]').fill(demoPassword)
      await page.locator('input[name=newPasswordConfirmed]').fill(demoPassword)
      shopper.problems.expect(/status of 417 .*passwordupdate/, 'the first password is the present one on purpose')
      await page.getByRole('button', { name: words.savePassword }).click()
      await shopper.sees(words.samePassword)
      await page.locator('input[name=newPassword]').fill('Kettle77')
      await page.locator('input[name=newPasswordConfirmed]').fill('Kettle77')
      await page.getByRole('button', { name: words.savePassword }).click()
      await expect(shopper.heading(words.passwordChanged)).toBeFocused()
    })

    await test.step('every session has ended, and a mail tells of it', async () => {
      const read = { params: { edp: member.edp }, token: member.token }
      expect((await api.call('GET /api/v2/{language}/accounts/{edp}', read)).status).toBe(401)
      await expect.poll(async () => (await sandbox.mailTo(email)).length, { timeout: 30_000 }).toBe(2)
      const [mail] = await sandbox.mailTo(email)
      expect(mail?.Subject).toBe(words.changedSubject)
      expect(mail?.Text).not.toContain('Kettle77')
    })

    await test.step('signs in with the new password', async () => {
      await page.getByRole('main').getByRole('link', { name: words.signIn }).click()
      await shopper.seesPageAlive()
      await shopper.signsIn(email, 'Kettle77')
      await expect(shopper.heading(words.myAccount)).toBeVisible()
    })

    await test.step('the link a second time says that it was used, and offers another', async () => {
      await follows(page, sandbox, link)
      await expect(shopper.heading(words.linkSpent)).toBeVisible()
      await shopper.seesPageAlive()
      await page.getByRole('main').locator('input[name=email]').fill(email)
      await page.getByRole('button', { name: words.sendLink }).click()
      await expect(shopper.heading(words.linkSent)).toBeVisible()
      expect(await linkMailedTo(sandbox, email, 3)).not.toBe(link)
    })
  },
)

test(
  'an address without an account gets the same page, and no mail',
  slowOnDesktop,
  async ({ shopper, api, sandbox }) => {
    const guest = `guest-${crypto.randomUUID()}@example.com`
    const { page, words } = shopper
    await api.newAccount(guest, 'guest')
    await shopper.opens('/pages/forgotpassword')
    await page.getByRole('main').locator('input[name=email]').fill(guest)
    await page.getByRole('button', { name: words.sendLink }).click()
    await expect(shopper.heading(words.linkSent)).toBeVisible()
    // A later mail has arrived, so this one would have too.
    const member = `member-${crypto.randomUUID()}@example.com`
    await api.newAccount(member)
    await api.ok('POST /api/v2/{language}/passwordreset', { token: await api.appToken(), body: { Email: member } })
    await linkMailedTo(sandbox, member)
    expect(await sandbox.mailTo(guest)).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a new password is chosen by forms alone', slowOnPhone, async ({ shopper, api, sandbox }) => {
    const email = `plain-${crypto.randomUUID()}@example.com`
    await api.newAccount(email)
    const { page, words } = shopper
    await page.goto('/pages/forgotpassword')
    await page.getByRole('main').locator('input[name=email]').fill(email)
    await page.getByRole('button', { name: words.sendLink }).click()
    await expect(shopper.heading(words.linkSent)).toBeVisible()

    await page.goto(await linkMailedTo(sandbox, email))
    await page.locator('input[name=newPassword]').fill('Kettle77')
    await page.locator('input[name=newPasswordConfirmed]').fill('Kettle78')
    await page.getByRole('button', { name: words.savePassword }).click()
    await shopper.sees(words.passwordNotChanged)
    await page.locator('input[name=newPassword]').fill('Kettle77')
    await page.locator('input[name=newPasswordConfirmed]').fill('Kettle77')
    await page.getByRole('button', { name: words.savePassword }).click()
    await expect(shopper.heading(words.passwordChanged)).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: words.signIn }).click()
    await shopper.signsIn(email, 'Kettle77')
    await expect(shopper.heading(words.myAccount)).toBeVisible()
  })
})
