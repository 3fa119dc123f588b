import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ShopApi } from '../support/shop-api.ts'
import { kB, openBrowser, type Weight, weigh } from './chromium.ts'
import { atSteadyPace } from './pace.ts'
import { phone, tapFirst } from './phone.ts'
import { origin, shopEnvironment } from './place.ts'
import { median, type Row } from './table.ts'
import { blocked, interaction, paints, untilHydrated } from './vitals.ts'

/** What each page may cost at most, on a slow phone with a slow line (`cpuRate`, `slowDown`). */
const most = {
  paint: 1.8,
  shift: 0.02,
  /** Milliseconds beyond the first 50 of each long task, until the page is hydrated. */
  blocked: 150,
  interaction: 0.2,
} as const
/** How many measurements count. More visits than clicks: of all values, the time for which a page blocks varies most. */
const rounds = { visits: 5, clicks: 3 } as const

type MeasuredPage = {
  name: string
  path: string
  /** kB of JavaScript that it may download until it is hydrated. */
  most: number
  /** Its islands are hydrated. */
  alive: (page: Page) => Promise<void>
  interactions: readonly Interaction[]
}
type Interaction = {
  what: string
  /** CSS selectors of what is tapped, one after another; the slowest counts. */
  targets: readonly string[]
  /** Before hydration it does not lead elsewhere. */
  early?: boolean
}

const island = (name: string) => `shop-island[data-island="${name}"]`
const hydrated = (name: string) => (page: Page) => untilHydrated(page, island(name))

// Where on the pages the taps go: one place to change when the pages do.
const openFacet: Interaction = {
  what: 'opening a facet',
  targets: ['main [popovertarget=facets]', '#facets details:not([open]) > summary'],
  early: true,
}
const addFromTile: Interaction = {
  what: 'adding to the bag',
  targets: [`${island('product-list')} .onair-tile-action button:enabled`],
}
const chooseStyle: Interaction = {
  what: 'choosing a style',
  targets: [`${island('product')} form fieldset label:has(input:enabled:not(:checked))`],
  early: true,
}
const addToBag: Interaction = {
  what: 'adding to the bag',
  targets: [`${island('product')} form[action$="/bag/add"] button[type=submit]`],
}

/** The pages that sell, each with what is tapped on it. */
export async function measuredPages(): Promise<MeasuredPage[]> {
  const api = new ShopApi(origin)
  const { product } = await api.findGoods(
    'speed',
    ({ product }) => product.ProductReviewCount > 0 && product.Styles.length > 1 && !product.IsDonation,
  )
  const category = product.Breadcrumb.at(-1)?.Id
  if (category === undefined) throw new Error(`${product.ItemNo} is in no category`)
  const word = /\p{L}{4,}/u.exec(product.Breadcrumb.at(-1)?.Name ?? '')?.[0] ?? product.Brand
  const list = { most: 105, alive: hydrated('product-list'), interactions: [openFacet, addFromTile] }
  return [
    { name: 'Home page', path: '/en/', most: 105, alive: hydrated('on-air-now'), interactions: [] },
    { name: 'Result page', path: `/en/pages/productlist?searchTerm=${encodeURIComponent(word)}`, ...list },
    { name: 'Category page', path: `/en/pages/productlist?dimensions=category:${category}`, ...list },
    {
      name: 'Product page',
      path: `/en/pages/productdetails?nav=R:${product.ItemNo}`,
      most: 112,
      alive: hydrated('product'),
      interactions: [chooseStyle, addToBag],
    },
  ]
}

/**
 * How soon the pages that sell show their largest content, what they download for it, how much they shift, and how
 * soon they answer a click. The first visit draws the pictures (the cold figure); the others find them drawn.
 */
export async function measurePages(): Promise<Row[]> {
  const pages = await measuredPages()
  rmSync(resolve(import.meta.dirname, '../..', shopEnvironment.ONAIR_DATA, 'pictures'), {
    recursive: true,
    force: true,
  })
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const measured of pages) rows.push(...(await measurePage(browser, measured)))
    return rows
  } finally {
    await browser.close()
  }
}

type Visit = {
  paint: number
  shown: string
  shift: number
  blocked: number
  /** By how much the processor was slowed down. */
  cpu: number
  elements: number
  hydrated: number
  weight: Weight
}

