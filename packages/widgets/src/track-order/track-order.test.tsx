import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { shownTracking, tracking } from '../testing/tracking.fixtures.ts'
import { TrackOrder, type TrackOrderProps } from './track-order.tsx'

const call = 'GET /api/v2/{language}/ordertracking'

function show(props: TrackOrderProps = {}, options: Parameters<typeof aShop>[0] = {}) {
  const server = aServer()
  const asked: string[] = []
  server.on(call, ({ query }) => {
    asked.push(query.toString())
    return { status: 200, body: tracking() }
  })
  renderIn(aShop({ fetch: server.fetch, ...options }), <TrackOrder {...props} />)
  return { server, asked, user: userEvent.setup() }
}
const orderNo = () => screen.getByRole('textbox', { name: /^Order number/ })
const postalCode = () => screen.getByRole('textbox', { name: /^Postal code/ })
const submit = () => screen.getByRole('button', { name: 'Track order' })

describe('tracking an order', () => {
  test('1. sends the trimmed number and postal code, and lists events, the latest first', async () => {
    const { asked, user } = show()
    await user.type(orderNo(), ' 100000123 ')
    await user.type(postalCode(), 'L5G 1C9{Enter}')
    expect(await screen.findByRole('heading', { name: /Order 100000123 Shipped/ })).toBeVisible()
    expect(asked).toEqual(['orderNo=100000123&postalCode=L5G+1C9'])
    const events = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(events.map((event) => event.querySelector('strong')?.textContent)).toEqual([
      'The parcel left our warehouse.',
      'We received the order.',
    ])
    expect(screen.getByText('Expected by November 27, 2026')).toBeVisible()
  })

  test('2. reads the order in its attributes, unless the server has read it', async () => {
    const named = { orderNo: '100000123', postalCode: 'L5G 1C9' }
    const { asked } = show(named)
    expect((await screen.findByText('10000012301')).parentElement).toHaveTextContent('Tracking number 10000012301')
    expect(asked).toHaveLength(1)
    document.body.replaceChildren()
    expect(show({ ...named, initial: shownTracking() }).asked).toEqual([])
    expect(screen.getByText('10000012301').parentElement).toHaveTextContent('Tracking number 10000012301')
  })

  test('3. shows the server’s sentence after a refusal, and keeps typed values', async () => {
    const { server, user } = show()
    server.on(call, () => refusal(404, 'We found no order with this number and postal code.', 'OrderNo'))
    await user.type(orderNo(), '999999999')
    await user.type(postalCode(), 'K1P 5W1')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('We found no order')
    expect(orderNo()).toHaveValue('999999999')
  })

  test('4. says that the shop is unreachable', async () => {
    const { server, user } = show()
    server.reachable(false)
    await user.type(orderNo(), '100000123')
    await user.type(postalCode(), 'L5G 1C9')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
  })

  test('5. without JavaScript the form opens the shop’s page with both', () => {
    const html = renderToString(
      <ShopContext.Provider value={aShop()}>
        <TrackOrder />
      </ShopContext.Provider>,
    )
    expect(html).toMatch(/<form[^>]*action="\/pages\/trackorder"/)
    expect(html).toContain('name="postalCode"')
  })

  test('6. speaks French', () => {
    show({ initial: shownTracking({ language: 'fr', delivered: true }) }, { language: 'fr' })
    expect(screen.getByText('Livré le 26 novembre 2026')).toBeVisible()
    expect(screen.getByText('Le colis a été livré.')).toBeVisible()
  })
})
