import { cookieNow } from '../support/clock.ts'
import { expect, onceOnDesktop, onceOnPhone, quickOnPhone, test } from '../support/test.ts'
import { money, words } from '../support/words.ts'

test(
  'a newcomer sees what is on air, the rest of the day, the showstopper and products',
  quickOnPhone,
  async ({ shopper, api, language, timezoneId }) => {
    const { page, words } = shopper
    await shopper.opensHome()

    const onAir = page.getByRole('region', { name: words.onAirNow })
    const today = page.getByRole('region', { name: words.restOfToday }).first()
    // Read together, because the channel moves on.
    await expect
      .poll(async () => {
        const shows = await api.todayAndTomorrow(timezoneId ?? 'America/Toronto')
        const live = shows.find(({ IsLive }) => IsLive)
        const coming = shows.filter(({ Start }) => Date.parse(Start) >= Date.parse(live?.End ?? ''))
        const titles = [live, ...coming].map((show) => show?.Title)
        const shown = await today.getByRole('listitem').getByRole('heading').allTextContents()
        const [stage] = await onAir.getByRole('heading', { level: 2 }).allTextContents()
        // The list may leave the late evening to the full schedule.
        const enough = shown.length >= Math.min(5, titles.length)
        return (
          enough && stage === live?.Title && JSON.stringify(shown) === JSON.stringify(titles.slice(0, shown.length))
        )
      })
      .toBe(true)

    const { Product } = await api.ok('GET /api/v3/{language}/products/todayshowstopper')
    const showstopper = page.getByRole('region', { name: words.showstopper })
    await expect(showstopper.getByRole('link', { name: Product?.Name })).toBeVisible()
    const price = Product?.IsPrice ?? Product?.IsPriceRange?.Min ?? 0
    await expect(showstopper).toContainText(money(price, language))

    await expect(page.getByRole('region', { name: words.newest }).getByRole('article')).toHaveCount(10)
  },
)

test(
  'one click gives all of it in the other language, and the choice is kept for a year',
  onceOnDesktop,
  async ({ shopper, language }) => {
    const { page } = shopper
    const other = language === 'en' ? 'fr' : 'en'
    await shopper.opensHome()
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`)
    await page.getByRole('link', { name: shopper.words.otherLanguage }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`)
    await expect(page.getByRole('region', { name: words[other].onAirNow })).toBeVisible()
    // On a busy machine the page comes without the lists that take longer than a second.
    const newest = page.getByRole('heading', { name: words[other].newest })
    await expect(async () => {
      if (!(await newest.isVisible())) await page.reload()
      await expect(newest).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await shopper.isAt('/')

    const cookie = (await page.context().cookies()).find(({ name }) => name === 'language')
    expect(cookie).toMatchObject({ value: `${other}_CA`, path: '/', secure: false })
    const days = ((cookie?.expires ?? 0) - cookieNow() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`)
  },
)

test(
  'without a choice the shop speaks English, whatever the browser prefers',
  onceOnPhone,
  async ({ shopper, context }) => {
    await context.clearCookies()
    await shopper.opensHome()
    await expect(shopper.page.locator('html')).toHaveAttribute('lang', 'en-CA')
  },
)

test(
  'a language in the address wins over the cookie and changes none',
  onceOnDesktop,
  async ({ shopper, language }) => {
    const other = language === 'en' ? 'fr' : 'en'
    await shopper.opens(`/${other}/`)
    await expect(shopper.page.locator('html')).toHaveAttribute('lang', `${other}-CA`)
    await shopper.page.getByRole('link', { name: words[other].schedule }).first().click()
    await shopper.isAt(`/${other}/pages/schedule`)
    expect(await shopper.cookie('language')).toBe(language === 'fr' ? 'fr_CA' : undefined)
  },
)
