import { expect, test, vi } from 'vitest'
import { createPool } from '../../kernel/db/pool.ts'
import { createLogger } from '../../kernel/log.ts'
import { followStock } from './stock.ts'

/** Follows a stock of which each reading waits for the test. */
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
    /** With this stock read at the start. */
    async with(soldOut: string[]) {
      const read = stock.readAll()
      await readings[0]?.end(soldOut)
      await read
    },
  }
}

test('1 all is read at first', async () => {
  const stock = setUp()
  await stock.with(['7', '8'])
  expect([...stock.soldOut()]).toEqual(['7', '8'])
  expect(stock.changed).toHaveBeenCalledExactlyOnceWith(['7', '8'], true)
})

test('2 a product whose last style is gone has sold out; one with a style back has not', async () => {
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

test('3 one of which another style is left changes nothing', async () => {
  const stock = setUp()
  await stock.with([])
  stock.announce('5', 0)
  await stock.readings[1]?.end([])
  expect([...stock.soldOut()]).toEqual([])
  expect(stock.changed).not.toHaveBeenCalled()
})

test('4 what changes nothing is not read', async () => {
  const stock = setUp()
  await stock.with(['7'])
  stock.announce('5', 3)
  stock.announce('7', 0)
  expect(stock.readings).toHaveLength(1)
})

test('5 what is announced during a reading is read together after it, and the last reading counts', async () => {
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

test('6 all is read where announcements may have been missed', async () => {
  const stock = setUp()
  await stock.with(['7'])
  stock.reconnect()
  await stock.readings[1]?.end(['8'])
  expect([...stock.soldOut()]).toEqual(['8'])
})

test('7 after a reading that failed, the next announcement reads all', async () => {
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

test('8 a reading at the start that fails is thrown', async () => {
  const stock = setUp()
  const read = expect(stock.readAll()).rejects.toThrow('away')
  await stock.readings[0]?.end(new Error('away'))
  await read
})
