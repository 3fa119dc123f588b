import { readReturnTarget, readUserToken, returnToBagAfterSignIn, saveReturnTarget } from '@onair/core/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { SignIn, type SignInProps } from './sign-in.tsx'

const tokenCall = 'POST /api/v2/{language}/token'

/** A server with one shopper, which records the forms that it receives. */
function knowing(): TestServer & { forms: URLSearchParams[] } {
  const server = aServer()
  const forms: URLSearchParams[] = []
  const { fetch } = server
  server.on(tokenCall, () => ({ status: 200, body: { access_token: 'secret', customerEDP: 7, expires_in: 3600 } }))
  return {
    ...server,
    forms,
    fetch(input, init) {
      if (!/\/v2\/\w\w\/token$/.test(String(input))) return fetch(input, init)
      forms.push(new URLSearchParams(String(init?.body)))
      return fetch(input, { ...init, body: undefined })
    },
  }
}

function show(server: TestServer, props: Partial<SignInProps> = {}, options: Parameters<typeof aShop>[0] = {}) {
  const go = vi.fn()
  const shop = aShop({ fetch: server.fetch, go, ...options })
  renderIn(shop, <SignIn returnTo="/pages/myaccount/orderstatus" siteKey="site" {...props} />)
  return { shop, go, user: userEvent.setup() }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, password = 'Onair2026') {
  await user.type(screen.getByLabelText(/E-mail address/), ' shopper@example.com')
  await user.type(screen.getByLabelText(/^Password/), password)
}

describe('signing in', () => {
  beforeEach(() => {
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute: () => Promise.resolve('ok-test') })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('1. sends a recaptcha token, stores the access token and opens the return target', async () => {
    const server = knowing()
    const { shop, go, user } = show(server)
    returnToBagAfterSignIn(shop.session)
    saveReturnTarget(shop.session, '/pages/elsewhere')
    await fillIn(user)
    await user.click(screen.getByRole('checkbox', { name: /Keep me signed in/ }))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/pages/myaccount/orderstatus'))
    expect(Object.fromEntries(server.forms[0] ?? [])).toMatchObject({
      userName: 'shopper@example.com',
      password: 'Onair2026',
      recaptchaToken: 'ok-test',
    })
    expect(readUserToken(shop.session)).toEqual({ token: 'secret', edp: 7 })
    expect(readReturnTarget(shop.session)).toBeUndefined()
  })

  test('2. shows an error beside each empty field, and sends nothing', async () => {
    const server = knowing()
    const { user } = show(server)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText(/E-mail address/)).toHaveAccessibleDescription('A valid email is required!')
    expect(screen.getByLabelText(/E-mail address/)).toHaveFocus()
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Password is required')
    expect(server.forms).toEqual([])
  })

  test('3. shows the server’s sentence, and keeps the typed e-mail', async () => {
    const server = knowing()
    server.on(tokenCall, () => refusal(401, 'The e-mail address or the password is not right.', 'SignIn'))
    const { go, user } = show(server)
    await fillIn(user, 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is not right.')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong')
    expect(go).not.toHaveBeenCalled()
  })

  test('4. says that the shop is unreachable, and the next attempt works', async () => {
    const server = knowing()
    server.reachable(false)
    const { go, user } = show(server)
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
    server.reachable(true)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
  })

  test('5. sends two quick clicks once', async () => {
    const server = knowing()
    const { go, user } = show(server)
    await fillIn(user)
    await user.dblClick(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect(server.forms).toHaveLength(1)
  })

  test('6. posts the form to the shop’s own server without the recaptcha script', async () => {
    vi.unstubAllGlobals()
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const server = knowing()
    const { user } = show(server)
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(submit).toHaveBeenCalledOnce()
    expect(server.forms).toEqual([])
  })

  test('6a. does so too if the script gives no token because an ad blocker blocks what it loads', async () => {
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute: () => Promise.reject(new Error('no')) })
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const server = knowing()
    server.on('GET /api/v2/{language}/recaptcha', () => refusal(503, 'Away', 'server'))
    const { user } = show(server, { siteKey: 'site' })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(server.forms).toEqual([])
  })

  test('6b. without cookies, says what to do and sends nothing', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const server = knowing()
    const { user, go } = show(server, {}, { keepsCookies: false })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow cookies for this site')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Onair2026')
    expect([server.forms, submit.mock.calls, go.mock.calls]).toEqual([[], [], []])
  })

  test('7. can show the password', async () => {
    const { user } = show(knowing())
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password')
  })

  test('8. does not navigate after a veto', async () => {
    const onBeforeReturn = vi.fn(() => false)
    const { go, user } = show(knowing(), { onBeforeReturn })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(onBeforeReturn).toHaveBeenCalledWith({ href: '/pages/myaccount/orderstatus' }))
    expect(go).not.toHaveBeenCalled()
  })
})

