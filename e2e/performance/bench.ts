/**
 * `npm run bench`: measures what must stay fast, prints one table, and ends with status 1 when a budget is missed.
 *
 *     npm run bench              weights, layout shifts, pages on React and on the light build, throughput, checkout, account, what is on air, listeners, restart, loading, memory
 *     npm run bench -- --million   also a million products: import, searches, memory (minutes, 10 GB of disk)
 *     npm run bench -- --start   also `npm start` from a bare clone, with everything to download (minutes, needs a network)
 *
 * BENCH_PORT moves the ports of the shop that is measured (3940 and the next ones).
 */
import type { StartedShop } from '../support/start-shop.ts'
import { aRegular, measureAccount } from './account.ts'
import { measureAccountPages } from './account-pages.ts'
import { measureCheckout } from './checkout.ts'
import { measureCheckoutPage } from './checkout-page.ts'
import { measureCrowd } from './crowd.ts'
import { measureListeners, measureSecondProcess } from './listening.ts'
import { measureOnAir } from './on-air.ts'
import { measurePages } from './pages.ts'
import { measurePlayer } from './player.ts'
import { measureMillion, measureSearches } from './search.ts'
import { measureShifts } from './shift.ts'
import { measureFirstStart, measureLoading, measureMemory, measureRestart, restart } from './start.ts'
import { allMet, printTable, type Row, withLight } from './table.ts'
import { measureDaily, measureThroughput } from './throughput.ts'
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
    const restarts = await measureRestart(shop)
    shop = restarts.shop
    rows.push(...restarts.rows, ...loading.rows)
    say('Weighing the widgets …')
    rows.push(...(await measureWeight()))
    say('Watching what follows them …')
    rows.push(...(await measureShifts()))
    say('Opening the pages that sell, on a slow line …')
    const pages = await measurePages('react')
    say('Watching the channel …')
    rows.push(...(await measurePlayer()))
    say('Going through the checkout, on a slow line …')
    const checkout = await measureCheckoutPage('react')
    say('Doing both on the light build …')
    shop = await restart(shop, { renderer: 'preact' })
    rows.push(...withLight(pages, await measurePages('preact')))
    rows.push(...withLight(checkout, await measureCheckoutPage('preact')))
    shop = await restart(shop)
    say('Moving the channel on …')
    rows.push(...(await measureOnAir()))
    rows.push(...measureMemory(shop, 'after some visits'))
    say('Asking for product lists …')
    rows.push(...(await measureThroughput()), await measureDaily())
    rows.push(...measureMemory(shop, 'after the load'))
    say('Telling ten thousand listeners …')
    shop = await restart(shop)
    rows.push(...(await measureListeners(shop)), await measureSecondProcess())
    say('Buying …')
    rows.push(...(await measureCheckout()))
    say('Reading the account of a customer with many orders …')
    const regular = await aRegular()
    rows.push(...(await measureAccount(regular)), ...(await measureAccountPages(regular)))
    say('Buying beside a crowd that reads …')
    rows.push(...(await measureCrowd()))
    say('Searching …')
    shop = await restart(shop)
    const searches = await measureSearches('at 23,500 products')
    rows.push(...searches.rows)
    if (process.argv.includes('--million')) {
      say('Importing a million products …')
      const million = await measureMillion(shop, searches)
      shop = million.shop
      rows.push(...million.rows)
    }
  } finally {
    await shop?.stop()
  }
  say(`\n${printTable(rows)}\n`)
  return allMet(rows)
}

process.exitCode = (await bench()) ? 0 : 1
