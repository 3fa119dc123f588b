/** Plain HTML: pages that hold every element at once, in any browser. */
import type { Browser, Page } from 'puppeteer-core'
import { type Reports, watched } from '../browsers.ts'
import type { ElementUnderTest } from '../elements.ts'
import type { Site, Page as SitePage } from '../site.ts'

export type CheckResult = { check: string; tag: string; failure?: string }

export type Place = {
  browser: Browser
  /** `Chromium`, `Firefox` or `WebKit`. */
  name: string
  site: Site
  shop: string
  elements: readonly ElementUnderTest[]
}

/** A check of all elements on one page. It reports each element; an exception counts for the page. */
export type PlainCheck = {
  name: string
  /** Why a browser is left out. */
  notIn?: Readonly<Record<string, string>>
  run(place: Place): Promise<readonly CheckResult[]>
}

export const scriptTag = (shop: string, more = '') =>
  `<script type="module" src="${shop}/widgets/v1/onair.js" ${more}></script>`

/** Each element in its default state, with content of the page's own. */
export const markupOf = (elements: readonly ElementUnderTest[], more = ''): string =>
  elements
    .map(({ tag, attributes }) => {
      const own = Object.entries(attributes).map(([name, value]) => (value === true ? name : `${name}="${value}"`))
      return `<${tag} loading="eager" ${own.join(' ')} ${more}><a href="#own">Of the page: ${tag}</a></${tag}>`
    })
    .join('\n')

export type Opened = { page: Page; reports: Reports }

/** Opens a page of the site. `before` runs in the browser before the page's own scripts. */
export async function open(
  { browser, site }: Pick<Place, 'browser' | 'site'>,
  content: SitePage,
  { before, prepare }: { before?: () => void; prepare?: (page: Page) => Promise<void> } = {},
): Promise<Opened> {
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const reports = await watched(page)
  if (before) await page.evaluateOnNewDocument(before)
  await prepare?.(page)
  await page.goto(site.add(content), { waitUntil: 'load' })
  return { page, reports }
}

/** What an element shows: its widget, the page's own content, or nothing. */
export type Showing = { tag: string; widget: boolean; busy: boolean; own: boolean; text: string; defined: boolean }

/** What the elements of a page show now. */
export const showing = (page: Page): Promise<Showing[]> =>
  page.evaluate(() => {
    const visible = (element: Element | null | undefined): boolean =>
      Boolean(element?.isConnected && element.checkVisibility({ visibilityProperty: true }))
    return [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('onair-') && localName !== 'onair-shop')
      .map((element) => {
        const place = element.querySelector(':scope > [slot="onair"]') ?? element.shadowRoot
        const widget = place?.querySelector('[lang] > *')
        const own = element.querySelector(':scope > :not([slot])')
        return {
          tag: element.localName,
          defined: Boolean(window.customElements?.get(element.localName)),
          widget: visible(widget) && (widget?.getBoundingClientRect().height ?? 0) > 0,
          busy: Boolean(place?.querySelector('[aria-busy="true"]')),
          own: visible(own) && (own?.getBoundingClientRect().height ?? 0) > 0,
          text: (widget?.textContent ?? '').slice(0, 80),
        }
      })
  })

/** Waits until all elements show what is right, or the time is over. @returns what they show then */
export async function untilShown(page: Page, isRight: (one: Showing) => boolean, seconds = 30): Promise<Showing[]> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const now = await showing(page)
    if ((now.length > 0 && now.every(isRight)) || Date.now() > end) return now
    await new Promise((done) => setTimeout(done, 200))
  }
}

export const isReady = ({ widget, busy }: Showing) => widget && !busy

/** The result of each element, and of the page when something went wrong for all. */
export async function judge(
  check: string,
  { page, reports }: Opened,
  elements: readonly ElementUnderTest[],
  isRight: (one: Showing) => boolean,
  { seconds = 30, violations = true }: { seconds?: number; violations?: boolean } = {},
): Promise<CheckResult[]> {
  const now = await untilShown(page, isRight, seconds)
  const results = elements.flatMap(({ tag }): CheckResult[] => {
    const own = now.filter((one) => one.tag === tag)
    const wrong = own.find((one) => !isRight(one))
    if (own.length === 0) return [{ check, tag, failure: 'it is gone' }]
    return [{ check, tag, ...(wrong && { failure: `shows ${JSON.stringify(wrong)}` }) }]
  })
  for (const exception of new Set(reports.exceptions)) results.push({ check, tag: 'the page', failure: exception })
  if (violations)
    for (const violation of new Set(await reports.violations()))
      results.push({ check, tag: 'the page', failure: `forbidden: ${violation}` })
  return results
}

/** Why a check is left out in WebKit, which WebDriver drives. */
export const overWebDriver = { WebKit: 'WebDriver runs no script before those of a page, and sees no requests' }

/** Runs a check on one page of all elements and closes it. */
export const onePage =
  (
    content: (place: Place) => SitePage,
    isRight: (one: Showing) => boolean = isReady,
    options: Parameters<typeof open>[2] & {
      seconds?: number
      also?: (opened: Opened, place: Place) => Promise<CheckResult[]>
    } = {},
  ) =>
  (name: string): PlainCheck => ({
    name,
    ...(options.before && { notIn: overWebDriver }),
    async run(place) {
      const opened = await open(place, content(place), options)
      const results = await judge(name, opened, place.elements, isRight, options)
      if (options.also) results.push(...(await options.also(opened, place)))
      await opened.page.close()
      return results
    },
  })
