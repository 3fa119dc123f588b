import { expect, test } from 'vitest'
import { areAmounts } from './amounts.rules.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('styles that are all sums of money are amounts, in both languages', () => {
  expect(areAmounts(named('$25', '$1,000', '$12.50'))).toBe(true)
  expect(areAmounts(named('25\u00A0$', '1\u202F000\u00A0$', '12,50 $'))).toBe(true)
})

test('other styles are not amounts', () => {
  expect(areAmounts(named('Ivory', 'Teal'))).toBe(false)
  expect(areAmounts(named('$25', 'Surprise'))).toBe(false)
  expect(areAmounts(named('18', '20'))).toBe(false)
  expect(areAmounts([])).toBe(false)
})
