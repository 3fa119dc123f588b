import {
  expressCheckoutCreateAccountCookie,
  guestAccountLoginCookie,
  readCookie,
  readUserToken,
} from '@onair/core/session'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous, fillIn, openStep, press, show, step } from '../../testing/at-checkout.tsx'
import {
  aBagToOrder,
  aCheckoutServer,
  aMembersBag,
  anAddress,
  type CheckoutServer,
  guestCookie,
} from '../../testing/checkout.fixtures.ts'
import { refusal } from '../../testing/server.ts'

const open = 'POST /api/v2/{language}/accounts'

const box = () => screen.getByRole('checkbox', { name: 'Create an account with this order' })

function recording(server: CheckoutServer) {
  const sent: Record<string, unknown>[] = []
  server.on(open, ({ body }) => {
    sent.push(body)
    server.change({ Buyer: aMembersBag().Buyer })
    return { status: 201, body: { AccessToken: 'fresh', CustomerEDP: 9, Email: String(body.Email) } }
  })
  return sent
}

describe('an account with the order', () => {
  test('1. is created with the password below the address; the shopper is then a member', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const sent = recording(server)
    const { user, shop } = show(server, anonymous)
    await press(user, 'Create an account with this order')
    expect(readCookie(shop.session, expressCheckoutCreateAccountCookie)).toBe(true)
    await fillIn(user)
    await user.type(screen.getByLabelText(/^Password for your account/), 'Kettle77')
    await press(user, 'Deliver to this address')
    await openStep('Shipping method')
    expect(sent).toMatchObject([{ IsGuest: false, Password: 'Kettle77', Language: 'en', Email: 'susan@example.com' }])
    expect(readUserToken(shop.session)).toEqual({ token: 'fresh', edp: 9 })
    expect(readCookie(shop.session, guestAccountLoginCookie)).toBeUndefined()
    expect(readCookie(shop.session, expressCheckoutCreateAccountCookie)).toBeUndefined()
  })

  test('2. is not created for a guest, nor after the box is unchecked', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const sent = recording(server)
    const { user, shop } = show(server, anonymous)
    await press(user, 'Continue as a guest')
    expect(box()).not.toBeChecked()
    await user.click(box())
    await user.click(box())
    await fillIn(user)
    await press(user, 'Deliver to this address')
    await openStep('Shipping method')
    expect(sent).toMatchObject([{ IsGuest: true }])
    expect(sent[0]).not.toHaveProperty('Password')
    expect(readCookie(shop.session, guestAccountLoginCookie)).toBe(true)
  })

  test('3. needs a valid password', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const sent = recording(server)
    const { user } = show(server, anonymous)
    await press(user, 'Create an account with this order')
    await fillIn(user)
    await user.type(screen.getByLabelText(/^Password for your account/), 'kettle')
    await press(user, 'Deliver to this address')
    await waitFor(() => expect(screen.getByLabelText(/^Password for your account/)).toHaveFocus())
    expect(screen.getByLabelText(/^Password for your account/)).toHaveAccessibleDescription(
      expect.stringContaining('a minimum of 6 characters'),
    )
    expect(sent).toEqual([])
  })

  test('4. is refused for the e-mail of an account, leads to sign-in, and keeps typed values', async () => {
    const server = aCheckoutServer(aBagToOrder())
    server.on(open, () => refusal(417, 'There is already an account with this e-mail.', 'Email'))
    const { user } = show(server, anonymous)
    await press(user, 'Create an account with this order')
    await fillIn(user)
    await user.type(screen.getByLabelText(/^Password for your account/), 'Kettle77')
    await press(user, 'Deliver to this address')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription(
        expect.stringContaining('There is already an account'),
      ),
    )
    await press(user, 'Sign in instead')
    await openStep('Who is ordering')
    await press(user, 'Continue as a guest')
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Mississauga')
  })
})

