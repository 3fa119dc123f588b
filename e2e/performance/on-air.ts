import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { atRunsClock } from '../support/clock.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { ShopApi } from '../support/shop-api.ts'
import { openBrowser } from './chromium.ts'
import { origin, shopEnvironment } from './place.ts'
import { median, type Row } from './table.ts'

const moves = 5

/** From the moment the channel has moved on to the moment the pages show it. */
export async function measureOnAir(): Promise<Row[]> {
  const api = new ShopApi(origin)
  const site = await foreignSite(origin)
  const browser = await openBrowser()
  const delays: Record<'home' | 'foreign', number[]> = { home: [], foreign: [] }
  try {
    const home = await browser.newPage()
    await atRunsClock(home)
    await home.goto(`${origin}/en/`)
    const foreign = await browser.newPage()
    await atRunsClock(foreign)
    await foreign.goto(site.add('/', { language: 'en', body: '<onair-schedule view="now"></onair-schedule>' }))
    await foreign.locator('onair-schedule').getByRole('heading').first().waitFor()
    await watch(home)
    await watch(foreign)
    while (delays.home.length < moves) {
      await forget(home)
      await forget(foreign)
      const previous = await api.onAir()
      const committed = await moveOn()
      const title = await api.onAir()
      // The same programme twice in a row changes no text.
      if (title === undefined || title === previous) continue
      delays.home.push((await shownAt(home, title)) - committed)
      delays.foreign.push((await shownAt(foreign, title)) - committed)
    }
  } finally {
    await browser.close()
    await site.close()
  }
  return (['home', 'foreign'] as const).map((where) => ({
    what: `A new programme on air, until the ${where} page shows it`,
    budget: { most: 1 },
    measured: Math.max(0, ...delays[where]) / 1000,
    unit: 's',
    reference: `worst of ${moves}; median ${(Math.max(0, median(delays[where])) / 1000).toFixed(2)} s`,
  }))
}

/** Runs `onair air next`. @returns when it said that the programme has begun, which is after it was committed */
export async function moveOn(): Promise<number> {
  const root = resolve(import.meta.dirname, '../..')
  const child = spawn(process.execPath, [resolve(root, '.dev/onair.mjs'), 'air', 'next'], {
    cwd: root,
    env: { ...process.env, ...shopEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let announcedAt: number | undefined
  child.stdout.on('data', () => {
    announcedAt ??= Date.now()
  })
  const [status] = await once(child, 'exit')
  if (status !== 0 || announcedAt === undefined) throw new Error(`onair air next ended with status ${status}`)
  return announcedAt
}

type Watching = Window & { seen?: Record<string, number> }

/** Has a page write down when each heading of its programme was first there. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const here: Watching = window
    const root = document.querySelector('onair-schedule')?.shadowRoot ?? document.querySelector('.onair-now')
    if (!root) throw new Error('There is no programme on this page')
    here.seen = {}
    new MutationObserver(() => {
      for (const { textContent } of root.querySelectorAll('h2, h3')) {
        if (here.seen) here.seen[textContent ?? ''] ??= Date.now()
      }
    }).observe(root, { subtree: true, childList: true, characterData: true })
  })
}

/** Clears the earlier measurements. */
const forget = (page: Page) =>
  page.evaluate(() => {
    const here: Watching = window
    here.seen = {}
  })

/** When a page first showed a title. A page in the background draws no frames, hence the interval. */
async function shownAt(page: Page, title: string): Promise<number> {
  const seen = await page.waitForFunction((searched) => (window as Watching).seen?.[searched], title, { polling: 20 })
  return (await seen.jsonValue()) ?? Number.NaN
}
