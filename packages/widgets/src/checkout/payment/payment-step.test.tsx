import { fromWire } from '@onair/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { frameSays, member, press, ready, show, step, token, type User } from '../../testing/at-checkout.tsx'
import { aCard, aCheckoutServer, aMembersBag, anAddress } from '../../testing/checkout.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { isPreact } from '../../testing/renderer.ts'
import { refusal } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { Checkout } from '../checkout.tsx'

describe('paying by card or wallet', () => {
  test('1. ignores a message from another origin or window', async () => {
    const server = aCheckoutServer(ready())
    const { user } = show(server, member)
    await press(user, /^Change – Payment/)
    await user.click(await screen.findByRole('radio', { name: 'Another card' }))
    fireEvent.load(await screen.findByTitle(/^Card details/))
    frameSays({ type: 'ready' }, 'http://evil.test')
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { source: 'onair-capture', type: 'ready' },
        origin: 'http://127.0.0.1:3001',
      }),
    )
    expect(screen.getByText('The card form is opening…')).toBeInTheDocument()
    frameSays({ type: 'ready' })
    await waitFor(() => expect(screen.queryByText('The card form is opening…')).toBeNull())
  })

  test('2. offers to try again while the capture service is unreachable', async () => {
    const server = aCheckoutServer(ready())
    server.on('GET /api/semafone/config', () => refusal(503, 'Away.', 'Capture'))
    const { user } = show(server, member)
    await press(user, /^Change – Payment/)
    await user.click(await screen.findByRole('radio', { name: 'Another card' }))
    server.on('GET /api/semafone/config', () => ({
      status: 200,
      body: { FrameUrl: 'http://127.0.0.1:3001/f', Origin: 'http://127.0.0.1:3001', CardTypes: [], Languages: [] },
    }))
    await press(user, 'Try again')
    expect(await screen.findByTitle(/^Card details/)).toBeVisible()
  })

  test('3. requests a quick shopper’s card as soon as the frame is ready', async () => {
    const server = aCheckoutServer(ready({ CreditCard: null }))
    const { user } = show(server, member)
    await press(user, 'Continue')
    await user.click(await screen.findByRole('radio', { name: 'Another card' }))
    const frame = await screen.findByTitle(/^Card details/)
    await press(user, 'Review the order')
    fireEvent.load(frame)
    frameSays({ type: 'ready' })
    frameSays(token)
    expect(await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })).toBeEnabled()
  })

  test('4. the wallet pays at once: Easy Pay is not offered with it, and it can be removed', async () => {
    const wallet = aCard({ Id: 'wallet', CardType: 'PY', LastDigits: '', ExpiryMonth: '', ExpiryYear: '' })
    const server = aCheckoutServer(ready({ CreditCard: wallet }))
    const { user } = show(server, member)
    await press(user, /^Change – Payment/)
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /^\d payments/ })).toBeNull()
    await press(user, 'Do not pay with PayPal')
    expect(await screen.findByRole('radio', { name: /^4 payments/ })).toBeVisible()
    expect(server.bag().CreditCard).toBeNull()
  })
})

