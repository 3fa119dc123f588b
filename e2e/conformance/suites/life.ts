/** How elements come, go and stand beside others. */
import type { CDPSession, Page } from 'puppeteer-core'
import {
  type CheckResult,
  isReady,
  judge,
  markupOf,
  onePage,
  open,
  type Place,
  type PlainCheck,
  scriptTag,
  untilShown,
} from './plain.ts'

const beforeTheScript: PlainCheck = {
  name: 'before the script',
  async run(place) {
    const opened = await open(place, { body: markupOf(place.elements) })
    await opened.page.addScriptTag({ url: `${place.shop}/widgets/v1/onair.js`, type: 'module' })
    const results = await judge(this.name, opened, place.elements, isReady)
    await opened.page.close()
    return results
  },
}

const backForward: PlainCheck = {
  name: 'back/forward cache',
  notIn: { WebKit: 'e2e/webkit has a journey of Back' },
  async run(place) {
    const keeps = await keepsPages(place)
    const pages = place.name === 'Firefox' ? place.elements.map((element) => [element]) : [place.elements]
    const results: CheckResult[] = []
    for (const elements of pages) results.push(...(await afterReturn(this.name, { ...place, elements }, keeps)))
    return results
  },
}

/**
 * Leaves a page of the elements and goes back: they work, and the browser has kept the page. Firefox keeps no page that holds a
 * Web Lock or an event stream when it is left, even if it lets go of both in `pagehide`. There the page loads again, and the
 * elements work all the same.
 */
async function afterReturn(check: string, place: Place, keeps: boolean): Promise<CheckResult[]> {
  const opened = await open(place, { head: scriptTag(place.shop), body: markupOf(place.elements) })
  const { page } = opened
  await untilShown(page, isReady)
  const locks = await page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)
  const leaveAndReturn = async (): Promise<boolean> => {
    // Firefox keeps no page that is left while it loads, such as pictures of products.
    if (locks === 0) await page.waitForNetworkIdle()
    return goAndReturn(place, page)
  }
  // Firefox sometimes counts a request as pending that has ended for the driver, and drops the page: `requests in the loadgroup`
  // in its log (MOZ_LOG=SHIPBFCache:4). What blocks the cache for good does so the second time as well.
  const isKept = (await leaveAndReturn()) || (place.name === 'Firefox' && locks === 0 && (await leaveAndReturn()))
  const results = await judge(check, opened, place.elements, isReady)
  const [first, ...more] = place.elements
  const tag = first && more.length === 0 ? first.tag : 'the page'
  if (keeps && !isKept && !(place.name === 'Firefox' && locks > 0))
    results.push({ check, tag, failure: 'the browser did not keep it: something blocks its cache' })
  await page.close()
  return results
}

/**
 * Leaves the page and goes back. No client waits for a page that was kept: it does not load again.
 * @returns whether the browser kept the page
 */
async function goAndReturn({ site }: Place, page: Page): Promise<boolean> {
  const address = page.url()
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(site.add({ body: 'Elsewhere' }))
  await page.evaluate(() => void setTimeout(() => history.back()))
  const end = Date.now() + 30_000
  const back = () =>
    page
      .evaluate((url) => location.href === url && document.readyState === 'complete', address)
      // The page is changing.
      .catch(() => false)
  while (!(await back())) {
    if (Date.now() > end) throw new Error('the page did not come back')
    await new Promise((done) => setTimeout(done, 50))
  }
  return page.evaluate(() => Reflect.get(window, 'persisted') === true)
}

/** Whether the browser, as it is driven here, keeps a page without elements. */
async function keepsPages(place: Place): Promise<boolean> {
  const { page } = await open(place, { body: 'Nothing' })
  const isKept = await goAndReturn(place, page)
  await page.close()
  return isKept
}

const twoShops: PlainCheck = {
  name: 'two shops',
  async run(place) {
    // The same shop by its other name: another origin to the browser.
    const other = place.shop.replace('localhost', '127.0.0.1')
    const body = `${markupOf(place.elements)}\n<onair-shop shop="${other}" language="fr">${markupOf(place.elements)}</onair-shop>`
    const opened = await open(place, { head: scriptTag(place.shop), body })
    const asked = new Set<string>()
    opened.page.on('request', (request) => asked.add(new URL(request.url()).origin))
    const results = await judge(this.name, opened, place.elements, isReady)
    const languages = await opened.page.evaluate(() =>
      [...document.querySelectorAll('onair-shop > *')].map(
        (element) =>
          `${element.localName} ${(element.querySelector(':scope > [slot="onair"]') ?? element.shadowRoot)?.querySelector('[lang]')?.getAttribute('lang')}`,
      ),
    )
    for (const one of languages)
      if (!one.endsWith(' fr-CA'))
        results.push({ check: this.name, tag: one.split(' ')[0] ?? '', failure: `is in ${one}` })
    await opened.page.close()
    return results
  },
}

const ownRegistration = onePage(
  ({ shop, elements }) => ({
    head: `<script>
for (const tag of ${JSON.stringify(elements.map(({ tag }) => tag))})
  customElements.define(tag, class extends HTMLElement {})
</script>
${scriptTag(shop)}`,
    body: markupOf(elements),
  }),
  ({ own }) => own,
  { seconds: 10 },
)('the page’s own registration first')

