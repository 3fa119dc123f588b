import type { Browser, Locator, Page } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { slowDown } from './chromium.ts'
import { cpuRate } from './pace.ts'
import { interaction, vitals } from './vitals.ts'

/** A finger's tap, and nothing else: what Playwright's own `click` looks at meanwhile would count as the page's. */
export async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped cannot be seen')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return interaction(page)
}

/**
 * A slow phone, on a slow line by default, whose browser has never seen the shop. `cpu` is the machine's rate (`cpuRate`);
 * below 1 the browser is not slowed down.
 */
export async function phone(
  browser: Browser,
  { line = 'slow' }: { line?: 'slow' | 'fast' } = {},
): Promise<{ page: Page; cpu: number; close: () => Promise<void> }> {
  const cpu = await cpuRate(browser)
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // The channel's zone. In a zone where the evening is over, the home page removes tonight's programmes, and what follows moves.
    timezoneId: 'America/Toronto',
  })
  await atRunsClock(context)
  const page = await context.newPage()
  // All of it is slow, and pictures that nobody has seen yet are drawn meanwhile.
  page.setDefaultTimeout(60_000)
  await vitals(page)
  await slowDown(page, line, Math.max(1, cpu))
  return { page, cpu, close: () => context.close() }
}