describe('signing in at checkout', () => {
  beforeEach(() => {
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute: () => Promise.resolve('ok-test') })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('1. continues with delivery to the account’s addresses', async () => {
    const server = aCheckoutServer(aBagToOrder())
    const { fetch } = server
    // The token endpoint takes a form.
    server.fetch = (input, init) => fetch(input, /\/token$/.test(String(input)) ? { ...init, body: undefined } : init)
    const { user } = show(server, anonymous)
    await user.type(screen.getByLabelText(/E-mail address/), 'susan@example.com')
    await user.type(screen.getByLabelText(/^Password/), 'Onair2026')
    await press(user, 'Sign in and continue')
    await openStep('Delivery address')
    expect(step('Who is ordering')).toHaveTextContent('Signed in as susan@example.com')
    expect(screen.getAllByRole('radio')).toHaveLength(4)
  })

  test('2. a guest opens the first step again, signs in, and continues as a member without the guest’s address', async () => {
    const server = aCheckoutServer(aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: null }))
    server.on('POST /api/v2/{language}/token', () => ({
      status: 200,
      body: { access_token: 'mine', customerEDP: 8, expires_in: 60 },
    }))
    server.on('PUT /api/v2/{language}/accounts/{edp}/cart', () => ({
      status: 200,
      body: { ...server.bag(), ShippingAddress: null },
    }))
    server.on('GET /api/v2/{language}/accounts/{edp}/cart', () => ({
      status: 200,
      body: { ...server.bag(), ShippingAddress: null },
    }))
    const { user, shop } = show(server, guestCookie)
    const who = step('Who is ordering')
    await user.click(within(who).getByRole('button', { name: /^Change/ }))
    expect(within(who).getByText(/the details that you entered as a guest do not/)).toBeVisible()
    await user.type(within(who).getByLabelText(/E-mail address/), 'member@example.com')
    await user.type(within(who).getByLabelText(/^Password/), 'Onair2026')
    await user.click(within(who).getByRole('button', { name: 'Sign in and continue' }))
    await openStep('Delivery address')
    expect(readUserToken(shop.session)).toEqual({ token: 'mine', edp: 8 })
    expect(readCookie(shop.session, guestAccountLoginCookie)).toBeUndefined()
  })

  test.each([
    ['', '/signin'],
    ['https://shop.example', 'https://shop.example/signin'],
  ])('3. where the shop is %j the form is its own', (base, address) => {
    show(aCheckoutServer(aBagToOrder()), anonymous, { base })
    expect(document.querySelector('.onair-sign-in-form')?.getAttribute('action')).toBe(address)
  })

  test('4. sends no password from another site’s page without recaptcha; the shop’s own checkout continues', async () => {
    vi.stubGlobal('grecaptcha', undefined)
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const server = aCheckoutServer(aBagToOrder())
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: 'https://vouch.example/api.js', SiteKey: 'site' },
    }))
    const { user } = show(server, anonymous, { base: 'https://shop.example' })
    await user.type(screen.getByLabelText(/E-mail address/), 'susan@example.com')
    await user.type(screen.getByLabelText(/^Password/), 'Onair2026')
    await press(user, 'Sign in and continue')
    await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull())
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(await screen.findByText(/you cannot sign in here/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue on Onair' })).toHaveAttribute(
      'href',
      'https://shop.example/pages/checkout',
    )
    expect(submit).not.toHaveBeenCalled()
    expect(server.requests.filter((request) => /token/.test(request))).toEqual([])
    submit.mockRestore()
  })

  test('5. lets the shopper stay a guest', async () => {
    const server = aCheckoutServer(aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: null }))
    const { user } = show(server, guestCookie)
    await user.click(within(step('Who is ordering')).getByRole('button', { name: /^Change/ }))
    await press(user, 'Stay a guest')
    await openStep('Shipping method')
    expect(server.requests.filter((request) => request.startsWith('POST /accounts'))).toEqual([])
  })
})
