import { fromWire } from '@onair/core/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { frameSays, token } from '../testing/at-checkout.tsx'
import { aCard, memberCookie } from '../testing/checkout.fixtures.ts'
import { anOrder, easyPays, failedEasyPays } from '../testing/order.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { paymentsCalendar } from './calendar-download.ts'
import { EasyPay } from './easy-pay.tsx'

const payments = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments'
const card = 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard'

/** Two payments of one order, the first of them declined. */
function show({ language = 'en' as 'en' | 'fr' } = {}) {
  const server = aServer()
  const frame = {
    FrameUrl: 'http://127.0.0.1:3001/capture/frame',
    Origin: 'http://127.0.0.1:3001',
    CardTypes: ['VI'],
    Languages: ['en'],
  }
  server.on('GET /api/semafone/config', () => ({ status: 200, body: frame }))
  const sent: { body: Record<string, unknown>; key: string | null }[] = []
  server.on(payments, ({ body, headers }) => {
    sent.push({ body, key: headers.get('idempotency-key') })
    return { status: 200, body: anOrder() }
  })
  server.on(card, ({ body }) => {
    sent.push({ body, key: null })
    return { status: 200, body: anOrder() }
  })
  server.on('GET /api/v2/{language}/accounts/{edp}/easypayschedule', () => ({
    status: 200,
    body: [failedEasyPays()[1]],
  }))
  const shop = aShop({ language, cookies: `${memberCookie}; userName=Susan`, fetch: server.fetch })
  Object.assign(shop.session, { now: () => new Date('2026-11-21T17:00:00Z') })
  renderIn(shop, <EasyPay initial={fromWire(failedEasyPays())} />)
  return { server, sent, user: userEvent.setup() }
}

describe('a failed payment', () => {
  test('1. says what happened, when it is retried, and what to do', () => {
    show()
    expect(screen.getByText('One payment was declined. Please pay it now, or change the card.')).toBeVisible()
    const [, row] = screen.getAllByRole('row')
    if (!row) throw new Error('There is no row')
    expect(row).toHaveTextContent('DeclinedWe try again on Nov 22, 2026. You can also pay now.')
    expect(within(row).getByRole('button', { name: 'Pay now: 2nd payment of order 100000200' })).toBeVisible()
  })

  test('2. is paid by a new card, which stands before the declined one, and leaves the list', async () => {
    const { user, sent } = show()
    await user.click(screen.getByRole('button', { name: 'Pay now: 2nd payment of order 100000200' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay now, order 100000200' }))
    expect(await dialog.findByLabelText('Another card')).toBeChecked()
    const [another, declined] = dialog.getAllByRole('radio').slice(-2)
    expect(another).toHaveAccessibleName('Another card')
    expect(declined).toHaveAccessibleName(/The card of this order.*Declined last time/)
    fireEvent.load(await screen.findByTitle(/^Card details/))
    frameSays({ type: 'ready' })
    await user.click(dialog.getByRole('button', { name: 'Pay $24.99' }))
    frameSays(token)
    expect(await screen.findByText('Thank you: $24.99 of order 100000200 was paid.')).toBeVisible()
    expect(sent).toEqual([
      {
        body: expect.objectContaining({ Numbers: [2], Token: token.Token, LastDigits: '4242' }),
        key: expect.any(String),
      },
    ])
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  test('2b. does not preselect the declined card if the account has saved it', async () => {
    const { user, server } = show()
    const other = aCard({ Id: 'c2', CardType: 'MC', LastDigits: '4444' })
    server.on('GET /api/v2/{language}/accounts/{edp}', () => ({
      status: 200,
      body: { CreditCards: [aCard(), other] },
    }))
    server.on('GET /api/v2/{language}/accounts/{edp}/orders/{id}', () => ({ status: 200, body: anOrder() }))
    await user.click(screen.getByRole('button', { name: 'Pay now: 2nd payment of order 100000200' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay now, order 100000200' }))
    expect(await dialog.findByLabelText(/MasterCard ending in 4444/)).toBeChecked()
    expect(dialog.queryByLabelText(/Visa ending in 4242/)).toBeNull()
    expect(dialog.getAllByRole('radio').at(-1)).toHaveAccessibleName(/The card of this order.*Declined last time/)
  })

  test('3. the rest is paid at once', async () => {
    const { user, sent } = show()
    await user.click(screen.getByRole('button', { name: 'Pay now: 2nd payment of order 100000200' }))
    await user.click(await screen.findByLabelText('All 2 payments that are left: $49.98'))
    await user.click(await screen.findByLabelText(/The card of this order/))
    await user.click(screen.getByRole('button', { name: 'Pay $49.98' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ Numbers: [2, 3] })
  })

  test('4. a refusal shows in its place; a lost answer is asked for again with the same key', async () => {
    const { user, server, sent } = show()
    server.on(payments, ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') })
      return sent.length === 1
        ? refusal(503, 'Payments are unavailable for a moment.', 'CreditCard')
        : refusal(417, 'Your card was declined.', 'CreditCard')
    })
    await user.click(screen.getByRole('button', { name: 'Pay now: 2nd payment of order 100000200' }))
    await user.click(await screen.findByLabelText(/The card of this order/))
    await user.click(screen.getByRole('button', { name: 'Pay $24.99' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Payments are unavailable for a moment.')
    await user.click(screen.getByRole('button', { name: 'Pay $24.99' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.'))
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  test('5. the card of the rest is changed', async () => {
    const { user, sent } = show({ language: 'fr' })
    const [change] = screen.getAllByRole('button', { name: 'Changer de carte pour la commande 100000200' })
    if (!change) throw new Error('There is no button')
    await user.click(change)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.load(await screen.findByTitle(/carte/i))
    const frame = screen.getByTitle<HTMLIFrameElement>(/carte/i)
    const says = (message: object) =>
      fireEvent(
        window,
        new MessageEvent('message', {
          data: { source: 'onair-capture', ...message },
          origin: 'http://127.0.0.1:3001',
          source: frame.contentWindow,
        }),
      )
    says({ type: 'ready' })
    await user.click(dialog.getByRole('button', { name: 'Utiliser cette carte' }))
    says(token)
    expect(await screen.findByText(/débités de votre nouvelle carte/)).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ Token: token.Token, CardType: 'VI' })
  })
})

test('the calendar file contains every payment, with its own name', () => {
  const file = paymentsCalendar(fromWire(easyPays(2)), {
    language: 'en',
    url: 'https://shop.example/pages/myaccount/easypay',
    now: new Date('2026-11-21T17:00:00Z'),
    title: (label, total, order) => `${label} ${total} ${order}`,
  })
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('DTSTART;VALUE=DATE:20261124')
  expect(file).toContain('SUMMARY:FINAL $24.99 100000100')
})
