/**
 * `npm run bench`: measures what must stay fast, prints one table, and ends with status 1 when a budget is missed or a part fails.
 *
 *     npm run bench                     every part, on a database that is loaded anew
 *     npm run bench -- pages player     some parts, on the data of the run before
 *     npm run bench -- --million        also a million products: import, searches, memory (minutes, 10 GB of disk)
 *     npm run bench -- --start          also `npm start` from a bare clone, with everything to download (minutes, needs a network)
 *
 * BENCH_PORT moves the ports of the shop that is measured (3940 and the next ones).
 */
import { type StartedShop, startShop } from '../support/start-shop.ts'
import { aRegular, measureAccount } from './account.ts'
import { measureAccountPages } from './account-pages.ts'
import { measureCheckout } from './checkout.ts'
import { measureCheckoutPage } from './checkout-page.ts'
import { measureCounter } from './counter.ts'
import { measureCrowd } from './crowd.ts'
import { measureFlood } from './flood.ts'
import { measureListeners, measureSecondProcess } from './listening.ts'
import { measureOnAir } from './on-air.ts'
import { measurePages } from './pages.ts'
import { shopEnvironment } from './place.ts'
import { measurePlayer } from './player.ts'
import { measureRendering } from './rendering.ts'
import { measureMillion, measureSearches } from './search.ts'
import { measureShifts } from './shift.ts'
import { measureFirstStart, measureLoading, measureMemory, measureRestart, restart } from './start.ts'
import { allMet, printTable, type Row } from './table.ts'
import { measureDaily, measureThroughput } from './throughput.ts'
import { measureWeight } from './weight.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The shop that is measured. A part that starts it again puts the new one here. */
type Measured = { shop: StartedShop }
type Part = { says: string; measure: (measured: Measured) => Promise<Row[]> }

/** In the order in which they run. */
const parts = {
  restart: {
    says: 'Restarting',
    measure: async (measured) => {
      const { rows, shop } = await measureRestart(measured.shop)
      measured.shop = shop
      return rows
    },
  },
  weight: { says: 'Weighing the widgets', measure: measureWeight },
  shift: { says: 'Watching what follows them', measure: measureShifts },
  counter: { says: 'Showing a bag counter on a slow line', measure: measureCounter },
  pages: {
    says: 'Opening the pages that sell, on a slow line',
    measure: measurePages,
  },
  rendering: {
    says: 'Rendering the pages that sell',
    measure: measureRendering,
  },
  player: { says: 'Watching the channel', measure: measurePlayer },
  till: {
    says: 'Going through the checkout, on a slow line',
    measure: measureCheckoutPage,
  },
  'on-air': {
    says: 'Moving the channel on',
    measure: async ({ shop }) => [...(await measureOnAir()), ...measureMemory(shop, 'after some visits')],
  },
  throughput: {
    says: 'Asking for product lists',
    measure: async ({ shop }) => [
      ...(await measureThroughput()),
      await measureDaily(),
      ...measureMemory(shop, 'after the load'),
    ],
  },
  listeners: {
    says: 'Telling ten thousand listeners',
    measure: async (measured) => {
      measured.shop = await restart(measured.shop)
      return [...(await measureListeners(measured.shop)), await measureSecondProcess()]
    },
  },
  placing: { says: 'Buying', measure: measureCheckout },
  account: {
    says: 'Reading the account of a customer with many orders',
    measure: async () => {
      const regular = await aRegular()
      return [...(await measureAccount(regular)), ...(await measureAccountPages(regular))]
    },
  },
  crowd: { says: 'Buying beside a crowd that reads', measure: measureCrowd },
  flood: {
    says: 'Shopping beside one address that asks for everything',
    measure: async ({ shop }) => [
      ...measureMemory(shop, 'before the floods'),
      ...(await measureFlood()),
      ...measureMemory(shop, 'after the floods'),
    ],
  },
  search: {
    says: 'Searching',
    measure: async (measured) => {
      measured.shop = await restart(measured.shop)
      const searches = await measureSearches('at 23,500 products')
      if (!process.argv.includes('--million')) return searches.rows
      say('Importing a million products …')
      const million = await measureMillion(measured.shop, searches)
      measured.shop = million.shop
      return [...searches.rows, ...million.rows]
    },
  },
} as const satisfies Record<string, Part>

/** The parts that the command names; all without a name. */
function requestedParts(): [string, Part][] {
  const all: [string, Part][] = Object.entries(parts)
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const unknown = names.filter((name) => !(name in parts))
  if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  return names.length > 0 ? all.filter(([name]) => names.includes(name)) : all
}

/** @returns whether every budget is met and no part failed */
async function bench(): Promise<boolean> {
  const requested = requestedParts()
  const rows: Row[] = []
  const failed: string[] = []
  if (process.argv.includes('--start')) {
    say('Starting from a bare clone, twice …')
    rows.push(...(await measureFirstStart()))
  }
  const isWhole = requested.length === Object.keys(parts).length
  say(isWhole ? 'Loading the demonstration …' : 'Starting the shop …')
  const loading = isWhole ? await measureLoading() : { rows: [], shop: await startShop(shopEnvironment) }
  rows.push(...loading.rows)
  const measured: Measured = { shop: loading.shop }
  try {
    for (const [name, part] of requested) {
      say(`${part.says} …`)
      try {
        rows.push(...(await part.measure(measured)))
      } catch (error) {
        // The numbers of the other parts took minutes and are worth reading.
        failed.push(name)
        console.error(`The part ${name} failed:`, error)
      }
    }
  } finally {
    await measured.shop.stop()
  }
  say(`\n${printTable(rows)}\n`)
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
  return failed.length === 0 && allMet(rows)
}

process.exitCode = (await bench()) ? 0 : 1
