import type { Browser, Locator, Page } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { slowDown } from './chromium.ts'
import { cpuRate } from './pace.ts'
import { interaction, vitals } from './vitals.ts'

type Spot = { x: number; y: number }

declare global {
  interface Window {
    /** Settles when the next tap's click arrives. */
    tapped?: Promise<void>
  }
}

/** A finger's tap on an element, and nothing else: what Playwright's own `click` looks at meanwhile would count as the page's. */
export async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped cannot be seen')
  return tapSpot(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

/**
 * Taps the first element that matches a CSS selector and can be seen, as soon as it stands still. Unlike a locator, it brings no
 * script of Playwright's into a page that still loads (see `untilHydrated`).
 */
export async function tapFirst(page: Page, selector: string): Promise<number> {
  return tapSpot(page, await page.evaluate(findSpot, selector))
}

/** Runs in the page. @returns the middle of the first element that can be seen, when nothing covers it */
function findSpot(selector: string): Promise<Spot> {
  return new Promise((resolve, reject) => {
    let previous = ''
    const isStill = (spot: Spot) => {
      const now = `${spot.x} ${spot.y}`
      const still = now === previous
      previous = now
      return still
    }
    const look = () => {
      const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
      if (element) {
        const box = element.getBoundingClientRect()
        const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const covered = !element.contains(document.elementFromPoint(spot.x, spot.y))
        if (covered) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        else if (isStill(spot)) return resolve(spot)
      }
      if (performance.now() > 60_000) return reject(new Error(`Nothing can be tapped that matches ${selector}`))
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
  })
}

async function tapSpot(page: Page, spot: Spot): Promise<number> {
  await page.evaluate(() => {
    window.tapped = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The tap did not arrive')), 30_000)
      addEventListener('click', () => resolve(), { capture: true, once: true })
    })
  })
  await touch(page, spot, () => page.evaluate(() => window.tapped))
  return interaction(page)
}

/**
 * Presses and releases a mouse that the browser takes for a finger. The protocol's own touch waits for the page's next frame and is
 * dated before this wait: on a page that still loads, it seems to wait up to 200 ms longer than a finger.
 * @param arrived waits for what the tap does in the page
 */
export async function touch<Done>(page: Page, { x, y }: Spot, arrived: () => Promise<Done>): Promise<Done> {
  const session = await page.context().newCDPSession(page)
  // "mobile" would wait 300 ms for a second tap: a browser learns only while a page loads that the page needs none.
  const configuration = 'desktop'
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration })
  try {
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      // The browser does not answer: it makes a touch of the event. `arrived` says when it has come.
      session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch(() => {})
    }
    return await arrived()
  } finally {
    await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: false, configuration })
    await session.detach()
  }
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
