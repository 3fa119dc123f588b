import { type Browser, expect, type Page } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { Problems } from '../support/problems.ts'
import { type Language, type Person, ShopApi } from '../support/shop-api.ts'
import { Shopper } from '../support/shopper.ts'
import type { Scene } from './scenes.ts'

/** The windows of the pictures: a phone, a tablet, a laptop, a large screen. */
export const heights: Readonly<Record<number, number>> = { 320: 640, 360: 740, 768: 1024, 1280: 900, 1920: 1080 }

const people = new Map<string, Promise<Person>>()

/** Signs one of the demonstration's people in, once for each origin. */
function signedIn(api: ShopApi, email: string): Promise<Person> {
  const key = `${api.origin} ${email}`
  const person = people.get(key) ?? api.signIn(email)
  people.set(key, person)
  return person
}

export type Setting = {
  origin: string
  language: Language
  width: number
  /** The window alone, not the whole page. */
  windowOnly?: boolean
}

/** Plays a scene in a window of its own, hands its page to `look` and closes the window. */
export async function play(
  browser: Browser,
  scene: Scene,
  { origin, language, width, windowOnly = false }: Setting,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1000,
    isMobile: width < 1000,
    locale: `${language}-CA`,
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
  })
  try {
    await atRunsClock(context)
    const cookie = (name: string, value: string) => ({ name, value, url: origin, secure: true })
    await context.addCookies([cookie('language', `${language}_CA`)])
    if (!scene.asksForConsent) await context.addCookies([cookie('analyticsConsent', '0')])
    const api = new ShopApi(origin, language)
    const shopper = new Shopper(await context.newPage(), language, new Problems(), origin)
    if (scene.as) {
      const email = `${scene.as}@example.com`
      await shopper.entersAs(await signedIn(api, email), email)
    }
    await scene.play({ shopper, api, width })
    await becomesComplete(shopper)
    if (!(scene.window || windowOnly)) await growsTo(shopper)
    await look(shopper.page)
  } finally {
    await context.close()
  }
}

/** Waits until everything that the page will show is there: what hydrates when it is idle or visible, and the pictures. */
async function becomesComplete(shopper: Shopper): Promise<void> {
  const { page } = shopper
  await shopper.seesPageAlive()
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    const complete = (picture: HTMLImageElement) =>
      picture.complete || new Promise((done) => Object.assign(picture, { onload: done, onerror: done }))
    await Promise.all([...document.images].map(complete))
    await document.fonts.ready
  })
  // What is below the window loads when it comes into view.
  const busy = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main [aria-busy=true]')].filter(
          (part) => part.getBoundingClientRect().top < innerHeight,
        ).length,
    )
  await expect.poll(busy).toBe(0)
}

/**
 * Makes the window as high as the page. A browser lays out, loads and hydrates what is far below the window only when it comes
 * into view, and its own picture of a whole page would show gaps there.
 */
async function growsTo(shopper: Shopper): Promise<void> {
  const { page } = shopper
  const width = page.viewportSize()?.width ?? 0
  // What comes into view may be higher than the room that was kept for it.
  for (let height = 0, round = 0; round < 4; round += 1) {
    const needed = await page.evaluate(() => document.documentElement.scrollHeight)
    if (needed === height) return
    height = needed
    await page.setViewportSize({ width, height })
    await becomesComplete(shopper)
  }
}
