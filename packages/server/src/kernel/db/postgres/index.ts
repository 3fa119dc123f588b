import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { adopt, type Cluster, initialise, launch, query, shutDown, urlOf } from './cluster.ts'
import { FolderInUse, ownerOf, takeOwnership } from './owner.ts'
import { existingHome, insideHome, type Place, preparePlace, recordedHome, type Whereabouts } from './place.ts'

export { FolderInUse }

/** Options of the project's own PostgreSQL. */
type PostgresOptions = {
  /** The checkout. */
  projectDir: string
  /** The folder for data, relative to the checkout; `.onair` unless said otherwise. */
  dataDir?: string
  /** Told in a sentence what takes time or was unexpected. */
  log: (sentence: string) => void
  /** `false` gives up durability for speed: only for data that tests make and throw away. */
  durable?: boolean
  /** Where data goes when it cannot lie in the checkout; by default /var/lib, else /var/tmp. */
  outside?: string
}

/** A running PostgreSQL; `stop` may be called more than once, later calls wait for the same end. */
export type RunningPostgres = { url: string; stop(): Promise<void> }

const database = 'onair'
const whereabouts = ({ projectDir, dataDir = '.onair', outside }: PostgresOptions): Whereabouts => ({
  projectDir: resolve(projectDir),
  dataDir,
  ...(outside === undefined ? {} : { outside }),
})

/**
 * Starts the PostgreSQL 18 that the project brings along, on a data folder of its own, and answers the address of its
 * database. The first start creates the data (about a second); one that a killed server left running is taken over.
 * The caller owns it and stops it last, after everything that uses it.
 * @throws {FolderInUse} when another server process owns the same data
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { log, durable = true } = options
  const place = await preparePlace(whereabouts(options), log)
  const ownership = takeOwnership(place.home)
  try {
    if (!existsSync(join(place.home, 'data'))) log('Creating the database …')
    await initialise(place, { durable })
    const orphan = await adopt(place)
    if (orphan) log(`Taking over the PostgreSQL (pid ${orphan.pid}) that a killed server left running.`)
    const cluster = orphan ?? (await launch(place, { durable }))
    await createDatabase(place, cluster)
    let stopping: Promise<void> | undefined
    return {
      url: urlOf(place, cluster, database),
      stop() {
        stopping ??= shutDown(place, cluster).finally(ownership.release)
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
  const found = await query(url, `SELECT 1 FROM pg_database WHERE datname = '${database}'`)
  if (found.length === 0) await query(url, `CREATE DATABASE ${database}`)
}

/**
 * For short commands beside a running shop: the database of the server that owns the data folder, left running by `stop`;
 * if no server runs, one is started and stopped again.
 */
export async function borrowPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const where = whereabouts(options)
  const home = existingHome(where)
  if (!home || !ownerOf(home)) return startPostgres(options)
  const cluster = await adopt({ home, native: '' })
  if (!cluster) throw new Error('The shop is starting or stopping just now; try again in a moment.')
  return { url: urlOf({ home, native: '' }, cluster, database), stop: async () => {} }
}

/**
 * Removes the database of a checkout: its data, and what was put outside the checkout for it.
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
      const orphan = await adopt(place)
      if (orphan) await shutDown(place, orphan)
    }
  }
  const recorded = recordedHome(where)
  if (recorded) {
    rmSync(recorded.home, { recursive: true, force: true })
    // Other data folders of the same checkout may lie beside it; the copied binaries go with the last one.
    const shared = existsSync(recorded.outside) ? readdirSync(recorded.outside) : []
    if (shared.every((name) => name === 'checkout' || name.startsWith('postgresql-')))
      rmSync(recorded.outside, { recursive: true, force: true })
    rmSync(resolve(where.projectDir, where.dataDir, 'postgres.json'), { force: true })
  }
  rmSync(insideHome(where), { recursive: true, force: true })
}
