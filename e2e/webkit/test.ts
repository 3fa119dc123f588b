import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { clockAhead } from '../../.dev/clock.mjs'
import { origins } from '../support/ports.ts'
import { Sandbox } from '../support/sandbox.ts'
import { type Language, ShopApi } from '../support/shop-api.ts'
import { startWebKit, type WebKit } from './driver.ts'
import { type Place, plainPlace, securePlace } from './place.ts'
import { Visitor } from './visitor.ts'

/** What a project sets. */
export type Setting = { setting: { language: Language; https: boolean; width: number; height: number } }

type OfWorker = Setting & { webkit: WebKit; place: Place }

type Fixtures = {
  /** Names this test, so that no two tests use the same product or person. */
  seed: string
  api: ShopApi
  sandbox: Sandbox
  /** A shopper with WebKit, in the project's language. */
  visitor: Visitor
}

export const test = base.extend<Fixtures, OfWorker>({
  setting: [
    { language: 'en', https: false, width: 1280, height: 900 },
    { scope: 'worker', option: true },
  ],
  webkit: [
    async ({ setting }, use) => {
      const webkit = await startWebKit(
        setting.language === 'en'
          ? { locale: 'en-CA', timeZone: 'America/St_Johns' }
          : { locale: 'fr-CA', timeZone: 'America/Toronto' },
      )
      await use(webkit)
      await webkit.stop()
    },
    { scope: 'worker' },
  ],
  place: [
    async ({ setting }, use) => {
      const place = await (setting.https ? securePlace() : plainPlace())
      await use(place)
      await place.stop()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from this pattern
  seed: async ({}, use, info) => use(`WebKit ${info.project.name} ${info.titlePath.join(' ')}`),
  api: async ({ setting }, use) => use(new ShopApi(origins.shop, setting.language)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sandbox: async ({}, use) => use(new Sandbox(origins.sandbox)),
  visitor: async ({ setting, webkit, place }, use, info) => {
    info.skip(clockAhead() !== 0, 'no script of ours runs before the page’s own, to move its clock to the run’s')
    const { language, width, height } = setting
    const driver = await webkit.opens()
    await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    const visitor = new Visitor(driver, language, place.shop)
    // The default is English.
    if (language === 'fr') await visitor.prefersFrench()
    await use(visitor)
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('page.png')
      await writeFile(path, await driver.takeScreenshot(), 'base64')
      await info.attach('what the shopper sees', { path })
    }
    const problems = await visitor.problems()
    await driver.quit()
    expect(problems, 'errors in the console').toEqual([])
  },
})

export { expect } from '@playwright/test'
