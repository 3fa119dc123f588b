import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FolderInUse, type RunningPostgres, resetPostgres, startPostgres } from '@onair/local-postgres'
import { folderInMemory } from '@onair/local-postgres/testing'
import type { TestProject } from 'vitest/node'
import { migrate } from '../kernel/db/migrate.ts'
import { createPool } from '../kernel/db/pool.ts'
import { databaseAt } from './database.ts'

const projectDir = resolve(import.meta.dirname, '../../../..')

type TestServer = { url: string; template: string; stop(): Promise<void> }

/** The server of a run, which its projects share; each of them loads this module anew. */
const shared = globalThis as { onairTestServer?: Promise<TestServer>; onairTestServerUsers?: number }

/**
 * One PostgreSQL for a run of the tests, with a migrated template. `DATABASE_URL_TEST` names an existing server (whose user must
 * be allowed to create databases); otherwise one is started, on a data folder that no other run uses.
 */
export default async function setup(project: TestProject) {
  shared.onairTestServer ??= startServer()
  shared.onairTestServerUsers = (shared.onairTestServerUsers ?? 0) + 1
  const { url, template, stop } = await shared.onairTestServer
  project.provide('testServer', { url, template })
  return async () => {
    shared.onairTestServerUsers = (shared.onairTestServerUsers ?? 1) - 1
    if (shared.onairTestServerUsers > 0) return
    delete shared.onairTestServer
    await stop()
  }
}

async function startServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL_TEST
  const own = given ? undefined : await firstFree()
  const url = databaseAt(given ?? own?.url ?? '', 'postgres')
  const stop = async () => own?.stop()
  try {
    return { url, template: await makeTemplate(url, own !== undefined), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Concurrent runs have separate folders. A later run reuses the template of its folder, unless that was in memory. */
async function firstFree(): Promise<RunningPostgres> {
  const memory = folderInMemory()
  const ours = createHash('sha256').update(projectDir).digest('hex').slice(0, 10)
  const parent = memory ? join(memory, `onair-test-${ours}`) : '.onair/test'
  for (let slot = 1; ; slot += 1) {
    const options = { projectDir, dataDir: join(parent, String(slot)), log: () => {}, durable: false }
    try {
      const running = await startPostgres(options)
      const stop = async () => {
        await running.stop()
        if (!memory) return
        await resetPostgres(options)
        removeIfEmpty(options.dataDir)
        removeIfEmpty(parent)
      }
      return { ...running, stop }
    } catch (error) {
      if (!(error instanceof FolderInUse) || slot === 32) throw error
    }
  }
}

/** Other runs may have folders in it. */
function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/** The template's name contains a hash of the migrations, so that a changed migration gets a new one. */
async function makeTemplate(server: string, alone: boolean): Promise<string> {
  const folder = join(import.meta.dirname, '../kernel/db/migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  const template = `onair_template_${hash.digest('hex').slice(0, 10)}`

  const pool = createPool(server, { max: 1 })
  try {
    await pool.query('SELECT pg_advisory_lock(7066924202)')
    const { rows } = await pool.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE datname ~ '^onair_(test|template)_'`,
    )
    const names = rows.map(({ name }) => name)
    // Drops the databases of killed runs and older migrations; not on a shared server, where they may be in use.
    for (const name of alone ? names.filter((name) => name !== template) : [])
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
    if (names.includes(template)) return template

    const partial = `${template}_partial`
    await pool.query(`DROP DATABASE IF EXISTS ${partial} WITH (FORCE)`)
    await pool.query(`CREATE DATABASE ${partial}`)
    const inside = createPool(databaseAt(server, partial), { max: 2 })
    await migrate(inside).finally(() => inside.end())
    await pool.query(`ALTER DATABASE ${partial} RENAME TO ${template}`)
    return template
  } finally {
    await pool.end()
  }
}
