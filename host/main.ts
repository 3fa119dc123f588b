import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  type Config,
  ConfigError,
  closeOnSignals,
  createLogger,
  FolderInUse,
  isAllowedOrigin,
  PortTaken,
  readConfig,
  startServer,
} from '@onair/server/app'
import { renderer } from '@onair/widgets/renderer'
import type { Settings } from './kernel/settings.ts'
import { homePictures } from './pages/home/home-pictures.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The part of the configuration that every page tells its islands. */
const settingsOf = (config: Config): Settings => ({
  origin: config.shopOrigin,
  imageBase: config.imageBase,
  videoBase: config.videoBase,
  appCredentials: config.app,
  signInKey: config.signInKey,
  recaptchaSiteKey: config.recaptcha.siteKey,
  recaptchaScript: config.recaptcha.scriptUrl,
  recaptchaOrigin: new URL(config.recaptcha.scriptUrl).origin,
  captureOrigin: config.capture.origin,
})

/** The one process on PORT: the server's app with the pages mounted on it. */
async function main(): Promise<void> {
  const config = readConfig(process.env, folder('..'))
  const log = createLogger(config.logLevel)
  const formToken = randomBytes(24).toString('base64url')
  const opening = startServer({ config, log, formToken })
  closeOnSignals(opening, log)
  const shop = await opening
  try {
    const { mountPages } = (await import(folder(`dist/${renderer}/server/entry.js`))) as typeof import('./entry.ts')
    await mountPages(shop.app, {
      settings: settingsOf(config),
      ready: shop.ready,
      now: shop.now,
      formToken,
      announcement: config.announcement,
      embeds: (origin) => isAllowedOrigin(config.allowedOrigins, origin),
      apiOrigin: config.apiOrigin,
      clientFolder: folder(`dist/${renderer}/client`),
      embedFolder: folder('../packages/widgets/dist/embed'),
    })
    await shop.listen()
    await shop.whenReady
    const drawn = await shop.warmPictures(await homePictures(shop.app))
    log.info({ pictures: drawn }, 'the home page’s pictures are drawn')
  } catch (error) {
    // Nothing is left running, PostgreSQL least of all; what failed because the shop is closing ends with it.
    await shop.close()
    throw error
  }
}

main().catch((error: unknown) => {
  // What an operator can put right is said in a sentence; a stack would hide it.
  const expected = [ConfigError, FolderInUse, PortTaken].some((kind) => error instanceof kind)
  process.stderr.write(
    `${expected && error instanceof Error ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})
