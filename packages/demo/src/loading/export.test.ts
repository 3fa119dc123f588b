// @module-tag slow
import { exportText, importText, type TestDatabase, testDatabase } from '@onair/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from './load.ts'

let shop: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  ;[shop, other] = await Promise.all([testDatabase(), testDatabase()])
  await loadDemo({
    pool: shop.pool,
    clock: () => new Date('2026-11-20T17:20:00Z'),
    log() {},
    progress: { start() {}, update() {}, stop() {} },
    count: 300,
  })
})
afterAll(() => Promise.all([shop.drop(), other.drop()]))

test.each(['csv', 'ndjson'] as const)(
  'the channel’s catalogue moves to an empty shop as %s unchanged',
  async (format) => {
    await other.pool.query('truncate product, brand, category cascade')
    for (const kind of ['brands', 'categories', 'products', 'stock', 'prices'] as const) {
      const exported = await exportText(shop.pool, kind, format)
      const { read, rejections } = await importText(other.pool, kind, exported, { format })
      expect(rejections).toEqual([])
      expect(read).toBeGreaterThan(10)
      expect(await exportText(other.pool, kind, format)).toBe(exported)
    }
  },
)
