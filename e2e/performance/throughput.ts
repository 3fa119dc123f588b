import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import autocannon from 'autocannon'
import { origin } from './place.ts'
import { median, type Row } from './table.ts'

const rounds = 3
const secondsEach = 6
const connections = 20
const list = '/api/v3/en/products?page=1&pageSize=12'

/** The product list of 12 beside a bare server that sends the same bytes, turn by turn. */
export async function measureThroughput(): Promise<Row[]> {
  const bytes = Buffer.from(await (await fetch(`${origin}${list}`)).arrayBuffer())
  const bare = await startBareServer(bytes)
  const results = { shop: [] as number[], bare: [] as number[], varied: [] as number[] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await load(bare.url, ['/']))
      results.shop.push(await load(origin, [list]))
      // Each page of the catalogue in turn: what no cache has.
      results.varied.push(await load(origin, pages(round * 600, 600)))
    }
  } finally {
    bare.stop()
  }
  const [shop, alone] = [median(results.shop), median(results.bare)]
  return [
    {
      what: 'Product list of 12, share of a bare server’s requests per second',
      budget: { least: 50 },
      measured: (shop / alone) * 100,
      unit: '%',
      reference: `${Math.round(shop)} against ${Math.round(alone)} requests/s, ${bytes.length} bytes`,
    },
    {
      what: 'Product list of 12, another page each time',
      measured: median(results.varied),
      unit: 'requests/s',
      reference: `bare server ${Math.round(alone)}`,
    },
  ]
}

const pages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `/api/v3/en/products?page=${from + index + 2}&pageSize=12`)

async function load(url: string, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: secondsEach,
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} refusals under load`)
  }
  return result.requests.average
}

async function startBareServer(bytes: Buffer): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(bytes)
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { url: `http://127.0.0.1:${String(line).trim()}`, stop: () => child.kill() }
}
