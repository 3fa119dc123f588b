import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'

// Each test starts a whole shop with its own database, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
const patience = { timeout: 100_000 }

const root = resolve(import.meta.dirname, '..')
const folder = `.onair/test/stopped-${process.pid}`
const { NODE_OPTIONS, ONAIR_CLOCK_AHEAD } = process.env
const env = {
  NODE_OPTIONS,
  ONAIR_CLOCK_AHEAD,
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  PORT: '0',
  ONAIR_DATA: folder,
  LOG_LEVEL: 'info',
}
afterAll(() => {
  execFileSync(process.execPath, ['.dev/onair.mjs', 'reset'], { cwd: root, env })
  rmSync(join(root, folder), { recursive: true, force: true })
})

/** The folder of the shop's PostgreSQL. It is outside the checkout if PostgreSQL's user cannot enter the checkout. */
function homeOfPostgres(): string {
  const elsewhere = join(root, folder, 'postgres.json')
  return existsSync(elsewhere) ? JSON.parse(readFileSync(elsewhere, 'utf8')).home : join(root, folder, 'postgres')
}

/** Starts the shop's process, and collects its output. */
function start(settings: Record<string, string> = {}) {
  const shop = spawn(process.execPath, ['host/main.ts'], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void shop.kill('SIGKILL'))
  const written: string[] = []
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  }
  return { shop, end: once(shop, 'exit'), output: () => written.join('') }
}

const runs = () => existsSync(join(homeOfPostgres(), 'data', 'postmaster.pid'))

test('a shop that is stopped while it starts exits cleanly and leaves no PostgreSQL running', {
  tags: ['slow'],
}, async () => {
  const { shop, end, output } = start()
  await expect.poll(output, patience).toContain('Creating the database')
  shop.kill('SIGTERM')
  expect(await end, output()).toEqual([0, null])
  expect(existsSync(join(homeOfPostgres(), 'data', 'PG_VERSION'))).toBe(true)
  expect(runs()).toBe(false)
})

test('after an uncaught error, the process ends with status 1 and leaves no PostgreSQL running', {
  tags: ['slow'],
}, async () => {
  const { end, output } = start({ ONAIR_EXTENSIONS: './packages/server/src/testing/extension.ts' })
  const address = () => /Server listening at (http:\S+?)"/.exec(output())?.[1]
  await expect.poll(address, patience).toBeDefined()
  // The process may end before it has sent its reply.
  await fetch(`${address()}/extension/throws`, { method: 'POST' }).catch(() => undefined)
  expect(await end, output()).toEqual([1, null])
  expect(output()).toContain('the shop cannot go on, and ends')
  expect(output()).toContain('nothing catches this')
  expect(runs()).toBe(false)
})

test('a missing database ends the process with status 1', async () => {
  const { end, output } = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' })
  expect(await end, output()).toEqual([1, null])
  expect(output()).toContain('127.0.0.1:1')
})

describe('the unit for systemd', () => {
  const unit = readFileSync(join(root, '.dev/onair.service'), 'utf8')
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  test('1 starts the program that these tests start', () => {
    expect(setting('ExecStart').split(' ').at(-1)).toBe('host/main.ts')
    expect(setting('Environment')).toBe('NODE_ENV=production')
  })

  test('2 restarts it when it fails, except with the status of wrong settings', async () => {
    expect(setting('Restart')).toBe('on-failure')
    const { end, output } = start({ PORT: 'telephone' })
    expect(await end, output()).toEqual([Number(setting('RestartPreventExitStatus')), null])
    expect(output()).toContain('PORT')
  })
})
