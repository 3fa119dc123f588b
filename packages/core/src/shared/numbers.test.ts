import { describe, expect, test, vi } from 'vitest'
import { formatNumber, formatPercent } from './numbers.ts'

describe('numbers in both languages', () => {
  test('1. counts have thousands, ratings at most one decimal', () => {
    expect([0, 1234, 4.5, 4.449].map((value) => formatNumber(value, 'en'))).toEqual(['0', '1,234', '4.5', '4.4'])
    expect([0, 1234, 4.5].map((value) => formatNumber(value, 'fr'))).toEqual(['0', '1\u00a0234', '4,5'])
  })

  test('2. tax rates have up to three decimals', () => {
    expect([13, 9.975].map((rate) => formatPercent(rate, 'en'))).toEqual(['13%', '9.975%'])
    expect([13, 9.975].map((rate) => formatPercent(rate, 'fr'))).toEqual(['13\u00a0%', '9,975\u00a0%'])
  })

  test('3. a list of ratings and rates creates no formatter of its own', () => {
    formatNumber(1, 'en')
    const created = vi.spyOn(Intl, 'NumberFormat')
    for (let tile = 0; tile < 20; tile += 1) [formatNumber(tile, 'en'), formatPercent(tile, 'en')]
    expect(created).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
