import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Cluster, findRunning, initialise, launch, limitLog, query, shutDown, urlOf } from './cluster.ts'
import { FolderInUse, ownerOf, takeOwnership } from './owner.ts'
import { existingHome, insideHome, type Place, preparePlace, recordedHome, type Whereabouts } from './place.ts'
import { supervise } from './supervise.ts'

/** Options of the project's own PostgreSQL. */
export type PostgresOptions = {
  /** The checkout. */
  projectDir: string
  /** The folder for data, relative to the checkout; `.onair` by default. */
  dataDir?: string
  /** Reports, in a sentence, a step that takes time or is unexpected. */
  log: (sentence: string) => void
  /** `false` trades durability for speed: only for the temporary data of tests. */
  durable?: boolean
  /** Called when PostgreSQL died too often to be started again. */
  onLost?: (error: Error) => void
  /** Called when PostgreSQL is launched and does not answer yet. Not called for one that already runs. */
  launched?: () => void
  /** Where data goes when it cannot be in the checkout; by default /var/lib, else /var/tmp. */
  outside?: string
}

/**
 * A running PostgreSQL, which is started again at the same URL when it dies. `stop` may be called more than once; later calls
 * wait for the same stop.
 */
export type RunningPostgres = { url: string; stop(): Promise<void> }

const database = 'onair'
/** How often the log's size and age are looked at. */
const logCheckMs = 3_600_000
const whereabouts = ({ projectDir, dataDir = '.onair', outside }: PostgresOptions): Whereabouts => ({
  projectDir: resolve(projectDir),
  dataDir,
  ...(outside === undefined ? {} : { outside }),
})

/**
 * Starts the bundled PostgreSQL 18 on a data folder of its own. The first start creates the data (about a second). A
 * PostgreSQL that a killed server left running is reused. The caller stops it last, after everything that uses it.
 *
 * @throws {FolderInUse} when another server process owns the same data
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { log, durable = true, onLost = () => {}, launched = () => {} } = options
  const place = await preparePlace(whereabouts(options), log)
  const ownership = takeOwnership(place.home)
  try {
    if (!existsSync(join(place.home, 'data'))) log('Creating the database …')
    await initialise(place, { durable })
    const orphan = await findRunning(place)
    if (orphan) log(`Reusing the PostgreSQL (pid ${orphan.pid}) that a killed server left running.`)
    const cluster = orphan ?? (await launch(place, { durable, launched }))
    await createDatabase(place, cluster)
    const limiting = setInterval(() => {
      try {
        limitLog(place)
      } catch (error) {
        // It is tried again next time: a process without free file descriptors must not end because of a log.
        log(`The log of PostgreSQL could not be shortened: ${String(error)}`)
      }
    }, logCheckMs).unref()
    const supervised = supervise(cluster, {
      relaunch: async () => (await findRunning(place)) ?? launch(place, { durable, onPort: cluster.port }),
      log,
      onLost,
    })
    let stopping: Promise<void> | undefined
    return {
      url: urlOf(place, cluster, database),
      stop() {
        clearInterval(limiting)
        stopping ??= supervised
          .stop()
          .then((last) => last && shutDown(place, last))
          .finally(ownership.release)
        return stopping
      },
    }
  } catch (error) {
    ownership.release()
    throw error
  }
}

async function createDatabase(place: Place, cluster: Cluster): Promise<void> {
  const url = urlOf(place, cluster, 'postgres')
  const existing = await query(url, `SELECT 1 FROM pg_database WHERE datname = '${database}'`)
  if (existing.length === 0) await query(url, `CREATE DATABASE ${database}`)
}

/**
 * The database for a command: a running server's, which `stop` leaves running; otherwise one that is started, and stopped by `stop`.
 */
export async function borrowPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const where = whereabouts(options)
  const home = existingHome(where)
  if (!home || !ownerOf(home)) return startPostgres(options)
  const cluster = await findRunning({ home, native: '' })
  if (!cluster) throw new Error('The shop is starting or stopping just now; try again in a moment.')
  return { url: urlOf({ home, native: '' }, cluster, database), stop: async () => {} }
}

/**
 * Removes the database of a checkout: its data, and what an earlier start placed outside the checkout.
 * @throws {FolderInUse} while a server runs on it
 */
export async function resetPostgres(options: PostgresOptions): Promise<void> {
  const where = whereabouts(options)
  const home = existingHome(where)
  if (home) {
    const owner = ownerOf(home)
    if (owner) throw new FolderInUse(home, owner.pid)
    if (existsSync(join(home, 'data'))) {
      const place = await preparePlace(where, options.log)
      const orphan = await findRunning(place)
      if (orphan) await shutDown(place, orphan)
    }
  }
  const recorded = recordedHome(where)
  if (recorded) {
    rmSync(recorded.home, { recursive: true, force: true })
    // Other data folders of the same checkout may be beside it; the last one removes the copied binaries.
    const shared = existsSync(recorded.outside) ? readdirSync(recorded.outside) : []
    if (shared.every((name) => name === 'checkout' || name.startsWith('postgresql-')))
      rmSync(recorded.outside, { recursive: true, force: true })
    rmSync(resolve(where.projectDir, where.dataDir, 'postgres.json'), { force: true })
  }
  rmSync(insideHome(where), { recursive: true, force: true })
}
