// @vitest-environment node
import { expect, test } from 'vitest'
import { sizeTable } from './sizes.ts'

test('the table of sizes shows elements that grew, shrank, were added or removed since the last release', () => {
  const last = {
    version: '1.0.0',
    sizes: { 'onair-bag': 20_000, 'onair-gone': 9000, 'onair-same': 500, 'onair-less': 1000 },
  }
  expect(sizeTable({ 'onair-bag': 21_000, 'onair-same': 500, 'onair-new': 700, 'onair-less': 900 }, last)).toBe(
    [
      'bytes (brotli) to show  1.0.0    now',
      'onair-bag               20000  21000  +1000 (5.0 %)',
      'onair-gone               9000         gone',
      'onair-less               1000    900  −100 (10.0 %)',
      'onair-new                        700  new',
      'onair-same                500    500',
    ].join('\n'),
  )
})
