/**
 * `npm run visual`: compares pictures of some pages with those in `e2e/pictures/expected`, at a fixed hour, on a new database.
 *
 *     npm run visual                      ends with status 1 when a picture differs; .onair/visual/report shows where
 *     npm run visual -- --update          renews the pictures
 *     npm run visual -- --grep=bag        some of them
 *
 * The pictures are those of Debian's Chromium: another version draws text otherwise, and then they are renewed from the commit
 * before. The shop is the command's own, on the ports of the journeys (`E2E_PORT`).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { shopEnvironment } from '../support/ports.ts'
import { startShop } from '../support/start-shop.ts'

const root = resolve(import.meta.dirname, '../..')
const expected = join(import.meta.dirname, 'expected')

const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, grep: { type: 'string', default: '' } },
})

/** A Tuesday afternoon, five minutes into a programme. The processes and pages of the run start at it. */
const hour = '2026-11-24T14:05:00-05:00'
const env = {
  ...shopEnvironment,
  ONAIR_CLOCK: hour,
  ONAIR_DATA: '.onair/visual',
  SANDBOX_DATA: '.onair/visual/sandbox',
  ONAIR_EXTENSIONS: './packages/demo/exports/small-channel.ts',
}

/** Writes the pictures anew as small as PNG can, without loss. */
async function compress(): Promise<void> {
  for (const name of readdirSync(expected)) {
    const file = join(expected, name)
    const before = readFileSync(file)
    const after = await sharp(before).png({ compressionLevel: 9, effort: 10, adaptiveFiltering: true }).toBuffer()
    if (after.length < before.length) writeFileSync(file, after)
  }
}

async function main(): Promise<void> {
  execFileSync(process.execPath, ['.dev/onair.mjs', 'reset'], { cwd: root, env: { ...process.env, ...env } })
  const shop = await startShop(env)
  try {
    const args = ['test', '--config', join(import.meta.dirname, 'visual.config.ts'), `--grep=${options.grep}`]
    const playwright = resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
    const { status } = spawnSync(
      process.execPath,
      [playwright, ...args, ...(options.update ? ['--update-snapshots=changed'] : [])],
      { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
    )
    process.exitCode = status ?? 1
    if (options.update) await compress()
  } finally {
    await shop.stop()
  }
}

await main()
