import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cookiesNeedHttps } from '@onair/core/session'
import { FolderInUse, startPostgres } from '@onair/local-postgres'
import {
  type Config,
  ConfigError,
  captureSettings,
  clientAddress,
  closeOnSignals,
  contactSettings,
  createLogger,
  formTokenOf,
  isAllowedOrigin,
  keySettings,
  mediaSettings,
  PortTaken,
  pagesSettings,
  pushSettings,
  readServerConfig,
  recaptchaSettings,
  sellerSettings,
  signInSettings,
  startServer,
  streamSettings,
} from '@onair/server/app'
import type { Settings } from './kernel/settings.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The public part of the configuration, which pages and islands read. */
function settingsOf(config: Config): Settings {
  const { embedPreview, storybook } = pagesSettings.of(config)
  const stream = streamSettings.of(config)
  const { app: appCredentials, signInKey } = signInSettings.of(config)
  const push = pushSettings.of(config)
  const { siteKey, scriptUrl } = recaptchaSettings.of(config)
  const { customerServicePhone: carePhone, customerCareEmail: careEmail } = contactSettings.of(config)
  const { name, address } = sellerSettings.of(config)
  return {
    origin: config.shopOrigin,
    ...(config.demo && { demonstration: true }),
    ...mediaSettings.of(config),
    ...(embedPreview && { embedPreview }),
    ...(storybook && { storybook: true }),
    ...(stream && { streamOrigin: new URL(stream.url).origin }),
    appCredentials,
    signInKey,
    ...(push && { pushKey: push.publicKey }),
    recaptchaSiteKey: siteKey,
    recaptchaScript: scriptUrl,
    recaptchaOrigin: new URL(scriptUrl).origin,
    captureOrigin: captureSettings.of(config).origin,
    carePhone,
    careEmail,
    seller: { name, address },
  }
}

/** The built Storybook, if the operator asks for it. */
function storybookOf(config: Config): { storybookFolder?: string } {
  if (!pagesSettings.of(config).storybook) return {}
  if (!existsSync(folder('../storybook/dist/index.html')))
    throw new ConfigError('STORYBOOK is 1, but there is no Storybook yet. `npm run build` makes it.')
  return { storybookFolder: folder('../storybook/dist') }
}

/** How long a failing process may take to end its requests and its PostgreSQL, in milliseconds. */
const longestClosingMs = 10_000

/** The exit status of a mistake that only the operator can correct (`EX_CONFIG` of sysexits.h): starting again changes nothing. */
const misconfigured = 78

const addressOf = (host: string) => `http://${host.includes(':') ? `[${host}]` : host}`

/** The one process on PORT: the server's app with the pages mounted on it. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env, folder('..'))
  const storybook = storybookOf(config)
  const { announcement, apiOrigin } = pagesSettings.of(config)
  const log = createLogger(config.logLevel)
  const formToken = formTokenOf(keySettings.of(config))
  if (cookiesNeedHttps(config.shopOrigin, config.demo))
    log.warn(
      `SHOP_ORIGIN is ${config.shopOrigin}: browsers keep the shop’s cookies on https only, and a demonstration’s on localhost`,
    )
  else if (config.shopOrigin.startsWith('http:') && cookiesNeedHttps(addressOf(config.host), config.demo))
    log.warn(
      `HOST is ${config.host}: browsers keep the shop’s cookies at ${config.shopOrigin}, and at another address of this machine on https only`,
    )
  // Without PostgreSQL, or after an uncaught error, the process ends with status 1, so that its supervisor starts it again: `npm
  // start`, systemd, an orchestrator.
  const giveUp = async (error: unknown) => {
    log.fatal({ err: error }, 'the shop cannot go on, and ends')
    setTimeout(() => process.exit(1), longestClosingMs).unref()
    await starting.then((server) => server.close()).catch(() => {})
    process.exit(1)
  }
  process.once('uncaughtException', giveUp)
  const { projectDir, dataDir } = config
  const starting = startServer({
    config,
    log,
    startDatabase: (hooks) => startPostgres({ projectDir, dataDir, onLost: giveUp, ...hooks }),
  })
  closeOnSignals(starting, log)
  const server = await starting
  try {
    if (config.role === 'worker') return await server.listen()
    const { mountPages } = (await import(folder('dist/server/entry.js'))) as typeof import('./entry.ts')
    await mountPages(server.app, {
      settings: settingsOf(config),
      ready: server.ready,
      now: server.now,
      nextPriceChange: server.nextPriceChange,
      formToken,
      announcement,
      tour: server.tour,
      embeds: (origin) => isAllowedOrigin(config.allowedOrigins, origin),
      addressOf: clientAddress,
      turns: server.app.turns,
      apiOrigin,
      clientFolder: folder('dist/client'),
      embedFolder: folder('../packages/widgets/dist/embed'),
      iconFolder: folder('icons'),
      ...storybook,
    })
    await server.listen()
  } catch (error) {
    // Stops everything that was started, above all PostgreSQL. Closing also ends work that failed because of a signal.
    await server.close()
    throw error
  }
}

main().catch((error: unknown) => {
  // An operator can correct these errors: print their message without a stack.
  const expected = [ConfigError, FolderInUse, PortTaken].some((kind) => error instanceof kind)
  process.stderr.write(
    `${expected && error instanceof Error ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(expected ? misconfigured : 1)
})
