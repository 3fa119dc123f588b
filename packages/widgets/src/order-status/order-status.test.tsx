import { formatDateTime, formatTime } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { anOrder, shownOrder, someInvoices } from '../testing/order.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { OrderStatus } from './order-status.tsx'
import { OrderStatusByNumber } from './order-status-by-number.tsx'

type Options = Parameters<typeof shownOrder>[0] & { confirmation?: boolean }
const show = ({ confirmation, ...order }: Options = {}) => {
  const shop = aShop({ language: order.language, cookies: memberCookie, base: 'http://shop.test' })
  renderIn(shop, <OrderStatus initial={shownOrder(order)} confirmation={confirmation} />)
}
/** In the machine's time zone: a hydrated page uses the shopper's own. */
const shownTime = (language: Language) =>
  formatDateTime('2026-11-21T19:42:00-05:00', language, Intl.DateTimeFormat().resolvedOptions().timeZone)
const section = (name: string) => {
  const element = screen.getByRole('heading', { name }).closest('section')
  if (!element) throw new Error(`There is no section ${name}`)
  return within(element)
}

describe('an order', () => {
  test('1. shows its number, when and how it was ordered, its status and total', () => {
    show()
    const title = screen.getByRole('heading', { level: 1, name: 'Order 100000123' })
    const head = title.closest('header')
    if (!head) throw new Error('The title stands in the order’s head')
    for (const [term, text] of [
      ['Order date', shownTime('en').replaceAll('\u00a0', ' ')],
      ['Ordered', 'Online'],
      ['Status', 'Received'],
      ['Order total', '$236.14'],
    ] as const) {
      expect(within(head).getByText(term).parentElement).toHaveTextContent(text)
    }
  })

  test('1b. of a gift card or a donation shows only the billing address', () => {
    const [part] = anOrder().SubOrders
    const items = (part?.Items ?? []).map((item) => ({ ...item, IsFinalSale: true }))
    show({ SubOrders: part ? [{ ...part, Items: items }] : [] })
    expect(screen.getAllByText('88 Lakeshore Road East, Unit 4')).toHaveLength(1)
  })

  test('2. shows an adjusted total if it differs from the ordered one', () => {
    show({ ActualOrderTotal: 200 })
    expect(screen.getByText('Adjusted total').parentElement).toHaveTextContent('$200.00')
  })

  test('4. links items to their products, with the seller’s badge', () => {
    show()
    expect(screen.getByRole('link', { name: /^Gooseneck Kettle/ })).toHaveAttribute(
      'href',
      'http://shop.test/pages/productdetails?nav=R:412305',
    )
    expect(screen.queryByRole('link', { name: /Cardigan/ })).toBeNull()
    const linksOfPictures = [...document.querySelectorAll('.onair-item-row img')].map((picture) =>
      picture.closest('a')?.getAttribute('href'),
    )
    expect(linksOfPictures).toEqual(['http://shop.test/pages/productdetails?nav=R:412305', undefined])
    expect(section('Shipment 100000123-2').getByText('Marketplace Seller')).toBeVisible()
  })

  test('5. shows the delivery instead of the shipping day, and until when it can be returned', () => {
    const [part] = anOrder().SubOrders
    if (!part) throw new Error('The order has a part')
    const delivered = {
      ...part,
      ShipDate: '2026-11-23',
      DeliveryDate: '2026-11-26',
      ReturnByDate: '2026-12-26',
      ShowCanadaPostReturnCTA: true,
    }
    show({ SubOrders: [delivered, { ...delivered, ShipOrderNo: 'b', IsReturnDeadlinePassed: true }] })
    const first = section('Shipment 100000123-1')
    expect(first.getByText('Delivered on November 26, 2026')).toBeVisible()
    expect(first.getByText('Return by December 26, 2026')).toBeVisible()
    expect(section('Shipment b').getByText('Return window closed')).toBeVisible()
  })

  test('5b. says by when it is expected until it is delivered', () => {
    const [part] = anOrder().SubOrders
    if (!part) throw new Error('The order has a part')
    show({ SubOrders: [{ ...part, ShipDate: '2026-11-23', EstimatedDelivery: '2026-11-27' }] })
    const first = section('Shipment 100000123-1')
    expect(first.getByText('Shipped on November 23, 2026')).toBeVisible()
    expect(first.getByText('Expected by November 27, 2026')).toBeVisible()
  })

  test('6. lists discounts and earlier payments in the summary', () => {
    show({ Discount: 10, GiftCardRedemption: 50, CreditAmountApplied: 6.14, GrandTotal: 170 })
    const rows = section('Summary')
      .getAllByRole('term')
      .map((term) => term.textContent)
    expect(rows).toEqual([
      'Merchandise',
      'Shipping and handling',
      'HST 13%',
      'Discount',
      'Order total',
      'Gift card redeemed',
      'Credit applied',
      'Grand total',
      'Due with the order',
    ])
  })

  test('7. with Easy Pay, shows the number of payments and links to the schedule; otherwise does not', () => {
    show()
    expect(section('Easy Pay').getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getByRole('link', { name: 'See upcoming payments' })).toHaveAttribute(
      'href',
      'http://shop.test/pages/myaccount/easypay',
    )
    document.body.replaceChildren()
    show({ NoOfEasyPays: 0, EasyPays: [] })
    expect(screen.queryByRole('heading', { name: 'Easy Pay' })).toBeNull()
    expect(section('Summary').queryByText('Due with the order')).toBeNull()
  })

  test('7a. shows each Easy Pay payment’s state, what to do about a declined one, and the card of the rest', () => {
    const of = (no: number, status: 'Paid' | 'Failed' | 'Due', retryOn: string | null = null) => ({
      Number: no,
      DueDate: '2026-12-21',
      Amount: 24.99,
      Status: status,
      RetryOn: retryOn,
    })
    show({ NoOfEasyPays: 3, EasyPays: [of(1, 'Paid'), of(2, 'Failed', '2026-12-22'), of(3, 'Due')] })
    const items = section('Easy Pay').getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Paid'),
      expect.stringContaining('Declined; we try again on Dec 22, 2026'),
      expect.stringContaining('To come'),
    ])
    expect(section('Easy Pay').getByRole('link', { name: 'Pay now or change the card' })).toHaveAttribute(
      'href',
      expect.stringContaining('/pages/myaccount/easypay'),
    )
    expect(section('Easy Pay').getByText(/taken from Visa ending in 4242/)).toBeVisible()
  })

  test('7b. shows no Easy Pay payment due if all are forgiven because it was cancelled or returned', () => {
    const none = (no: number) => ({
      Number: no,
      DueDate: '2026-12-21',
      Amount: 0,
      Status: 'Cancelled' as const,
      RetryOn: null,
    })
    show({ NoOfEasyPays: 2, EasyPays: [none(1), none(2)] })
    expect(section('Easy Pay').getByText('No payment is due any more.')).toBeVisible()
    expect(section('Easy Pay').queryByRole('list')).toBeNull()
    expect(section('Easy Pay').queryByText(/^Paid in/)).toBeNull()
    expect(section('Summary').queryByText('Due with the order')).toBeNull()
  })

  test('8. names the card by its last digits, without asterisks', () => {
    show({ PromoCode: 'WELCOME10' })
    expect(section('Payment').getByText('4242').parentElement).toHaveTextContent(/^Ending in 4242$/)
    expect(section('Payment').getByText('WELCOME10').parentElement).toHaveTextContent(/^Promo code: WELCOME10$/)
    expect(document.body).not.toHaveTextContent('*')
  })

  test.each([
    ['paid by gift cards alone', { PaymentType: 'Gift card', GiftCardRedemption: 236.14, GrandTotal: 0 }],
    ['paid by the wallet', { PaymentType: 'PayPal' }],
  ])('8b. an order %s shows neither a logo nor digits', (_, changes) => {
    show({ ...changes, CreditCardNo: null, CCExpiry: null })
    const payment = screen.getByRole('heading', { name: 'Payment' }).closest('section')
    expect(payment).toHaveTextContent(changes.PaymentType)
    expect(payment).not.toHaveTextContent(/Ending|Expires/)
    expect(payment?.querySelector('.onair-card-logo')).toBeNull()
  })

  test('8c. names every promotion, with its code and discount', () => {
    show({
      PromoCode: 'TENOFF, SHIPBONUS',
      Promotions: [
        { Code: 'TENOFF', Description: 'Ten dollars off', Amount: 10 },
        { Code: 'SHIPBONUS', Description: 'Free standard delivery', Amount: 0 },
      ],
      Discount: 10,
      ShippingHandling: 0,
    })
    const row = (name: RegExp) => section('Summary').getByText(name, { selector: 'dt' }).parentElement
    expect(row(/Ten dollars off/)).toHaveTextContent('Ten dollars offTENOFF−$10.00')
    expect(row(/Shipping/)).toHaveTextContent('Shipping and handlingFree standard delivery (SHIPBONUS)Free')
    expect(section('Summary').queryByText('Discount')).toBeNull()
    expect(section('Payment').getByText('TENOFF, SHIPBONUS').parentElement).toHaveTextContent(
      'Promo code: TENOFF, SHIPBONUS',
    )
  })

  test('8d. names the codes with the discount if the server sends only codes', () => {
    show({ PromoCode: 'WELCOME10', Discount: 10 })
    expect(section('Summary').getByText('Discount')).toHaveTextContent('DiscountWELCOME10')
  })

  test('8e. names the pick-up point at which a parcel waits', () => {
    const [part] = anOrder().SubOrders
    if (!part) throw new Error('The order has a part')
    show({ SubOrders: [{ ...part, AccessPoint: { Id: 'U1', Name: 'Corner Pharmacy' } }] })
    expect(section('Shipment 100000123-1').getByText('Pick-up point').parentElement).toHaveTextContent(
      'Pick-up pointCorner PharmacySusan Martin88 Lakeshore Road East, Unit 4Mississauga, ON L5G 1C9',
    )
    document.body.replaceChildren()
    show()
    expect(screen.queryByText('Pick-up point')).toBeNull()
  })

  test.each([
    ['its confirmation says what is paid today and then', true, 'Easy Pay', 'Today $60.14, then $59.04'],
    ['later it was due with the order', false, 'Due with the order', '$60.14'],
  ])('7c. in several payments the first stands beside the total: %s', (_, confirmation, label, text) => {
    const of = (no: number) => ({
      Number: no,
      DueDate: '2026-12-21',
      Amount: 59.04,
      Status: 'Due' as const,
      RetryOn: null,
    })
    show({ confirmation, NoOfEasyPays: 2, EasyPays: [{ ...of(1), Amount: 60.14 }, of(2)] })
    const due = section('Summary').getByText(label)
    expect(due.nextElementSibling).toHaveTextContent(text)
  })

  test('9. on the confirmation, has a title below the page’s', () => {
    show({ confirmation: true })
    expect(screen.getByRole('heading', { level: 2, name: 'Order 100000123' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Back to your orders' })).toBeNull()
  })

  test('10. speaks French', () => {
    show({ language: 'fr' })
    expect(screen.getByRole('heading', { level: 1, name: 'Commande 100000123' })).toBeVisible()
    expect(screen.getByText(shownTime('fr'), { normalizer: (text) => text })).toBeVisible()
    expect(screen.getByText('TVH 13 %')).toBeVisible()
  })

  test('11. can be tracked with the billing postal code if the server says so', () => {
    show({ summary: { Trackable: true } })
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      'http://shop.test/pages/trackorder?orderNo=100000123&postalCode=L5G+1C9',
    )
    document.body.replaceChildren()
    show()
    expect(screen.queryByRole('link', { name: 'Track order' })).toBeNull()
  })

  test('12. has a disabled button with a hint and the server’s reasons if it cannot be edited', () => {
    const why = 'Part of this order has shipped, so it can no longer be changed.'
    show({ summary: { Editable: false, OrderModificationValidationMessages: [why] } })
    const edit = screen.getByRole('button', { name: 'Edit order' })
    expect(edit).toBeDisabled()
    expect(edit).toHaveAccessibleDescription(`${why} You can return its items once they are delivered.`)
    expect(screen.getByText(why)).toBeVisible()
    // Shown once, as the server's reason.
    expect(screen.queryByText(/can no longer be edited online/)).toBeNull()
  })

  test.each([
    ['en', 'Edit order', 'Until'],
    ['fr', 'Modifier la commande', 'Jusqu’à'],
  ] as const)('12. beside the button of an editable order stands until when, in %s', (language, name, until) => {
    const EditableUntil = '2026-11-21T18:30:00.000Z'
    show({ summary: { Editable: true, EditableUntil }, language })
    const time = formatTime(EditableUntil, language, Intl.DateTimeFormat().resolvedOptions().timeZone)
    const edit = screen.getByRole('button', { name })
    expect(edit).toHaveAccessibleDescription(`${until} ${time}`)
    expect(screen.getByText(until, { exact: false })).toBeVisible()
  })

  test('12. has a hint that links to the return area once something is delivered', () => {
    const SubOrders = anOrder().SubOrders.map((part) => ({
      ...part,
      DeliveryDate: '2026-11-26',
      ShowCanadaPostReturnCTA: true,
    }))
    show({ summary: { Editable: false }, SubOrders })
    const edit = screen.getByRole('button', { name: 'Edit order' })
    expect(edit).toHaveAccessibleDescription(/You can return what was delivered: see its shipment/)
    const hint = screen.getByRole('link', { name: /You can return what was delivered/ })
    const led = document.querySelector(hint.getAttribute('href') ?? '')
    expect(led).toHaveAccessibleName(/100000123-1/)
  })

  test.each([
    ['its window is over', 'The return window is closed.', { IsReturnDeadlinePassed: true }, {}],
    [
      'it cannot be returned',
      'Donations and gift cards cannot be returned.',
      { ShowCanadaPostReturnCTA: false, ShowIneligibleForReturnMessage: true },
      { IsFinalSale: true, ReturnableQuantity: 0 },
    ],
    [
      'it is on its way back',
      'Its items are returned, or on their way back.',
      { ShowCanadaPostReturnCTA: false },
      { ReturnableQuantity: 0 },
    ],
  ])('12. when nothing can come back because %s, the hint says so', (_, sentence, change, item) => {
    const SubOrders = anOrder().SubOrders.map((part) => ({
      ...part,
      DeliveryDate: '2026-11-26',
      ShowCanadaPostReturnCTA: true,
      ...change,
      Items: part.Items.map((one) => ({ ...one, ...item })),
    }))
    show({ summary: { Editable: false }, SubOrders })
    const edit = screen.getByRole('button', { name: 'Edit order' })
    expect(edit).toHaveAccessibleDescription(`This order can no longer be edited online. ${sentence}`)
  })

  test('13. says when the invoice is made, until there is one', () => {
    show({ Invoices: [] })
    expect(screen.getByText('The invoice is made when the order ships. You then find it here.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /invoice/i })).toBeNull()
  })

  test('13. has no invoices and a disabled edit button if cancelled', () => {
    show({ Invoices: someInvoices })
    const view = screen.getByRole('link', { name: 'View invoice (opens in a new tab)' })
    expect(view).toHaveAttribute('target', '_blank')
    expect(view).toHaveAttribute('href', 'http://shop.test/pages/orderinvoice?orderNo=100000123')
    document.body.replaceChildren()
    show({ Invoices: someInvoices, summary: { Status: 'Cancelled', Editable: false } })
    expect(screen.queryByRole('link', { name: /invoice/i })).toBeNull()
    const edit = screen.getByRole('button', { name: 'Edit order' })
    expect(edit).toBeDisabled()
    expect(edit).toHaveAccessibleDescription(/A cancelled order has nothing to return\.$/)
  })

  test('14. links an item that can be reviewed to its review', () => {
    show()
    expect(screen.getAllByRole('link', { name: /Write a review/ }).map((link) => link.getAttribute('href'))).toEqual([
      'http://shop.test/pages/writereview?pr_page_id=412305',
    ])
  })

  test('15. can be printed', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {})
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(printed).toHaveBeenCalledOnce()
    printed.mockRestore()
  })

  test('16. lists every invoice and credit note with its day, shipment and total, as a link that opens a new tab', () => {
    show({ Invoices: someInvoices })
    const block = section('Invoices')
    expect(block.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Invoice INV-0000042 (opens in a new tab)$236.14November 23, 2026, Shipment 100000123-1',
      'Credit note CN-0000007 (opens in a new tab)$67.79December 5, 2026',
    ])
    expect(block.getByRole('link', { name: /CN-0000007/ })).toHaveAttribute(
      'href',
      'http://shop.test/pages/orderinvoice?orderNo=100000123&invoiceNo=CN-0000007',
    )
  })
})

