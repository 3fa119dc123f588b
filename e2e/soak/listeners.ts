import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ports } from './place.ts'
import { emptyPlan, type SoakShop } from './shop.ts'
import { timed, type Verdict } from './table.ts'

/**
 * Each listener waits for 1 to 6 seconds between two attempts. While the server is away they go on by themselves, so that those
 * who wait for a second only are among the first: a third come in the first second.
 */
const mostInASecond = 0.45
const patienceMs = 120_000

/**
 * The server dies with all its listeners connected, and another programme begins before the next server: they come back spread
 * out, all of them, and each is told what is on air by then. The same when an operator restarts the server.
 */
export function returningListeners(shop: SoakShop, { count }: { count: number }): Promise<Verdict> {
  return timed(`${count} listeners come back to a server that was killed, and one that was restarted`, 2, async () => {
    const broken: string[] = []
    const counts: string[] = []
    await goOn(shop, 'before')
    const main = join(import.meta.dirname, 'listeners-child.ts')
    const child = spawn(process.execPath, [main, String(ports.shop), String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })
    try {
      await untilAllHear(lines, 'before')
      const losses = {
        killed: async () => {
          await shop.killServer()
          await goOn(shop, 'killed')
          await shop.start()
        },
        // Its database ends with it: the programme begins while they come back.
        restarted: async () => {
          await shop.restart()
          await goOn(shop, 'restarted')
        },
      }
      for (const [show, lose] of Object.entries(losses)) {
        await lose()
        const back = await untilAllHear(lines, show)
        if (!back) {
          broken.push(`not all ${count} were told what was on air after the server was ${show}`)
          break
        }
        counts.push(`${show}: ${back.busiest} in the busiest second`)
        if (back.busiest > count * mostInASecond) broken.push(`${back.busiest} of ${count} came in one second`)
      }
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await emptyPlan(shop)
    }
    return { counts: counts.join('; '), broken }
  })
}

/** Begins a programme, whether or not a server runs. */
async function goOn(shop: SoakShop, id: string): Promise<void> {
  const client = await shop.connect()
  // The run's clock, which the database does not know.
  const now = new Date()
  await client.query('update show set ends_at = $1 where ends_at > $1', [now])
  await client.query(
    `insert into show (id, title_en, title_fr, host, department, description_en, description_fr, image_url, starts_at, ends_at)
     values ($1, $1, $1, 'Dana', '', '', '', '', $2, $2::timestamptz + interval '1 hour')`,
    [id, now],
  )
  await client.query('notify air')
  await client.end()
}

/** Waits until all listeners have been told of a programme. */
async function untilAllHear(lines: ReturnType<typeof createInterface>, show: string) {
  const giveUp = AbortSignal.timeout(patienceMs)
  try {
    for (;;) {
      const [line] = await once(lines, 'line', { signal: giveUp })
      const heard = JSON.parse(String(line)) as { show: string; busiest: number }
      if (heard.show === show) return heard
    }
  } catch (failure) {
    if (giveUp.aborted) return undefined
    throw failure
  }
}
