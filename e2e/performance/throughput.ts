import autocannon from 'autocannon'
import { startBareServer } from './bare.ts'
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
      results.bare.push(await load(bare.url, () => '/'))
      results.shop.push(await load(origin, () => list))
      results.varied.push(await load(origin, another))
    }
  } finally {
    bare.stop()
  }
  const [shop, alone] = [median(results.shop), median(results.bare)]
  return [
    {
      what: 'Product list of 12, share of a bare server’s requests per second',
      budget: { least: 60 },
      measured: (shop / alone) * 100,
      unit: '%',
      reference: `${Math.round(shop)} against ${Math.round(alone)} requests/s, ${bytes.length} bytes`,
    },
    {
      what: 'Product list of 12, another address each time, share of a bare server’s',
      budget: { least: 10 },
      measured: (median(results.varied) / alone) * 100,
      unit: '%',
      reference: `${Math.round(median(results.varied))} requests/s`,
    },
  ]
}

const sortKeys = ['relevance', 'price-asc', 'newest', 'rating']
let asked = 0

/** Pages of the whole catalogue in several orders, never twice at one address: what no kept reply answers. */
function another(): string {
  asked += 1
  const page = 1 + ((asked * 7) % 1950)
  const sortKey = sortKeys[Math.floor(asked / 1950) % sortKeys.length]
  const language = asked < 1950 * sortKeys.length ? 'en' : 'fr'
  return `/api/v3/${language}/products?page=${page}&pageSize=12&sortKey=${sortKey}`
}

async function load(url: string, next: () => string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: secondsEach,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: next() }) }],
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} refusals under load`)
  }
  return result.requests.average
}
