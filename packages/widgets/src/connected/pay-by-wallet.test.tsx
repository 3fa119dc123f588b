import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { bagGuid } from '../testing/bag.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { PayByWallet } from './pay-by-wallet.tsx'

const begun = {
  id: 'PAYID-9',
  state: 'created',
  transactions: [{ amount: { currency: 'CAD', total: '1.00' }, related_resources: [] }],
  links: [{ rel: 'approval_url', href: 'http://wallet.test/approve?token=EC-9' }],
}

function show({ language = 'en' as 'en' | 'fr', before = undefined as (() => Promise<boolean>) | undefined } = {}) {
  const server = aServer()
  server.on('POST /api/v2/paypal/payments', () => ({ status: 201, body: begun }))
  const went: string[] = []
  const go = (address: string) => void went.push(address)
  const shop = aShop({ language, cookies: `cartGuid=${bagGuid}`, fetch: server.fetch, base: location.origin, go })
  render(
    <ShopContext.Provider value={shop}>
      <PayByWallet {...(before && { previous: before })} />
    </ShopContext.Provider>,
  )
  return { server, went }
}
afterEach(() => history.replaceState(null, '', '/'))

describe('paying by wallet', () => {
  test('1. is a button that names the environment of its host name, and opens the wallet', async () => {
    const { went } = show()
    const button = screen.getByRole('button', { name: 'Pay with PayPal' })
    expect(button).toHaveAttribute('data-environment', 'production')
    await userEvent.click(button)
    await expect.poll(() => went).toEqual(['http://wallet.test/approve?token=EC-9&locale.x=en_CA'])
  })

  test('2. does not open the wallet if the item could not be added to the bag', async () => {
    const { server, went } = show({ before: async () => false })
    await userEvent.click(screen.getByRole('button'))
    expect(server.requests).toEqual([])
    expect(went).toEqual([])
  })

  test('3. says that the wallet is unreachable, and can be retried', async () => {
    const { server, went } = show({ language: 'fr' })
    server.on('POST /api/v2/paypal/payments', () => refusal(503, 'away', 'Paypal'))
    const button = screen.getByRole('button', { name: 'Payer avec PayPal' })
    await userEvent.click(button)
    await expect.poll(() => screen.getByRole('status').textContent).toContain('PayPal ne répond pas')
    server.on('POST /api/v2/paypal/payments', () => ({ status: 201, body: begun }))
    await userEvent.click(button)
    await expect.poll(() => went).toHaveLength(1)
  })

  test('4. scrolls one message into view for a shopper who returns without paying', () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    history.replaceState(null, '', '/pages/shoppingbag?wallet=cancelled&token=EC-9')
    show()
    expect(screen.getByRole('status')).toHaveTextContent('You left PayPal without paying. Your bag is as you left it.')
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('status')])
    expect(location.search).toBe('')
  })
})
