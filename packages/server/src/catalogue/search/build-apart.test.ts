import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '../../kernel/db/pool.ts'
import { addProducts } from '../../testing/catalogue.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { buildApart } from './build-apart.ts'
import { buildIndex } from './build-index.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onair-test-'))
  vi.stubEnv('TMPDIR', folder)
  database = await testDatabase()
  await addProducts(database.pool, [
    { itemNo: '100001', category: 'kettles', brand: 'Brio' },
    { itemNo: '100002', category: 'pans', brand: 'Edge' },
  ])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Starting a process takes long on a busy machine. */
const patience = { timeout: 20_000 }
const never = new AbortController().signal

/** Blocks every read of products until `work` is done. */
const withoutProducts = (work: () => Promise<void>) =>
  inTransaction(database.pool, async (client) => {
    await client.query('lock table product')
    await work()
  })
const isWaiting = async () => {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

describe('an index that is built in a process of its own', () => {
  test('1 equals the one that would be built here', async () => {
    expect(await buildApart(database.url)(never)).toEqual(await buildIndex(database.pool))
    expect(await readdir(folder)).toEqual([])
  })

  test('2 reports why it cannot be built', async () => {
    const nowhere = new URL(database.url)
    nowhere.pathname = '/onair_test_nowhere'
    await expect(buildApart(nowhere.href)(never)).rejects.toThrow(/ended with code 1.*onair_test_nowhere/s)
    expect(await readdir(folder)).toEqual([])
  })

  test('3 is cancelled when its caller stops, and leaves no files', async () => {
    await withoutProducts(async () => {
      const stopping = new AbortController()
      const making = buildApart(database.url)(stopping.signal)
      const rejection = expect(making).rejects.toThrow('aborted')
      await expect.poll(isWaiting, patience).toBe(true)
      expect(await readdir(folder)).toEqual([])
      stopping.abort()
      await rejection
    })
  })

  test('4 is cancelled by its process when the shop’s process ends', async () => {
    await withoutProducts(async () => {
      const script = fileURLToPath(new URL('./index.process.ts', import.meta.url))
      const child = spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'inherit', 'ignore'] })
      const ended = once(child, 'exit')
      child.stdin?.write(`${database.url}\n`)
      await expect.poll(isWaiting, patience).toBe(true)
      child.stdin?.end()
      expect(await ended).toEqual([1, null])
    })
  })
})
