import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Market, openMarket, percentile } from './checkout.ts'
import { port } from './place.ts'
import type { Row } from './table.ts'

const seconds = 10
/** The connections of the one address, and how many times longer than without them others may wait. 500 are allowed. */
const floods = [
  { connections: 60, most: 5 },
  { connections: 450, most: 20 },
]
/** How long a shopper looks at a reply, in milliseconds. */
const looksFor = 50
const patience = 10_000

/** The actions of other shoppers meanwhile, each from addresses of their own. */
const deeds = {
  '/healthz': 2,
  'a new bag': 2,
  'a line in the bag': 2,
  'a search': 2,
  'a list page': 2,
} as const
type Deed = keyof typeof deeds
type Taken = { ms: number[]; lost: number }
type Times = Record<Deed, Taken>

/**
 * How one address that asks for what no cache can answer slows down all others: the same actions of shoppers are measured without
 * it and beside it.
 */
export async function measureFlood(): Promise<Row[]> {
  const market = await openMarket()
  // Once to warm up.
  await measure(market)
  const rows: Row[] = []
  for (const { connections, most } of floods) {
    const calm = await measure(market)
    const flood = begin(connections)
    await pause(1000)
    const beside = await measure(market)
    const answers = await flood.stop()
    for (const deed of Object.keys(deeds) as Deed[]) {
      const [without, within] = [calm[deed], beside[deed]].map(({ ms }) => percentile(ms, 99)) as [number, number]
      const { ms, lost } = beside[deed]
      rows.push({
        what: `One address floods over ${connections} connections: ${deed}, p99, times that without`,
        budget: { most },
        measured: lost > 0 ? Number.POSITIVE_INFINITY : within / without,
        unit: '×',
        reference: `${within.toFixed(0)} ms against ${without.toFixed(0)} ms; ${lost} of ${ms.length} not answered; the flood: ${answers}`,
      })
    }
  }
  return rows
}

function begin(connections: number): { stop(): Promise<string> } {
  const main = resolve(import.meta.dirname, 'flood-child.ts')
  const child = spawn(process.execPath, [main, String(port), String(connections), '127.9.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    async stop() {
      child.kill('SIGTERM')
      const [line] = await once(child.stdout, 'data')
      return String(line).trim()
    },
  }
}

let asked = 0
const another = (): string => {
  asked += 1
  return `mug ${asked.toString(36)}`
}

async function measure({ goods, appToken }: Market): Promise<Times> {
  const until = performance.now() + seconds * 1000
  const times = Object.fromEntries(
    Object.keys(deeds).map((deed): [string, Taken] => [deed, { ms: [], lost: 0 }]),
  ) as Times
  const done = async (deed: Deed, work: () => Promise<unknown>) => {
    const begin = performance.now()
    await work().catch(() => {
      times[deed].lost += 1
    })
    times[deed].ms.push(performance.now() - begin)
    await pause(looksFor)
  }
  const app = { authorization: `Bearer ${appToken}` }
  const does: Record<Deed, (as: Shopper) => Promise<void>> = {
    '/healthz': (as) => done('/healthz', () => as.get('/healthz')),
    'a new bag': (as) => done('a new bag', () => as.post('/api/v2/en/carts', undefined, app)),
    'a line in the bag': async (as) => {
      const bag = (await as.post('/api/v2/en/carts', undefined, app).catch(() => ({}))) as { CartGuid?: string }
      for (const { product, edp } of goods.slice(0, 10)) {
        const line = { ItemNo: product.ItemNo, EdpNo: edp.EdpNo, Quantity: 1 }
        await done('a line in the bag', () => as.post(`/api/v2/en/carts/${bag.CartGuid}/cartlines`, line, app))
      }
    },
    'a search': (as) =>
      done('a search', () => as.get(`/api/v3/en/products?searchTerm=${encodeURIComponent(another())}`)),
    'a list page': (as) =>
      done('a list page', () => as.get(`/en/pages/productlist?searchTerm=${encodeURIComponent(another())}`)),
  }
  const shoppers = (Object.keys(deeds) as Deed[]).flatMap((deed) => Array.from({ length: deeds[deed] }, () => deed))
  await Promise.all(
    shoppers.map(async (deed, index) => {
      const as = new Shopper(`127.8.0.${index + 1}`)
      while (performance.now() < until) await does[deed](as)
      as.leave()
    }),
  )
  return times
}

/** Somebody with an address and connections of their own. */
class Shopper {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  leave(): void {
    this.#agent.destroy()
  }

  get = (path: string) => this.#ask('GET', path)
  post = (path: string, body: object | undefined, headers: Record<string, string>) =>
    this.#ask('POST', path, body && JSON.stringify(body), {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    })

  /** @throws when it is not answered in time, or refused */
  #ask(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<unknown> {
    return new Promise((done, fail) => {
      const signal = AbortSignal.timeout(patience)
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: this.#agent,
        localAddress: this.#address,
        family: 4,
      }
      const asking = request({ ...options, headers, signal }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part)).once('error', fail)
        reply.once('end', () => {
          const text = Buffer.concat(parts).toString()
          if ((reply.statusCode ?? 0) >= 300) fail(new Error(`${path}: ${reply.statusCode} ${text}`))
          else done(text.startsWith('{') ? JSON.parse(text) : text)
        })
      })
      asking.once('error', fail).end(body)
    })
  }
}
