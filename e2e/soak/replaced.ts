import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf } from '../support/database.ts'
import { ShopApi } from '../support/shop-api.ts'
import { type Goods, shelve } from './bags.ts'
import { dataFolder } from './place.ts'
import { beginServer, type ServerProcess } from './programs.ts'
import type { SoakShop } from './shop.ts'
import { Tally, timed } from './table.ts'

type Running = { process: ServerProcess; origin: string; stop(): Promise<number | null> }

async function start(version: 'this' | 'next'): Promise<Running> {
  const process = beginServer(version, {
    DATABASE_URL: databaseOf(dataFolder).url,
    PORT: '0',
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '1',
  })
  const [port] = await once(process.stdout, 'data')
  return {
    process,
    origin: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      const ended = once(process, 'exit')
      process.kill('SIGTERM')
      const [status] = await ended
      return status
    },
  }
}

/** What a load balancer does: requests go in turn to the processes whose `/readyz` was 200 when it looked last. */
function balance(processes: ReadonlySet<Running>) {
  let ready: Running[] = []
  let turn = 0
  let stopped = false
  const isReady = ({ origin }: Running) =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const looking = (async () => {
    while (!stopped) {
      const candidates = [...processes]
      const answers = await Promise.all(candidates.map(isReady))
      ready = candidates.filter((_, index) => answers[index])
      await pause(50)
    }
  })()
  return {
    next(): ShopApi {
      turn += 1
      const chosen = ready[turn % ready.length]
      if (!chosen) throw new Error('No process is ready')
      return new ShopApi(chosen.origin)
    },
    async serves(running: Running): Promise<void> {
      while (!ready.includes(running)) await pause(20)
    },
    async stop(): Promise<void> {
      stopped = true
      await looking
    },
  }
}

/**
 * Two server processes of the soak's database are replaced one after the other by those of a version with a further migration,
 * which changes the tables of bags, while shoppers fill bags: no request fails.
 */
export function replaced(shop: SoakShop, { shoppers, rounds }: { shoppers: number; rounds: number }) {
  return timed(`two processes replaced by the next version, beside ${shoppers} shoppers`, rounds, async () => {
    const tally = new Tally()
    const broken: string[] = []
    const goods = await shelve(shop.db, 1_000_000)
    const token = await shop.api.appToken()
    for (let round = 0; round < rounds; round += 1) {
      await replaceBoth({ goods, token, shoppers, tally, broken })
      // The soak's own server is of this version.
      await shop.db.query(`delete from kysely_migration where name = '9999-next';
        alter table cart drop column next_version; alter table cart_line drop column next_version`)
    }
    return { counts: String(tally), broken }
  })
}

type Round = { goods: Goods; token: string; shoppers: number; tally: Tally; broken: string[] }

async function replaceBoth({ goods, token, shoppers, tally, broken }: Round): Promise<void> {
  const first = await Promise.all([start('this'), start('this')])
  const processes = new Set(first)
  const balancer = balance(processes)
  for (const running of first) await balancer.serves(running)
  let enough = false
  const body = { ItemNo: goods.itemNo, EdpNo: goods.edpNo, Quantity: 1 }
  const shop = async () => {
    const bag = await balancer.next().ok('POST /api/v2/{language}/carts', { token, body })
    const params = { guid: bag.CartGuid }
    await balancer.next().ok('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params, body })
    await balancer.next().ok('GET /api/v2/{language}/carts/{guid}', { token, params })
    tally.add('bags')
  }
  const shopping = Array.from({ length: shoppers }, async () => {
    while (!enough) await shop().catch((error: unknown) => broken.push(String(error)))
  })
  try {
    for (const old of first) {
      const fresh = await start('next')
      processes.add(fresh)
      await balancer.serves(fresh)
      const status = await old.stop()
      if (status !== 0) broken.push(`a process ended with status ${status}`)
      processes.delete(old)
    }
    for (let more = 0; more < 3; more += 1) await shop()
  } finally {
    enough = true
    await Promise.all(shopping)
    await balancer.stop()
    for (const running of processes) await running.stop()
  }
}
