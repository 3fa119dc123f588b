import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type StartedShop, startShop } from '../support/start-shop.ts'
import { origin, port, shopEnvironment } from './place.ts'
import { median, type Row } from './table.ts'

const root = resolve(import.meta.dirname, '../..')

/** Empties the measured shop's database, and opens the shop: the rows are loaded anew. */
export async function measureLoading(): Promise<{ rows: Row[]; shop: StartedShop }> {
  const onair = resolve(root, '.dev/onair.mjs')
  execFileSync(process.execPath, [onair, 'reset'], { cwd: root, env: { ...process.env, ...shopEnvironment } })
  const listening = answering('/healthz')
  const shop = await startShop(shopEnvironment)
  const loaded = (performance.now() - (await listening)) / 1000
  const row: Row = { what: 'Loading the demonstration’s rows', budget: { most: 60 }, measured: loaded, unit: 's' }
  return { shop, rows: [{ ...row, reference: `${(shop.readyAfter / 1000).toFixed(1)} s with the start around it` }] }
}

/** Resolves with the time at which a path of the measured shop first answers 200. */
async function answering(path: string): Promise<number> {
  for (;;) {
    const reply = await fetch(`${origin}${path}`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.status === 200) return performance.now()
    await pause(20)
  }
}

/** Stops the shop and starts it again. */
export async function restart(shop: StartedShop): Promise<StartedShop> {
  await shop.stop()
  return startShop(shopEnvironment)
}

/** Stops the shop and starts it again, three times. @returns the last one, running */
export async function measureRestart(running: StartedShop): Promise<{ rows: Row[]; shop: StartedShop }> {
  let shop = running
  const seconds: number[] = []
  for (let round = 0; round < 3; round += 1) {
    shop = await restart(shop)
    seconds.push(shop.readyAfter / 1000)
  }
  const reference = `median of ${seconds.map((one) => one.toFixed(2)).join(', ')}`
  return {
    shop,
    rows: [
      {
        what: 'A restart, until the first 200 of /',
        budget: { most: 3 },
        measured: median(seconds),
        unit: 's',
        reference,
      },
    ],
  }
}

/** The memory that the shop's own process uses now; undefined where the system does not say. */
export function measureMemory(shop: StartedShop, when: string): Row[] {
  const measured = memoryOf(shop)
  return Number.isNaN(measured) ? [] : [{ what: `Memory of the shop’s process, ${when}`, measured, unit: 'MB' }]
}

/** In MB; not a number where the system does not say. */
export function memoryOf({ pid }: StartedShop): number {
  if (!existsSync(`/proc/${pid}`)) return Number.NaN
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = statusOf(entry)
    if (status?.parent === pid && status.command.includes('host/main.ts')) return status.kilobytes / 1000
  }
  return Number.NaN
}

function statusOf(pid: string): { parent: number; kilobytes: number; command: string } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return { parent: number('PPid'), kilobytes: number('VmRSS'), command }
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

/** `npm start` as a newcomer meets it: a bare clone, an empty home, nothing but the system's own programs. Twice: the second home has the store of the first. */
export async function measureFirstStart(): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'onair-bench-'))
  const rows: Row[] = []
  try {
    for (const [store, most] of [
      ['everything to download', 180],
      ['a warm package store', 120],
    ] as const) {
      // A path of its own: an earlier database of the same path would be taken up.
      const checkout = join(work, `shop-${most}`)
      execFileSync('git', ['clone', '-q', root, checkout])
      rows.push({
        what: `npm start from a bare clone, ${store}`,
        budget: { most },
        measured: await npmStart(checkout, work),
        unit: 's',
      })
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return rows
}

async function npmStart(checkout: string, work: string): Promise<number> {
  const systemPath = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  const { NODE_EXTRA_CA_CERTS } = process.env
  const ports = { PORT: String(port + 5), SANDBOX_PORT: String(port + 6), SANDBOX_SMTP_PORT: String(port + 7) }
  const begin = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: {
      HOME: join(work, 'home'),
      PATH: systemPath.join(':'),
      LANG: 'C.UTF-8',
      ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
      ...ports,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const end = new Promise<void>((done) => child.once('exit', () => done()))
  const state = { ended: false }
  void end.then(() => {
    state.ended = true
  })
  for (;;) {
    const reply = await fetch(`http://localhost:${ports.PORT}/`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.status === 200) break
    if (state.ended) throw new Error('npm start ended by itself')
    await pause(100)
  }
  const seconds = (performance.now() - begin) / 1000
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await end
  return seconds
}