/** Counts a page's timers: those that wait, and those that repeat. */
function countTimers(): void {
  const waiting = new Set<unknown>()
  Object.assign(window, { timers: waiting })
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const timeout = (run: unknown, ...rest: unknown[]) => {
    const id: unknown = Reflect.apply(setTimeout, window, [
      (...given: unknown[]) => {
        waiting.delete(id)
        if (typeof run === 'function') run(...given)
      },
      ...rest,
    ])
    waiting.add(id)
    return id
  }
  const interval = (...all: unknown[]) => {
    const id: unknown = Reflect.apply(setInterval, window, all)
    waiting.add(id)
    return id
  }
  const clearing = (clear: (id?: number) => void) => (id?: number) => {
    waiting.delete(id)
    clear.call(window, id)
  }
  Object.assign(window, {
    setTimeout: timeout,
    setInterval: interval,
    clearTimeout: clearing(clearTimeout),
    clearInterval: clearing(clearInterval),
  })
}

/** What a page keeps after its garbage is collected. */
async function counters(page: Page, session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  const timers = await page.evaluate(() => (Reflect.get(window, 'timers') as Set<unknown>).size)
  return { nodes, listeners, heap, timers }
}

/** Connects, moves, clones and disconnects an element this many times. */
const rounds = (page: Page, html: string, times: number) =>
  page.evaluate(
    async (markup, count) => {
      const place = document.createElement('div')
      const other = document.createElement('div')
      document.body.append(place, other)
      for (let round = 0; round < count; round += 1) {
        place.innerHTML = markup
        const element = place.firstElementChild as Element
        // Now and then the widget has time to mount; mostly it is gone at once.
        if (round % 10 === 0) await new Promise((done) => setTimeout(done, 20))
        other.append(element)
        other.append(element.cloneNode(true))
        if (round % 3 === 0) await Promise.resolve()
        other.replaceChildren()
        if (round % 25 === 0) await new Promise((done) => setTimeout(done, 0))
      }
      place.remove()
      other.remove()
      await new Promise((done) => setTimeout(done, 500))
    },
    html,
    times,
  )

/** Rounds after which all code is there and warm. */
const warmUp = 100

/** Counts over CDP what remains after an element came and went this many times. */
export const comesAndGoes = (cycles: number): PlainCheck => ({
  name: `${cycles} times in and out`,
  notIn: { Firefox: 'it counts nodes over CDP', WebKit: 'it counts nodes over CDP' },
  async run(place) {
    const results: CheckResult[] = []
    for (const element of place.elements) {
      const { tag } = element
      const content = { head: scriptTag(place.shop), body: markupOf([element]) }
      const { page, reports } = await open(place, content, { before: countTimers })
      await untilShown(page, isReady)
      await page.evaluate((name) => document.querySelector(name)?.remove(), tag)
      const session = await page.createCDPSession()
      await session.send('Network.enable')
      const streams = new Set<string>()
      session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
        if (type === 'EventSource' || request.url.includes('/shows/events')) streams.add(requestId)
      })
      for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
        session.on(end, ({ requestId }) => streams.delete(requestId))
      const html = markupOf([element])
      await rounds(page, html, warmUp)
      const before = await counters(page, session)
      const begin = performance.now()
      await rounds(page, html, cycles)
      const after = await counters(page, session)
      // A round makes a dozen nodes, several listeners and some kilobytes at least: what leaks in each is many times more.
      const most = { nodes: cycles, listeners: cycles / 10, heap: cycles * 1000, timers: cycles / 100 }
      const names = ['nodes', 'listeners', 'heap', 'timers'] as const
      const growth = names.map((name) => ({ name, more: after[name] - before[name], most: most[name] }))
      const failures = [
        ...growth.filter(({ more, most }) => more > most).map(({ name, more }) => `${name}: ${more} more than before`),
        ...(streams.size > 0 ? [`${streams.size} event streams stay open`] : []),
        ...new Set(reports.exceptions),
      ]
      process.stdout.write(
        `  ${tag}: ${growth.map(({ name, more }) => `${name} ${more > 0 ? '+' : ''}${more}`).join(', ')}, streams ${streams.size} (${Math.round((performance.now() - begin) / 1000)} s)\n`,
      )
      results.push({ check: this.name, tag, ...(failures.length > 0 && { failure: failures.join('; ') }) })
      await page.close()
    }
    return results
  },
})

export const life: readonly PlainCheck[] = [
  onePage(({ shop, elements }) => ({ head: scriptTag(shop), body: markupOf(elements) }))('after the script'),
  beforeTheScript,
  onePage(({ shop, elements }) => ({
    head:
      scriptTag(shop) + scriptTag(shop) + `<script type="module" src="${shop}/widgets/v1/onair.js?second"></script>`,
    body: markupOf(elements),
  }))('the script three times'),
  onePage(({ shop, elements }) => ({ head: scriptTag(shop), body: markupOf(elements) + markupOf(elements) }))(
    'two of each',
  ),
  twoShops,
  ownRegistration,
  backForward,
]
