// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProducts } from '../testing/catalogue.ts'
import { command } from '../testing/command.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'onair-commands-'))
  await addProducts(database.pool, [{ itemNo: '100001' }])
  writeFileSync(join(folder, 'stock.csv'), 'itemNo,quantity\n100001,5\n')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

/** Every command, with arguments that make it succeed or refuse. */
const walk: Readonly<Record<string, () => string[]>> = {
  'air now': () => [],
  'air next': () => [],
  'air override': () => ['100-001'],
  'air extend': () => ['5'],
  'air swap': () => ['100001', '100002'],
  'air prices': () => [],
  'air price': () => ['100001', 'end'],
  backup: () => [join(folder, 'backup')],
  restore: () => [join(folder, 'none')],
  export: () => ['stock'],
  'gift-card send': () => ['1'],
  'gift-card issue': () => ['5'],
  import: () => ['stock', join(folder, 'stock.csv')],
  'orders ship': () => ['1'],
  'orders deliver': () => ['1'],
  'orders cancel': () => ['1'],
  'orders receive-return': () => ['1'],
  'push keys': () => [],
  reset: () => [],
  'search report': () => [],
  verify: () => [],
}

const main = join(import.meta.dirname, 'main.ts')
const start = (...words: string[]) =>
  spawn(process.execPath, [main, ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL: database.url },
    // Without a terminal and in its own session, as a system timer runs it.
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })

async function ended(child: ReturnType<typeof start>) {
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const [status, signal] = await once(child, 'close')
  return { status, signal, errors }
}

test('the walk has every command of the help', async () => {
  const commandsOf = async (...words: string[]): Promise<string[]> => {
    const { stdout } = await command({}, ...words, '--help')
    const below = [...(stdout.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)].flatMap(
      ([, word = '']) => (word === 'help' ? [] : [word]),
    )
    if (below.length === 0) return [words.join(' ')]
    const all: string[] = []
    for (const word of below) all.push(...(await commandsOf(...words, word)))
    return all
  }
  expect((await commandsOf()).toSorted()).toEqual(Object.keys(walk).toSorted())
})

describe.each(Object.entries(walk))('onair %s', { timeout: 120_000 }, (name, more) => {
  const words = () => [...name.split(' '), ...more()]

  test('ends with its own status and without a stack if the pipe is closed', async () => {
    const { status } = await command({ DATABASE_URL: database.url }, ...words())
    const child = start(...words())
    child.stdout.destroy()
    const closed = await ended(child)
    expect(closed.errors).not.toMatch(/EPIPE|\n {4}at /)
    expect([closed.status, closed.signal]).toEqual([status, null])
  })

  test('writes only its result to standard output', async () => {
    const { status, stdout, stderr } = await command({ DATABASE_URL: database.url }, ...words())
    if (status === 0) expect(stdout).not.toBe('')
    else expect([stdout.replace(/^.*in stock\.\n/, ''), stderr]).toEqual(['', expect.stringMatching(/[.”]\n$/)])
  })
})

describe('a signal', { timeout: 120_000 }, () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s stops an import whole: status %i, a sentence, nothing changed', async (signal, expected) => {
    await database.pool.query('update edp set quantity = 1')
    // The merge waits for this lock.
    const guard = await database.pool.connect()
    await guard.query('begin; lock table edp in share mode')
    const child = start('import', 'stock', join(folder, 'stock.csv'))
    const end = ended(child)
    const waits = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await database.pool.query(waits)).rowCount, { timeout: 60_000 }).toBe(1)
    child.kill(signal)
    child.kill(signal)
    const { status, errors } = await end
    await guard.query('rollback')
    guard.release()
    expect(status).toBe(expected)
    expect(errors).toContain(`Stopped by ${signal}: nothing is left half done.`)
    expect(errors).not.toContain('    at ')
    const { rows } = await database.pool.query(`select quantity from edp where item_no = '100001'`)
    expect(rows).toEqual([{ quantity: 1 }])
  })

  test('leaves no part of a file that was being written', async () => {
    const guard = await database.pool.connect()
    await guard.query('begin; lock table product in access exclusive mode')
    const child = start('export', 'products', join(folder, 'never.csv'))
    const end = ended(child)
    await expect.poll(() => existsSync(join(folder, 'never.csv.partial')), { timeout: 60_000 }).toBe(true)
    child.kill('SIGTERM')
    expect(await end).toMatchObject({ status: 143 })
    await guard.query('rollback')
    guard.release()
    expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([])
  })
})
