import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { origins, ports } from './place.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed, type Verdict } from './table.ts'

const looks = 200

/** How long `/healthz` takes on a connection of its own, in milliseconds; its status, or why there was none. */
function look(): Promise<{ status: number | string; ms: number }> {
  const begin = performance.now()
  return new Promise((done) => {
    const end = (status: number | string) => done({ status, ms: performance.now() - begin })
    const asked = request(`${origins.shop}/healthz`, { agent: false, timeout: 10_000 }, (reply) => {
      reply.resume().once('end', () => end(reply.statusCode ?? 0))
    })
    asked.once('timeout', () => asked.destroy(new Error('no answer in ten seconds')))
    asked.once('error', ({ message }) => end(message)).end()
  })
}

async function lookOften(tally: Tally): Promise<{ p99: number; failed: number }> {
  const times: number[] = []
  let failed = 0
  for (let one = 0; one < looks; one += 1) {
    const { status, ms } = await look()
    tally.add(status)
    times.push(ms)
    if (status !== 200) failed += 1
  }
  return { p99: times.toSorted((a, b) => a - b)[Math.floor(looks * 0.99)] ?? Number.NaN, failed }
}

/**
 * More connections than the server may have open files, from many addresses, that say nothing: the shop stays up and answers
 * others, beside the same requests without them.
 */
export function idleConnections(shop: SoakShop, { connections }: { connections: number }): Promise<Verdict> {
  return timed(`${connections} connections that say nothing`, 1, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const before = await lookOften(tally)
    // A process may open no more files than the server: several share the connections.
    const children = await Promise.all(
      [0, 1, 2].map(async (block) => {
        const main = join(import.meta.dirname, 'idle-child.ts')
        const args = [main, String(ports.shop), String(block), String(Math.ceil(connections / 3))]
        const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
        const [line] = await once(child.stdout, 'data')
        return { child, ...(JSON.parse(String(line)) as { opened: number; closed: number }) }
      }),
    )
    const opened = children.reduce((sum, child) => sum + child.opened, 0)
    const during = await lookOften(tally)
    if (during.failed > 0) broken.push(`${during.failed} of ${looks} requests failed beside the connections`)
    if (opened < connections / 2) broken.push(`only ${opened} connections were opened`)
    for (const { child } of children) child.kill('SIGKILL')
    const after = await lookOften(tally)
    if (after.failed > 0) broken.push(`${after.failed} of ${looks} requests failed afterwards`)
    await shop.db.query('select 1')
    const times = [before, during, after].map(({ p99 }) => p99.toFixed(1)).join(', ')
    return { counts: `${tally}; ${opened} opened; /healthz p99 before, beside, after: ${times} ms`, broken }
  })
}
