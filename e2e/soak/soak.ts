/**
 * `npm run soak`: races, faults and kills on a real shop at their full size, and one table. Ends with status 1 when a
 * promise was broken. In small, `npm test` runs the first races, and `npm run test:all` three kills and `card` as well.
 *
 *     npm run soak              everything
 *     npm run soak -- 20        a twentieth of the rounds, to see that it runs
 *     npm run soak -- 1 kills   the lines with these names alone
 *
 * SOAK_PORT moves the ports of the shop under test (3960 and the next ones).
 */
import { editKillings, editKills } from './edit-kills.ts'
import { editRace } from './edit-race.ts'
import { editSteps } from './edit-steps.ts'
import { faults } from './faults.ts'
import { idleConnections } from './idle.ts'
import { instalments } from './instalments.ts'
import { killings, kills } from './kills.ts'
import { lastUnit } from './last-unit.ts'
import { lastGiftCard, lastPromo } from './limits.ts'
import { returningListeners } from './listeners.ts'
import { crowdedPictures } from './pictures.ts'
import { replaced } from './replaced.ts'
import { returnsUnderFire } from './returns.ts'
import { sameKey } from './same-key.ts'
import { longSchedule } from './schedule.ts'
import { SoakShop } from './shop.ts'
import { storeCards } from './store-card.ts'
import { tableHead, tableRow, type Verdict } from './table.ts'

const [size = '1', ...chosen] = process.argv.slice(2)
const part = Math.max(1, Number(size))
const rounds = (whole: number) => Math.max(1, Math.round(whole / part))

const modes = ['off', 'slow', 'error', 'garbage', 'drop-after-execute'] as const

const races: Readonly<Record<string, (shop: SoakShop) => Promise<Verdict>>> = {
  'same-key': (shop) => sameKey(shop, { times: 50, rounds: rounds(100) }),
  'last-unit': (shop) => lastUnit(shop, { buyers: 500, rounds: rounds(200) }),
  promo: (shop) => lastPromo(shop, { uses: 200, rounds: rounds(200) }),
  'gift-card': (shop) => lastGiftCard(shop, { uses: 200, rounds: rounds(200) }),
  replaced: (shop) => replaced(shop, { shoppers: 4, rounds: rounds(3) }),
  pictures: (shop) => crowdedPictures(shop, { pictures: 720 }),
  idle: (shop) => idleConnections(shop, { connections: 20_200 }),
  listeners: (shop) => returningListeners(shop, { count: Math.max(1000, rounds(10_000)) }),
  schedule: (shop) => longSchedule(shop, { megabytes: Math.max(2, rounds(200)) }),
  kills: (shop) => kills(shop, killings(rounds(100))),
  instalments: (shop) => instalments(shop, { orders: 20, kills: rounds(16) }),
  'edit-race': (shop) => editRace(shop, { orders: 20, times: 4, rounds: rounds(20) }),
  'edit-kills': (shop) => editKills(shop, editKillings(Math.max(editSteps.length, rounds(4 * editSteps.length)))),
  returns: (shop) => returnsUnderFire(shop, { orders: Math.max(4, rounds(12)), times: 20 }),
  'store-card': (shop) => storeCards(shop, { kills: Math.max(5, rounds(20)) }),
  card: (shop) => faults(shop, { payment: 'card', modes, buyers: 10, rounds: 1, times: [1, 10], patient: true }),
  wallet: (shop) => faults(shop, { payment: 'wallet', modes, buyers: 10, rounds: 1, times: [1, 10], patient: true }),
}

const print = (text: string) => process.stdout.write(`${text}\n`)

async function soak(): Promise<boolean> {
  let passed = true
  const unknown = chosen.filter((name) => !Object.hasOwn(races, name))
  if (unknown.length > 0) throw new Error(`No line is named ${unknown.join(', ')}: ${Object.keys(races).join(', ')}`)
  const shop = await SoakShop.open()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shop.close().finally(() => process.exit(1)))
  }
  try {
    print(tableHead)
    for (const [name, race] of Object.entries(races)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue
      const verdict = await race(shop)
      print(tableRow(verdict))
      passed &&= verdict.broken.length === 0
    }
  } finally {
    await shop.close()
  }
  return passed
}

process.exitCode = (await soak()) ? 0 : 1
