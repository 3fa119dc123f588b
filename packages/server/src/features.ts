import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Pool } from './db/pool.ts'
import { captureConfigRoutes } from './payment/capture-config.routes.ts'

/** What a feature is built from. */
export type Deps = {
  config: Config
  pool: Pool
  log: FastifyBaseLogger
  clock: () => Date
  /** The way to outside services. */
  fetch: typeof fetch
}

/**
 * Mounts the calls of one feature. What it starts beside them, it starts in an `onReady` hook of `app` and ends in `onClose`:
 * building an app starts nothing.
 */
export type Feature = (app: FastifyInstance, deps: Deps) => void

/** Every feature of the API. */
export const features: readonly Feature[] = [captureConfigRoutes]
