import { fromWire } from '@onair/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
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
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
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
    const fields = screen.getAllByLabelText(/./, { selector: 'input[autocomplete]' })
    const tokens = fields.map((field) => field.getAttribute('autocomplete'))
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
    const line = screen.getByRole('combobox', { name: /^Address line 1/ })
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
    expect(screen.getAllByRole('radio')).toHaveLength(4)
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
    const changed = within(await screen.findByRole('list', { name: 'What changed' }))
    expect(changed.getAllByRole('listitem').map((item) => item.querySelector('.onair-hidden')?.textContent)).toEqual([
      '$59.99, now $60.99',
      '$79.00, now $80.00',
      '$236.14, now $240.00',
    ])
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

describe('paying with gift cards', () => {
  const atPayment = () => show(aCheckoutServer(aMembersBag('en', { ShippingAddress: anAddress() })), member)
  const type = async (user: User, number: string, pin = '1234') => {
    await press(user, /^Use (a|another) gift card/)
    await user.type(screen.getByLabelText(/^Gift card number/), number)
    await user.type(screen.getByLabelText(/^PIN/), pin)
    await press(user, 'Use this card')
  }

  test('1. one takes what it holds, and a saved card pays the rest', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006 4900 0000 0050')
    const used = await within(step('Payment')).findByText('Gift card ending in 0050')
    expect(used.closest('li')).toHaveTextContent(/-\$50\.00/)
    expect(used.closest('li')).toHaveTextContent('Nothing stays on the card')
    expect(screen.getByText('Left to pay: $186.14')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Gift cards' })).toHaveFocus()
    await press(user, 'Review the order')
    expect(await screen.findByRole('button', { name: 'Place order – $186.14' })).toBeEnabled()
    const review = within(step('Review and place your order'))
    expect(review.getByText('Gift card ending in 0050: $50.00')).toBeVisible()
    expect(review.getByText('Visa ending in 4242')).toBeVisible()
  })

  test('2. when they pay everything the card part is gone, and nothing is asked for', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000500')
    expect(await screen.findByText(/^Nothing is left to pay/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /gift card$/ })).toBeNull()
    await press(user, 'Review the order')
    expect(await screen.findByRole('button', { name: 'Place order – $0.00' })).toBeEnabled()
  })

  test('3. one is taken out again', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000500')
    await press(user, 'Remove – Gift card ending in 0500')
    expect(await screen.findByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
    expect(screen.queryByText('Gift card ending in 0500')).toBeNull()
  })

  test('4. what is wrong stands beside the field, which is focused, and nothing typed is lost', async () => {
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

  test('4b. a number that was given up is forgotten, with what was wrong with it', async () => {
    const { user } = atPayment()
    await press(user, 'Continue')
    await type(user, '6006490000000050', '9999')
    await screen.findByText(/This gift card and PIN do not match/)
    await press(user, 'Cancel')
    await press(user, 'Use a gift card')
    expect(screen.getByLabelText(/^Gift card number/)).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText(/This gift card and PIN do not match/)).toBeNull()
  })

  test('5. typing a number renders nothing anew', async () => {
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

describe('what stands in the way', () => {
  test('1. a line that sold out is taken out right there', async () => {
    const server = aCheckoutServer(ready())
    const { user } = show(server, member)
    await screen.findByRole('button', { name: /^Place order/ })
    const [kettle, cardigan] = server.bag().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    server.change({ CartLines: [{ ...kettle, Available: 0 }, cardigan] })
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(409, 'Another shopper was quicker.', 'CartLines.line-1'),
    )
    await press(user, /^Place order/)
    expect(await screen.findByText('Gooseneck Kettle with Thermometer is sold out.')).toBeVisible()
    await press(user, /^Remove it and go on/)
    await waitFor(() => expect(screen.queryByText(/is sold out\.$/)).toBeNull())
    expect(within(step('Review and place your order')).queryByText('Gooseneck Kettle with Thermometer')).toBeNull()
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeEnabled()
  })

  test('1b. the server’s sentence of it is not said twice', async () => {
    const [kettle, cardigan] = ready().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    const message = 'Gooseneck Kettle with Thermometer is sold out. Please remove it from your bag.'
    const Messages = [{ Message: message, Area: 'CartLines.line-1' }]
    const server = aCheckoutServer(ready({ CartLines: [{ ...kettle, Available: 0 }, cardigan], Messages }))
    server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', () => refusal(417, message, 'CartLines.line-1'))
    show(server, member)
    expect(await screen.findByRole('button', { name: /^Remove it and go on/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'One moment…' })).toBeNull())
    expect(screen.queryByText(message)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  })

  test('2. of a line with fewer left, those are taken', async () => {
    const [kettle, cardigan] = ready().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    const server = aCheckoutServer(ready({ CartLines: [{ ...kettle, Available: 1 }, cardigan] }))
    const { user } = show(server, member)
    expect(screen.getByText(/there is only one left; you asked for 2/)).toBeVisible()
    await press(user, /^Take the one that is left/)
    await waitFor(() => expect(server.bag().CartLines[0]).toMatchObject({ Quantity: 1 }))
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeEnabled()
  })

  test('3. a promo code that is refused is left out with one click', async () => {
    const promotion = { Code: 'ONCEONLY', Description: '$5 off', Amount: 5, IsApplied: true }
    const server = aCheckoutServer(ready({ Promotions: [promotion] }))
    const { user } = show(server, member)
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(417, 'You have already used promo code ONCEONLY.', 'PromoCode'),
    )
    await press(user, /^Place order/)
    expect(await screen.findByRole('alert')).toHaveTextContent('You have already used promo code ONCEONLY.')
    await press(user, 'Go on without the promo code')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(server.bag().Promotions).toEqual([])
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeEnabled()
  })

  test('4. the wallet pays at once: no Easy Pay beside it, and it can be taken back', async () => {
    const wallet = aCard({ Id: 'wallet', CardType: 'PY', LastDigits: '', ExpiryMonth: '', ExpiryYear: '' })
    const server = aCheckoutServer(ready({ CreditCard: wallet }))
    const { user } = show(server, member)
    await press(user, /^Change – Payment/)
    expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /Easy Pay/ })).toBeNull()
    await press(user, 'Do not pay with PayPal')
    expect(await screen.findByRole('radio', { name: /^4 Easy Pay/ })).toBeVisible()
    expect(server.bag().CreditCard).toBeNull()
  })

  test('5. a quick shopper’s card is asked for as soon as the frame is ready', async () => {
    const server = aCheckoutServer(ready({ CreditCard: null }))
    const { user } = show(server, member)
    await press(user, 'Continue')
    await user.click(await screen.findByRole('radio', { name: 'Another card' }))
    const frame = await screen.findByTitle(/^Card details/)
    await press(user, 'Review the order')
    fireEvent.load(frame)
    frameSays({ type: 'ready' })
    frameSays(token)
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeEnabled()
  })
})

