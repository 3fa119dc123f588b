import { foreignSite } from '../support/foreign-site.ts'
import { ShopApi } from '../support/shop-api.ts'
import { kB, openBrowser, slowDown, weigh } from './chromium.ts'
import { origin } from './place.ts'
import type { Row } from './table.ts'

/** What the browser downloads on a foreign page for one widget, and on the product page; and how much that page shifts. */
export async function measureWeight(): Promise<Row[]> {
  return [await widget('bag-counter', 20), await widget('schedule', 32), ...(await productPage())]
}

async function widget(name: string, most: number): Promise<Row> {
  const site = await foreignSite(origin)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const downloaded = weigh(page, origin)
    await page.goto(site.add('/', { language: 'en', body: `<onair-${name}></onair-${name}>` }))
    const shown = page.locator(`onair-${name}`)
    await (name === 'schedule' ? shown.getByRole('listitem') : shown.getByRole('link')).first().waitFor()
    await page.waitForLoadState('load')
    const { scripts, styles, data, pictures } = await downloaded()
    return {
      what: `<onair-${name}> by script tag, downloaded`,
      budget: { most },
      measured: kB(scripts + styles + data),
      unit: 'kB',
      reference: `scripts ${kB(scripts).toFixed(1)}, data ${kB(data).toFixed(1)}; pictures ${kB(pictures).toFixed(0)} kB`,
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

type Shifts = Window & { shifts?: number }

/** The product page as a phone on a slow line opens it: the worst of three products. */
async function productPage(): Promise<Row[]> {
  const api = new ShopApi(origin)
  const browser = await openBrowser()
  const weights: number[] = []
  const sheets: number[] = []
  const shifts: number[] = []
  try {
    for (const seed of ['one', 'two', 'three']) {
      const { product } = await api.findGoods(seed, ({ product }) => product.ProductReviewCount > 0)
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
      const page = await context.newPage()
      const downloaded = weigh(page, origin)
      await page.addInitScript(() => {
        const here: Shifts = window
        here.shifts = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) here.shifts = (here.shifts ?? 0) + entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await slowDown(page)
      await page.goto(`${origin}/en/pages/productdetails?nav=R:${product.ItemNo}`, { waitUntil: 'load' })
      await page.locator('shop-island[data-island=product][data-hydrated]').waitFor({ state: 'attached' })
      // All of it, as somebody reads it.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 600) {
        await page.evaluate((to) => {
          scrollTo(0, to)
          return new Promise(requestAnimationFrame)
        }, top)
      }
      await page.locator('shop-island[data-island=reviews][data-hydrated]').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      const { scripts, styles } = await downloaded()
      weights.push(scripts)
      sheets.push(styles)
      shifts.push(await page.evaluate(() => (window as Shifts).shifts ?? Number.NaN))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return [
    {
      what: 'Product page, JavaScript',
      budget: { most: 100 },
      measured: kB(Math.max(...weights)),
      unit: 'kB',
      reference: `worst of 3; styles ${kB(Math.max(...sheets)).toFixed(1)} kB`,
    },
    {
      what: 'Product page, cumulative layout shift',
      budget: { most: 0.02 },
      measured: Math.max(...shifts),
      unit: '',
      reference: 'worst of 3; slow 4G, 4× CPU',
    },
  ]
}
