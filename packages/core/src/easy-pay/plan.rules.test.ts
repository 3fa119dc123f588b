import { expect, test } from 'vitest'
import { estimatedTax } from './plan.rules.ts'

test.each([
  ['ON', 780],
  ['QC', 300 + 598],
  ['AB', 300],
  ['NS', 840],
] as const)('the taxes on 59.99 in %s are %i cents', (province, cents) => {
  expect(estimatedTax(5999, province, '2026-11-21')).toBe(cents)
})
