import { setTimeout as pause } from 'node:timers/promises'
import type { StartedShop } from '../support/start-shop.ts'
import { importMillion } from './million.ts'
import { origin, shopEnvironment } from './place.ts'
import { measureMemory, restart } from './start.ts'
import type { Row } from './table.ts'

// Words that shoppers type: of either language, several at once, unfinished, mistyped, unknown.
const terms = [
  ...['kettle', 'black dress', 'robe noire', 'leather', 'bouilloire', 'gold', 'shoes', 'chaussures', 'silver ring'],
  ...['cotton', 'winter coat', 'manteau hiver', 'knife set', 'blend', 'lamp', 'women', 'steel pan', 'candle', 'montre'],
  ...['sweter', 'braclet', 'kettel', 'crimson dress', 'maison', 'pillow', 'wireless', 'set', 'jardin', 'v-neck', 'ma'],
]
// Two facets each.
const narrowed = [
  ['colour:black', 'price:50-100'],
  ['colour:navy,colour:blue', 'on-sale:yes'],
  ['rating:4', 'easy-pay:yes'],
  ['price:25-50,price:50-100', 'rating:3'],
  ['size:m', 'colour:ivory'],
  ['on-sale:yes', 'price:100-200'],
  ['marketplace:yes', 'rating:2'],
  ['colour:red', 'on-air:this-week'],
  ['easy-pay:yes', 'colour:grey'],
  ['price:0-25', 'rating:4'],
] as const
const sortKeys = ['relevance', 'price-asc', 'newest'] as const

/** Different searches, each with two facets; no two have the same address. */
const searches = terms.flatMap((term, at) =>
  narrowed.map((facets, place) => {
    const query = new URLSearchParams({
      searchTerm: term,
      dimensions: facets.join(),
      sortKey: sortKeys[(at + place) % sortKeys.length] ?? 'relevance',
      pageSize: '24',
    })
    return `/api/v3/${(at + place) % 2 === 0 ? 'en' : 'fr'}/products?${query}`
  }),
)

type Times = { p50: number; p99: number; rows: Row[] }

/** Asks one search after the other, each for the first time: what no cache has. */
export async function measureSearches(
  when: string,
  budget: { p50?: number; p99: number } = { p50: 10, p99: 40 },
): Promise<Times> {
  // The code is warm, the results are not cached.
  for (const path of searches) await timed(path.replace('pageSize=24', 'pageSize=1&page=2'))
  await forgetResults()
  const times: number[] = []
  for (const path of searches) times.push(await timed(path))
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  const [p50, p99] = [at(0.5), at(0.99)]
  const what = (which: string) => `Search with two facets and counts, ${which}, ${when}`
  return {
    p50,
    p99,
    rows: [
      { what: what('median'), ...(budget.p50 && { budget: { most: budget.p50 } }), measured: p50, unit: 'ms' },
      {
        what: what('99 of 100'),
        budget: { most: budget.p99 },
        measured: p99,
        unit: 'ms',
        reference: `${times.length} searches over HTTP, one after the other; slowest ${at(1).toFixed(1)} ms`,
      },
    ],
  }
}

async function timed(path: string): Promise<number> {
  const begin = performance.now()
  const reply = await fetch(`${origin}${path}`)
  await reply.arrayBuffer()
  const milliseconds = performance.now() - begin
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
  return milliseconds
}

/** Makes the server forget the results of its latest searches: others take their place. */
async function forgetResults(): Promise<void> {
  for (let page = 0; page < 60; page += 1) await timed(`/api/v3/en/products?searchTerm=a&dimensions=size:${page}`)
}

/** The most that searches among a million products may take, beside those among the demonstration's. */
const slower = 4
const growth = 100
/** How long the shop may take to find them. */
const patienceMs = 300_000

/**
 * Imports a million products into the shop, which has just been started and searched, and does the same with them: starts it
 * anew and searches.
 * @returns the rows, and the shop that runs then
 */
export async function measureMillion(started: StartedShop, small: Times): Promise<{ rows: Row[]; shop: StartedShop }> {
  const before = await memoryAtRest(started)
  const rows = await importMillion({ into: shopEnvironment.ONAIR_DATA })
  const shop = await restart(started)
  for (const deadline = Date.now() + patienceMs; ; ) {
    const reply = await fetch(`${origin}/api/v3/en/products?pageSize=1`)
    const { Paging } = (await reply.json()) as { Paging?: { TotalRecords: number } }
    if (Paging && Paging.TotalRecords >= 1_000_000) break
    if (Date.now() > deadline) throw new Error('A million products were imported, but are not found.')
    await pause(1000)
  }
  const large = await measureSearches('at a million products', { p99: small.p99 * slower })
  const after = await memoryAtRest(shop)
  const all: Row[] = [
    ...rows,
    ...large.rows,
    {
      what: 'Memory of the shop’s process, what a million products add',
      budget: { most: growth },
      measured: after - before,
      unit: 'MB',
      reference: `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, each time started anew and searched`,
    },
  ]
  return { rows: all, shop }
}

/** What was needed for a moment goes back to the system after some seconds. */
async function memoryAtRest(shop: StartedShop): Promise<number> {
  await pause(20_000)
  return measureMemory(shop, '')[0]?.measured ?? Number.NaN
}
