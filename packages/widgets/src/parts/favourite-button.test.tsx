import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FavouriteButton } from './favourite-button.tsx'

test('1. is one toggle with one name, in both languages', () => {
  const { rerender } = render(<FavouriteButton language="en" name="Kettle" active={false} onToggle={() => {}} />)
  expect(screen.getByRole('button', { name: 'Add Kettle to favourites' })).toHaveAttribute('aria-pressed', 'false')
  rerender(<FavouriteButton language="fr" name="Bouilloire" active onToggle={() => {}} />)
  expect(screen.getByRole('button', { name: 'Ajouter Bouilloire aux favoris', pressed: true })).toBeVisible()
})

test('2. works by mouse and keyboard', async () => {
  const toggle = vi.fn()
  render(<FavouriteButton language="en" name="Kettle" active={false} onToggle={toggle} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter} ')
  expect(toggle).toHaveBeenCalledTimes(3)
})
