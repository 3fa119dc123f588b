import type { BrowserContext, Page, Request } from '@playwright/test'
import { onair } from '../support/onair.ts'
import { expect, onceOnDesktop, slowOnDesktop, test } from '../support/test.ts'

/** The event streams that the tabs of a browser have open. */
function streamsOf(context: BrowserContext): () => Request[] {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().includes('/shows/events')) open.add(request)
  })
  for (const ended of ['requestfailed', 'requestfinished'] as const)
    context.on(ended as 'requestfailed', (request) => void open.delete(request))
  return () => [...open].filter((request) => !request.frame().page().isClosed())
}

test(
  'the tabs of a browser share one connection, and go on when the one that holds it is closed',
  slowOnDesktop,
  async ({ shopper, api, foreign, language }) => {
    const { page, words } = shopper
    const context = page.context()
    const streams = streamsOf(context)
    const body = '<onair-schedule view="now"></onair-schedule>\n'.repeat(5)
    const address = foreign.add('/programme', { language, body })
    const ofShop = (tab: Page) => tab.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 })
    const ofElsewhere = (tab: Page) => tab.locator('onair-schedule').last().getByRole('heading').first()

    const changes = async (...headings: ReturnType<typeof ofShop>[]) => {
      const previous = await api.onAir()
      // The programme may come twice in a row.
      for (let moves = 0; moves < 5 && (await api.onAir()) === previous; moves += 1) await onair('air', 'next')
      for (const heading of headings) {
        // Asked again each time, because another test may move the channel on as well.
        await expect.poll(async () => (await heading.textContent()) === (await api.onAir())).toBe(true)
      }
    }

    await shopper.opensHome()
    await expect.poll(() => streams().length).toBe(1)
    const others = [await context.newPage(), await context.newPage()]
    for (const tab of others) await tab.goto(page.url())
    const elsewhere = [await context.newPage(), await context.newPage()]
    for (const tab of elsewhere) await tab.goto(address)
    await changes(...[page, ...others].map(ofShop), ...elsewhere.map(ofElsewhere))
    // One of the shop, and one of the other site.
    expect(streams().map((request) => request.frame().page() === page)).toEqual([true, false])

    for (const tab of streams().map((request) => request.frame().page())) await tab.close()
    await expect.poll(() => streams().length).toBe(2)
    // They go on where the closed ones stopped.
    for (const request of streams()) expect(request.url()).toMatch(/\?lastEventId=\d+$/)
    await changes(...others.map(ofShop), ...elsewhere.filter((tab) => !tab.isClosed()).map(ofElsewhere))
    expect(streams()).toHaveLength(2)
  },
)

test(
  'a shopper who leaves and goes back hears the channel again, over one connection',
  onceOnDesktop,
  async ({ shopper, api }) => {
    const { page, words } = shopper
    const streams = streamsOf(page.context())
    await shopper.opensHome()
    await expect.poll(() => streams().length).toBe(1)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-back', `${persisted}`)),
    )
    await shopper.opens('/pages/shoppingbag')
    await expect.poll(() => streams().length).toBe(0)
    await page.goBack()
    await expect.poll(() => streams().length).toBe(1)
    const onAir = page.getByRole('region', { name: words.onAirNow }).getByRole('heading', { level: 2 })
    await onair('air', 'next')
    await expect.poll(async () => (await onAir.textContent()) === (await api.onAir())).toBe(true)
  },
)
