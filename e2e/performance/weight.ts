import { atRunsClock } from '../support/clock.ts'
import { foreignSite } from '../support/foreign-site.ts'
import { kB, openBrowser, weigh } from './chromium.ts'
import { origin } from './place.ts'
import type { Row } from './table.ts'

/** What the browser downloads on a foreign page for one widget. */
export async function measureWeight(): Promise<Row[]> {
  return [await widget('bag-counter', 18.5), await widget('schedule', 32), await widget('showstopper', 28)]
}

async function widget(name: string, most: number): Promise<Row> {
  const site = await foreignSite(origin)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await atRunsClock(page)
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
