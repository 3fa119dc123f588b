import type { Browser, Locator, Page } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { slowDown } from './chromium.ts'
import { interaction, vitals } from './vitals.ts'

/** A finger's tap, and nothing else: what Playwright's own `click` looks at meanwhile would count as the page's. */
export async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped cannot be seen')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return interaction(page)
}

/** Somebody with a phone and a slow line, whose browser has never seen the shop. */
export async function phone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  await atRunsClock(context)
  const page = await context.newPage()
  await vitals(page)
  await slowDown(page)
  return { page, close: () => context.close() }
}
