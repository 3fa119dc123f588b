import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { RangePicker } from './range-picker.tsx'

afterEach(() => vi.restoreAllMocks())

const days = vi.fn()
function Picker() {
  const [value, setValue] = useState({ start: '2026-11-21', end: '2026-12-08' })
  return (
    <RangePicker
      id="period"
      label="Time period"
      value={value}
      min="2026-11-21"
      max="2027-03-31"
      onDays={(chosen) => {
        days(chosen)
        const [start, end] = chosen
        if (start && end) setValue({ start, end })
      }}
    />
  )
}
const show = (language: 'en' | 'fr' = 'en') => {
  days.mockClear()
  renderIn(aShop({ language }), <Picker />)
  return userEvent.setup()
}
const input = () => screen.getByRole('textbox')
const open = async (user: ReturnType<typeof userEvent.setup>, name = 'Open the calendar') => {
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}
const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

describe('the range picker', () => {
  test('1. the input has MMM D, YYYY at both ends of a dash, and accepts typing', async () => {
    const user = show()
    expect(input()).toHaveValue('Nov 21, 2026 - Dec 8, 2026')
    await user.clear(input())
    await user.type(input(), 'Dec 1, 2026 - Dec 24, 2026{Enter}')
    expect(days).toHaveBeenLastCalledWith(['2026-12-01', '2026-12-24'])
    await user.clear(input())
    await user.type(input(), 'Feb 32, 2027{Enter}')
    expect(days).toHaveBeenLastCalledWith([])
  })

  test('2. two months of six weeks; the first click starts, the second completes and closes', async () => {
    const user = show()
    const calendar = await open(user)
    expect(calendar.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'November 2026',
      'December 2026',
    ])
    for (const grid of calendar.getAllByRole('grid')) expect(within(grid).getAllByRole('row')).toHaveLength(7)
    expect(screen.getByRole('dialog', { name: 'Select Start Date' })).toBeVisible()
    await user.click(day('Thursday, November 26, 2026'))
    expect(screen.getByRole('dialog', { name: 'Select End Date' })).toBeVisible()
    await user.click(day('Thursday, December 3, 2026'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(days).toHaveBeenLastCalledWith(['2026-11-26', '2026-12-03'])
    expect(input()).toHaveValue('Nov 26, 2026 - Dec 3, 2026')
    expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus()
  })

  test('3. an earlier day restarts the range; days out of bounds or of the month cannot be chosen', async () => {
    const user = show()
    await open(user)
    await user.click(day('Thursday, December 3, 2026'))
    await user.click(day('Monday, November 30, 2026'))
    expect(screen.getByRole('dialog', { name: 'Select End Date' })).toBeVisible()
    expect(days).not.toHaveBeenCalled()
    const early = day('Friday, November 20, 2026')
    expect(early).toHaveAttribute('aria-disabled', 'true')
    await user.click(early)
    await user.click(day('Monday, November 30, 2026'))
    expect(days).toHaveBeenLastCalledWith(['2026-11-30', '2026-11-30'])
  })

  test('4. by keyboard alone: arrows, Page Down, Home and End, Enter, Escape', async () => {
    const user = show()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await waitFor(() => expect(day('Saturday, November 21, 2026')).toHaveFocus())
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(day('Friday, November 27, 2026')).toHaveFocus()
    await user.keyboard('{Home}{End}{Enter}{PageDown}{PageDown}')
    expect(day('Thursday, January 28, 2027')).toHaveFocus()
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'December 2026',
      'January 2027',
    ])
    await user.keyboard(' ')
    expect(days).toHaveBeenLastCalledWith(['2026-11-28', '2027-01-28'])
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus()
  })

  test('5. the title opens twelve months and sixteen years, and returns', async () => {
    const user = show()
    await open(user)
    await user.click(screen.getByRole('button', { name: 'November 2026: choose another month' }))
    const months = within(screen.getByRole('group', { name: 'Months of 2026' }))
    expect(months.getAllByRole('button')).toHaveLength(12)
    expect(screen.getByRole('group', { name: 'Months of 2026' })).toHaveAttribute('data-columns', '3')
    expect(months.getByRole('button', { name: 'October' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '2026: choose another year' }))
    expect(within(screen.getByRole('group', { name: 'Years' })).getAllByRole('button')).toHaveLength(16)
    await user.click(screen.getByRole('button', { name: '2027' }))
    await user.click(screen.getByRole('button', { name: 'February' }))
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible()
  })

  test('6. in French', async () => {
    const user = show('fr')
    expect(input()).toHaveValue('21 nov. 2026 - 8 déc. 2026')
    await open(user, 'Ouvrir le calendrier')
    expect(screen.getByRole('dialog', { name: 'Choisissez la date de début' })).toBeVisible()
    expect(day('mardi 1er décembre 2026')).toBeVisible()
  })

  test('7. on an Apple touch device, touching a day hovers it, which selects it once', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    const user = show()
    await open(user)
    const first = day('Thursday, November 26, 2026')
    fireEvent.mouseEnter(first)
    fireEvent.click(first)
    expect(screen.getByRole('dialog', { name: 'Select End Date' })).toBeVisible()
    fireEvent.mouseEnter(day('Thursday, December 3, 2026'))
    expect(days).toHaveBeenLastCalledWith(['2026-11-26', '2026-12-03'])
  })
})
