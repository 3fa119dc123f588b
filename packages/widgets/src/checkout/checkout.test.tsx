import { fromWire } from '@onair/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { ShopContext } from '../shop.tsx'
import { bagGuid, type WireBag } from '../testing/bag.fixtures.ts'
import {
  aBagToOrder,
  aCard,
  aCheckoutServer,
  aMembersBag,
  anAddress,
  type CheckoutServer,
  memberCookie,
} from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Checkout } from './checkout.tsx'

const guest = `cartGuid=${bagGuid}`
const member = `${memberCookie}; ${guest}`
const ready = (changes: Partial<WireBag> = {}) =>
  aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: aCard(), ...changes })

function show(server: CheckoutServer, cookies: string, options: Parameters<typeof aShop>[0] = {}) {
  const [go, placed] = [vi.fn(), vi.fn()]
  const shop = aShop({ cookies, fetch: server.fetch, go, ...options })
  renderIn(shop, <Checkout initial={fromWire(server.bag())} onOrderPlaced={placed} />)
  return { shop, go, placed, user: userEvent.setup() }
}
type User = ReturnType<typeof userEvent.setup>

const step = (name: string) => screen.getByRole('region', { name })
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const openStep = (name: string) => waitFor(() => expect(step(name)).toHaveAttribute('aria-current', 'step'))

/** What the capture frame says, from its own window and origin. */
function frameSays(message: object, origin = 'http://127.0.0.1:3001') {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Card details/)
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { source: 'onair-capture', ...message },
      origin,
      source: frame.contentWindow,
    }),
  )
}
const token = {
  type: 'token',
  Token: 'card_vi_4242_approve_00',
  CardType: 'VI',
  LastDigits: '4242',
  ExpiryMonth: '08',
  ExpiryYear: '2029',
  HolderName: 'Susan Martin',
}

async function fillIn(user: User) {
  const fields = {
    'E-mail address': 'susan@example.com',
    'First name': 'Susan',
    'Last name': 'Martin',
    'Address line 1': '88 Lakeshore Road East',
    City: 'Mississauga',
    'Postal code': 'L5G 1C9',
    Phone: '416 555 0123',
  }
  for (const [label, text] of Object.entries(fields)) {
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text)
  }
}

describe('a guest at checkout', () => {
  test('1. gets from the bag to an order', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { user, go, placed } = show(server, guest)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    await press(user, 'Deliver to this address')
    await user.click(await screen.findByRole('radio', { name: /Express delivery/ }))
    await press(user, 'Continue')
    const frame = await screen.findByTitle(/^Card details/)
    fireEvent.load(frame)
    frameSays({ type: 'ready' })
    await press(user, 'Review the order')
    frameSays(token)
    await press(user, /^Place order/)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/pages/orderconfirmation?orderNo=100000001'))
    expect(placed).toHaveBeenCalledExactlyOnceWith({ orderNo: '100000001', grandTotal: 23614 })
    expect(server.bag()).toMatchObject({ ShipMethodId: 'express', CreditCard: { LastDigits: '4242' } })
  })

  test('2. finds the first wrong field focused, and loses nothing that was typed', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    const city = screen.getByRole('textbox', { name: /^City/ })
    await user.clear(city)
    await press(user, 'Deliver to this address')
    expect(city).toHaveFocus()
    expect(city).toHaveAccessibleDescription('Please fill this in.')
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Susan')
  })

  test('3. fields say to the browser what they are, and what is required', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    await press(user, 'Continue as a guest')
    const tokens = screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'))
    expect(tokens).toEqual([
      'email',
      'shipping given-name',
      'shipping family-name',
      'shipping address-line1',
      'shipping address-line2',
      'shipping address-level2',
      'shipping postal-code',
      'shipping tel',
    ])
    expect(screen.getByRole('combobox', { name: /^Province/ })).toBeRequired()
    expect(screen.getByRole('textbox', { name: /^Address line 2/ })).not.toBeRequired()
  })

  test('4. a bag that changes in the background wipes nothing that was typed', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { user, shop } = show(server, guest)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    server.change({ Province: 'QC', GrandTotal: 250 })
    await act(() => shop.models.of(bagModel).refresh())
    expect(screen.getByRole('complementary', { name: 'Your order' })).toHaveTextContent('$250.00')
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Mississauga')
  })

  test('5. what was typed is still there after a look at another step', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    await press(user, /^Change – Who/)
    await press(user, 'Continue as a guest')
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Mississauga')
  })

  test('6. the focus goes to the heading of the step that opens', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    await press(user, 'Continue as a guest')
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus()
  })

  test('7. a PO box is understood', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    await press(user, 'Continue as a guest')
    const line = screen.getByRole('textbox', { name: /^Address line 1/ })
    await user.type(line, 'PO Box 12')
    expect(line).toHaveAccessibleDescription('We will send it to this PO box.')
  })
})

