import type { APIResponse, Page } from '@playwright/test'
import type { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, onceOnPhone, test } from '../support/test.ts'

/** What the button of one of a person's sights is called: its place, and the person. */
const opening = ({ page }: Shopper, place: string | RegExp, name: string) =>
  page.getByRole('region', { name }).getByRole('button', { name: place })

test(
  'one press signs in as somebody of the demonstration, and opens what is to be seen',
  onceOnPhone,
  async ({ shopper, page, language }) => {
    const name = language === 'fr' ? 'Commande 40000127' : 'Order 40000127'
    await shopper.opens(`/${language}/pages/demo`)
    await opening(shopper, `${name} ${language === 'fr' ? 'au nom de' : 'as'} Maya Chen`, 'Maya Chen').click()
    await shopper.isAt(`/${language}/pages/myaccount/orderstatus/40000127`)
    await expect(shopper.heading(name)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Maya')

    // As somebody else: the first one is signed out, and nothing of theirs comes along.
    await shopper.opens(`/${language}/pages/demo`)
    await opening(shopper, /Étienne/, 'Étienne Gagnon').click()
    await shopper.isAt(`/${language}/pages/myaccount`)
    await expect(page.getByRole('main')).toContainText('Étienne')
    await expect(page.getByRole('main')).not.toContainText('Maya')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a press signs an operator in, and opens the control room', onceOnDesktop, async ({ shopper, page }) => {
    await page.goto('/en/pages/demo')
    await opening(shopper, 'Control room as Camille Okafor', 'Camille Okafor').click()
    await shopper.isAt('/en/pages/controlroom')
    await expect(shopper.heading('Control room')).toBeVisible()
  })
})

/** What must stand on a place beside its order's number: what the page of the demonstration says of it. */
const shown: Readonly<Record<string, readonly RegExp[]>> = {
  'shopper@example.com /pages/myaccount': [/Order 40000130/, /next Easy Pay payment/],
  'shopper@example.com /pages/myaccount/orderstatus?size=2': [/40000130/, /…/],
  'shopper@example.com /pages/myaccount/easypay': [/Viewing \d+ of \d+ payments/],
  'shopper@example.com /pages/myaccount/favourites': [/26 favourites/],
  'shopper@example.com /pages/myaccount/addresses': [/Marguerite-Alexandrine Vandenbroucke-Chen/, /Iqaluit/],
  'shopper@example.com /pages/myaccount/paymentcards': [/ending in 4242/, /4444/, /0000/, /0005/],
  'shopper@example.com /pages/myaccount/newsletter': [/shopper@example.com gets our newsletter/],
  'nouveau@example.com /pages/myaccount': [/Étienne/, /not ordered anything yet/],
  'operator@example.com /pages/controlroom': [/Control room/, /Put on air/],
  'guest@example.com /pages/trackorder?orderNo=40000402&postalCode=G1R1R9': [/40000402/],
}

test('each person signs in, and each place shows what is said of it', onceOnDesktop, async ({ page, shopper }) => {
  test.slow()
  await shopper.opens('/en/pages/demo')
  const from = { origin: shopper.origin, referer: `${shopper.origin}/en/pages/demo` }
  const sights = await sightsOn(page)
  expect(Object.keys(shown).filter((key) => !sights.some(({ email, to }) => `${email} ${to}` === key))).toEqual([])
  expect(sights.length).toBeGreaterThan(30)
  for (const { email, to, isForm } of sights) {
    const place = `${email} ${to}`
    if (isForm) {
      const form = { email, to }
      const signedIn = await page.request.post('/tour/enter', { form, headers: from, maxRedirects: 0 })
      expect([signedIn.status(), signedIn.headers().location], place).toEqual([303, `/en${to}`])
    }
    const reply = await page.request.get(to.startsWith('/') ? `/en${to}` : to, { maxRedirects: 0 })
    expect(reply.status(), place).toBe(200)
    const text = await mainOf(reply)
    const [, orderNo] = /orderstatus\/(\d{8})$/.exec(to) ?? []
    const expected = orderNo ? [new RegExp(`Order ${orderNo}`)] : (shown[place] ?? [])
    expect(expected.length > 0 || !to.startsWith('/'), `nothing is known of ${place}`).toBe(true)
    for (const words of expected) expect(text, place).toMatch(words)
  }
})

/** What the page offers to open, as its forms and links say it. */
const sightsOn = (page: Page): Promise<{ email: string; to: string; isForm: boolean }[]> =>
  page.locator('#people section').evaluateAll((people) =>
    people.flatMap((person) => {
      const email = person.querySelector('code')?.textContent ?? ''
      const buttons = [...person.querySelectorAll('form button')].map((button) => ({
        email: new FormData(button.closest('form') ?? undefined).get('email') === email ? email : 'somebody else',
        to: button.getAttribute('value') ?? '',
        isForm: true,
      }))
      const links = [...person.querySelectorAll('td a')].map((link) => ({
        email,
        to: (link.getAttribute('href') ?? '').replace(/^\/en(?=\/)/, ''),
        isForm: false,
      }))
      return [...buttons, ...links]
    }),
  )

/** The words of a page's main part, without its code. */
async function mainOf(reply: APIResponse): Promise<string> {
  const html = await reply.text()
  const [, main = html] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}
