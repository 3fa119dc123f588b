import type { Browser } from '@playwright/test'
import { median } from './table.ts'

/** How long `work` takes, in milliseconds, on the reference machine: the pages' budgets in seconds and milliseconds are for its pace. */
const referenceMs = 32
/** How many times slower than the reference machine the phone is: "4× CPU". */
const phoneRate = 4
const runs = 7
/** After this many milliseconds a rate is measured again: a virtual machine's speed changes within minutes. */
const maxAgeMs = 60_000

const rates = new WeakMap<Browser, { rate: number; until: number }>()

/**
 * How many times slower the browser's main thread must run, so that the phone is equally slow on every machine: 4 on the reference
 * machine, and less on a slower one. At least 1: a browser cannot be made faster.
 */
export async function cpuRate(browser: Browser): Promise<number> {
  const known = rates.get(browser)
  if (known && Date.now() < known.until) return known.rate
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const taken: number[] = []
  while (taken.length < runs) taken.push(await page.evaluate(work))
  await page.close()
  const rate = Math.max(1, (phoneRate * referenceMs) / median(taken))
  rates.set(browser, { rate, until: Date.now() + maxAgeMs })
  return rate
}

/** What the first moments of a page are made of, in a fixed amount: rules, elements that are styled and laid out, and scripts. */
function work(): number {
  const start = performance.now()
  const rules = Array.from(
    { length: 1500 },
    (_, at) => `.a${at % 300} > .b${at % 70}:not(.c${at}) { padding: ${at % 5}px; font-size: ${12 + (at % 6)}px }`,
  )
  const tile = (at: number) =>
    `<li class="a${at % 300}"><div class="b${at % 70}" style="display:grid;grid-template-columns:1fr auto"><b>Product ${at}</b><i>${at}.99 $</i></div><p>Cordless, quiet and light</p></li>`
  document.body.innerHTML = `<style>${rules.join('')}</style><ul style="display:grid;grid-template-columns:1fr 1fr">${Array.from({ length: 400 }, (_, at) => tile(at)).join('')}</ul>`
  document.body.getBoundingClientRect()
  const copies = Array.from({ length: 2000 }, (_, at) => ({ name: `Product ${(at * 7919) % 2000}`, price: at }))
  JSON.parse(JSON.stringify(copies.toSorted((a, b) => a.name.localeCompare(b.name))))
  return performance.now() - start
}
