import type { Browser, Page } from '@playwright/test'
import { ShopApi } from '../support/shop-api.ts'
import type { Regular } from './account.ts'
import { kB, openBrowser } from './chromium.ts'
import { visit } from './pages.ts'
import { phone, touch } from './phone.ts'
import { origin } from './place.ts'
import { median, type Row } from './table.ts'

const most = { scripts: 110, shift: 0.02, nextPage: 0.2 } as const
const pagesPerList = 5
const account = '/en/pages/myaccount'

/** The lists of the account that have pages. */
const lists = [
  { name: 'orders', path: `${account}/orderstatus` },
  { name: 'Easy Pay', path: `${account}/easypay` },
  { name: 'favourites', path: `${account}/favourites` },
  { name: 'recently viewed', path: `${account}/recentlyviewed` },
] as const

/** What the pages of the account download, how they shift, and how soon their lists show the next page, on a slow phone. */
export async function measureAccountPages(regular: Regular): Promise<Row[]> {
  const cookies = await cookiesOf(regular)
  const paths = [
    account,
    ...lists.map(({ path }) => path),
    `${account}/orderstatus/${regular.orderNos[10]}`,
    ...['addresses', 'addresses/addaddress', 'paymentcards', 'paymentcards/addcard', 'newsletter', 'information'].map(
      (screen) => `${account}/${screen}`,
    ),
  ]
  const browser = await openBrowser()
  try {
    const pages: { name: string; scripts: number; shift: number }[] = []
    for (const path of paths) {
      const { hydrated, shift } = await visit(browser, { path, alive: isAlive }, cookies)
      pages.push({ name: path.replace(`${account}/`, ''), scripts: kB(hydrated), shift })
    }
    const [heaviest] = pages.toSorted((one, other) => other.scripts - one.scripts)
    const [restless] = pages.toSorted((one, other) => other.shift - one.shift)
    const [first = Number.NaN] = pages.map(({ scripts }) => scripts).toSorted((one, other) => one - other)
    return [
      {
        what: 'Pages of the account, JavaScript until hydrated, the heaviest',
        budget: { most: most.scripts },
        measured: heaviest?.scripts ?? Number.NaN,
        unit: 'kB',
        reference: `${heaviest?.name}; of ${pages.length} pages the lightest ${first.toFixed(1)} kB`,
      },
      {
        what: 'Pages of the account, cumulative layout shift, the worst',
        budget: { most: most.shift },
        measured: restless?.shift ?? Number.NaN,
        unit: '',
        reference: `${restless?.name}; read to their ends`,
      },
      await nextPages(browser, cookies),
    ]
  } finally {
    await browser.close()
  }
}

/** The slowest list's next page, from the tap until it is painted, with a slow processor and a fast line. */
async function nextPages(browser: Browser, cookies: Cookies): Promise<Row> {
  const medians: { name: string; ms: number }[] = []
  for (const { name, path } of lists) {
    const { page, close } = await phone(browser, { line: 'fast' })
    await page.context().addCookies(cookies)
    await page.goto(`${origin}${path}`)
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    const times: number[] = []
    while (times.length < pagesPerList && (await next(page).count()) > 0) {
      const milliseconds = await nextPageTime(page).catch((cause: unknown) => {
        throw new Error(`Page ${times.length + 2} of ${name} did not come`, { cause })
      })
      times.push(milliseconds)
    }
    medians.push({ name, ms: median(times) })
    await close()
  }
  return {
    what: 'Lists of the account, the next page until it is painted, the slowest',
    budget: { most: most.nextPage },
    measured: Math.max(...medians.map(({ ms }) => ms)) / 1000,
    unit: 's',
    reference: `medians: ${medians.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`,
  }
}

const next = (page: Page) => page.locator('nav.onair-pager a[rel=next]')

/** Taps the pager's arrow. @returns milliseconds from the tap until the next page is painted */
async function nextPageTime(page: Page): Promise<number> {
  const arrow = next(page)
  // A list may still be scrolling to its top, and something may cover the window's edges.
  await arrow.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let still = 0
        let previousTop = Number.NaN
        const look = () => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { top } = element.getBoundingClientRect()
          still = top === previousTop ? still + 1 : 0
          previousTop = top
          if (still < 30) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
  const box = await arrow.boundingBox()
  if (!box) throw new Error('The next page cannot be tapped')
  await page.evaluate(watchNextPage)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return touch(page, spot, () => page.evaluate(() => window.shown ?? Promise.reject(new Error('Nobody watches'))))
}

declare global {
  interface Window {
    /** Milliseconds from the next tap until the list's next page is painted. */
    shown?: Promise<number>
  }
}

/** Runs in the page, before the tap. */
function watchNextPage(): void {
  window.shown = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('The next page did not come')), 30_000)
    const current = () => document.querySelector('nav.onair-pager [aria-current=page]')?.textContent
    const previous = current()
    let tapped = Number.NaN
    const noteTap = ({ timeStamp }: PointerEvent) => {
      tapped = timeStamp
    }
    addEventListener('pointerup', noteTap, { capture: true, once: true })
    const look = () => {
      if (current() === previous || document.querySelector('main [aria-busy=true]')) requestAnimationFrame(look)
      else setTimeout(() => resolve(performance.now() - tapped))
    }
    requestAnimationFrame(look)
  })
}

/** The islands that load with the page are hydrated. */
const isAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('shop-island[data-when="load"]:not([data-hydrated])'))
}

type Cookies = { name: string; value: string; url: string }[]

/** Signed in, with as many favourites and viewed items as the lists have room for. */
async function cookiesOf({ person, email }: Regular): Promise<Cookies> {
  const api = new ShopApi(origin)
  const { Products } = await api.ok('GET /api/v3/{language}/products', { query: { pageSize: '100' } })
  for (const { ItemNo } of Products) {
    await api.ok('POST /api/v2/{language}/accounts/{edp}/favourites', {
      params: { edp: person.edp },
      token: person.token,
      body: { ItemNumber: ItemNo },
    })
  }
  const viewed = Products.slice(0, 36).map(({ ItemNo }) => ItemNo)
  const values = {
    userToken: JSON.stringify({ Token: person.token, Edp: person.edp }),
    userEmail: email,
    recentlyViewed: viewed.join('-'),
  }
  return Object.entries(values).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin }))
}
