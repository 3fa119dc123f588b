import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const pictureIn = (container: HTMLElement) => {
  const [picture, image] = [container.querySelector('picture'), container.querySelector('img')]
  if (!picture || !image) throw new Error('There is no picture')
  return { picture, image }
}

test('1. a picture that cannot be loaded is covered with its label', () => {
  const { container } = render(<Picture base="/images/" name="p/gone" alt="" label="Red kettle" />)
  const { picture, image } = pictureIn(container)
  expect(picture.hasAttribute('data-unreadable')).toBe(false)
  fireEvent.error(image)
  expect(picture.getAttribute('data-unreadable')).toBe('Red kettle')
})

test('2. its alternative text stays', () => {
  const { container } = render(<Picture base="/images/" name="p/gone" alt="The kettle from above" />)
  fireEvent.error(pictureIn(container).image)
  expect(screen.getByRole('img', { name: 'The kettle from above' })).toBeTruthy()
})

test('3. another picture that replaces it is loaded', () => {
  const { container, rerender } = render(<Picture base="/images/" name="p/gone" alt="" label="Kettle" />)
  fireEvent.error(pictureIn(container).image)
  rerender(<Picture base="/images/" name="p/here" alt="" label="Kettle" />)
  expect(pictureIn(container).picture.hasAttribute('data-unreadable')).toBe(false)
})

test('4. without a picture, the panel shows, and nothing is fetched', () => {
  const { container } = render(<Picture base="/images/" name="" alt="Kettles live" label="Kettles" shape="wide" />)
  expect(container.querySelector('img, source')).toBeNull()
  expect(screen.getByRole('img', { name: 'Kettles live' }).getAttribute('data-unreadable')).toBe('Kettles')
})
