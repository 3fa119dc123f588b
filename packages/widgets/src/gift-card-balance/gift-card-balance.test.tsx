import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { GiftCardBalance, type GiftCardBalanceProps } from './gift-card-balance.tsx'

const call = 'POST /api/v2/{language}/giftcardbalance'

function show(options: Parameters<typeof aShop>[0] = {}) {
  const server = aServer()
  const sent: unknown[] = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return { status: 200, body: { Balance: 37.5, ExpiryDate: '2030-12-31' } }
  })
  renderIn(aShop({ fetch: server.fetch, ...options }), <GiftCardBalance />)
  return { server, sent, user: userEvent.setup() }
}
const number = () => screen.getByLabelText(/^Gift card number/)
const pin = () => screen.getByLabelText(/^PIN/)
const ask = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Check the balance' }))

describe('a gift card’s balance', () => {
  test('1. is shown with its day of expiry, to a screen reader too', async () => {
    const { sent, user } = show()
    await user.type(number(), ' 6006 4900 0000 0050 ')
    await user.type(pin(), '1234{Enter}')
    expect(await screen.findByText(/The gift card ending in 0050 holds \$37\.50\./)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('It can be used until December 31, 2030.')
    expect(sent).toEqual([{ CardNumber: '6006 4900 0000 0050', Pin: '1234' }])
  })

  test('2. is not requested for an invalid card; the first invalid field is focused', async () => {
    const { server, user } = show()
    await ask(user)
    expect(number()).toHaveFocus()
    expect(number()).toHaveAccessibleDescription(/Enter the sixteen digits of the card\./)
    expect(pin()).toHaveAccessibleDescription(/Enter the four digits of the PIN\./)
    expect(server.requests).toEqual([])
  })

  test('3. shows a refusal beside the number, and removes an earlier balance', async () => {
    const { server, user } = show()
    await user.type(number(), '6006490000000050')
    await user.type(pin(), '1234')
    await ask(user)
    await screen.findByText(/holds \$37\.50/)
    server.on(call, () => refusal(417, 'Please check both.', 'GiftCards'))
    await ask(user)
    await expect.poll(() => number().getAttribute('aria-invalid')).toBe('true')
    expect(number()).toHaveAccessibleDescription(/Please check both\./)
    expect(screen.queryByText(/holds/)).toBeNull()
    expect(pin()).toHaveValue('1234')
  })

  test('4. keeps typed values while the shop is unreachable', async () => {
    const { server, user } = show()
    server.reachable(false)
    await user.type(number(), '6006490000000050')
    await user.type(pin(), '1234')
    await ask(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
    expect(number()).toHaveValue('6006490000000050')
  })

  test('5. speaks French', () => {
    show({ language: 'fr' })
    expect(screen.getByRole('button', { name: 'Vérifier le solde' })).toBeVisible()
    expect(screen.getByLabelText(/^NIP/)).toBeRequired()
  })

  const html = (posted?: GiftCardBalanceProps['posted']) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <GiftCardBalance posted={posted} />
      </ShopContext.Provider>,
    )
    return page
  }
  test('6. has a form without JavaScript in the server’s HTML, and shows its result', () => {
    const form = html().querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/giftcards/balance'])
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['cardNumber', 'pin'])
    expect(html({ balance: 5000, expiryDate: null })).toHaveTextContent(
      'This gift card holds $50.00. It does not expire.',
    )
    expect(html('refused')).toHaveTextContent('do not match a gift card')
    expect(html('away')).toHaveTextContent('cannot be reached')
    expect(html().querySelector('[style]')).toBeNull()
  })
})