describe('on another site’s page', () => {
  const base = 'https://shop.example'
  const vouched = () =>
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute: () => Promise.resolve('ok-test') })
  let submit: ReturnType<typeof vi.spyOn<HTMLFormElement, 'submit'>>
  beforeEach(() => {
    submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  })
  afterEach(() => {
    expect(submit).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const signIn = async (user: ReturnType<typeof userEvent.setup>) => {
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }

  test('1. signs the shopper in on that page, says so, and offers to sign out there', async () => {
    vouched()
    const server = knowing()
    server.on('POST /api/v2/{language}/accounts/{edp}/signout', () => ({ status: 204 }))
    const { shop, go, user } = show(server, { returnTo: undefined }, { base })
    expect(document.querySelector('form')?.action).toBe(`${base}/signin`)
    await signIn(user)
    const heading = await screen.findByRole('heading', { name: 'You are signed in' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('shopper@example.com')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(readUserToken(shop.session)).toBeUndefined()
    expect(go).not.toHaveBeenCalled()
  })

  test('2. opens a path of that site if one is given', async () => {
    vouched()
    const { go, user } = show(knowing(), { returnTo: '/thanks' }, { base })
    await signIn(user)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`${location.origin}/thanks`))
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  })

  test('3. without a recaptcha token, sends nothing and offers the shop’s own page', async () => {
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), execute: () => Promise.reject(new Error('no')) })
    const server = knowing()
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: 'https://vouch.example/api.js', SiteKey: 'site' },
    }))
    const { user } = show(server, {}, { base })
    await signIn(user)
    await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull())
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(await screen.findByText(/you cannot sign in here/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in on Onair' })).toHaveAttribute('href', `${base}/pages/signin`)
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Onair2026')
    expect(server.forms).toEqual([])
  })

  test('4. does the same if the server rejects the token', async () => {
    vouched()
    const server = knowing()
    server.on(tokenCall, () => refusal(417, 'We could not confirm that you are a person.', 'recaptchaToken'))
    const { user } = show(server, { siteKey: 'site' }, { base })
    await signIn(user)
    expect(await screen.findByRole('link', { name: 'Sign in on Onair' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('5. says that the shop is unreachable', async () => {
    const server = knowing()
    server.reachable(false)
    const { user } = show(server, {}, { base })
    await signIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
  })
})

describe('the sign-in page', () => {
  test('9. says once how the sign-out ended', () => {
    show(knowing(), { message: 'done' }, { language: 'fr' })
    expect(screen.getByText('Votre session est maintenant fermée')).toBeVisible()
  })
  test('10. says that a form without JavaScript was refused', () => {
    show(knowing(), { refused: true })
    expect(screen.getByRole('alert')).toHaveTextContent('do not match')
  })
  test('11. returns only to pages of the shop', () => {
    show(knowing(), { returnTo: 'https://evil.example/' })
    expect(document.querySelector<HTMLInputElement>('[name="returnTo"]')?.value).toBe('/pages/myaccount')
  })
  test('12. is a form that works without JavaScript', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <SignIn returnTo="/pages/checkout" />
      </ShopContext.Provider>,
    )
    const form = page.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/signin'])
    expect(form?.noValidate).toBe(false)
    expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual([
      'returnTo',
      'email',
      'password',
      'remember',
    ])
    expect(page.querySelector('[autocomplete="username"]')).toHaveAttribute('type', 'email')
    expect(page.querySelector('[autocomplete="current-password"]')).toHaveAttribute('type', 'password')
  })
})
