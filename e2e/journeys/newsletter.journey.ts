import { expect, onceOnPhone, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test(
  'without JavaScript a reader subscribes to the newsletter in the footer, and unsubscribes by a mail’s link',
  onceOnPhone,
  async ({ shopper, sandbox }) => {
    const email = `reader-${crypto.randomUUID()}@example.com`
    const { page, words } = shopper
    /** The newest mail, once there are this many. */
    const letter = async (count: number) => {
      await expect.poll(async () => (await sandbox.mailTo(email)).length, { timeout: 30_000 }).toBe(count)
      return (await sandbox.mailTo(email))[0]?.Text ?? ''
    }

    await page.goto('/pages/giftcardbalance')
    await page.getByRole('contentinfo').getByLabel(words.newsletterEmail).fill(email)
    await page.getByRole('contentinfo').getByRole('button', { name: words.subscribe }).click()
    await shopper.sees(words.letterSent)

    await page.goto(/http\S+\/confirm\?token=\S+/.exec(await letter(1))?.[0] ?? '')
    await page.getByRole('button', { name: words.subscribe }).click()
    await expect(shopper.heading(words.subscribed)).toBeVisible()

    await page.goto(/http\S+\/unsubscribe\?token=\S+/.exec(await letter(2))?.[0] ?? '')
    await page.getByRole('button', { name: words.unsubscribe }).click()
    await expect(shopper.heading(words.unsubscribed)).toBeVisible()
  },
)
