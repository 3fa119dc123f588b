/**
 * `npm run soak`: races, faults and kills on a real shop at their full size, and one table. Ends with status 1 when a
 * promise was broken. `npm test` runs the same in small.
 *
 *     npm run soak              everything
 *     npm run soak -- 20        a twentieth of the rounds, to see that it runs
 *
 * SOAK_PORT moves the ports of the shop that suffers (3960 and the next ones).
 */
import { faults } from './faults.ts'
import { idleConnections } from './idle.ts'
import { instalments } from './instalments.ts'
import { killings, kills } from './kills.ts'
import { lastUnit } from './last-unit.ts'
import { lastGiftCard, lastPromo } from './limits.ts'
import { sameKey } from './same-key.ts'
import { SoakShop } from './shop.ts'
import { tableHead, tableRow, type Verdict } from './table.ts'

const part = Math.max(1, Number(process.argv[2] ?? 1))
const rounds = (whole: number) => Math.max(1, Math.round(whole / part))

const modes = ['off', 'slow', 'error', 'garbage', 'drop-after-execute'] as const

const races: readonly ((shop: SoakShop) => Promise<Verdict>)[] = [
  (shop) => sameKey(shop, { times: 50, rounds: rounds(100) }),
  (shop) => lastUnit(shop, { buyers: 500, rounds: rounds(200) }),
  (shop) => lastPromo(shop, { uses: 200, rounds: rounds(200) }),
  (shop) => lastGiftCard(shop, { uses: 200, rounds: rounds(200) }),
  (shop) => idleConnections(shop, { connections: 20_200 }),
  (shop) => kills(shop, killings(rounds(100))),
  (shop) => instalments(shop, { orders: 20, kills: rounds(16) }),
  (shop) => faults(shop, { payment: 'card', modes, buyers: 10, rounds: 1, times: [1, 10], patient: true }),
  (shop) => faults(shop, { payment: 'wallet', modes, buyers: 10, rounds: 1, times: [1, 10], patient: true }),
]

const print = (text: string) => process.stdout.write(`${text}\n`)

async function soak(): Promise<boolean> {
  let kept = true
  const shop = await SoakShop.open()
  try {
    print(tableHead)
    for (const race of races) {
      const verdict = await race(shop)
      print(tableRow(verdict))
      kept &&= verdict.broken.length === 0
    }
  } finally {
    await shop.close()
  }
  return kept
}

process.exitCode = (await soak()) ? 0 : 1
