import type { Browser } from '@playwright/test'
import { median } from './table.ts'

/** How long `work` takes, in milliseconds, on the reference machine: the pages' budgets in seconds and milliseconds are for its pace. */
const referenceMs = 32
/** How many times slower than the reference machine the phone is: "4× CPU". */
const phoneRate = 4
const runs = 7
/** By how much the pace may change during a measurement, as a share of it. */
const tolerance = 0.15
/** How many unsteady measurements are repeated for each steady one that is wanted. */
const patience = 1

/**
 * How many times slower the browser's main thread must run, so that the phone is equally slow on every machine: 4 on the reference
 * machine, and less on a slower one. Below 1 the machine is slower than the phone: a browser cannot be made faster.
 */
export async function cpuRate(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const taken: number[] = []
  while (taken.length < runs) taken.push(await page.evaluate(work))
  await page.close()
  return (phoneRate * referenceMs) / median(taken)
}

/**
 * Repeats a measurement until the machine's pace held during `rounds` of them. The speed of a virtual machine changes within
 * seconds, and a page that was slowed down for another pace says little.
 * @param measure returns with its result the rate for which it slowed the browser down
 * @returns all measurements, and those that count: the steady ones, or all when there are too few of them
 */
export async function atSteadyPace<Measured extends { cpu: number }>(
  browser: Browser,
  rounds: number,
  measure: () => Promise<Measured>,
): Promise<{ all: Measured[]; counted: Measured[] }> {
  const all: Measured[] = []
  const steady: Measured[] = []
  while (steady.length < rounds && all.length < rounds * (1 + patience)) {
    const one = await measure()
    const after = await cpuRate(browser)
    all.push(one)
    if (Math.min(one.cpu, after) >= 1 && Math.abs(after / one.cpu - 1) <= tolerance) steady.push(one)
  }
  return { all, counted: steady.length < rounds ? all : steady }
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
