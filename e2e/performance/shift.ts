import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { openBrowser } from './chromium.ts'
import { allEmbeds, type Embed, openEmbed } from './embeds.ts'
import { origin } from './place.ts'
import type { Row } from './table.ts'
import { shifted, vitals } from './vitals.ts'

/** How far an element moves what follows it, as the layout shift of the page. */
const most = 0.02

const screens = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

const text = '<p>What follows the element on its page, and stays where it is.</p>'.repeat(30)

/** Milliseconds by which the shop's code and its replies are late, so that each state is painted. */
const late = { code: 150, replies: 300 }

/** The layout shift of a page with one element and text below it, from the first paint until it is ready. */
export async function shiftOf(browser: Browser, embed: Embed, screen: keyof typeof screens): Promise<number> {
  const context = await browser.newContext({ viewport: screens[screen] })
  const page = await context.newPage()
  await atRunsClock(page)
  await vitals(page)
  // A member's site knows that somebody has signed in, and reserves more than the notice for guests.
  if (embed.person) {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { --onair-reserve: min(100vh, 60rem) }')
      document.adoptedStyleSheets.push(sheet)
    })
  }
  for (const [path, by] of [
    ['widgets/v1/*.js', late.code],
    ['api/**', late.replies],
  ] as const) {
    await page.route(`${origin}/${path}`, async (route) => {
      await pause(by)
      await route.continue()
    })
  }
  const close = await openEmbed(page, embed, { reserves: true, after: text })
  const shift = await shifted(page)
  await context.close()
  await close()
  return shift
}

/** Each element on another site's page: nothing that follows it moves. */
export async function measureShifts(): Promise<Row[]> {
  const embeds = await allEmbeds()
  const rows: Row[] = []
  const browser = await openBrowser()
  try {
    for (const [name, embed] of Object.entries(embeds)) {
      if (name === 'none' || name === 'shopping') continue
      const [desktop, phone] = [await shiftOf(browser, embed, 'desktop'), await shiftOf(browser, embed, 'phone')]
      rows.push({
        what: `<onair-${name}>, layout shift`,
        budget: { most },
        measured: Math.max(desktop, phone),
        unit: '',
        reference: `desktop ${desktop.toFixed(3)}, phone ${phone.toFixed(3)}`,
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}
