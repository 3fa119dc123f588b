import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from './faults.ts'
import { kills, threeKillings } from './kills.ts'
import { lastUnit } from './last-unit.ts'
import { lastGiftCard, lastPromo } from './limits.ts'
import { sameKey } from './same-key.ts'
import { SoakShop } from './shop.ts'

// A small form of `npm run soak`, which has more rounds, kills at every step, a wallet that fails, and kills while Easy Pay
// payments are charged.
let shop: SoakShop
beforeAll(async () => {
  shop = await SoakShop.open()
})
afterAll(() => shop?.close())

describe.each([
  { rounds: 2, tags: [] },
  { rounds: 5, tags: ['slow'] },
])('in $rounds rounds', ({ rounds, tags }) => {
  test('1. the last one goes to one of twenty buyers', { tags }, async () => {
    const counts = `${rounds} × 201, ${19 * rounds} × 409`
    expect(await lastUnit(shop, { buyers: 20, rounds })).toMatchObject({ broken: [], counts })
  })

  test('2. a placing that arrives twenty times is placed once', { tags }, async () => {
    expect(await sameKey(shop, { times: 20, rounds })).toMatchObject({ broken: [] })
  })

  test('3. a promo with one remaining use is used once', { tags }, async () => {
    expect(await lastPromo(shop, { uses: 20, rounds })).toMatchObject({ broken: [] })
  })

  test('4. a gift card with a balance of $50 never pays more', { tags }, async () => {
    expect(await lastGiftCard(shop, { uses: 20, rounds })).toMatchObject({ broken: [] })
  })
})

test('5. the server or its database is killed before, in and after the transaction of an order', {
  tags: ['slow'],
}, async () => {
  const killings = threeKillings()
  expect(killings.map(({ victim }) => victim).toSorted()).toEqual(['database', 'database', 'server'])
  expect(await kills(shop, killings)).toMatchObject({ broken: [] })
})

test('6. a card provider that fails charges nobody twice and loses no order', { tags: ['slow'] }, async () => {
  const modes = ['slow', 'error', 'garbage', 'drop-after-execute'] as const
  const size = { buyers: 4, rounds: 1, times: [4], patient: false, lateMs: 500 }
  expect(await faults(shop, { payment: 'card', modes, ...size })).toMatchObject({ broken: [] })
})
