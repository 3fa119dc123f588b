import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { memoised } from './memoised.tsx'

const shown = vi.fn(({ name, note }: { name: string; note?: string }) => (
  <p>
    {name} {note}
  </p>
))
const Shown = memoised(shown)

test('1. renders again only when a property changes, is added or removed', () => {
  const { rerender } = render(<Shown name="Kettle" />)
  rerender(<Shown name="Kettle" />)
  expect(shown).toHaveBeenCalledTimes(1)
  rerender(<Shown name="Cardigan" />)
  expect(screen.getByText('Cardigan')).toBeVisible()
  rerender(<Shown name="Cardigan" note="new" />)
  expect(screen.getByText('Cardigan new')).toBeVisible()
  rerender(<Shown name="Cardigan" />)
  expect(screen.queryByText('Cardigan new')).toBeNull()
  expect(shown).toHaveBeenCalledTimes(4)
})
