import { formatDate } from '@onair/core/dates'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { orders, shownOrders } from '../testing/order.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { OrderList } from './order-list.tsx'

type Options = Parameters<typeof shownOrders>[0] & { dateRange?: number; ever?: number }
function show({ dateRange = 0, ever = 0, ...list }: Options = {}) {
  const server = aServer()
  server.on('GET /api/v2/{language}/accounts/{edp}/orders', () => ({ status: 200, body: orders({ count: ever }) }))
  const shop = aShop({ language: list.language, cookies: memberCookie, fetch: server.fetch })
  renderIn(shop, <OrderList initial={shownOrders(list)} dateRange={dateRange} />)
  return { user: userEvent.setup(), server }
}

describe('the list of orders', () => {
  test('1. a row has number, day, total, status and a way to the details', () => {
    show({ count: 1 })
    const row = screen.getByRole('list', { name: 'Your orders' })
    // In the zone of whoever runs this: a page that has come to life shows the shopper's own.
    const day = formatDate('2026-11-21T14:05:00-05:00', 'en', Intl.DateTimeFormat().resolvedOptions().timeZone)
    for (const text of ['100000900', day, '$42.50', 'Received']) expect(row).toHaveTextContent(text)
    expect(within(row).getByRole('link', { name: 'View details 100000900' })).toHaveAttribute(
      'href',
      '/pages/myaccount/orderstatus/100000900',
    )
  })

  test('2. the search goes to the trimmed number, and nowhere without one', async () => {
    const { user } = show()
    const form = document.querySelector<HTMLFormElement>('search form')
    if (!form) throw new Error('There is no form')
    const field = screen.getByRole('searchbox', { name: 'Order number' })
    const button = screen.getByRole('button', { name: 'Search' })
    const sent = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('submit', (event) => !event.defaultPrevented && sent(event), { once: true })
    fireEvent.submit(form)
    expect(field).toHaveFocus()
    await user.type(field, '  100000123 ')
    window.addEventListener('submit', (event) => !event.defaultPrevented && sent(event), { once: true })
    await user.click(button)
    expect(sent).toHaveBeenCalledOnce()
    expect(Object.fromEntries(new FormData(form))).toEqual({ orderNo: '100000123' })
    expect(form).toHaveAttribute('action', '/pages/myaccount/orderstatus')
  })

  test('3. another period is asked for at once', async () => {
    const { user } = show({ dateRange: 30 })
    const select = screen.getByRole('combobox', { name: 'Show' })
    expect(select).toHaveDisplayValue('Last 30 days')
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['30', '60', '180', '0'])
    const asked = new Promise<string>((resolve) =>
      window.addEventListener(
        'submit',
        (event) => {
          event.preventDefault()
          resolve(new URLSearchParams(new FormData(event.target as HTMLFormElement) as never).toString())
        },
        { once: true },
      ),
    )
    await user.selectOptions(select, 'Last 6 months')
    expect(await asked).toBe('dateRange=180')
  })

  test('4. an empty period says so; who never ordered hears of the deals', async () => {
    show({ count: 0, dateRange: 30, ever: 4 })
    expect(screen.getByText('You have no orders in this period.')).toBeVisible()
    document.body.replaceChildren()
    show({ count: 0, dateRange: 30, ever: 0 })
    expect(await screen.findByText(/many great deals/)).toBeVisible()
    document.body.replaceChildren()
    const { server } = show({ count: 0 })
    expect(screen.getByText(/many great deals/)).toBeVisible()
    expect(server.requests).toEqual([])
  })

  test('5. pages keep the period', () => {
    show({ dateRange: 60, page: 2, totalPages: 3 })
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/pages/myaccount/orderstatus?page=3&dateRange=60',
    )
  })

  test('6. without JavaScript the period has a button of its own', () => {
    const html = renderToString(
      <ShopContext.Provider value={aShop({ cookies: memberCookie })}>
        <OrderList initial={shownOrders()} dateRange={0} />
      </ShopContext.Provider>,
    )
    expect(html).toContain('Apply')
    show()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })
})