describe('the order beside the steps', () => {
  test('1. opens and closes, with its total always in sight', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    const toggle = screen.getByRole('button', { name: /^Show your order/ })
    expect(toggle).toHaveAccessibleName('Show your order $236.14')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(screen.getByRole('button', { name: /^Hide your order/ })).toHaveAttribute('aria-expanded', 'true')
  })

  test('2. names every promotion, tax and gift card', () => {
    const bag = ready({
      Promotions: [
        { Code: 'WELCOME10', Description: '10% off your order', Amount: 19.9, IsApplied: true },
        { Code: 'FREESHIP', Description: 'Free shipping', Amount: 0, IsApplied: true },
        { Code: 'EXPIRED', Description: 'Spring', Amount: 0, IsApplied: false },
      ],
      Discount: 19.9,
      ShippingHandling: 0,
      GiftCards: [{ Id: 'g1', LastDigits: '0050', Amount: 50, Balance: 50 }],
    })
    show(aCheckoutServer(bag), member)
    const rows = within(screen.getByRole('complementary', { name: 'Your order' })).getAllByRole('term')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Merchandise',
      '10% off your orderWELCOME10',
      'Shipping and handlingFree shipping',
      'HST 13%',
      'Order total',
      'Gift card ending in 0050',
      'To pay',
    ])
  })

  test('3. how far the checkout has come is said', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), guest)
    expect(screen.getByText('Step 1 of 5: Who is ordering')).toBeVisible()
    await press(user, 'Continue as a guest')
    expect(screen.getByText('Step 2 of 5: Delivery address')).toBeVisible()
  })

  test('4. the review names the pick-up point and the billing address', async () => {
    const accessPoint = { Id: 'AP1', Name: 'Corner Pharmacy' }
    const bag = ready({ ShippingAddress: anAddress({ Id: 'p1', Address1: '1 King Street', AccessPoint: accessPoint }) })
    show(aCheckoutServer(bag), member)
    const review = within(step('Review and place your order'))
    expect(review.getByText('Pick-up point')).toBeVisible()
    expect(review.getByText('Corner Pharmacy')).toBeVisible()
    expect(review.getByText('Billing address').parentElement).toHaveTextContent('88 Lakeshore Road East')
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
