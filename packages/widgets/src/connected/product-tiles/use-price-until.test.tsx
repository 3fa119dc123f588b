import type { Product } from '@onair/core/catalogue/client'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shownProducts } from '../../testing/fixtures.ts'
import { usePriceUntil } from './use-price-until.ts'

afterEach(() => void vi.doUnmock('./tile-price-until.tsx'))

const [plain] = shownProducts() as [Product, ...Product[]]
const lowered: Product = { ...plain, priceUntil: '2026-11-21T18:00:00Z' }

/** Renders it as in the script tag, which has no code at once. */
const use = (products: readonly Product[]) =>
  renderHook((list: readonly Product[]) => usePriceUntil(list, null), { initialProps: products })

test('1. if the code cannot be fetched, tiles show without it, and the next list tries again', async () => {
  const fetched = vi.fn()
  vi.doMock('./tile-price-until.tsx', () => {
    fetched()
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { result, rerender } = use([lowered])
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  vi.doUnmock('./tile-price-until.tsx')
  rerender([lowered])
  await waitFor(() => expect(result.current).toBeDefined())
})

test('2. an element fetches it when a product has such a price', async () => {
  const { result, rerender } = use([plain])
  rerender([plain, lowered])
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBeDefined())
})

test('3. a page of the shop has it from the beginning', () => {
  expect(renderHook(() => usePriceUntil([plain])).result.current).toBeDefined()
})
