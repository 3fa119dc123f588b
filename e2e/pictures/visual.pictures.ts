import { expect, type Page, test } from '@playwright/test'
import { origins } from '../support/ports.ts'
import { allScenes } from './scenes.ts'
import { play } from './stage.ts'

type Scheme = 'light' | 'dark'

/** The pictures: the scene, and where it is seen. Languages, widths and schemes are spread over them. */
const pictures: readonly [scene: string, width: 360 | 1280, language: 'en' | 'fr', scheme?: Scheme][] = [
  ['home-menu', 1280, 'fr'],
  ['home-menu', 360, 'en'],
  ['list', 1280, 'fr'],
  ['list-nothing', 360, 'en', 'dark'],
  ['product', 360, 'en'],
  ['product', 1280, 'fr', 'dark'],
  ['product-added', 360, 'fr'],
  ['bag', 1280, 'en'],
  ['bag', 360, 'fr', 'dark'],
  ['checkout-delivery-errors', 360, 'fr'],
  ['checkout-review', 1280, 'en'],
  ['create-account', 1280, 'fr'],
  ['sign-in-errors', 360, 'en'],
  ['order-parcels', 1280, 'en'],
  ['track-order', 360, 'fr'],
]

/** What shows the time or what is on air this minute. Its place and size are compared, its content is not. */
const moving = [
  'video',
  'progress',
  '.onair-watch-stage',
  '.onair-now-stage',
  '.onair-now-times',
  '.onair-showstopper-until',
  '.onair-price-until',
  '.onair-product-stock',
].join()

/** No picture is higher: most of a list repeats. */
const mostHeight = 1800

const nameOf = (scene: string, width: number, language: string, scheme: Scheme) =>
  `${scene}.${width}.${language}.${scheme}`

/** The visible part of a page that has been made as high as its content. */
async function look(page: Page, name: string, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect(page).toHaveScreenshot(`${name}.png`, {
    maskColor: '#8f8f8f',
    mask: [page.locator(moving), page.getByText(/guest-[0-9a-f-]{36}@/)],
    clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) },
  })
}

const scenes = new Map((await allScenes()).map((scene) => [scene.name, scene]))
for (const [name, width, language, scheme = 'light'] of pictures) {
  const title = nameOf(name, width, language, scheme)
  test(title, async ({ browser }) => {
    const scene = scenes.get(name)
    if (!scene) throw new Error(`There is no scene ${name}`)
    await play(browser, scene, { origin: origins.shop, language, width }, (page) => look(page, title, scheme))
  })
}
