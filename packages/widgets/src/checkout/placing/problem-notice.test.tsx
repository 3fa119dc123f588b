import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { member, press, ready, show, step } from '../../testing/at-checkout.tsx'
import { aCheckoutServer } from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

describe('problems of an order', () => {
  test('1. a sold-out line is removed in place', async () => {
    const server = aCheckoutServer(ready())
    const { user } = show(server, member)
    await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })
    const [kettle, cardigan] = server.bag().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    server.change({ CartLines: [{ ...kettle, Available: 0 }, cardigan] })
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(409, 'Another shopper was quicker.', 'CartLines.line-1'),
    )
    await press(user, /^(Pay \$|Place order)/)
    expect(await screen.findByText('Gooseneck Kettle with Thermometer is sold out.')).toBeVisible()
    await press(user, /^Remove it and continue/)
    await waitFor(() => expect(screen.queryByText(/is sold out\.$/)).toBeNull())
    expect(within(step('Review and place your order')).queryByText('Gooseneck Kettle with Thermometer')).toBeNull()
    expect(await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })).toBeEnabled()
  })

  test('1b. shows the server’s sentence once', async () => {
    const [kettle, cardigan] = ready().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    const message = 'Gooseneck Kettle with Thermometer is sold out. Please remove it from your bag.'
    const Messages = [{ Message: message, Area: 'CartLines.line-1' }]
    const server = aCheckoutServer(ready({ CartLines: [{ ...kettle, Available: 0 }, cardigan], Messages }))
    server.on('GET /api/v2/{language}/accounts/{edp}/orderreview', () => refusal(417, message, 'CartLines.line-1'))
    show(server, member)
    expect(await screen.findByRole('button', { name: /^Remove it and continue/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'One moment…' })).toBeNull())
    expect(screen.queryByText(message)).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Pay \$|Place order)/ })).toBeNull()
  })

  test('2. a line is reduced to the pieces in stock', async () => {
    const [kettle, cardigan] = ready().CartLines
    if (!kettle || !cardigan) throw new Error('The bag has two lines')
    const server = aCheckoutServer(ready({ CartLines: [{ ...kettle, Available: 1 }, cardigan] }))
    const { user } = show(server, member)
    expect(screen.getByText(/there is only one left; you asked for 2/)).toBeVisible()
    await press(user, /^Take the one that is left/)
    await waitFor(() => expect(server.bag().CartLines[0]).toMatchObject({ Quantity: 1 }))
    expect(await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })).toBeEnabled()
  })

  test('3. a refused promo code is removed with one click', async () => {
    const promotion = { Code: 'ONCEONLY', Description: '$5 off', Amount: 5, IsApplied: true }
    const server = aCheckoutServer(ready({ Promotions: [promotion] }))
    const { user } = show(server, member)
    server.on('POST /api/v2/{language}/accounts/{edp}/orders', () =>
      refusal(417, 'You have already used promo code ONCEONLY.', 'PromoCode'),
    )
    await press(user, /^(Pay \$|Place order)/)
    expect(await screen.findByRole('alert')).toHaveTextContent('You have already used promo code ONCEONLY.')
    await press(user, 'Continue without the promo code')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(server.bag().Promotions).toEqual([])
    expect(await screen.findByRole('button', { name: /^(Pay \$|Place order)/ })).toBeEnabled()
  })
})
