import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { line, loaded, showBag, withBag } from '../testing/at-bag.tsx'
import { aBag, bagGuid, type WireBag } from '../testing/bag.fixtures.ts'
import type { TestServer } from '../testing/server.ts'

describe('a line that changed', () => {
  const changed = (about: Partial<WireBag['CartLines'][number]>, ...texts: string[]) => {
    const [kettle, ...others] = aBag().CartLines
    const lines = kettle ? [{ ...kettle, ...about }, ...others] : []
    return aBag({ CartLines: lines, Messages: texts.map((Message) => ({ Message, Area: 'CartLines.line-1' })) })
  }
  const puts = (server: TestServer) => server.requests.filter((request) => request.startsWith('PUT'))

  test('1. one click accepts its new price by sending the same quantity', async () => {
    const server = withBag(changed({ PriceBefore: 49.99 }, 'The price has changed from $49.99 to $59.99.'))
    const { user } = showBag(server)
    await loaded()
    expect(line(/Kettle/).getByText('The price has changed from $49.99 to $59.99.')).toBeVisible()
    await user.click(line(/Kettle/).getByRole('button', { name: 'Accept $59.99' }))
    await waitFor(() => expect(puts(server)).toEqual([`PUT /carts/${bagGuid}/cartlines/line-1`]))
    await waitFor(() => expect(line(/Kettle/).getByRole('link')).toHaveFocus())
  })

  test('1b. does not take the focus if the shopper has moved it', async () => {
    const server = withBag(changed({ PriceBefore: 49.99 }, 'Its price changed.'))
    const { user } = showBag(server)
    await loaded()
    const delayed = server.delayReplies()
    await user.click(line(/Kettle/).getByRole('button', { name: 'Accept $59.99' }))
    await user.click(screen.getByLabelText('Promo code'))
    expect(screen.getByText('Updating the totals…')).toBeInTheDocument()
    delayed.release()
    await waitFor(() => expect(screen.queryByText('Updating the totals…')).toBeNull())
    expect(screen.getByLabelText('Promo code')).toHaveFocus()
  })

  test('2. can be reduced to the remaining pieces', async () => {
    const { user } = showBag(
      withBag(changed({ Available: 1, PriceBefore: 49.99 }, 'Only 1 is left.', 'Its price changed.')),
    )
    await loaded()
    expect(line(/Kettle/).queryByRole('button', { name: /^Accept/ })).toBeNull()
    await user.click(line(/Kettle/).getByRole('button', { name: 'Take the 1 left' }))
    await waitFor(() => expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(1))
  })

  test('3. if sold out, has no quantity, and can be removed or saved for later', async () => {
    const { user } = showBag(withBag(changed({ Available: 0 }, 'It is sold out.')))
    await loaded()
    const kettle = line(/Kettle/)
    expect(kettle.queryByRole('spinbutton')).toBeNull()
    expect(kettle.getByRole('button', { name: /^Save for later: Gooseneck / })).toBeVisible()
    await user.click(kettle.getAllByRole('button', { name: /^Remove/ })[1] ?? document.body)
    await waitFor(() => expect(screen.getByText('1 item')).toBeVisible())
    expect(screen.getByText(/was removed/)).toBeVisible()
  })

  test('3b. in a price window, says until when its price is valid', async () => {
    showBag(withBag(changed({ PriceUntil: new Date(Date.now() + 600_000).toISOString() })))
    await loaded()
    expect(line(/Kettle/).getByText(/^At this price until/)).toBeVisible()
    expect(line(/Kettle/).getByRole('timer')).toBeVisible()
    expect(screen.getAllByText(/^At this price until/)).toHaveLength(1)
  })

  test('4. is named if not offered with Easy Pay; other lines can still be paid so', async () => {
    showBag(withBag({ ...changed({ EasyPaymentPrice: null }), MaxInstallments: 4 }))
    await loaded()
    expect(screen.getByText(/^Gooseneck Kettle with Thermometer is not offered with Easy Pay/)).toBeVisible()
    expect(screen.getByRole('group', { name: 'How you would like to pay' })).toBeVisible()
    expect(screen.queryByText(/^Long Cardigan.*Easy Pay/)).toBeNull()
  })
})
