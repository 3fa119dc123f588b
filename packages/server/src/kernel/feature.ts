import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { FindAnswers, FindablePage } from './answers.ts'
import type { Config } from './config.ts'
import type { Pool } from './db/pool.ts'
import type { Messages } from './errors/refusal.ts'
import type { Clips } from './extension.ts'
import type { Fetch } from './fetch.ts'
import type { Job } from './jobs.ts'
import type { AllKept, Kept } from './kept.ts'
import { kernelKept } from './kernel.kept.ts'
import type { LimitSettings } from './limits.ts'
import type { Listener } from './listener.ts'
import type { Composers } from './mail/mail.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import type { Settings } from './settings.ts'

type Parts = {
  config: Config
  pool: Pool
  /** The database's address, for a child process that connects by itself. Without it such work is done in this process. */
  databaseUrl?: string | undefined
  log: FastifyBaseLogger
  clock: () => Date
  /** Sends requests to outside services. */
  fetch: Fetch
  /** The database's notifications. */
  listener: Listener
  readiness: Readiness
  /** The process's numbers, where features add theirs. */
  metrics: Pick<Metrics, 'gauge' | 'counter' | 'pauses'>
  /** The videos that product pages may show. */
  clips: Clips
  /** How all features answer a search with something other than products. */
  answers: readonly ((deps: Deps) => FindAnswers)[]
  /** The retention rules and personal data of all features. */
  kept: AllKept
  /** The pages that a search finds. Whoever mounts pages adds them before the server listens. */
  findable: FindablePage[]
}

/** What a feature is built from. */
export type Deps = Parts & {
  /**
   * One instance per app of something that several features use, created for the first that asks.
   *
   * @example const tiles = deps.shared(createTiles)
   */
  shared<T>(create: (deps: Deps) => T): T
}

/**
 * Mounts calls. Background work starts in an `onReady` hook of the app and stops in `onClose`: building an app
 * starts nothing.
 */
export type Routes = (app: FastifyInstance, deps: Deps) => void

/** A feature of the server, complete. `src/features.ts` lists it, and `serverOrder` of `.dependency-cruiser.mjs` lists its folder. */
export type Feature = Kept & {
  name: string
  /** The sentences that it refuses with. */
  messages?: Messages
  /** Its calls of the contract, mounted below `/api`. */
  routes?: Routes
  /** Addresses outside of `/api`, without the API's headers, parsers and error bodies. */
  rootRoutes?: Routes
  /** Work that recurs while the server runs. */
  jobs?: (deps: Deps) => readonly Job[]
  /** Composes its mails when they are sent, by their kind in the outbox. */
  mails?: (deps: Pick<Deps, 'pool' | 'clock' | 'config'>) => Composers
  /** How it answers a search with something other than products. */
  answers?: (deps: Deps) => FindAnswers
  /** Its settings, and those of the outside services that no feature below it uses. */
  settings?: readonly Settings[]
  /** The limits that its calls name and no lower feature declares, and those that it counts itself. */
  limits?: LimitSettings
}

/** The dependencies of one app's features. */
export function createDeps(parts: Parts): Deps {
  const instances = new Map<unknown, unknown>()
  const deps: Deps = {
    ...parts,
    shared<T>(create: (deps: Deps) => T): T {
      if (!instances.has(create)) instances.set(create, create(deps))
      return instances.get(create) as T
    },
  }
  return deps
}

/** The limits of all features. */
export function limitsOf(features: readonly Feature[]): LimitSettings {
  return Object.assign({}, ...features.map(({ limits }) => limits))
}

/** How the mails of all features are composed. */
export function composersOf(
  features: readonly Feature[],
  deps: Parameters<NonNullable<Feature['mails']>>[0],
): Composers {
  return Object.assign({}, ...features.map(({ mails }) => mails?.(deps)))
}

/** Collects what the kernel and all features keep, from the highest feature to the kernel. */
export function keptOf(features: readonly Feature[]): AllKept {
  const owners: Kept[] = [kernelKept, ...features].toReversed()
  return {
    retention: owners.flatMap(({ retention }) => retention ?? []),
    ownData: owners.flatMap(({ ownData }) => ownData ?? []),
  }
}
