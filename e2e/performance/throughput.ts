import autocannon from 'autocannon'
import { startBareServer } from './bare.ts'
import { origin } from './place.ts'
import { median, type Row } from './table.ts'

const rounds = 3
const secondsEach = 6
const connections = 20
const list = '/api/v3/en/products?page=1&pageSize=12'
const daily = '/api/v2/en/shows/daily'

/** The product list of 12 beside a bare server that sends the same bytes, in alternation. */
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
  const [shop, alone, varied] = [median(results.shop), median(results.bare), median(results.varied)]
  return [
    {
      what: 'Product list of 12, share of a bare server’s requests per second',
      budget: { least: 60 },
      measured: (shop / alone) * 100,
      unit: '%',
      reference: `${Math.round(shop)} against ${Math.round(alone)} requests/s, ${bytes.length} bytes`,
    },
    {
      what: 'Product list of 12, another address each time, share of its rate at one address',
      budget: { least: 20 },
      measured: (varied / shop) * 100,
      unit: '%',
      reference: `${Math.round(varied)} requests/s, ${Math.round((varied / alone) * 100)} % of the bare server’s`,
    },
  ]
}

/** The day's programmes, beside a bare server that sends the same bytes, in alternation. */
export async function measureDaily(): Promise<Row> {
  const bytes = Buffer.from(await (await fetch(`${origin}${daily}`)).arrayBuffer())
  const bare = await startBareServer(bytes)
  const results = { shop: [] as number[], bare: [] as number[] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await load(bare.url, () => '/'))
      results.shop.push(await load(origin, () => daily))
    }
  } finally {
    bare.stop()
  }
  const [shop, alone] = [median(results.shop), median(results.bare)]
  return {
    what: 'The day’s programmes, share of a bare server’s requests per second',
    budget: { least: 60 },
    measured: (shop / alone) * 100,
    unit: '%',
    reference: `${Math.round(shop)} against ${Math.round(alone)} requests/s, ${bytes.length} bytes`,
  }
}

const sortKeys = ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired']
const sizes = [11, 12, 13]
const languages = ['en', 'fr']
/** The pages of 13 of the whole catalogue. */
const pages = 1800
let asked = 0

/**
 * Pages of the whole catalogue in several orders and sizes, about 12 products each: none of them cached. An address comes
 * again after {@link pages} × 36 requests, long after its reply was dropped.
 */
function another(): string {
  asked += 1
  const pass = Math.floor(asked / pages)
  const page = 1 + ((asked * 7) % pages)
  const sortKey = sortKeys[pass % sortKeys.length]
  const size = sizes[Math.floor(pass / sortKeys.length) % sizes.length]
  const language = languages[Math.floor(pass / (sortKeys.length * sizes.length)) % languages.length]
  return `/api/v3/${language}/products?page=${page}&pageSize=${size}&sortKey=${sortKey}`
}

/** @param next the path of each request @returns requests per second */
export async function load(url: string, next: () => string, size = { connections, secondsEach }): Promise<number> {
  const result = await autocannon({
    url,
    connections: size.connections,
    duration: size.secondsEach,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: next() }) }],
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors and ${result.non2xx} refusals under load`)
  }
  return result.requests.average
}
