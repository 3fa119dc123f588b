import { fromWire } from '@onair/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import {
  anonymous,
  fillIn,
  frameSays,
  member,
  openStep,
  press,
  ready,
  show,
  step,
  token,
} from '../testing/at-checkout.tsx'
import {
  aBagToOrder,
  aCard,
  aCheckoutServer,
  aMembersBag,
  anAddress,
  guestCookie,
} from '../testing/checkout.fixtures.ts'
import { refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Checkout } from './checkout.tsx'

describe('a guest at checkout', () => {
  test('1. places an order of the bag', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { user, go, placed } = show(server, anonymous)
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
    await press(user, /^(Pay \$|Place order)/)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/pages/orderconfirmation?orderNo=100000001'))
    expect(placed).toHaveBeenCalledExactlyOnceWith({ orderNo: '100000001', grandTotal: 23614 })
    expect(server.bag()).toMatchObject({ ShipMethodId: 'express', CreditCard: { LastDigits: '4242' } })
  })

  test('1. on another site’s page, gets the confirmation there: the items, the total, and the address of the mail', async () => {
    const server = aCheckoutServer(ready())
    const base = 'https://shop.example'
    const { user, go, placed, shop } = show(server, guestCookie, { base })
    await press(user, /^(Pay \$|Place order)/)
    const heading = await screen.findByRole('heading', { name: 'Thank you for your order' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('Your order number is 100000001.')).toBeVisible()
    expect(screen.getByText(/We are sending the confirmation to susan@example.com/)).toBeVisible()
    const total = () => screen.getByText('Order total').closest('div')
    const amount = total()?.textContent
    expect(amount).toContain('$236.14')
    expect(placed).toHaveBeenCalledExactlyOnceWith({ orderNo: '100000001', grandTotal: 23614 })
    expect(go).not.toHaveBeenCalled()
    // A guest cannot open the order in the shop's account, and the next bag is another one.
    expect(screen.queryByRole('link', { name: 'See your order' })).toBeNull()
    act(() => shop.models.of(bagModel).replace(fromWire(aBagToOrder('en', { GrandTotal: 1 }))))
    expect(total()?.textContent).toBe(amount)
  })

  test('2. finds the first wrong field focused, and all typed values kept', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    const city = screen.getByRole('textbox', { name: /^City/ })
    await user.clear(city)
    await press(user, 'Deliver to this address')
    expect(city).toHaveFocus()
    expect(city).toHaveAccessibleDescription('Please fill this in.')
    expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Susan')
  })

  test('3. fields name their autocomplete type and whether they are required', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
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

  test('4. a bag that changes in the background clears no typed values', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { user, shop } = show(server, anonymous)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    server.change({ Province: 'QC', GrandTotal: 250 })
    await act(() => shop.models.of(bagModel).refresh())
    expect(screen.getByRole('complementary', { name: 'Your order' })).toHaveTextContent('$250.00')
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Mississauga')
  })

  test('5. typed values stay after opening another step', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
    await press(user, 'Continue as a guest')
    await fillIn(user)
    await press(user, /^Change – Who/)
    await press(user, 'Continue as a guest')
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Mississauga')
  })

  test('6. the focus goes to the heading of the step that opens', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
    await press(user, 'Continue as a guest')
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus()
  })

  test('7. recognises a PO box', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
    await press(user, 'Continue as a guest')
    const line = screen.getByRole('combobox', { name: /^Address line 1/ })
    await user.type(line, 'PO Box 12')
    expect(line).toHaveAccessibleDescription('We will send it to this PO box.')
  })
})

