import type { Page } from '@playwright/test'

type Vitals = {
  /** The largest content so far: when it was painted, in milliseconds, and what it is. */
  paint: number
  shown: string
  shift: number
  /** Milliseconds beyond the first 50 of each long task. */
  blocked: number
  /** Milliseconds from each interaction to the paint that answered it. */
  interactions: number[]
}

declare global {
  interface Window {
    vitals?: Vitals
  }
}

type Paint = PerformanceEntry & { element?: Element | null }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Happened = PerformanceEntry & { interactionId: number }

/** Records the vitals of every document of a page from its start. */
export async function vitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Vitals = { paint: Number.NaN, shown: '', shift: 0, blocked: 0, interactions: [] }
    window.vitals = seen
    const watch = <Entry extends PerformanceEntry>(type: string, report: (entry: Entry) => void, options = {}) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) report(entry as Entry)
      }).observe({ type, buffered: true, ...options })
    watch<Paint>('largest-contentful-paint', ({ startTime, element }) => {
      seen.paint = startTime
      seen.shown = element ? `<${element.localName}> ${element.className}`.trim() : ''
    })
    watch<Shift>('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value
    })
    watch('longtask', ({ duration }) => {
      seen.blocked += duration - 50
    })
    watch<Happened>(
      'event',
      ({ interactionId, duration }) => {
        if (interactionId > 0) seen.interactions.push(duration)
      },
      { durationThreshold: 16 },
    )
  })
}

/** The largest contentful paint, in seconds from the navigation's start. */
export async function paints(page: Page): Promise<{ seconds: number; shown: string }> {
  await page.waitForFunction(() => !Number.isNaN(window.vitals?.paint))
  const { paint = Number.NaN, shown = '' } = await page.evaluate(() => ({ ...window.vitals }))
  return { seconds: paint / 1000, shown }
}

export const blocked = (page: Page): Promise<number> => page.evaluate(() => window.vitals?.blocked ?? Number.NaN)

/** The layout shift so far. */
export const shifted = (page: Page): Promise<number> => page.evaluate(() => window.vitals?.shift ?? Number.NaN)

/** The longest interaction so far, in milliseconds. One under 16 is not reported, and counts as 16. */
export async function interaction(page: Page): Promise<number> {
  // Entries arrive after the paint that they describe.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)))),
  )
  return page.evaluate(() => Math.max(16, ...(window.vitals?.interactions ?? [])))
}

/**
 * Waits until an island that matches a selector is hydrated. A locator of Playwright's brings a script of 330 kB into the page: the
 * slow phone compiles it for 50 to 80 ms, which would count as the page's.
 */
export const untilHydrated = (page: Page, island: string): Promise<void> =>
  page.evaluate(
    (selector) =>
      new Promise((done) => {
        const look = () => {
          if (!document.querySelector(selector)) return
          changes.disconnect()
          done()
        }
        const changes = new MutationObserver(look)
        changes.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
        look()
      }),
    `${island}[data-hydrated]`,
  )
