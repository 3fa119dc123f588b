import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aReturn, aReturnableOrder, shownReturn, shownReturnableOrder } from '../testing/return.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { ReturnItems, type ReturnItemsProps } from './return-items.tsx'
import { ReturnItemsByNumber } from './return-items-by-number.tsx'

const request = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns'
const read = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}'
const list = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns'
const lineId = '100000123-1-1'

function show(props: Partial<ReturnItemsProps> = {}) {
  const server = aServer()
  const shop = aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' })
  renderIn(shop, <ReturnItems shipOrderNo="100000123-1" order={shownReturnableOrder()} returns={[]} {...props} />)
  return { server, user: userEvent.setup() }
}
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.selectOptions(screen.getByLabelText('Quantity to return'), '1')
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'It arrived damaged')
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Return these items' }))

describe('returning items', () => {
  test('1. shows the refund while items are chosen, sends it, and then shows the number and the label', async () => {
    const { server, user } = show()
    const sent: unknown[] = []
    server.on(request, ({ body }) => {
      sent.push(body)
      return { status: 201, body: aReturn() }
    })
    expect(screen.getByText(/your refund is shown before anything is sent/)).toBeVisible()
    await choose(user)
    // 59.99 and half of 15.60.
    expect(screen.getByText('Refund').closest('div')).toHaveTextContent('$67.79')
    await user.type(screen.getByLabelText(/Anything we should know/), ' The lid. ')
    await submit(user)
    const heading = await screen.findByRole('heading', { name: 'Your return R10000001' })
    expect(sent).toEqual([
      {
        ShipOrderNo: '100000123-1',
        Items: [{ LineId: lineId, Quantity: 1, Reason: 'Damaged' }],
        Comment: 'The lid.',
        RefundTotal: 67.79,
      },
    ])
    await waitFor(() => expect(heading).toHaveFocus())
    const label = within(screen.getByRole('region', { name: 'Return label' }))
    expect(label.getByRole('img', { name: 'Barcode of tracking number 7000000100000015' })).toBeVisible()
    expect(label.getByText('7000 0001 0000 0015')).toBeVisible()
    expect(label.getByText('1 Demonstration Way')).toBeVisible()
  })

  test('2. names the missing value, and focuses its field', async () => {
    const { user } = show()
    await submit(user)
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose at least one item to return.')
    expect(screen.getByLabelText('Quantity to return')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('Quantity to return'), '2')
    await submit(user)
    expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription('Please choose a reason.')
    expect(screen.getByLabelText(/^Reason/)).toHaveFocus()
  })

  test('3. shows the server’s sentence after a refusal, and reads the remaining units again', async () => {
    const { server, user } = show()
    const [part] = aReturnableOrder().SubOrders
    server.on(request, () => refusal(417, 'Of the kettle, 0 can still be returned.', 'Quantity'))
    server.on(read, () => ({
      status: 200,
      body: aReturnableOrder({
        Items: part?.Items.map((item) => ({ ...item, ReturnedQuantity: 2, ReturnableQuantity: 0 })),
      }),
    }))
    await choose(user)
    await submit(user)
    expect(await screen.findByText('Everything of this shipment is back, or on its way back.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Return these items' })).toBeNull()
  })

  test('4. says that the shop is unreachable; a second attempt succeeds', async () => {
    const { server, user } = show()
    const keys: unknown[] = []
    server.on(request, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return { status: 201, body: aReturn() }
    })
    await choose(user)
    server.reachable(false)
    await submit(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('What you chose is still here')
    server.reachable(true)
    await submit(user)
    await screen.findByRole('heading', { name: 'Your return R10000001' })
    expect(keys).toHaveLength(1)
  })

  test.each([
    [{ IsReturnDeadlinePassed: true }, 'The return window of this shipment has closed.'],
    [{ DeliveryDate: null }, 'This shipment has not been delivered yet.'],
    [{ ShowIneligibleForReturnMessage: true }, 'These items cannot be returned'],
    [{ ShowCanadaPostReturnCTA: false }, 'This shipment goes back another way.'],
  ])('5. %o: says why there is no form, and where to read more', (changes, text) => {
    show({ order: shownReturnableOrder(changes) })
    expect(screen.getByText(new RegExp(text))).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Learn more about returns' })).toHaveAttribute(
      'href',
      'http://shop.test/go/customerservice/returnspage#restrictions',
    )
  })

  test('6. lists the returns of the shipment, and shows the requested one', () => {
    const refunded = shownReturn({
      ReturnNo: 'R2',
      Status: 'Refunded',
      RefundedAt: '2026-12-02T12:00:00-05:00',
    })
    show({ returns: [refunded, shownReturn()], returnNo: 'R10000001' })
    expect(screen.getByRole('region', { name: 'Return label' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'View return R2' }).closest('li')).toHaveTextContent(
      'Received and refunded on December 2, 2026.',
    )
  })

  test('7. has a form without JavaScript in the server’s HTML, with the refund of the chosen items', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop({ cookies: memberCookie })}>
        <ReturnItems
          shipOrderNo="100000123-1"
          order={shownReturnableOrder()}
          returns={[]}
          attemptKey="a-key-of-the-page"
          typed={{ items: [{ lineId, quantity: 1, reason: 'Damaged' }], comment: 'The lid.' }}
        />
      </ShopContext.Provider>,
    )
    const form = page.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/returns/request'])
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      shipOrderNo: '100000123-1',
      key: 'a-key-of-the-page',
      refundTotal: '6779',
      [`quantity-${lineId}`]: '1',
      [`reason-${lineId}`]: 'Damaged',
      comment: 'The lid.',
    })
    expect(page.querySelector('[style]')).toBeNull()
  })

  test('8. as an element, reads the order of its shipment; says if it is unknown', async () => {
    const server = aServer()
    server.on(read, ({ path }) =>
      path.at(-1) === '100000123' ? { status: 200, body: aReturnableOrder() } : refusal(404, 'No', 'OrderNo'),
    )
    server.on(list, () => ({ status: 200, body: { Returns: [] } }))
    const shop = aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' })
    renderIn(shop, <ReturnItemsByNumber orderNo="100000123-1" />)
    expect(await screen.findByRole('button', { name: 'Return these items' })).toBeVisible()
  })
})
