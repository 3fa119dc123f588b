import {
  guestAccountLoginCookie,
  readCookie,
  readReturnTarget,
  readUserToken,
  returnToBagAfterSignIn,
  saveReturnTarget,
} from '@onair/core/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { CreateAccount, type CreateAccountProps } from './create-account.tsx'

const call = 'POST /api/v2/{language}/accounts'

function willing(): TestServer & { sent: Record<string, unknown>[] } {
  const server = aServer()
  const sent: Record<string, unknown>[] = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return { status: 201, body: { AccessToken: 'secret', CustomerEDP: 7, Email: 'maya@example.com' } }
  })
  return { ...server, sent }
}

function show(server: TestServer, props: CreateAccountProps = {}, options: Parameters<typeof aShop>[0] = {}) {
  const go = vi.fn()
  const shop = aShop({ fetch: server.fetch, go, ...options })
  renderIn(shop, <CreateAccount returnTo="/pages/checkout" {...props} />)
  return { shop, go, user: userEvent.setup() }
}

const typed = {
  email: 'maya@example.com',
  password: 'Kettle77',
  firstName: ' Maya ',
  lastName: 'Tremblay',
  address1: '128 Rideau Street',
  city: 'Ottawa',
  zipCode: 'k1n 5x4',
  phone: '613-555-0142',
}
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
async function fillIn(user: ReturnType<typeof userEvent.setup>, change: Partial<typeof typed> = {}) {
  for (const [name, text] of Object.entries({ ...typed, ...change })) if (text) await user.type(input(name), text)
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
}

describe('creating an account after many e-mails that are taken', () => {
  const askPerson = () => refusal(417, 'We could not confirm that you are a person.', 'Recaptcha')

  test('1. sends the form again with a recaptcha token, unseen by the shopper', async () => {
    const server = willing()
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: 'https://vouch.example/api.js', SiteKey: 'shop-key' },
    }))
    const tokens: unknown[] = []
    server.on(call, ({ body }) => {
      tokens.push(body.RecaptchaToken)
      return body.RecaptchaToken
        ? { status: 201, body: { AccessToken: 'secret', CustomerEDP: 7, Email: 'maya@example.com' } }
        : askPerson()
    })
    vi.stubGlobal('grecaptcha', {
      ready: (run: () => void) => run(),
      execute: (siteKey: string, { action }: { action: string }) => Promise.resolve(`ok-${siteKey}-${action}`),
    })
    const { go, user } = show(server)
    await fillIn(user)
    await waitFor(() => expect(go).toHaveBeenCalledWith('/pages/checkout'))
    expect(tokens).toEqual([undefined, 'ok-shop-key-register'])
    vi.unstubAllGlobals()
  })

  test('2. says why it cannot where the recaptcha service gives no token', async () => {
    const server = willing()
    server.on('GET /api/v2/{language}/recaptcha', () => refusal(503, 'Away', 'server'))
    server.on(call, askPerson)
    const { user } = show(server)
    await fillIn(user)
    const alert = await screen.findByText(/security check \(reCAPTCHA\) did not load/)
    expect(alert).toHaveTextContent(/allow it on this page and try again, or call us at 1-800-555-0100/)
  })

  test('3. opens no account that the browser could not enter, because it keeps no cookies', async () => {
    const server = willing()
    const { user, go } = show(server, {}, { keepsCookies: false })
    await fillIn(user)
    expect(await screen.findByText(/Allow cookies for this site/)).toBeVisible()
    expect([server.requests, go.mock.calls]).toEqual([[], []])
  })
})