async function measurePage(browser: Browser, measured: MeasuredPage): Promise<Row[]> {
  const { name } = measured
  const cold = await visit(browser, measured)
  const { all, counted: warm } = await atSteadyPace(browser, rounds.visits, () => visit(browser, measured))
  const paint = warm.map((one) => one.paint)
  const seconds = (value: number) => value.toFixed(2)
  const { weight, hydrated, elements, shown } = warm[0] ?? cold
  const blocked = warm.map((one) => one.blocked)
  const slowed = slowedDown(warm)
  const rows: Row[] = [
    {
      what: `${name}, largest contentful paint`,
      budget: { most: most.paint },
      measured: median(paint),
      unit: 's',
      reference: `worst of ${warm.length}: ${seconds(Math.max(...paint))}; pictures not drawn yet: ${seconds(cold.paint)}; ${shown}; ${slowed}`,
    },
    {
      what: `${name}, JavaScript until hydrated`,
      budget: { most: measured.most },
      measured: kB(hydrated),
      unit: 'kB',
      reference: `${elements} elements`,
    },
    {
      what: `${name}, JavaScript, read to its end`,
      measured: kB(weight.scripts),
      unit: 'kB',
      reference: `styles ${kB(weight.styles).toFixed(1)}, HTML ${kB(weight.documents).toFixed(1)}, pictures ${kB(weight.pictures).toFixed(0)} kB`,
    },
    {
      what: `${name}, main thread blocked`,
      budget: { most: most.blocked },
      measured: median(blocked),
      unit: 'ms',
      reference: `worst of ${warm.length}: ${Math.round(Math.max(...blocked))} ms; ${all.length - warm.length} more while the machine’s pace changed; ${slowed}`,
    },
    {
      what: `${name}, cumulative layout shift`,
      budget: { most: most.shift },
      measured: Math.max(...all.map((one) => one.shift), cold.shift),
      unit: '',
      reference: `worst of ${all.length + 1}`,
    },
  ]
  for (const one of measured.interactions) rows.push(await measureInteraction(browser, measured, one))
  return rows
}

/** Opens a page in a browser that has never seen the shop but for these cookies, and reads it to its end. */
export async function visit(
  browser: Browser,
  { path, alive }: Pick<MeasuredPage, 'path' | 'alive'>,
  cookies: { name: string; value: string; url: string }[] = [],
): Promise<Visit> {
  const { page, cpu, close } = await phone(browser)
  await page.context().addCookies(cookies)
  const downloaded = weigh(page, origin)
  await page.goto(`${origin}${path}`, { waitUntil: 'load' })
  await alive(page)
  await page.waitForLoadState('networkidle')
  const blockedFor = await blocked(page)
  // The first input ends the search for the largest paint; there is none before this is read.
  const { seconds, shown } = await paints(page)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const { scripts: hydrated } = await downloaded()
  // All of it, as somebody reads it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => {
      scrollTo(0, to)
      return new Promise(requestAnimationFrame)
    }, top)
  }
  await page.waitForLoadState('networkidle')
  const weight = await downloaded()
  const shift = await page.evaluate(() => window.vitals?.shift ?? Number.NaN)
  await close()
  return { paint: seconds, shown, shift, blocked: blockedFor, cpu, elements, hydrated, weight }
}

/** By how much the processor was slowed down for each. */
const slowedDown = (measured: readonly { cpu: number }[]): string =>
  `CPU slowed down ${measured.map(({ cpu }) => `${cpu.toFixed(1)}×`).join(', ')}`

async function measureInteraction(browser: Browser, measured: MeasuredPage, one: Interaction): Promise<Row> {
  const clicks = async (ready: MeasuredPage['alive']) => {
    const { counted } = await atSteadyPace(browser, rounds.clicks, () => clicked(browser, measured, one, ready))
    return counted
  }
  const alive = await clicks(measured.alive)
  // Once more as soon as it can be seen, whatever else the page is busy with.
  const early = one.early ? await clicks(async () => {}) : []
  const durations = (clicked: typeof alive) => clicked.map(({ duration }) => duration)
  const all = [...alive, ...early]
  return {
    what: `${measured.name}, ${one.what} until the next paint`,
    budget: { most: most.interaction },
    measured: Math.max(median(durations(alive)), early.length > 0 ? median(durations(early)) : 0) / 1000,
    unit: 's',
    reference: `worst of ${all.length}: ${Math.max(...durations(all))} ms${early.length > 0 ? `; median while the page loads ${median(durations(early))} ms` : ''}; ${slowedDown(all)}`,
  }
}

async function clicked(
  browser: Browser,
  { path }: MeasuredPage,
  { targets }: Interaction,
  ready: MeasuredPage['alive'],
): Promise<{ duration: number; cpu: number }> {
  const { page, cpu, close } = await phone(browser)
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  await ready(page)
  for (const target of targets) await tapFirst(page, target)
  const duration = await interaction(page)
  await close()
  return { duration, cpu }
}
