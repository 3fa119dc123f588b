/**
 * `npm run bench`: measures what must stay fast, prints one table, and ends with status 1 when a budget is missed.
 *
 *     npm run bench              weights, throughput, what is on air, restart, loading, memory
 *     npm run bench -- --start   also `npm start` from a bare clone, with everything to download (minutes, needs a network)
 *
 * BENCH_PORT moves the ports of the shop that is measured (3940 and the next ones).
 */
import type { StartedShop } from '../support/start-shop.ts'
import { measureOnAir } from './on-air.ts'
import { measureFirstStart, measureLoading, measureMemory, measureRestart } from './start.ts'
import { allMet, printTable, type Row } from './table.ts'
import { measureThroughput } from './throughput.ts'
import { measureWeight } from './weight.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function bench(): Promise<boolean> {
  const rows: Row[] = []
  let shop: StartedShop | undefined
  try {
    if (process.argv.includes('--start')) {
      say('Starting from a bare clone, twice …')
      rows.push(...(await measureFirstStart()))
    }
    say('Loading the demonstration …')
    const loading = await measureLoading()
    shop = loading.shop
    say('Restarting …')
    const restart = await measureRestart(shop)
    shop = restart.shop
    rows.push(...restart.rows, ...loading.rows)
    say('Weighing the widgets and the product page …')
    rows.push(...(await measureWeight()))
    say('Moving the channel on …')
    rows.push(...(await measureOnAir()))
    rows.push(...measureMemory(shop, 'after some visits'))
    say('Asking for product lists …')
    rows.push(...(await measureThroughput()))
    rows.push(...measureMemory(shop, 'after the load'))
  } finally {
    await shop?.stop()
  }
  say(`\n${printTable(rows)}\n`)
  return allMet(rows)
}

process.exitCode = (await bench()) ? 0 : 1