describe('creating an account', () => {
  test('1. sends all that was typed, signs in, and goes where the shopper was going', async () => {
    const server = willing()
    const { shop, go, user } = show(server, {}, { cookies: 'cartGuid=00000000-0000-4000-8000-000000000001' })
    returnToBagAfterSignIn(shop.session)
    saveReturnTarget(shop.session, '/pages/elsewhere')
    await user.click(screen.getByRole('checkbox', { name: /news and offers/ }))
    await user.selectOptions(screen.getByLabelText('Language of our messages'), 'fr')
    await fillIn(user)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/pages/checkout'))
    expect(server.sent).toEqual([
      {
        IsGuest: false,
        IsPhoneCustomer: false,
        Email: 'maya@example.com',
        Password: 'Kettle77',
        Language: 'fr',
        Subscribe: true,
        FirstName: 'Maya',
        LastName: 'Tremblay',
        Address1: '128 Rideau Street',
        Address2: null,
        City: 'Ottawa',
        Province: 'ON',
        PostalCode: 'K1N5X4',
        Phone: '6135550142',
        IsPOBox: false,
      },
    ])
    expect(readUserToken(shop.session)).toEqual({ token: 'secret', edp: 7 })
    expect(readCookie(shop.session, guestAccountLoginCookie)).toBeUndefined()
    expect(readReturnTarget(shop.session)).toBeUndefined()
    expect(server.requests).toContain('PUT /accounts/7/cart')
  })

  test('2. shows an error at every invalid field, and a summary of them takes the focus', async () => {
    const server = willing()
    const { user } = show(server)
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Please correct 8 fields' })).toHaveFocus())
    expect(input('email')).toHaveAccessibleDescription('A valid email is required!')
    expect(input('password')).toHaveAccessibleDescription(expect.stringContaining('Password is required'))
    for (const name of ['firstName', 'lastName', 'address1', 'city', 'zipCode', 'phone'])
      expect(input(name)).toBeInvalid()
    expect(server.sent).toEqual([])
  })

  test('3. an e-mail that has an account says so, with the ways to sign in and to a new password', async () => {
    const server = willing()
    const { go, user } = show(server)
    server.on(call, () => refusal(417, 'There is already an account with this e-mail.', 'Email'))
    await fillIn(user)
    await waitFor(() => expect(input('email')).toHaveFocus())
    expect(input('email')).toHaveAccessibleDescription('There is already an account with this e-mail.')
    expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)).toHaveAttribute(
      'href',
      '/pages/signin?return=%2Fpages%2Fcheckout',
    )
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/pages/forgotpassword')
    expect(input('city')).toHaveValue('Ottawa')
    expect(go).not.toHaveBeenCalled()
  })

  test('4. a 400 is passed on like a 417: the first reason, at its field', async () => {
    const server = willing()
    const { user } = show(server)
    server.on(call, () => refusal(400, 'This postal code is not in the province you chose.', 'PostalCode'))
    await fillIn(user, { zipCode: 'K1N 5X4' })
    await waitFor(() => expect(input('zipCode')).toHaveFocus())
    expect(input('zipCode')).toHaveAccessibleDescription(expect.stringContaining('not in the province'))
  })

  test('5. with the shop away what was typed stays, and the next try works', async () => {
    const server = willing()
    const { go, user } = show(server)
    server.reachable(false)
    await fillIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
    server.reachable(true)
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.sent).toHaveLength(1)
  })

  test('6. a page may keep the shopper where they are', async () => {
    const onBeforeReturn = vi.fn(() => false)
    const { go, user } = show(willing(), { onBeforeReturn, returnTo: 'https://evil.example/' })
    await fillIn(user)
    await waitFor(() => expect(onBeforeReturn).toHaveBeenCalledWith({ href: '/pages/myaccount' }))
    expect(go).not.toHaveBeenCalled()
  })

  test('7. a form that was refused without JavaScript goes on from what was typed', async () => {
    const server = willing()
    const { email, password, ...address } = typed
    const values = { ...address, email, address2: '', province: 'QC', spoken: 'fr', subscribe: true } as const
    const items = [{ area: 'PostalCode', message: 'Not there.' }]
    const { go, user } = show(server, { posted: 'refused', typed: { values, status: 400, items } })
    expect(screen.getByRole('region', { name: 'Please correct 2 fields' })).toHaveFocus()
    expect(input('password')).toHaveAccessibleDescription(expect.stringContaining('type your password again'))
    expect(input('zipCode')).toHaveAccessibleDescription(expect.stringContaining('not in the province'))
    await user.type(input('password'), password)
    await user.selectOptions(screen.getByLabelText(/^Province/), 'ON')
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.sent).toMatchObject([{ Email: email, City: 'Ottawa', Language: 'fr', Subscribe: true }])
  })

  test('8. is a form that works without JavaScript', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop({ language: 'fr' })}>
        <CreateAccount posted="taken" />
      </ShopContext.Provider>,
    )
    const form = page.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/account/open'])
    expect(page.textContent).toContain('Un compte existe déjà avec ce courriel.')
    expect(page.querySelector('[autocomplete="new-password"]')).toHaveAttribute('type', 'password')
  })
})

describe('on another site’s page', () => {
  const base = 'https://shop.example'

  test('1. signs the new customer in, says so, and offers to sign out', async () => {
    const server = willing()
    server.on('POST /api/v2/{language}/accounts/{edp}/signout', () => ({ status: 204 }))
    const { shop, go, user } = show(server, { returnTo: undefined }, { base })
    await fillIn(user)
    const heading = await screen.findByRole('heading', { name: 'You are signed in' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('maya@example.com')).toBeVisible()
    expect(readUserToken(shop.session)).toEqual({ token: 'secret', edp: 7 })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Create my account' })).toBeVisible()
    expect(go).not.toHaveBeenCalled()
  })

  test('2. a path of that site is where they go on, and none of the shop’s', async () => {
    const { go, user } = show(willing(), { returnTo: '/thanks' }, { base })
    expect(input('returnTo').value).toBe('/pages/myaccount')
    await fillIn(user)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`${location.origin}/thanks`))
  })
})