describe('an order by its number', () => {
  const byNumber = (server = aServer(), cookies = memberCookie) => {
    const shop = aShop({ cookies, fetch: server.fetch })
    renderIn(shop, <OrderStatusByNumber orderNo="100000123" />)
  }
  const read = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}'

  test('1. is read for the customer', async () => {
    const server = aServer()
    server.on(read, () => ({ status: 200, body: anOrder() }))
    byNumber(server)
    expect(await screen.findByRole('heading', { name: 'Order 100000123' })).toBeVisible()
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
      'My account',
      'Your orders',
      'Order details',
    ])
    expect(screen.getByText('1000007').parentElement).toHaveTextContent('Customer number 1000007')
  })
  test('2. says that it is unknown', async () => {
    const server = aServer()
    server.on(read, () => refusal(404, 'No such order.', 'OrderNo'))
    byNumber(server)
    expect(await screen.findByText(/could not find order 100000123/)).toBeVisible()
  })
  test('3. asks a visitor to sign in, without navigating', () => {
    byNumber(aServer(), '')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/signin')
  })
})

describe('cancelling an order', () => {
  const cancel = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel'
  const editable = {
    summary: { Editable: true },
    GiftCardRedemption: 50,
    PromoCode: 'WELCOME10',
    Promotions: [{ Code: 'WELCOME10', Description: '10% off', Amount: 10 }],
  }
  function begin(language: Language = 'en') {
    const server = aServer()
    const order = shownOrder({ language, ...editable })
    renderIn(aShop({ language, cookies: memberCookie, fetch: server.fetch }), <OrderStatus initial={order} />)
    return { server, user: userEvent.setup() }
  }

  test('1. asks first, and says what is released', async () => {
    const { user } = begin()
    await user.click(screen.getByRole('link', { name: 'Cancel order' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order 100000123?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\$.* held on Visa ending in 4242 is released/),
      'The 3 Easy Pay payments to come are no longer due.',
      '$50.00 goes back to your gift cards at once.',
      'Promo code WELCOME10 can be used again, as long as it is valid.',
      'The items go back on sale. We cannot hold them for you.',
    ])
    await user.click(dialog.getByRole('button', { name: 'Keep the order' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('2. cancels the order in place, and the page says so', async () => {
    const { user, server } = begin()
    const summary = { Status: 'Cancelled', Editable: false }
    server.on(cancel, () => ({ status: 200, body: anOrder({ ...editable, summary }) }))
    await user.click(screen.getByRole('link', { name: 'Cancel order' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText(/^Your order is cancelled, and nothing will be charged/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit order' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: 'Cancel order' })).toBeNull()
  })

  test('3. shows a refusal in the dialog, with the server’s sentence; an unreachable shop too', async () => {
    const { user, server } = begin('fr')
    const press = async () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler la commande' }))
    server.on(cancel, () => refusal(417, 'Cette commande est expédiée.', 'ModifyOrderNo'))
    await user.click(screen.getByRole('link', { name: 'Annuler la commande' }))
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette commande est expédiée.')
    server.reachable(false)
    await press()
    await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/injoignable/))
  })

  test('4. is impossible if the order cannot be edited', () => {
    show({ summary: { Editable: false } })
    expect(screen.queryByRole('link', { name: 'Cancel order' })).toBeNull()
  })

  test('5. without JavaScript, works by a link and a form', () => {
    const shop = aShop({ cookies: memberCookie, base: 'http://shop.test' })
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={shop}>
        <OrderStatus initial={shownOrder(editable)} asksToCancel />
      </ShopContext.Provider>,
    )
    const question = within(page).getByRole('heading', { name: 'Cancel order 100000123?' }).closest('section')
    const form = question?.querySelector('form')
    expect(form).toHaveAttribute('action', 'http://shop.test/order/cancel')
    expect(form?.querySelector('input[name=orderNo]')).toHaveValue('100000123')
  })
})

test('a message above the order says what was just done, with the new total', () => {
  renderIn(aShop({ cookies: memberCookie }), <OrderStatus initial={shownOrder()} done="edited" />)
  expect(screen.getByText(/^Your change is confirmed: the new total of this order is \$236\.14\./)).toBeVisible()
})
