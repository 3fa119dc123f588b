import type { Browser, Page } from '@playwright/test'
import { type ForeignPage, foreignSite } from '../support/foreign-site.ts'
import { openBrowser } from './chromium.ts'
import { phone } from './phone.ts'
import { origin } from './place.ts'
import { median, type Row } from './table.ts'
import { blocked } from './vitals.ts'

const rounds = 7

const counter: ForeignPage = { language: 'en', body: '<onair-bag-counter></onair-bag-counter>' }
/** The page without elements and without the script tag. */
const empty: ForeignPage = { language: 'en', body: '', scripts: 0 }

type Visit = { shown: number; blocked: number }

/**
 * How soon a bag counter shows on another site's page, on a slow phone (`phone`), and for how long it blocks the page. The
 * visits alternate with those of the page without it.
 */
export async function measureCounter(): Promise<Row[]> {
  const browser = await openBrowser()
  const visits: Visit[] = []
  const others: Visit[] = []
  try {
    while (visits.length < rounds) {
      others.push(await visit(browser, empty))
      visits.push(await visit(browser, counter, showCounterFirst))
    }
  } finally {
    await browser.close()
  }
  const added = visits.map((one, at) => one.blocked - (others[at]?.blocked ?? Number.NaN))
  const shown = visits.map((one) => one.shown)
  return [
    {
      what: '<onair-bag-counter>, shown',
      budget: { most: 1.5 },
      measured: median(shown),
      unit: 's',
      reference: `worst of ${rounds}: ${Math.max(...shown).toFixed(2)}; the page's heading ${median(others.map((one) => one.shown)).toFixed(2)}`,
    },
    {
      what: '<onair-bag-counter>, main thread blocked',
      budget: { most: 50 },
      measured: median(added),
      unit: 'ms',
      reference: `worst of ${rounds}: ${Math.round(Math.max(...added))} ms; the page without it ${Math.round(median(others.map((one) => one.blocked)))} ms`,
    },
  ]
}

/** Hides the page's heading, so that the counter is the first content that the page paints, and waits for the counter. */
const showCounterFirst = {
  prepare: (page: Page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('h1 { display: none }')
      document.adoptedStyleSheets.push(sheet)
    }),
  isShown: (page: Page) => page.locator('onair-bag-counter').getByText('2 items').waitFor({ state: 'attached' }),
}

async function visit(browser: Browser, content: ForeignPage, first?: typeof showCounterFirst): Promise<Visit> {
  const site = await foreignSite(origin)
  const { page, close } = await phone(browser)
  await page.context().addCookies([{ name: 'cartProductCount', value: '2', url: site.origin }])
  await first?.prepare(page)
  await page.goto(site.add('/', content))
  await first?.isShown(page)
  await page.waitForLoadState('networkidle')
  const shown = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const result = { shown: Number(shown) / 1000, blocked: await blocked(page) }
  await close()
  await site.close()
  return result
}
