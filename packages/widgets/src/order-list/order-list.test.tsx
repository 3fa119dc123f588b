import { formatDate } from '@onair/core/dates'
import { orderStatusWords } from '@onair/core/orders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { orders, shownOrders } from '../testing/order.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { OrderList } from './order-list.tsx'
import { OwnOrders } from './own-orders.tsx'

type Options = Parameters<typeof shownOrders>[0] & { cookies?: string }
function show({ cookies = memberCookie, ...list }: Options = {}) {
  const server = aServer()
  const shop = aShop({ language: list.language, cookies, fetch: server.fetch })
  Element.prototype.scrollIntoView = vi.fn()
  renderIn(shop, <OrderList {...shownOrders(list)} />)
  return { user: userEvent.setup(), server }
}
const read = 'GET /api/v2/{language}/accounts/{edp}/orders'

describe('the list of orders', () => {
  test('1. has rows with number, day, total, status and a link to the details', () => {
    show({ count: 1 })
    const row = screen.getByRole('list', { name: 'Your orders' })
    // In the machine's time zone: a hydrated page uses the shopper's own.
    const day = formatDate('2026-11-21T14:05:00-05:00', 'en', Intl.DateTimeFormat().resolvedOptions().timeZone)
    for (const text of ['100000900', day, '$42.50', 'Received']) expect(row).toHaveTextContent(text)
    expect(within(row).getByRole('link', { name: 'View details 100000900' })).toHaveAttribute(
      'href',
      '/pages/myaccount/orderstatus/100000900',
    )
  })

  test('1b. has rows that show the first items, name one, and count the others', () => {
    show({ count: 6 })
    const rows = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelectorAll('.onair-picture').length)).toEqual([1, 2, 3, 1, 2, 3])
    expect(rows[0]?.textContent).not.toContain('more item')
    expect(rows[1]?.textContent).toMatch(/and 1 more item(?!s)/)
    expect(rows[5]?.textContent).toContain('and 4 more items')
  })
  test('1c. gives each status its own text, icon and look', () => {
    show({ count: 6 })
    const states = [...document.querySelectorAll('.onair-order-state')]
    expect(new Set(states.map(({ textContent }) => textContent))).toEqual(
      new Set(Object.values(orderStatusWords).map(({ en }) => en)),
    )
    expect(new Set(states.map((state) => state.getAttribute('data-status'))).size).toBe(6)
    expect(new Set(states.map((state) => state.querySelector('path')?.getAttribute('d'))).size).toBe(6)
  })
  test('2. opens the trimmed number that is searched; does nothing without one', async () => {
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

  test('3. reads another period from its first page and writes it into the address', async () => {
    const { user, server } = show({ dateRange: 30, page: 2, totalPages: 3 })
    const asked: string[] = []
    server.on(read, ({ query }) => {
      asked.push(query.toString())
      return { status: 200, body: orders({ count: 2 }) }
    })
    const select = screen.getByRole('combobox', { name: 'Show' })
    expect(select).toHaveDisplayValue('Last 30 days')
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['30', '60', '180', '0'])
    await user.selectOptions(select, 'All')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(asked).toEqual(['page=1&pageSize=6&validate=true'])
    expect(location.pathname + location.search).toBe('/pages/myaccount/orderstatus')
  })

  test.each([
    ['en', 45, 'Last 45 days'],
    ['fr', 45, '45 derniers jours'],
    ['en', 1, 'Last day'],
  ] as const)(
    '3b. in %s adds an option for a period of %i days that is none of the four',
    (language, dateRange, label) => {
      show({ language, dateRange })
      const select = screen.getByRole('combobox')
      expect(select).toHaveDisplayValue(label)
      const values = within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value'))
      expect(values).toEqual([String(dateRange), '30', '60', '180', '0'])
    },
  )

  test('3c. counts no pages of an empty period', async () => {
    const { user, server } = show({ dateRange: 0 })
    server.on(read, () => ({ status: 200, body: orders({ count: 0 }) }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Last 30 days')
    expect(await screen.findByText(/many great deals/)).toBeVisible()
    expect(screen.queryByText(/^Page \d/)).toBeNull()
  })

  test('4. says that a period is empty; links a customer without orders to the deals', () => {
    show({ count: 0, dateRange: 30, everOrdered: true })
    expect(screen.getByText('You have no orders in this period.')).toBeVisible()
    document.body.replaceChildren()
    show({ count: 0, dateRange: 30, everOrdered: false })
    expect(screen.getByText(/many great deals on over 23,000 products/)).toBeVisible()
    document.body.replaceChildren()
    const { server } = show({ language: 'fr', count: 0 })
    expect(screen.getByText(/nombreuses aubaines parmi plus de 23\s000 produits/)).toBeVisible()
    expect(server.requests).toEqual([])
  })

  test('5. keeps the period on other pages, which load in place', async () => {
    const { user, server } = show({ dateRange: 60, page: 2, totalPages: 3 })
    const third = screen.getByRole('link', { name: 'Page 3' })
    expect(third).toHaveAttribute('href', '/pages/myaccount/orderstatus?page=3&dateRange=60')
    server.on(read, ({ query }) => ({
      status: 200,
      body: orders({ page: Number(query.get('page')), totalPages: 3, count: 1 }),
    }))
    await user.click(third)
    expect(await screen.findByText('Page 3 of 3')).toHaveAttribute('role', 'status')
    expect(location.pathname + location.search).toBe('/pages/myaccount/orderstatus?page=3&dateRange=60')
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  })

  test('6. has a button for the period without JavaScript', () => {
    const html = renderToString(
      <ShopContext.Provider value={aShop({ cookies: memberCookie })}>
        <OrderList {...shownOrders()} />
      </ShopContext.Provider>,
    )
    expect(html).toContain('Apply')
    show()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })

  test('7. is replaced by a refusal’s first message until the next reply', async () => {
    const { user, server } = show({ totalPages: 3 })
    server.on(read, () => refusal(503, 'The shop has too many visitors right now.', 'Busy'))
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop has too many visitors right now.')
    expect(screen.queryByRole('list')).toBeNull()
    server.on(read, () => ({ status: 200, body: orders({ count: 2 }) }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Last 60 days')
    expect(await screen.findByRole('list', { name: 'Your orders' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('8. shows the page that was requested last when two replies cross', async () => {
    const { user, server } = show({ totalPages: 3 })
    server.on(read, ({ query }) => ({ status: 200, body: orders({ page: Number(query.get('page')), totalPages: 3 }) }))
    const delayed = server.delayReplies()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await user.click(screen.getByRole('link', { name: 'Page 3' }))
    delayed.release()
    expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  })

  test('9. says how to edit an order', () => {
    show()
    expect(screen.getByText('Click “View details” to edit the order.')).toBeVisible()
  })
})

describe('the customer’s own list', () => {
  test('1. is read, with the account’s header around it', async () => {
    const server = aServer()
    server.on(read, () => ({ status: 200, body: orders({ count: 2 }) }))
    renderIn(aShop({ cookies: `${memberCookie}; userName=Susan`, fetch: server.fetch }), <OwnOrders />)
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible()
    expect((await screen.findByText('Susan')).parentElement).toHaveTextContent('Susan’s ACCOUNT')
  })
})