describe('paying with gift cards', () => {
  const atPayment = () => show(aCheckoutServer(aMembersBag('en', { ShippingAddress: anAddress() })), member)
  const type = async (user: User, number: string, pin = '1234') => {
    await press(user, /^Use (a|another) gift card/)
    await user.type(screen.getByLabelText(/^Gift card number/), number)
    await user.type(screen.getByLabelText(/^PIN/), pin)
    await press(user, 'Use this card')
  }

  test('1. one gift card pays up to its balance, and a saved card pays the rest', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006 4900 0000 0050')
    const used = await within(step('Payment')).findByText('0050')
    expect(used.closest('li')).toHaveTextContent(/−\$50\.00/)
    expect(used.closest('li')).toHaveTextContent('The card will be empty')
    expect(screen.getByText('Left to pay: $186.14')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Gift cards' })).toHaveFocus()
    await press(user, 'Review the order')
    expect(await screen.findByRole('button', { name: 'Place order and authorize $186.14' })).toBeEnabled()
    const payment = within(step('Payment'))
    expect(payment.getByText('Gift card ending in 0050: $50.00')).toBeVisible()
    expect(payment.getByText('Visa ending in 4242')).toBeVisible()
  })

  test('2. if they pay everything, there is no card section', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000500')
    expect(await screen.findByText(/^Nothing is left to pay/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /gift card$/ })).toBeNull()
    await press(user, 'Review the order')
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled()
  })

  test('2b. an order that costs nothing does not say that gift cards cover it', async () => {
    const { user } = show(aCheckoutServer(ready({ OrderTotal: 0, GrandTotal: 0, CreditCard: null })), member)
    await press(user, 'Continue')
    await press(user, /^Change – Payment/)
    expect(screen.getByText('There is nothing to pay for this order.')).toBeVisible()
  })

  test('3. one can be removed', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000500')
    expect(screen.queryByRole('radio', { name: /^4 payments/ })).toBeNull()
    await press(user, 'Remove – Gift card ending in 0500')
    // The card section is back, and Easy Pay is offered again.
    expect(await screen.findByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^4 payments/ })).toBeVisible()
    expect(screen.queryByText('Gift card ending in 0500')).toBeNull()
  })

  test('4. an error is shown beside its field, which gets the focus, and typed values stay', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000050', '9999')
    const number = screen.getByLabelText(/^Gift card number/)
    await waitFor(() => expect(number).toHaveFocus())
    expect(number).toHaveAccessibleDescription(/This gift card and PIN do not match/)
    expect(number).toHaveValue('6006490000000050')
    await user.clear(screen.getByLabelText(/^PIN/))
    await press(user, 'Use this card')
    expect(screen.getByLabelText(/^PIN/)).toHaveFocus()
    expect(screen.getByLabelText(/^PIN/)).toHaveAccessibleDescription(/Enter the four digits of the PIN/)
  })

  test.each([
    ['is taken', '1234'],
    ['is refused', '9999'],
  ])('4a. when it %s late, the focus stays where the shopper has gone', async (_what, pin) => {
    const server = aCheckoutServer(aMembersBag('en', { ShippingAddress: anAddress() }))
    const { user } = show(server, member)
    await press(user, 'Continue')
    await screen.findByRole('button', { name: /^Use a gift card/ })
    const delayed = server.delayReplies()
    await type(user, '6006490000000050', pin)
    const elsewhere = screen.getByRole('button', { name: /^Change – Delivery/ })
    act(() => elsewhere.focus())
    delayed.release()
    await within(step('Payment')).findByText(pin === '1234' ? '0050' : /This gift card and PIN do not match/)
    expect(elsewhere).toHaveFocus()
  })

  test('4b. a discarded number is forgotten, with its errors', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000050', '9999')
    await screen.findByText(/This gift card and PIN do not match/)
    await press(user, 'Cancel')
    await press(user, 'Use a gift card')
    expect(screen.getByLabelText(/^Gift card number/)).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText(/This gift card and PIN do not match/)).toBeNull()
  })

  // preact/compat has no Profiler.
  test.skipIf(isPreact)('5. typing a number renders nothing again', async () => {
    const renders = vi.fn()
    const bag = aMembersBag('en', { ShippingAddress: anAddress() })
    const shop = aShop({ cookies: member, fetch: aCheckoutServer(bag).fetch })
    renderIn(
      shop,
      <Profiler id="checkout" onRender={renders}>
        <Checkout initial={fromWire(bag)} />
      </Profiler>,
    )
    const user = userEvent.setup()
    await press(user, 'Continue')
    await press(user, 'Use a gift card')
    await screen.findByRole('radio', { name: /Onair Card/ })
    renders.mockClear()
    await user.type(screen.getByLabelText(/^Gift card number/), '6006490000000050')
    expect(renders).not.toHaveBeenCalled()
  })

  test('6. speaks French', async () => {
    const server = aCheckoutServer(aMembersBag('fr', { ShippingAddress: anAddress() }), { language: 'fr' })
    const { user } = show(server, member, { language: 'fr' })
    await press(user, 'Continuer')
    await press(user, 'Utiliser une carte-cadeau')
    expect(screen.getByLabelText(/^NIP/)).toBeRequired()
  })
})
