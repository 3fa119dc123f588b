import { formatShortDate, zonedDate } from '@onair/core/dates'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { shownEasyPays } from '../testing/order.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop, type TestShop } from '../testing/shop.ts'
import { EasyPay } from './easy-pay.tsx'

const cookies = `${memberCookie}; userName=Susan`
const now = new Date('2026-11-21T17:00:00Z')
/** In the machine's time zone: a hydrated page uses the shopper's own. */
const today = zonedDate(now, Intl.DateTimeFormat().resolvedOptions().timeZone)
/** A shop whose clock is fixed, before the fixtures' payments. */
function aShopThen(options: Parameters<typeof aShop>[0] = {}): TestShop {
  const shop = aShop({ cookies, ...options })
  Object.assign(shop.session, { now: () => now })
  return shop
}
const show = (count: number, options: Parameters<typeof aShop>[0] = {}) => {
  renderIn(aShopThen(options), <EasyPay initial={shownEasyPays(count)} />)
  return userEvent.setup()
}

describe('the Easy Pay payments', () => {
  test('1. have rows with the day, the order, the progress and the amount due', () => {
    show(1)
    const [, row] = screen.getAllByRole('row')
    if (!row) throw new Error('There is no row')
    expect(row).toHaveTextContent('Nov 24, 2026')
    expect(row).toHaveTextContent('$24.99')
    expect(within(row).getByRole('link', { name: '100000100' })).toHaveAttribute(
      'href',
      '/pages/myaccount/orderstatus?orderNo=100000100',
    )
    expect(row).toHaveTextContent('2 of 2 payments')
    const progress = within(row).getByRole('progressbar', { name: '1 of 2 payments paid' })
    expect(progress).toHaveAttribute('max', '100')
    expect(progress).toHaveValue(50)
    expect(row).toHaveTextContent('FINAL')
  })

  test('2. are twelve a page; the sub-total is of all, in the USD style in both languages', async () => {
    const user = show(20, { language: 'fr' })
    expect(screen.getAllByRole('row')).toHaveLength(13)
    expect(screen.getByText('$1,449.80')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(screen.getAllByRole('row')).toHaveLength(9)
    expect(screen.getByRole('status')).toHaveTextContent('8 versements affichés sur 20')
  })

  test('3. can be filtered by a period, which shows its errors and can be reset', async () => {
    const user = show(5)
    const period = () => screen.getByRole('textbox', { name: 'Time period' })
    const whole = `${formatShortDate(today, 'en', 'UTC')} - Dec 22, 2026`
    expect(period()).toHaveValue(whole)
    const type = async (text: string) => {
      await user.clear(period())
      await user.type(period(), `${text}{Enter}`)
    }
    await type('Dec 10, 2026 - Dec 22, 2026')
    expect(screen.getAllByRole('row')).toHaveLength(3)
    await type('Nov 1, 2026 - Dec 22, 2026')
    expect(period()).toHaveAccessibleDescription(/The start date is too early\./)
    expect(screen.getAllByRole('row')).toHaveLength(3)
    await type('Nov 24, 2026 - Dec 24, 2027')
    expect(period()).toHaveAccessibleDescription(/after your last payment/)
    await type('32 February')
    expect(period()).toHaveAccessibleDescription(/Choose two dates/)
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(period()).toHaveValue(whole)
    expect(screen.getAllByRole('row')).toHaveLength(6)
  })

  test('4. if there are none, explain Easy Pay', () => {
    show(0)
    expect(screen.getByText('You have no upcoming payments.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Learn about Easy Pay' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('6. are all in the server’s HTML: the pager needs JavaScript', () => {
    const html = renderToString(
      <ShopContext.Provider value={aShopThen()}>
        <EasyPay initial={shownEasyPays(20)} />
      </ShopContext.Provider>,
    )
    expect(html.match(/<tr[ >]/g)).toHaveLength(21)
  })

  test('7. have a disabled period and print button in the server’s HTML, so that hydration moves nothing', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShopThen()}>
        <EasyPay initial={shownEasyPays(20)} />
      </ShopContext.Provider>,
    )
    expect(within(page).getByRole('textbox', { name: 'Time period' })).toBeDisabled()
    expect(within(page).getByRole('button', { name: 'Open the calendar' })).toBeDisabled()
    expect(within(page).getByRole('button', { name: 'Print' })).toBeDisabled()
  })
})
