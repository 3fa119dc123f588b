import { expect, test, vi } from 'vitest'
import { createPool } from '../../kernel/db/pool.ts'
import { createLogger } from '../../kernel/log.ts'
import { followStock } from './stock.ts'

/** Follows a stock whose readings the test completes. */
function setUp() {
  const pool = createPool('postgres://nobody@127.0.0.1:1/nothing')
  const readings: { itemNos: string[] | undefined; end: (soldOut: string[] | Error) => Promise<void> }[] = []
  vi.spyOn(pool, 'query').mockImplementation(async (...[statement]: unknown[]) => {
    const { values } = statement as { values?: [string[]] }
    const { promise, resolve, reject } = Promise.withResolvers<{ rows: object[] }>()
    const itemNos = values?.[0]
    readings.push({
      itemNos,
      async end(soldOut) {
        if (soldOut instanceof Error) reject(soldOut)
        else {
          const rows = (itemNos ?? soldOut).map((itemNo) => ({ itemNo, isSoldOut: soldOut.includes(itemNo) }))
          resolve({ rows })
        }
        await new Promise(setImmediate)
      },
    })
    return promise
  })
  let announce = (_payload: string): void => {}
  const changed = vi.fn()
  const stopping = new AbortController()
  const stock = followStock(
    {
      pool,
      log: createLogger('silent'),
      listener: {
        on: (channel, notify) => {
          if (channel === 'stock') announce = notify
        },
        start: async () => {},
        stop() {},
      },
      stopping: stopping.signal,
    },
    changed,
  )
  return {
    ...stock,
    readings,
    changed,
    announce: (itemNo: string, quantity: number) => announce(JSON.stringify({ itemNo, edpNo: 1, quantity })),
    reconnect: () => announce(''),
    /** Starts with these products sold out. */
    async with(soldOut: string[]) {
      const read = stock.readAll()
      await readings[0]?.end(soldOut)
      await read
    },
  }
}

test('1 all products are read at the start', async () => {
  const stock = setUp()
  await stock.with(['7', '8'])
  expect([...stock.soldOut()]).toEqual(['7', '8'])
  expect(stock.changed).toHaveBeenCalledExactlyOnceWith(['7', '8'], true)
})

test('2 a product is sold out when its last style is, and no longer when a style is back', async () => {
  const stock = setUp()
  await stock.with(['7'])
  stock.announce('5', 0)
  await stock.readings[1]?.end(['5'])
  stock.announce('7', 3)
  await stock.readings[2]?.end([])
  expect([...stock.soldOut()]).toEqual(['5'])
  expect(stock.changed.mock.calls.slice(1)).toEqual([
    [['5'], true],
    [['7'], false],
  ])
})

test('3 a product with another style in stock is not sold out', async () => {
  const stock = setUp()
  await stock.with([])
  stock.announce('5', 0)
  await stock.readings[1]?.end([])
  expect([...stock.soldOut()]).toEqual([])
  expect(stock.changed).not.toHaveBeenCalled()
})

test('4 an announcement that changes nothing causes no reading', async () => {
  const stock = setUp()
  await stock.with(['7'])
  stock.announce('5', 3)
  stock.announce('7', 0)
  expect(stock.readings).toHaveLength(1)
})

test('5 announcements during a reading cause one reading after it, and the last reading counts', async () => {
  const stock = setUp()
  await stock.with([])
  stock.announce('5', 0)
  stock.announce('5', 4)
  stock.announce('6', 0)
  await stock.readings[1]?.end(['5'])
  expect(stock.readings.map(({ itemNos }) => itemNos)).toEqual([undefined, ['5'], ['5', '6']])
  await stock.readings[2]?.end(['6'])
  expect([...stock.soldOut()]).toEqual(['6'])
})

test('6 all products are read if announcements may have been missed', async () => {
  const stock = setUp()
  await stock.with(['7'])
  stock.reconnect()
  await stock.readings[1]?.end(['8'])
  expect([...stock.soldOut()]).toEqual(['8'])
})

test('7 after a failed reading, the next announcement reads all', async () => {
  const stock = setUp()
  await stock.with(['7'])
  stock.announce('5', 0)
  await stock.readings[1]?.end(new Error('away'))
  expect([...stock.soldOut()]).toEqual(['7'])
  stock.announce('9', 3)
  expect(stock.readings.map(({ itemNos }) => itemNos)).toEqual([undefined, ['5'], undefined])
  await stock.readings[2]?.end(['5'])
  expect([...stock.soldOut()]).toEqual(['5'])
})

test('8 a failed reading at the start throws', async () => {
  const stock = setUp()
  const read = expect(stock.readAll()).rejects.toThrow('away')
  await stock.readings[0]?.end(new Error('away'))
  await read
})
