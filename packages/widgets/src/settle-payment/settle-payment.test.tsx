import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { frameSays, token } from '../testing/at-checkout.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { SettlePayment } from './settle-payment.tsx'

const settle = 'POST /api/v2/{language}/easypaylink/payments'

const config = 'GET /api/semafone/config'
const frame = {
  FrameUrl: 'http://127.0.0.1:3001/capture/frame',
  Origin: 'http://127.0.0.1:3001',
  CardTypes: ['VI'],
  Languages: ['en'],
}

function show({ away = false } = {}) {
  const server = aServer()
  server.on(config, () => (away ? refusal(503, 'Away.', 'Capture') : { status: 200, body: frame }))
  const payment = { orderNo: '40100021', noOfEasyPay: '2 of 4', dueDate: '2026-11-19', amount: 3333 }
  renderIn(aShop({ fetch: server.fetch }), <SettlePayment linkToken="the-letter-s-token-0001" payment={payment} />)
  return { server, user: userEvent.setup() }
}
async function pays(user: ReturnType<typeof userEvent.setup>) {
  fireEvent.load(await screen.findByTitle(/^Card details/))
  frameSays({ type: 'ready' })
  await user.click(screen.getByRole('button', { name: 'Pay $33.33' }))
  frameSays(token)
}

test('1. a guest sees the payment of the letter, and settles it with a card', async () => {
  const { server, user } = show()
  const bodies: Record<string, unknown>[] = []
  server.on(settle, ({ body }) => {
    bodies.push(body)
    return { status: 200, body: { OrderNo: '40100021', NoOfEasyPay: '2 of 4', Amount: 33.33 } }
  })
  expect(screen.getByText('2 of 4 payments')).toBeVisible()
  expect(screen.getByText('November 19, 2026')).toBeVisible()
  await pays(user)
  expect(await screen.findByText(/Thank you: \$33\.33 of order 40100021 was paid/)).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ LinkToken: 'the-letter-s-token-0001', Token: token.Token })])
  expect(screen.queryByRole('button', { name: 'Pay $33.33' })).toBeNull()
})

test('2. a refused card shows a message, and another can be tried', async () => {
  const { server, user } = show()
  server.on(settle, () => refusal(417, 'Your card was declined. Nothing was charged.', 'CreditCard'))
  await pays(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined. Nothing was charged.')
  expect(screen.getByRole('button', { name: 'Pay $33.33' })).toBeEnabled()
})

test('3. if the payment service is unavailable, its form can be loaded again', async () => {
  const { server, user } = show({ away: true })
  await screen.findByText('The card form could not be opened', { exact: false })
  server.on(config, () => ({ status: 200, body: frame }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle(/^Card details/)).toBeVisible()
})
