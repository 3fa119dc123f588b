import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aBag, bagGuid, shownBag } from '../testing/bag.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { BagView } from './bag.tsx'

const begun = {
  id: 'PAYID-9',
  state: 'created',
  transactions: [{ amount: { currency: 'CAD', total: '1.00' }, related_resources: [] }],
  links: [{ rel: 'approval_url', href: 'http://wallet.test/approve?token=EC-9' }],
}

test.each([
  ['goes to the wallet, which is asked first', undefined],
  ['goes there when the page agrees', true],
  ['stays where the page says no', false],
])('the wallet’s button %s', async (_what, answer) => {
  const server = aServer()
  server.on('GET /api/v2/{language}/carts/{guid}', () => ({ status: 200, body: aBag() }))
  server.on('POST /api/v2/paypal/payments', () => ({ status: 201, body: begun }))
  const went: string[] = []
  const shop = aShop({
    cookies: `cartGuid=${bagGuid}; cartProductCount=3`,
    fetch: server.fetch,
    base: location.origin,
    go: (address) => void went.push(address),
  })
  const onBeforeCheckout = vi.fn(() => answer)
  renderIn(shop, <BagView initial={shownBag()} onBeforeCheckout={onBeforeCheckout} />)
  const button = await screen.findByRole('button', { name: 'Pay with PayPal' })
  await userEvent.click(button)
  expect(onBeforeCheckout.mock.calls).toEqual([[{ count: 3, href: `${location.origin}/pages/checkout` }]])
  if (answer !== false) return expect.poll(() => went).toHaveLength(1)
  await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true')
  expect(server.requests.filter((call) => call.includes('payments'))).toEqual([])
  expect(went).toEqual([])
})
