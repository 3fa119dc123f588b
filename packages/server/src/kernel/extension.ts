import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bilingual } from '@onair/core/language'
import type { Tour } from '@onair/core/tour'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Config, ConfigError } from './config.ts'
import type { Pool } from './db/pool.ts'

/** How a product page presents one video. */
export type Clip = {
  title: Bilingual
  seconds: number
  /** The picture shown until the video plays: an `ImageUrl` as products have them. */
  imageUrl: string
  /** An instant, ISO 8601. */
  uploadedAt: string
}

/** Clips by the file name of their video. */
export type Clips = Readonly<Record<string, Clip>>

/**
 * An installation's addition to the server: routes, rows, background work. A module that `ONAIR_EXTENSIONS` names exports one as
 * its default.
 *
 * @example export default { name: 'pictures', open: ({ app }) => (mount(app), { stop: async () => {} }) }
 */
export type ServerExtension = {
  /** Names the extension in messages. */
  name: string
  /** The videos that product pages may show. The server omits a product's video that no extension describes. */
  clips?: Clips
  /** Adds routes to the app, which does not listen yet, and starts background work. */
  open(context: ExtensionContext): OpenExtension
}

/** What the server gives an extension. */
export type ExtensionContext = {
  app: FastifyInstance
  config: Config
  /** For long statements. Its connections are apart from those that answer shoppers. */
  pool: Pool
  clock: () => Date
  log: FastifyBaseLogger
  /** Reports how much of the catalogue is loaded, from 0 to 1; `/readyz` shows it. */
  progress(share: number): void
  /** Settles when `/readyz` answers 200. By then, pages are mounted and the server listens. */
  ready: Promise<void>
}

/** An extension at work. */
export type OpenExtension = {
  /** For an extension that fills the catalogue: the server answers 503 until this settles. */
  loaded?: Promise<void>
  /** For a demonstration: what there is to look at. A page shows it and signs visitors in as its people. */
  tour?: Tour
  /** Ends the background work. The app and its database close afterwards. */
  stop(): Promise<void>
}

/**
 * Imports the extensions that the configuration names.
 *
 * @throws {ConfigError} for a module that cannot be imported or exports no extension
 */
export function loadExtensions({
  extensions,
  projectDir,
}: Pick<Config, 'extensions' | 'projectDir'>): Promise<ServerExtension[]> {
  const { resolve } = createRequire(join(projectDir, 'package.json'))
  return Promise.all(
    extensions.map(async (name) => {
      let module: unknown
      try {
        module = await import(pathToFileURL(resolve(name)).href)
      } catch (error) {
        throw new ConfigError(`ONAIR_EXTENSIONS names “${name}”, which cannot be imported: ${reasonOf(error)}`)
      }
      if (!hasExtension(module)) {
        throw new ConfigError(`ONAIR_EXTENSIONS names “${name}”, whose default export is not a server extension.`)
      }
      return module.default
    }),
  )
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function hasExtension(module: unknown): module is { default: ServerExtension } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false
  const extension = module.default
  return (
    typeof extension === 'object' && extension !== null && 'open' in extension && typeof extension.open === 'function'
  )
}