describe('signing in at checkout', () => {
  beforeEach(() => {
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute: () => Promise.resolve('ok-test') })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('1. leads on to the delivery with the account’s addresses', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { fetch } = server
    // The token endpoint takes a form.
    server.fetch = (input, init) => fetch(input, /\/token$/.test(String(input)) ? { ...init, body: undefined } : init)
    const { user } = show(server, guest)
    await user.type(screen.getByLabelText(/E-mail address/), 'susan@example.com')
    await user.type(screen.getByLabelText(/^Password/), 'Onair2026')
    await press(user, 'Sign in and continue')
    await openStep('Delivery address')
    expect(step('Who is ordering')).toHaveTextContent('Signed in as susan@example.com')
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })
})

describe('a member at checkout', () => {
  test('1. skips who, chooses an address and a saved card, and pays in four', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { user } = show(server, member)
    await user.click(screen.getByRole('radio', { name: /Sherbrooke/ }))
    await press(user, 'Deliver to this address')
    await press(user, 'Continue')
    await user.click(await screen.findByRole('radio', { name: /^4 Easy Pay payments/ }))
    const plan = await screen.findByRole('list', { name: /^Easy Pay payments/ })
    expect(within(plan).getAllByRole('listitem')).toHaveLength(4)
    await user.click(await screen.findByRole('radio', { name: /Onair Card ending in 0000/ }))
    await press(user, 'Review the order')
    await screen.findByRole('button', { name: /^Place order/ })
    expect(server.bag()).toMatchObject({
      NoOfInstallments: 4,
      ShippingAddress: { Id: 'a2' },
      CreditCard: { Id: 'c2' },
    })
  })

  test('2. reads the whole order once more before it is placed', async () => {
    const { user: _ } = show(aCheckoutServer(ready()), member)
    await screen.findByRole('button', { name: 'Place order – $236.14' })
    const review = within(step('Review and place your order'))
    for (const text of [
      'Gooseneck Kettle with Thermometer',
      '88 Lakeshore Road East',
      'Standard delivery',
      'HST 13%',
    ]) {
      expect(review.getAllByText(text).length).toBeGreaterThan(0)
    }
    expect(review.getByText('Visa ending in 4242')).toBeVisible()
  })

  test('3. a double click places one order', async () => {
    const server = aCheckoutServer(ready())
    const { user, go } = show(server, member)
    await user.dblClick(await screen.findByRole('button', { name: /^Place order/ }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.attempts).toHaveLength(1)
  })

  test('4. a declined card is said at the payment, and another can be used', async () => {
    const server = aCheckoutServer(ready())
    const { user } = show(server, member)
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(417, 'Your card was declined.', 'CreditCard'),
    )
    await press(user, /^Place order/)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.')
    await openStep('Payment')
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /Onair Card/ }))
    await press(user, 'Review the order')
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeEnabled()
  })

  test('5. what changed is said with both totals, and accepted with one click', async () => {
    const server = aCheckoutServer(ready())
    const { user, go } = show(server, member)
    await screen.findByRole('button', { name: /^Place order/ })
    const lines = server.bag().CartLines.map((line) => ({ ...line, Price: line.Price + 1 }))
    server.change({ CartLines: lines, GrandTotal: 240 })
    await press(user, /^Place order/)
    expect(await screen.findByText('The total was $236.14 and is now $240.00.')).toBeVisible()
    await press(user, 'Accept and place – $240.00')
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
  })

  test('6. when no answer comes, says that it does not know, and repeats the attempt', async () => {
    const server = aCheckoutServer(ready())
    const { user, go } = show(server, member)
    await screen.findByRole('button', { name: /^Place order/ })
    server.reachable(false)
    await press(user, /^Place order/)
    expect(await screen.findByText(/it will not be placed twice/)).toBeVisible()
    server.reachable(true)
    await press(user, /^Place order again/)
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.orders).toHaveLength(1)
  })

  test('7. a message from another origin or window is no card', async () => {
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

  test('8. while the capture service cannot be found, offers to try again', async () => {
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
})

describe('on the server', () => {
  test.each([
    ['1. a guest’s checkout', aBagToOrder(), guest],
    ['2. a member’s', aMembersBag(), member],
    ['3. one at its review', ready(), member],
  ])('%s comes to life as it was rendered', async (_, bag, cookies) => {
    const server = aCheckoutServer(bag)
    const view = (fetch: typeof server.fetch) => (
      <ShopContext value={aShop({ cookies, fetch })}>
        <Checkout initial={fromWire(bag)} />
      </ShopContext>
    )
    const silent = vi.fn(() => Promise.reject(new Error('No call while rendering')))
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(view(silent), { identifierPrefix: 'i1-' })
    expect(silent).not.toHaveBeenCalled()
    const wrong = vi.fn()
    let root: Root | undefined
    await act(async () => {
      root = hydrateRoot(place, view(server.fetch), { identifierPrefix: 'i1-', onRecoverableError: wrong })
    })
    expect(wrong).not.toHaveBeenCalled()
    await act(async () => root?.unmount())
    place.remove()
  })
})
