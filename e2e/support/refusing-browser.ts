import { mkdir, writeFile } from 'node:fs/promises'
import { type BrowserContext, chromium, type TestInfo } from '@playwright/test'
import { wholeChromium } from './browser.ts'

/** Opens a browser whose owner has set it to refuse cookies: it then keeps nothing, for the shop and for any other site. */
export async function browserWithoutCookies(info: TestInfo): Promise<BrowserContext> {
  const folder = info.outputPath('profile')
  await mkdir(`${folder}/Default`, { recursive: true })
  const refuse = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(`${folder}/Default/Preferences`, JSON.stringify(refuse))
  const { locale, timezoneId, viewport, contextOptions } = info.project.use
  const { launchOptions, ...channel } = wholeChromium
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...channel,
    ...contextOptions,
    locale,
    timezoneId,
    viewport,
  })
}
