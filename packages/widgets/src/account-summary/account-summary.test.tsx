import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { AccountSummary, type AccountSummaryProps } from './account-summary.tsx'

const nothing: AccountSummaryProps = { editable: [], returnable: [], favourites: [] }
const latest = { orderNo: '40000130', orderDateTime: '2026-11-21T19:42:00-05:00', status: 'Received', shipments: [] }

function show(props: Partial<AccountSummaryProps>, language: 'en' | 'fr' = 'en') {
  const shop = aShop({ language, cookies: memberCookie, base: 'http://shop.test' })
  renderIn(shop, <AccountSummary {...nothing} {...props} />)
}
const section = (name: string) => {
  const element = screen.getByRole('heading', { name, level: 2 }).closest('section')
  if (!element) throw new Error(`There is no section ${name}`)
  return within(element)
}

describe('the account’s summary', () => {
  test('1. says in each section that there is nothing yet, and links to the shop', () => {
    show({})
    expect(section('Your latest order').getByRole('link', { name: 'Shop now' })).toHaveAttribute(
      'href',
      'http://shop.test/',
    )
    expect(screen.getByText('You have no upcoming payments.')).toBeVisible()
    expect(screen.getByText('None of your latest orders can be edited or returned now.')).toBeVisible()
    expect(screen.getByText(/None of your latest favourites is on air tonight/)).toBeVisible()
  })

  test('2. shows the latest known state of each shipment', () => {
    const shipment = (shipOrderNo: string, dates: object) => ({ shipOrderNo, names: ['Kettle', 'Vase'], ...dates })
    show({
      latest: {
        ...latest,
        shipments: [
          shipment('1', { deliveryDate: '2026-11-20', shipDate: '2026-11-18' }),
          shipment('2', { estimatedDelivery: '2026-11-27', shipDate: '2026-11-18' }),
          shipment('3', { shipDate: '2026-11-18' }),
          shipment('4', {}),
        ],
      },
    })
    expect(screen.getAllByText(/Kettle, Vase/).map(({ textContent }) => textContent)).toEqual([
      'Kettle, Vase: delivered on November 20, 2026',
      'Kettle, Vase: expected by November 27, 2026',
      'Kettle, Vase: shipped on November 18, 2026',
      'Kettle, Vase: Received',
    ])
    expect(screen.queryByRole('link', { name: 'Track order' })).toBeNull()
  })

  test('3. has a no-break space before the colon in French', () => {
    show({ latest: { ...latest, shipments: [{ shipOrderNo: '1', names: ['Bouilloire'] }] } }, 'fr')
    expect(screen.getByText(/Bouilloire/).textContent).toMatch(/^Bouilloire\u00a0: /)
  })

  test('4. says that a payment was declined', () => {
    const payment = { orderNo: '40000110', totalAmount: 7499, paymentDate: '2026-11-21', status: 'Failed' as const }
    show({ payment })
    expect(screen.getByText(/The payment of \$74\.99 on November 21, 2026 for order 40000110 failed/)).toBeVisible()
  })

  test('5. names orders that can still be edited or returned, and until when', () => {
    show({
      editable: [{ orderNo: '40000130', until: '2026-11-21T20:42:00-05:00' }],
      returnable: [{ orderNo: '40000114', shipOrderNo: '4000011401', until: '2026-12-10' }],
    })
    const items = section('Still possible with your latest orders').getAllByRole('listitem')
    expect(items[0]).toHaveTextContent(/Order 40000130 can be edited until November 2/)
    expect(items[1]).toHaveTextContent('Order 40000114 can be returned until December 10, 2026.')
  })

  test('6. shows at most five favourites, and links to the others', () => {
    const favourites = Array.from({ length: 6 }, (_, index) => ({
      itemNo: String(412_305 + index),
      name: `Bowl ${index}`,
    }))
    show({ favourites })
    expect(screen.getAllByRole('link', { name: /^Bowl/ })).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'See all favourites' })).toHaveAttribute(
      'href',
      'http://shop.test/pages/myaccount/favourites',
    )
  })

  test('7. shows a guest no favourites', () => {
    show({ favourites: undefined })
    expect(screen.queryByRole('heading', { name: 'Your favourites today' })).toBeNull()
  })
})
