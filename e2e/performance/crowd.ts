import autocannon from 'autocannon'
import { add, type Market, newBag, openMarket, place, ready } from './checkout.ts'
import { origin } from './place.ts'
import type { Row } from './table.ts'

const readers = 60
const seconds = 8
const probes = { bags: 4, placers: 4 }

type Figures = { health: number; bag: number; placed: number }

/**
 * How a crowd that reads list pages, never the same one twice, slows down those who buy: the same calls are measured without
 * it and with it.
 */
export async function measureCrowd(): Promise<Row[]> {
  const market = await openMarket()
  const alone = await measure(market)
  const crowd = read()
  const beside = await measure(market)
  const { requests, non2xx } = await crowd.stop()
  const pages = `${Math.round(requests.average)} pages/s of ${readers} readers, ${non2xx} refused`
  return [
    {
      what: 'A crowd reads lists: /healthz, 99th percentile',
      budget: { most: 250 },
      measured: beside.health,
      unit: 'ms',
      reference: `${alone.health.toFixed(1)} ms without; ${pages}`,
    },
    {
      what: 'A crowd reads lists: adding to the bag, 99th percentile',
      budget: { most: 500 },
      measured: beside.bag,
      unit: 'ms',
      reference: `${alone.bag.toFixed(1)} ms without`,
    },
    {
      what: 'A crowd reads lists: placing, share of its rate without',
      budget: { least: 50 },
      measured: (beside.placed / alone.placed) * 100,
      unit: '%',
      reference: `${beside.placed.toFixed(1)} against ${alone.placed.toFixed(1)} orders/s`,
    },
  ]
}

let asked = 0
const sortKeys = ['relevance', 'price-asc', 'newest', 'rating']

function anotherList(): string {
  asked += 1
  const sortKey = sortKeys[Math.floor(asked / 900) % sortKeys.length]
  return `/en/pages/productlist?page=${1 + ((asked * 7) % 900)}&sortKey=${sortKey}`
}

/** Reads list pages until it is stopped. */
function read(): { stop(): Promise<autocannon.Result> } {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const load = autocannon(
    {
      url: origin,
      connections: readers,
      duration: 600,
      requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: anotherList() }) }],
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  )
  return {
    stop() {
      load.stop()
      return promise
    },
  }
}

async function measure(market: Market): Promise<Figures> {
  const until = performance.now() + seconds * 1000
  const health: number[] = []
  const bag: number[] = []
  let placed = 0
  const during = async (work: () => Promise<void>) => {
    while (performance.now() < until) await work()
  }
  const timed = async (times: number[], work: () => Promise<unknown>) => {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  await Promise.all([
    during(() => timed(health, () => fetch(`${origin}/healthz`).then((reply) => reply.text()))),
    ...Array.from({ length: probes.bags }, async () => {
      await during(async () => {
        const guid = await newBag(market)
        for (let line = 0; line < 5; line += 1) await timed(bag, () => add(market, guid, line))
      })
    }),
    ...Array.from({ length: probes.placers }, (_, placer) =>
      during(async () => {
        await place(await ready(market, placer))
        placed += 1
      }),
    ),
  ])
  return { health: percentile(health), bag: percentile(bag), placed: placed / seconds }
}

const percentile = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
