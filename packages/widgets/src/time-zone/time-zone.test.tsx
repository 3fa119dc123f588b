import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { TimeZone } from './time-zone.tsx'

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('1. names the shopper’s time zone and offers Canada’s others, keeping the rest of the address', () => {
  const { container } = renderIn(
    aShop({ cookies: 'timeZone=America/St_Johns', pathPrefix: '/fr', language: 'fr' }),
    <TimeZone query={{ view: 'week', date: '2026-11-22' }} />,
  )
  expect(screen.getByRole('combobox', { name: 'Les heures sont celles du fuseau' })).toHaveValue('America/St_Johns')
  expect(options()).toHaveLength(7)
  const form = container.querySelector('form') as HTMLFormElement
  expect(form).toHaveAttribute('action', '/fr/pages/schedule')
  expect([...new FormData(form)]).toEqual([
    ['view', 'week'],
    ['date', '2026-11-22'],
    ['timeZone', 'America/St_Johns'],
  ])
})

test('2. also offers a time zone elsewhere, by its name', () => {
  renderIn(aShop({ cookies: 'timeZone=Europe/Paris' }), <TimeZone query={{}} />)
  expect(screen.getByRole('combobox')).toHaveValue('Europe/Paris')
  expect(options()[0]).toBe('Europe/Paris')
})

test('3. ignores an invalid time zone', () => {
  renderIn(aShop({ cookies: 'timeZone=constructor' }), <TimeZone query={{}} />)
  expect(screen.getByRole('combobox')).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
