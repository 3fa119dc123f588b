import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'

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

/** The folder of the shop's PostgreSQL. It lies outside the checkout where PostgreSQL's user cannot enter the checkout. */
function homeOfPostgres(): string {
  const elsewhere = join(root, folder, 'postgres.json')
  return existsSync(elsewhere) ? JSON.parse(readFileSync(elsewhere, 'utf8')).home : join(root, folder, 'postgres')
}

test('a shop that is stopped while it starts exits cleanly and leaves no PostgreSQL running', async () => {
  const shop = spawn(process.execPath, ['host/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void shop.kill('SIGKILL'))
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const end = once(shop, 'exit')
  await expect.poll(() => output).toContain('Creating the database')
  shop.kill('SIGTERM')
  expect(await end, output).toEqual([0, null])
  expect(existsSync(join(homeOfPostgres(), 'data', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(homeOfPostgres(), 'data', 'postmaster.pid'))).toBe(false)
})
