import type { Page } from '@playwright/test'
import { expect, onceOnDesktop, onceOnPhone, slowOnPhone, test } from '../support/test.ts'

const fontFile = /figtree-latin-wght-normal/

/** The fonts that the browser draws the page's heading with. */
async function fontsOfHeading(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}
const figtree = [{ familyName: expect.stringMatching(/^Figtree/), isCustomFont: true }]

/** Whether the document has the font that its first script loads (`fontScript` in host/client/font.ts). */
const hasFont = () => [...document.fonts].some(({ family }) => family.includes('Figtree Preloaded'))

test(
  'a font that arrives before the style sheet is the only one, and is downloaded once',
  onceOnPhone,
  async ({ shopper }) => {
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => fontFile.test(request.url()) && asked.push(request.url()))
    await page.route('**/assets/shop-*.css', async (route) => {
      // Nothing is drawn before the style sheet: no frame would ask.
      await page.waitForFunction(hasFont, undefined, { polling: 50 })
      await route.continue()
    })
    await shopper.opens('/pages/signin')
    await shopper.seesPageAlive()
    await expect.poll(() => fontsOfHeading(page)).toEqual(figtree)
    expect(asked).toHaveLength(1)
    const used = await page.evaluate(() =>
      [...document.fonts].flatMap((of) => (of.status === 'unloaded' ? [] : of.family)),
    )
    expect(used).toEqual([expect.stringContaining('Figtree Preloaded')])
  },
)

test('a page whose font cannot be loaded is whole, in a font of the system', slowOnPhone, async ({ shopper }) => {
  const { page } = shopper
  shopper.problems.expect(/ERR_FAILED .*figtree/, 'the font cannot be loaded')
  await page.route(fontFile, (route) => route.abort())
  await shopper.opens('/pages/signin')
  await shopper.seesPageAlive()
  expect(await fontsOfHeading(page)).toEqual([expect.objectContaining({ isCustomFont: false })])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every text has the shop’s font', onceOnDesktop, async ({ page }) => {
    await page.goto('/pages/signin')
    await expect.poll(() => fontsOfHeading(page)).toEqual(figtree)
  })
})
