import type { Browser, Page } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { openBrowser } from './chromium.ts'
import { phone } from './phone.ts'
import { origin, sandboxOrigin } from './place.ts'
import { median, type Row } from './table.ts'
import { blocked, paints } from './vitals.ts'

/** What the player may add to the home page's blocking time, in milliseconds. */
const mostAdded = 50
const mostPaint = 1.8
const rounds = 5
/** How far the picture may be behind the stream's edge. */
const mostSegments = 3
const samples = 20

/** Videos begin by themselves, as for a shopper who wants that. */
const plays = { name: 'autoPlayVideos', value: 'true', url: origin }
const picture = (page: Page) => page.locator('.onair-watch-stage[data-state=playing] .onair-watch-clock')

/** The home page with the player that plays, beside the same page whose player stays as the server drew it. */
export async function measurePlayer(): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    // The first visit draws the pictures.
    await visitHome(browser)
    const visits: { player: Home; without: Home }[] = []
    while (visits.length < rounds) {
      const player = await visitHome(browser)
      visits.push({ player, without: await visitHome(browser, player.until) })
    }
    const added = visits.map(({ player, without }) => player.blocked - without.blocked)
    const paint = visits.map(({ player }) => player.paint)
    return [
      {
        what: 'Home page with its player playing, largest contentful paint',
        budget: { most: mostPaint },
        measured: median(paint),
        unit: 's',
        reference: `worst of ${rounds}: ${Math.max(...paint).toFixed(2)}`,
      },
      {
        what: 'Home page, main thread blocked more than without its player',
        budget: { most: mostAdded },
        measured: median(added),
        unit: 'ms',
        reference: `worst of ${rounds}: ${Math.round(Math.max(...added))} ms; without: ${Math.round(median(visits.map(({ without }) => without.blocked)))} ms`,
      },
      await measureDelay(browser),
    ]
  } finally {
    await browser.close()
  }
}

/** `until`: how long the visit lasted, in milliseconds from its start. */
type Home = { paint: number; blocked: number; until: number }

/** @param without how long to look at a page without the player; with it, until the picture moves */
async function visitHome(browser: Browser, without?: number): Promise<Home> {
  const { page, close } = await phone(browser)
  if (without === undefined) await page.context().addCookies([plays])
  else {
    await page.route(`${origin}/en/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('data-island="watch-live"', 'data-no-island="watch-live"')
      await route.fulfill({ response, body })
    })
  }
  await page.goto(`${origin}/en/`, { waitUntil: 'load' })
  await page.locator('shop-island[data-island="on-air-now"][data-hydrated]').first().waitFor({ state: 'attached' })
  if (without === undefined) await picture(page).waitFor()
  else await page.waitForFunction((ms) => performance.now() >= ms, without)
  const { seconds } = await paints(page)
  const until = await page.evaluate(() => performance.now())
  const home = { paint: seconds, blocked: await blocked(page), until }
  await close()
  return home
}

/** From the end of the stream's playlist to the moment that the picture shows. */
async function measureDelay(browser: Browser): Promise<Row> {
  const page = await browser.newPage()
  await atRunsClock(page)
  await page.context().addCookies([plays])
  await page.goto(`${origin}/en/pages/watchlive`)
  await picture(page).waitFor()
  const delays: number[] = []
  let shown = ''
  while (delays.length < samples) {
    // The clock shows whole seconds: each is read when it begins.
    const read = await page.waitForFunction((before) => {
      const at = document.querySelector<HTMLTimeElement>('.onair-watch-clock')?.dateTime
      return at && at !== before ? at : undefined
    }, shown)
    shown = (await read.jsonValue()) ?? shown
    const { edge, segment } = await playlist()
    delays.push((edge - Date.parse(shown)) / segment)
  }
  await page.close()
  return {
    what: 'The player, behind the stream’s edge, in segments',
    budget: { most: mostSegments },
    measured: Math.max(...delays),
    unit: '×',
    reference: `worst of ${samples}; median ${median(delays).toFixed(1)}`,
  }
}

/** The moment at which a playlist ends, and its longest segment, in milliseconds. */
async function playlist(): Promise<{ edge: number; segment: number }> {
  const reply = await fetch(`${sandboxOrigin}/live/video.m3u8`)
  let edge = Number.NaN
  let segment = 0
  for (const line of (await reply.text()).split('\n')) {
    const [, at] = /^#EXT-X-PROGRAM-DATE-TIME:(.+)$/.exec(line) ?? []
    const [, seconds] = /^#EXTINF:([\d.]+)/.exec(line) ?? []
    if (at) edge = Date.parse(at)
    if (!seconds) continue
    edge += Number(seconds) * 1000
    segment = Math.max(segment, Number(seconds) * 1000)
  }
  return { edge, segment }
}
