import { atRunsClock } from '../support/clock.ts'
import { kB, openBrowser, weigh } from './chromium.ts'
import { allEmbeds, openEmbed } from './embeds.ts'
import { origin } from './place.ts'
import type { Row } from './table.ts'

/** The most kB that a page downloads for an element until it is ready, and nobody has touched it. */
const most = {
  none: 2,
  'bag-counter': 18.5,
  schedule: 29,
  'on-air-now': 28,
  showstopper: 28,
  'quick-order': 30,
  // Without hls.js, which loads where the picture plays.
  'watch-live': 30,
  product: 46,
  'order-status': 34,
  'easy-pay': 34,
  favourites: 34,
  checkout: 63,
  shopping: 85,
} as const satisfies Record<string, number>

/** What the browser downloads on a foreign page for one widget. */
export async function measureWeight(): Promise<Row[]> {
  const embeds = await allEmbeds()
  const rows: Row[] = []
  const browser = await openBrowser()
  try {
    for (const [name, embed] of Object.entries(embeds)) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await atRunsClock(page)
      const downloaded = weigh(page, origin)
      const close = await openEmbed(page, embed)
      const { scripts, styles, data, pictures } = await downloaded()
      await context.close()
      await close()
      const budget = most[name as keyof typeof most] as number | undefined
      rows.push({
        what: `${titles[name] ?? `<onair-${name}> by script tag`}, downloaded`,
        ...(budget && { budget: { most: budget } }),
        measured: kB(scripts + styles + data),
        unit: 'kB',
        reference: `scripts ${kB(scripts).toFixed(1)}, data ${kB(data).toFixed(1)}; pictures ${kB(pictures).toFixed(0)} kB`,
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

const titles: Readonly<Record<string, string>> = {
  none: 'The script tag on a page without elements',
  shopping: 'All shopping widgets on one page',
}
