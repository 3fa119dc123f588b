import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { openShop, readConfig } from '@onair/server/app'
import type { MountOptions } from './server/entry.tsx'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const config = readConfig(process.env)
const formToken = randomBytes(24).toString('base64url')
const shop = await openShop({ config, formToken })
const { mountPages } = (await import(folder('dist/server/entry.js'))) as typeof import('./server/entry.tsx')
await mountPages(shop.app, {
  settings: config.settings,
  ready: shop.ready,
  now: shop.now,
  formToken,
  apiOrigin: config.apiOrigin,
  clientFolder: folder('dist/client'),
  embedFolder: folder('../packages/widgets/dist/embed'),
} satisfies MountOptions)
await shop.listen()
