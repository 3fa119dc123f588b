import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ToTop } from './to-top.tsx'

afterEach(() => {
  document.documentElement.removeAttribute('style')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('it stops below the page’s sticky header, and gives the widget the focus', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.documentElement.style.scrollPaddingTop = '136px'
  render(
    <article className="onair" id="order" tabIndex={-1} style={{ scrollMarginTop: '16px' }}>
      <ToTop target="order">Back to top</ToTop>
    </article>,
  )
  const order = screen.getByRole('article')
  vi.spyOn(order, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 100, 100))
  await userEvent.click(screen.getByRole('link', { name: 'Back to top' }))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 500 - 136 - 16)
  expect(order).toHaveFocus()
})
