import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aPayment, aWalletServer, comingBack, payments } from '../../testing/a-wallet.ts'
import { anonymous, member, press, ready, show, type User } from '../../testing/at-checkout.tsx'
import { aBagToOrder, aCard, aCheckoutServer } from '../../testing/checkout.fixtures.ts'
import { refusal, type TestServer } from '../../testing/server.ts'

afterEach(() => comingBack(''))

/** Presses a button by keyboard alone. */
async function enter(user: User, name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  for (let presses = 0; button !== document.activeElement; presses++) {
    if (presses > 60) throw new Error(`Nobody comes to ${name} by keyboard`)
    await user.tab()
  }
  await user.keyboard('{Enter}')
}
const heading = (name: string) => screen.getByRole('heading', { name })
const orders = 'POST /api/v2/{language}/accounts/{edp}/orders'
const reviewing = 'GET /api/v2/{language}/accounts/{edp}/orderreview'
const placeable = () => screen.findByRole('button', { name: /^(Pay \$|Place order)/ })

describe('the focus, when the pressed button is gone and the step stays open', () => {
  test('1. goes to the step’s heading once a short line is resolved', async () => {
    const bag = aBagToOrder()
    const [kettle, cardigan] = bag.CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    const server = aCheckoutServer({ ...bag, CartLines: [{ ...kettle, Available: 1 }, cardigan] })
    const { user, go } = show(server, anonymous)
    await enter(user, /^Take the one that is left/)
    await waitFor(() => expect(heading('Who is ordering')).toHaveFocus())
    expect(screen.queryByRole('button', { name: /^Take the one/ })).toBeNull()
    expect(go).not.toHaveBeenCalled()
  })

  test('2. does so at the review, after removing a refused promo code', async () => {
    const promotion = { Code: 'ONCEONLY', Description: '$5 off', Amount: 5, IsApplied: true }
    const server = aCheckoutServer(ready({ Promotions: [promotion] }))
    server.on(orders, () => refusal(417, 'You have already used promo code ONCEONLY.', 'PromoCode'))
    const { user } = show(server, member)
    await placeable()
    await enter(user, /^(Pay \$|Place order)/)
    await enter(user, 'Continue without the promo code')
    await waitFor(() => expect(heading('Review and place your order')).toHaveFocus())
    expect(await placeable()).toBeEnabled()
  })

  test('3. does so after the order is reviewed again, whether or not that succeeds', async () => {
    const server = aCheckoutServer(ready())
    server.on(reviewing, () => refusal(503, 'Not just now.', 'Order'))
    const { user } = show(server, member)
    await enter(user, 'Review the order again')
    await waitFor(() => expect(heading('Review and place your order')).toHaveFocus())
    server.on(reviewing, () => ({ status: 200, body: { ...server.bag(), ReviewHash: 'h1' } }))
    await enter(user, 'Review the order again')
    await placeable()
    await waitFor(() => expect(heading('Review and place your order')).toHaveFocus())
  })

  test('4. does so at the payment, after removing the card', async () => {
    const wallet = aCard({ Id: 'wallet', CardType: 'PY', LastDigits: '', ExpiryMonth: '', ExpiryYear: '' })
    const { user } = show(aCheckoutServer(ready({ CreditCard: wallet })), member)
    await placeable()
    await enter(user, /^Change – Payment/)
    await enter(user, 'Do not pay with PayPal')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Do not pay with PayPal' })).toBeNull())
    await waitFor(() => expect(heading('Payment')).toHaveFocus())
  })

  test('5. does so after reading an approval again fails', async () => {
    comingBack()
    const { server } = aWalletServer(ready())
    server.on(`GET ${payments}`, () => refusal(503, 'PayPal does not answer just now.', 'Paypal'))
    const { user } = show(server, `walletPaymentId=PAYID-1; ${member}`)
    await enter(user, 'Try again')
    await waitFor(() => expect(heading('Payment')).toHaveFocus())
    server.on(`GET ${payments}`, () => ({ status: 200, body: aPayment() }))
    await enter(user, 'Try again')
    await waitFor(() => expect(heading('Review and place your order')).toHaveFocus())
  })
})

describe('the focus stays', () => {
  /** Releases the delayed replies. */
  const letGo = (delayed: ReturnType<TestServer['delayReplies']>) => act(async () => delayed.release())

  test('1. where it is during hydration: nobody has pressed anything', async () => {
    show(aCheckoutServer(ready()), member)
    await placeable()
    expect(document.body).toHaveFocus()
  })

  test('2. where the shopper has moved it', async () => {
    const server = aCheckoutServer(ready())
    server.on(reviewing, () => refusal(503, 'Not just now.', 'Order'))
    const { user } = show(server, member)
    const again = await screen.findByRole('button', { name: 'Review the order again' })
    const delayed = server.delayReplies()
    await user.click(again)
    const change = screen.getByRole('button', { name: /^Change – Payment/ })
    change.focus()
    await letGo(delayed)
    await screen.findByRole('button', { name: 'Review the order again' })
    expect(change).toHaveFocus()
  })

  test('3. on a button that still exists', async () => {
    const server = aCheckoutServer(ready())
    server.on(orders, () => refusal(503, 'Not just now.', 'Payment'))
    const { user } = show(server, member)
    await press(user, /^(Pay \$|Place order)/)
    await screen.findByText('Not just now.')
    expect(await placeable()).toHaveFocus()
  })
})
