import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { PriceUntil } from './price-until.tsx'

const until = '2026-11-22T01:15:00Z'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T01:14:50Z') }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const cookies = 'timeZone=America/Toronto'
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('until when a price is valid', () => {
  test.each([
    ['en', 'At this price until 8:15 PM', 'Ends in 0:00:10'],
    ['fr', 'À ce prix jusqu’à 20 h 15', 'Prend fin dans 0:00:10'],
  ] as const)('1. is said in the shopper’s time zone, with the time left: %s', (language, sentence, left) => {
    const { container } = renderIn(aShop({ language, cookies }), <PriceUntil until={until} />)
    expect(plain(container.textContent)).toContain(sentence)
    expect(screen.getByRole('timer')).toHaveAccessibleName(left)
    pass(3000)
    expect(screen.getByRole('timer')).toHaveTextContent('0:00:07')
  })

  test('2. shows nothing from the end on, and calls back once, a moment after it', () => {
    const onOver = vi.fn()
    const { container } = renderIn(aShop(), <PriceUntil until={until} onOver={onOver} />)
    pass(9999)
    expect(screen.getByRole('timer')).toBeVisible()
    pass(1)
    expect(container).toBeEmptyDOMElement()
    expect(onOver).not.toHaveBeenCalled()
    pass(60_000)
    expect(onOver).toHaveBeenCalledTimes(1)
  })

  test('3. names the day if it is not today', () => {
    const { container } = renderIn(aShop({ cookies }), <PriceUntil until="2026-11-24T01:15:00Z" />)
    expect(plain(container.textContent)).toContain('November 23')
  })

  test('4. names the day with the French contraction', () => {
    const shop = aShop({ language: 'fr', cookies })
    const { container } = renderIn(shop, <PriceUntil until="2026-11-24T01:15:00Z" />)
    expect(plain(container.textContent)).toContain('À ce prix jusqu’au 23 novembre 2026 à 20 h 15')
  })
})
