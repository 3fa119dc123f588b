import type { Page } from '@playwright/test'
import { wholeChromium, withServiceWorker } from '../support/browser.ts'
import { origins } from '../support/ports.ts'
import { expect, onceOnDesktop, slowOnPhone, test } from '../support/test.ts'

// The headless shell shows no notifications.
test.use({ ...wholeChromium, ...withServiceWorker })

/** A browser that subscribed at the sandbox's push service, as its `PushSubscription.toJSON()`. */
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Lets the page subscribe at the sandbox's push service: Chromium without a screen has none of its own. Everything else is
 * real: the permission, the service worker, the calls to the shop.
 */
async function subscribesAtSandbox(page: Page): Promise<{ subscription: () => Subscription | undefined }> {
  let subscription: Subscription | undefined
  await page.exposeFunction('subscribeAtSandbox', async (applicationServerKey: string) => {
    const reply = await fetch(`${origins.sandbox}/push/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    })
    subscription = (await reply.json()) as Subscription
    return subscription
  })
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async (options) => {
      const ask = Reflect.get(window, 'subscribeAtSandbox') as (key: unknown) => Promise<PushSubscriptionJSON>
      const json = await ask(options?.applicationServerKey)
      return { endpoint: json.endpoint, toJSON: () => json } as PushSubscription
    }
  })
  return { subscription: () => subscription }
}

test(
  'a shopper asks to be reminded of a programme on their device, and it shows the notification',
  onceOnDesktop,
  async ({ shopper, context, api }) => {
    const { page, words, language } = shopper
    await context.grantPermissions(['notifications'], { origin: origins.shop })
    const { subscription } = await subscribesAtSandbox(page)
    const coming = (await api.todayAndTomorrow('America/Toronto')).at(-1)
    if (!coming) throw new Error('Nothing is planned')

    await shopper.opens(`/pages/schedule?view=search&term=${coming.Id}`)
    await page.getByRole('link', { name: words.remindOf(coming.Title) }).click()
    const dialog = page.getByRole('dialog', { name: words.beReminded })
    await expect(dialog).toContainText(coming.Title)
    await dialog.getByRole('radio', { name: words.onThisDevice }).check()
    await dialog.getByRole('button', { name: words.remindMe, exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText(words.remindedOnDevice)
    expect(subscription()?.endpoint).toContain(origins.sandbox)

    // What the shop sends when it is time reaches the real worker.
    const browser = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      })
    })
    await browser.send('ServiceWorker.enable')
    const path = `/${language}/pages/schedule?show=${coming.Id}`
    const message = {
      title: coming.Title,
      body: coming.Host,
      language,
      tag: coming.Id,
      start: coming.Start,
      page: path,
    }
    const push = {
      origin: origins.shop,
      registrationId: await registered,
      data: JSON.stringify({ ...message, live: '/pages/watchlive' }),
    }
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title }) => title)
      })
    // On a busy machine the browser's tools have lost a message. A push service sends again what was not taken.
    await expect(async () => {
      await browser.send('ServiceWorker.deliverPushMessage', push)
      await expect.poll(shown, { timeout: 5000 }).toEqual([coming.Title])
    }).toPass({ timeout: 30_000 })
  },
)

test(
  'a shopper whose browser refuses notifications learns how to change that, and is reminded by email',
  slowOnPhone,
  async ({ shopper, sandbox, api }) => {
    const { page, words } = shopper
    const email = `remind-${crypto.randomUUID()}@example.com`
    const coming = (await api.todayAndTomorrow('America/Toronto')).at(-1)
    if (!coming) throw new Error('Nothing is planned')
    await shopper.opens(`/pages/schedule?show=${coming.Id}`)
    const form = page.locator('#reminder')
    await form.scrollIntoViewIfNeeded()
    await form.getByRole('radio', { name: words.onThisDevice }).check()
    await form.getByRole('button', { name: words.remindMe, exact: true }).click()
    await expect(form.getByRole('alert')).toContainText(words.notificationsDenied)
    await form.getByRole('radio', { name: words.byEmail }).check()
    await form.getByRole('textbox', { name: words.reminderEmail }).fill(email)
    await form.getByRole('button', { name: words.remindMe, exact: true }).click()
    await expect(form.getByRole('status')).toBeVisible()
    await expect.poll(async () => (await sandbox.mailTo(email)).length).toBe(1)
  },
)
