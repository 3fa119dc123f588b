import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bagging, plain } from '../testing/bagging.ts'
import { addWindows } from '../testing/catalogue.ts'
import { stockShelf } from '../testing/shelf.ts'
import { type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { watchStatements } from '../testing/statements.ts'

const kettle = { ItemNo: '710001', EdpNo: 7101, Quantity: 1 }
const [before, during, after] = ['2026-11-21T17:59:59Z', '2026-11-21T18:29:59Z', '2026-11-21T18:30:00Z']
const [kept, over] = ['2026-11-21T18:39:59.999Z', '2026-11-21T18:40:00Z']
const keptUntil = '2026-11-21T18:40:00.000Z'

let shop: OrderingShop
let bags: Awaited<ReturnType<typeof bagging>>
beforeAll(async () => {
  shop = await orderingShop()
  bags = await bagging(shop)
  await stockShelf(shop.pool, { itemNo: '710001', edpNo: 7101, priceCents: 4000, quantity: 500 })
  await addWindows(shop.pool, { itemNo: '710001', from: '2026-11-21T18:00:00Z', until: after, price: 3000 })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(during))

const lineOf = async (guid: string) => (await bags.read(guid)).CartLines[0]
const pricesAt = async (guid: string, ...instants: string[]) => {
  const prices = []
  for (const instant of instants) {
    shop.clock.set(instant)
    prices.push((await lineOf(guid)).Price)
  }
  return prices
}

describe('a line in a price window', () => {
  test('1 that was added while it was open keeps its price until ten minutes after the end, and says so', async () => {
    const guid = await bags.aBag(kettle)
    expect(await lineOf(guid)).toMatchObject({ Price: 30, WasPrice: 40, LineTotal: 30, PriceUntil: keptUntil })
    expect(await pricesAt(guid, after, kept, over)).toEqual([30, 30, 40])
  })

  test('2 costs the regular price after that, and the bag says both prices', async () => {
    const guid = await bags.aBag(kettle)
    shop.clock.set(over)
    const bag = await bags.read(guid)
    expect(bag.CartLines[0]).toMatchObject({ Price: 40, WasPrice: null, PriceUntil: null, PriceBefore: 30 })
    expect(bag.Messages.map(({ Message }: { Message: string }) => plain(Message))).toEqual([
      'The price of Kettle 710001 has changed from $30.00 to $40.00.',
    ])
    expect(plain((await bags.read(guid, 'fr')).Messages[0].Message)).toContain('passé de 30,00 $ à 40,00 $')
  })

  test('3 that was added before costs its price only while it is open', async () => {
    shop.clock.set(before)
    const guid = await bags.aBag(kettle)
    expect(await lineOf(guid)).toMatchObject({ Price: 40, PriceUntil: null })
    shop.clock.set(during)
    expect(await lineOf(guid)).toMatchObject({ Price: 30, PriceUntil: '2026-11-21T18:30:00.000Z' })
    expect(await pricesAt(guid, after)).toEqual([40])
  })

  test('4 that was added after the end costs the regular price', async () => {
    shop.clock.set(after)
    const guid = await bags.aBag(kettle)
    expect(await lineOf(guid)).toMatchObject({ Price: 40, PriceUntil: null })
  })

  test('5 keeps its price for more units within the ten minutes, and no longer', async () => {
    const guid = await bags.aBag(kettle)
    shop.clock.set(kept)
    await bags.add(guid, kettle)
    await bags.change(guid, (await lineOf(guid)).Id, 3)
    expect(await lineOf(guid)).toMatchObject({ Quantity: 3, Price: 30, LineTotal: 90, PriceUntil: keptUntil })
    expect(await pricesAt(guid, over)).toEqual([40])
  })

  test('6 gets the ten minutes when units are added while the window is open', async () => {
    shop.clock.set(before)
    const [added, changed] = [await bags.aBag(kettle), await bags.aBag(kettle)]
    shop.clock.set(during)
    await bags.add(added, kettle)
    await bags.change(changed, (await lineOf(changed)).Id, 2)
    for (const guid of [added, changed]) expect(await pricesAt(guid, kept, over)).toEqual([30, 40])
  })

  test('7 still takes one write and one read', async () => {
    const guid = await bags.aBag(kettle)
    const watched = watchStatements(shop.pool, '')
    await bags.add(guid, kettle)
    expect(watched.names().filter((name) => /bag|price|window/.test(name))).toEqual(['bag.add-to-line', 'bag.by-guid'])
    watched.stop()
  })

  test.each([
    ['the guest', true, false],
    ['the account', false, true],
    ['both', true, true],
  ])('8 keeps its price when bags are merged: added by %s', async (_, guestIn, accountIn) => {
    const at = (open: boolean) => shop.clock.set(open ? during : before)
    at(accountIn)
    const member = await (await shop.member(`merges-${guestIn}-${accountIn}@example.com`)).bag(kettle)
    at(guestIn)
    const guid = await bags.aBag(kettle)
    shop.clock.set(kept)
    const merged = (await member.attach(guid)).json()
    expect(merged.CartLines).toMatchObject([{ Quantity: 2, Price: 30, PriceUntil: keptUntil }])
    expect(await pricesAt(guid, over)).toEqual([40])
  })

  test('9 gets no window price when neither of two merged bags had it', async () => {
    shop.clock.set(before)
    const member = await (await shop.member('late@example.com')).bag(kettle)
    const guid = await bags.aBag(kettle)
    shop.clock.set(after)
    expect((await member.attach(guid)).json().CartLines).toMatchObject([{ Price: 40, PriceUntil: null }])
  })
})
