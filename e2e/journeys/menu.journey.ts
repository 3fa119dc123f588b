import type { Locator } from '@playwright/test'
import { withMotion } from '../support/browser.ts'
import { cookieNow } from '../support/clock.ts'
import type { ShopApi } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'
import { expect, quickOnDesktop, quickOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

test.use(withMotion)

/** A way down the menu: a department, a group of it, a kind of that. */
async function wayDown(api: ShopApi) {
  const { Items } = await api.ok('GET /api/v2/{language}/menu')
  for (const first of Items) {
    for (const second of first.Items) {
      const [third] = second.Items
      if (third) return { first, second, third }
    }
  }
  throw new Error('The menu has no three levels')
}

async function tabsTo({ page }: Shopper, target: Locator, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${limit} presses of Tab do not reach ${target}`)
}

test(
  'by keyboard alone: three levels down, Escape, and to the products',
  quickOnDesktop,
  async ({ shopper, api, isMobile }) => {
    const { page, words } = shopper
    const { first, second, third } = await wayDown(api)
    await shopper.opensHome()
    if (isMobile) {
      const opener = page.getByRole('button', { name: words.openMenu })
      await tabsTo(shopper, opener)
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await tabsTo(shopper, drawer.getByRole('button', { name: first.Name, exact: true }))
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('button', { name: words.backInMenu })).toBeFocused()
      await tabsTo(shopper, drawer.getByRole('button', { name: second.Name, exact: true }))
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('link', { name: words.allOf(second.Name) })).toBeVisible()
      // The way back remembers where one was.
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('button', { name: second.Name, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await tabsTo(shopper, drawer.getByRole('link', { name: third.Name, exact: true }))
    } else {
      const button = page.getByRole('button', { name: words.moreIn(first.Name) })
      await tabsTo(shopper, button)
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const group = page.getByRole('banner').getByRole('link', { name: second.Name, exact: true })
      await tabsTo(shopper, group)
      await page.keyboard.press('Escape')
      await expect(group).toBeHidden()
      await expect(button).toBeFocused()
      await page.keyboard.press('Space')
      await tabsTo(shopper, page.getByRole('banner').getByRole('link', { name: third.Name, exact: true }))
    }
    await page.keyboard.press('Enter')
    await expect(shopper.heading(third.Name)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`dimensions=category(:|%3A)${third.Id}$`))
  },
)

test(
  'with a finger or a mouse: opens, and closes by a click beside it',
  quickOnPhone,
  async ({ shopper, api, isMobile }) => {
    const { page, words } = shopper
    const { first, second } = await wayDown(api)
    await shopper.opensHome()
    if (isMobile) {
      await page.getByRole('button', { name: words.openMenu }).tap()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: first.Name, exact: true }).tap()
      await expect(drawer.getByRole('button', { name: second.Name, exact: true })).toBeVisible()
      await page.touchscreen.tap((page.viewportSize()?.width ?? 412) - 8, 300)
      await expect(drawer).toBeHidden()
    } else {
      const group = page.getByRole('banner').getByRole('link', { name: second.Name, exact: true })
      await page.getByRole('button', { name: words.moreIn(first.Name) }).click()
      await expect(group).toBeVisible()
      await page.mouse.click(640, 880)
      await expect(group).toBeHidden()
    }
  },
)

test('the menu is read once for the tab', slowOnDesktop, async ({ shopper, api, isMobile }) => {
  const { page, words } = shopper
  const { first, second } = await wayDown(api)
  const read: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*\/menu$/.test(request.url())) read.push(request.url())
  })
  const opens = async () => {
    if (isMobile) {
      await page.getByRole('button', { name: words.openMenu }).click()
      await page.getByRole('dialog').getByRole('button', { name: first.Name, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: second.Name, exact: true })).toBeVisible()
    } else {
      await page.getByRole('button', { name: words.moreIn(first.Name) }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: second.Name, exact: true })).toBeVisible()
    }
  }
  await shopper.opensHome()
  await opens()
  await shopper.opens('/pages/schedule')
  await opens()
  expect(read).toHaveLength(1)
})

test('an announcement that is put away stays away, and nothing moves', slowOnPhone, async ({ shopper }) => {
  const { page, words } = shopper
  await shopper.opens(`/${shopper.language}/`)
  const announcement = page.getByRole('region', { name: words.announcement })
  await announcement.getByRole('button', { name: words.putAway }).click()
  await expect(announcement).toBeHidden()
  await page.reload()
  await shopper.seesPageAlive()
  await expect(announcement).toBeHidden()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'holidayPopup')
  expect(Math.round(((cookie?.expires ?? 0) - cookieNow() / 1000) / 3600)).toBe(168)
})

test(
  'the way to the top comes after one screen and takes the focus along',
  slowOnDesktop,
  async ({ shopper, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shopper.opensHome()
    const toTop = page.getByRole('link', { name: shopper.words.toTop })
    await expect(toTop).toBeHidden()
    await page.mouse.wheel(0, 3000)
    await toTop.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('banner')).toBeFocused()
    await expect(toTop).toBeHidden()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'departments are links, the drawer opens, and the announcement is put away',
    slowOnPhone,
    async ({ shopper, api, isMobile }) => {
      const { page, words } = shopper
      const { first } = await wayDown(api)
      // Without a script browsers fetch all pictures at once; nobody waits for the last of them.
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await page.getByRole('region', { name: words.announcement }).getByRole('button').click()
      await shopper.isAt('/')
      await expect(page.getByRole('region', { name: words.announcement })).toBeHidden()
      if (isMobile) await page.getByRole('button', { name: words.openMenu }).click()
      const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
      await place.getByRole('link', { name: first.Name, exact: true }).click()
      await expect(shopper.heading(first.Name)).toBeVisible()
    },
  )
})