describe('a member at checkout', () => {
  test('1. skips the first step, chooses an address and a saved card, and pays in four payments', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { user } = show(server, member)
    await user.click(screen.getByRole('radio', { name: /Sherbrooke/ }))
    await press(user, 'Deliver to this address')
    await press(user, 'Continue')
    await user.click(await screen.findByRole('radio', { name: /^4 payments/ }))
    const plan = await screen.findByRole('list', { name: /^Easy Pay payments/ })
    expect(within(plan).getAllByRole('listitem')).toHaveLength(4)
    await user.click(await screen.findByRole('radio', { name: /Onair Card ending in 0000/ }))
    await press(user, 'Review the order')
    await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })
    expect(server.bag()).toMatchObject({
      NoOfInstallments: 4,
      ShippingAddress: { Id: 'a2' },
      CreditCard: { Id: 'c2' },
    })
  })

  test('2. reviews the lines and totals without repeating the steps above', async () => {
    const { user: _ } = show(aCheckoutServer(ready()), member)
    await screen.findByRole('button', { name: 'Place order and authorize $236.14' })
    const review = within(step('Review and place your order'))
    for (const text of ['Gooseneck Kettle with Thermometer', 'HST 13%']) expect(review.getByText(text)).toBeVisible()
    const above = [
      ['Delivery address', '88 Lakeshore Road East'],
      ['Shipping method', 'Standard delivery'],
      ['Payment', 'Visa ending in 4242'],
    ] as const
    for (const [name, text] of above) {
      expect(review.queryByText(text)).toBeNull()
      expect(within(step(name)).getByText(text)).toBeVisible()
    }
  })

  test('3. a double click places one order', async () => {
    const server = aCheckoutServer(ready())
    const { user, go } = show(server, member)
    await user.dblClick(await screen.findByRole('button', { name: /^(Pay \$|Place order)/ }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.attempts).toHaveLength(1)
  })

  test('4. a declined card shows an error at the payment, and another card can be used', async () => {
    const server = aCheckoutServer(ready())
    const { user } = show(server, member)
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(417, 'Your card was declined.', 'CreditCard'),
    )
    await press(user, /^(Pay \$|Place order)/)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.')
    await openStep('Payment')
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /Onair Card/ }))
    await press(user, 'Review the order')
    expect(await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })).toBeEnabled()
  })

  test('5. a change is shown with both totals, and accepted with one click', async () => {
    const server = aCheckoutServer(ready())
    const { user, go } = show(server, member)
    await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })
    const lines = server.bag().CartLines.map((line) => ({ ...line, Price: line.Price + 1 }))
    server.change({ CartLines: lines, GrandTotal: 240 })
    await press(user, /^(Pay \$|Place order)/)
    const changed = within(await screen.findByRole('list', { name: 'What changed' }))
    expect(changed.getAllByRole('listitem').map((item) => item.querySelector('.onair-hidden')?.textContent)).toEqual([
      '$59.99, now $60.99',
      '$79.00, now $80.00',
      '$236.14, now $240.00',
    ])
    await press(user, 'Accept and authorize $240.00')
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
  })

  test('6. without a reply, says that the result is unknown, and repeats the attempt', async () => {
    const server = aCheckoutServer(ready())
    const { user, go } = show(server, member)
    await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })
    server.reachable(false)
    await press(user, /^(Pay \$|Place order)/)
    expect(await screen.findByText(/it will not be placed twice/)).toBeVisible()
    server.reachable(true)
    await press(user, /^Place order again/)
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.orders).toHaveLength(1)
  })

  test('7. the pick-up point and the billing address show above the review', async () => {
    const accessPoint = { Id: 'AP1', Name: 'Corner Pharmacy' }
    const bag = ready({ ShippingAddress: anAddress({ Id: 'p1', Address1: '1 King Street', AccessPoint: accessPoint }) })
    show(aCheckoutServer(bag), member)
    const delivery = within(step('Delivery address'))
    expect(delivery.getByText('Corner Pharmacy')).toBeVisible()
    expect(delivery.getByText('Billing address').parentElement).toHaveTextContent('88 Lakeshore Road East')
  })
})

describe('on the server', () => {
  test.each([
    ['1. a guest’s checkout', aBagToOrder(), anonymous],
    ['2. a member’s', aMembersBag(), member],
    ['3. one at its review', ready(), member],
  ])('%s comes to life as it was rendered', async (_, bag, cookies) => {
    const server = aCheckoutServer(bag)
    const view = (fetch: typeof server.fetch) => (
      <ShopContext.Provider value={aShop({ cookies, fetch })}>
        <Checkout initial={fromWire(bag)} />
      </ShopContext.Provider>
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

describe('the edit of an order', () => {
  const editing = { ModifyOrderNo: '40100001', ModifyDeadline: '2026-11-21T18:00:00.000Z' }

  test('1. is reviewed with the difference to pay, and confirmed with one key; then the order opens', async () => {
    const server = aCheckoutServer(ready({ ...editing, GrandTotal: 236.14 }))
    const { user, go, placed, shop } = show(server, `${member}; modifyOrderNumber=40100001`)
    expect(await screen.findByText('This change costs $36.14 more.')).toBeVisible()
    expect(screen.getByRole('heading', { name: /Review and confirm the change/ })).toBeVisible()
    await press(user, /^Confirm the change/)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/pages/myaccount/orderstatus/40100001?done=edited'))
    expect(placed).toHaveBeenCalledExactlyOnceWith({
      orderNo: '40100001',
      grandTotal: expect.any(Number),
      edited: true,
    })
    expect(server.attempts).toHaveLength(1)
    expect(server.orders).toEqual([])
    expect(shop.session.jar.get('modifyOrderNumber')).toBeUndefined()
  })

  test('2. names the refund, or says that the total stays', async () => {
    show(aCheckoutServer(ready({ ...editing, GrandTotal: 150.66 })), member)
    expect(await screen.findByText('You get back $49.34 with this change.')).toBeVisible()
    document.body.replaceChildren()
    show(aCheckoutServer(ready({ ...editing, GrandTotal: 200 })), member)
    expect(await screen.findByText('The total stays the same.')).toBeVisible()
  })

  test('3. needs no new approval if the wallet has authorised enough', async () => {
    const wallet = { Id: 'wallet', CardType: 'PY' as const }
    const server = aCheckoutServer(ready({ ...editing, GrandTotal: 150.66, CreditCard: aCard(wallet) }))
    const { user, go } = show(server, member)
    await press(user, /^Confirm the change/)
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.requests.filter((request) => request.includes('paypal'))).toEqual([])
  })

  test('4. names a code that no longer applies, which can be removed', async () => {
    const server = aCheckoutServer(
      ready({
        ...editing,
        Promotions: [{ Code: 'EXTRA5', Description: '5% off', Amount: 0, IsApplied: false }],
      }),
    )
    let tries = 0
    server.on('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review', () => {
      tries += 1
      if (tries === 1) return refusal(417, 'EXTRA5 needs more.', 'ModifyOrderPromocode')
      return { status: 200, body: { ...server.bag(), ReviewHash: 'hash', Difference: 0, ToAuthorize: 0 } }
    })
    const { user } = show(server, member)
    expect(await screen.findByText('EXTRA5 needs more.')).toBeVisible()
    await press(user, /without/i)
    expect(await screen.findByText('The total stays the same.')).toBeVisible()
    expect(server.bag().Promotions).toEqual([])
  })
})
