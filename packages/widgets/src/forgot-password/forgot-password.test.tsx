import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { ForgotPassword, type ForgotPasswordProps } from './forgot-password.tsx'

const reset = 'POST /api/v2/{language}/passwordreset'
const info = 'POST /api/v2/{language}/passwordinfo'
const update = 'POST /api/v2/{language}/passwordupdate'

/** A server that accepts every request; `sent` holds their bodies. */
function willing(): TestServer & { sent: Record<string, unknown>[] } {
  const server = aServer()
  const sent: Record<string, unknown>[] = []
  for (const call of [reset, update] as const) {
    server.on(call, ({ body }) => {
      sent.push(body)
      return { status: 204 }
    })
  }
  server.on(info, () => ({ status: 200, body: { Email: 'm•••@example.com', SecurityQuestionId: null } }))
  return { ...server, sent }
}

function show(server: TestServer, props: ForgotPasswordProps = {}, options: Parameters<typeof aShop>[0] = {}) {
  renderIn(aShop({ fetch: server.fetch, ...options }), <ForgotPassword {...props} />)
  return userEvent.setup()
}
const link = { email: 'm•••@example.com', securityQuestionId: null }
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

async function choose(user: ReturnType<typeof userEvent.setup>, password: string, confirmed = password) {
  await user.type(screen.getByLabelText(/^New password\s*\*?$/), password)
  await user.type(screen.getByLabelText(/once more/), confirmed)
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
}

describe('asking for the mail', () => {
  test('1. sends the address, says the same with and without an account, and moves the focus', async () => {
    const server = willing()
    const user = show(server)
    await user.type(screen.getByLabelText(/E-mail address/), ' maya@example.com ')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await title('Look in your mailbox')).toHaveFocus()
    expect(screen.getByText(/If there is an account with this address/)).toBeVisible()
    expect(server.sent).toEqual([{ Email: 'maya@example.com' }])
    await user.click(screen.getByRole('button', { name: 'Ask for another link' }))
    expect(await title('Forgot your password?')).toHaveFocus()
  })

  test('2. shows the error beside the field, and sends nothing', async () => {
    const server = willing()
    const user = show(server)
    await user.type(screen.getByLabelText(/E-mail address/), 'maya')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(screen.getByLabelText(/E-mail address/)).toHaveAccessibleDescription('A valid email is required!')
    expect(screen.getByLabelText(/E-mail address/)).toHaveFocus()
    expect(server.sent).toEqual([])
  })

  test('3. with the shop away, or asked too often, the typed address stays', async () => {
    const server = willing()
    server.reachable(false)
    const user = show(server)
    await user.type(screen.getByLabelText(/E-mail address/), 'maya@example.com')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached')
    server.reachable(true)
    server.on(reset, () => refusal(429, 'Too many attempts. Please try again in 60 seconds.', 'Requests'))
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts'))
    expect(screen.getByLabelText(/E-mail address/)).toHaveValue('maya@example.com')
  })
})

describe('choosing the new password', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  test('1. changes it, and leads to sign-in', async () => {
    const server = willing()
    const user = show(server, { token: 'abc', link })
    expect(screen.getByText('For the account of m•••@example.com')).toBeVisible()
    await choose(user, 'Kettle77')
    expect(await title('Your password was changed')).toHaveFocus()
    expect(server.sent).toEqual([{ Token: 'abc', NewPassword: 'Kettle77', NewPasswordConfirmed: 'Kettle77' }])
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/signin')
  })

  test('2. takes the token out of the address, and leaves the rest of it', async () => {
    history.replaceState(null, '', '/fr/pages/forgotpassword?a=1&token=abc#x')
    show(willing(), { token: 'abc', link })
    await waitFor(() => expect(location.href).toContain('/fr/pages/forgotpassword?a=1#x'))
  })

  test.each([
    ['Ket7', 'Ket7', /^New password\s*\*?$/, 'Your password needs a minimum of 6 characters with at least 1 number.'],
    ['Kettle77', 'Kettle78', /once more/, 'Password mismatch'],
  ])('3. says of %s and %s what is wrong, at the field', async (password, confirmed, field, text) => {
    const server = willing()
    const user = show(server, { token: 'abc', link })
    await choose(user, password, confirmed)
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus())
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(server.sent).toEqual([])
  })

  test('4. asks the security question in the page’s language, and shows a wrong answer beside it', async () => {
    const server = willing()
    server.on(update, () => refusal(417, 'Ce n’est pas la réponse que nous connaissons.', 'Answer'))
    const user = show(server, { token: 'abc', link: { ...link, securityQuestionId: 'first-pet' } }, { language: 'fr' })
    const answer = screen.getByLabelText(/Quel était le nom de votre premier animal\?/)
    await user.type(answer, 'Rex')
    await user.type(screen.getByLabelText(/^Nouveau mot de passe\s*\*?$/), 'Kettle77')
    await user.type(screen.getByLabelText(/une deuxième fois/), 'Kettle77')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le nouveau mot de passe' }))
    await waitFor(() => expect(answer).toHaveFocus())
    expect(answer).toHaveAccessibleDescription(expect.stringContaining('Ce n’est pas la réponse'))
  })

  test('5. shows the server’s refusal of a password beside it', async () => {
    const server = willing()
    const same = 'Your new password cannot be the same as your current password.'
    server.on(update, () => refusal(417, same, 'NewPassword'))
    const user = show(server, { token: 'abc', link })
    await choose(user, 'Onair2026')
    await waitFor(() =>
      expect(screen.getByLabelText(/^New password\s*\*?$/)).toHaveAccessibleDescription(expect.stringContaining(same)),
    )
  })

  test('6. a link that was spent meanwhile says so, and offers another', async () => {
    const server = willing()
    server.on(update, () => refusal(417, 'This link has been used or has expired.', 'Token'))
    const user = show(server, { token: 'abc', link })
    await choose(user, 'Kettle77')
    expect(await title('This link no longer works')).toHaveFocus()
    await user.type(screen.getByLabelText(/E-mail address/), 'maya@example.com')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    await title('Look in your mailbox')
  })

  test('7. looks at the link itself where no page did', async () => {
    const server = willing()
    show(server, { token: 'abc' })
    expect(await screen.findByText('For the account of m•••@example.com')).toBeVisible()
    expect(server.requests).toContain('POST /passwordinfo')
  })

  test('8. says what a spent link is, without asking', async () => {
    show(willing(), { token: 'abc', link: 'spent' })
    expect(await title('This link no longer works')).toBeVisible()
  })

  test('9. a link that the shop refuses for good is spent, and leaves the address', async () => {
    history.replaceState(null, '', '/pages/forgotpassword?token=abc')
    const server = willing()
    server.on(info, () => refusal(417, 'This link has been used or has expired.', 'Token'))
    show(server, { token: 'abc' })
    expect(await title('This link no longer works')).toBeVisible()
    await expect.poll(() => location.search).toBe('')
  })

  test.each([
    ['429', refusal(429, 'Too many attempts. Please try again in 60 seconds.', 'Requests'), 'tried too often'],
    ['503', refusal(503, 'The shop is busy.', 'server'), 'tried too often'],
    ['503 without a reason', { status: 503, body: 'away' }, 'The shop cannot be reached'],
  ])(
    '10. a server that is busy (%s) says nothing of the link: it is asked again, and stays in the address',
    async (_, busy, text) => {
      history.replaceState(null, '', '/pages/forgotpassword?token=abc')
      const server = willing()
      server.on(info, () => busy)
      const user = show(server, { token: 'abc' })
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(await title('Choose a new password')).toHaveFocus()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(await title('Choose a new password')).toHaveFocus()
      expect(location.search).toBe('?token=abc')

      server.on(info, () => ({ status: 200, body: { Email: 'm•••@example.com', SecurityQuestionId: null } }))
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('For the account of m•••@example.com')).toBeVisible()
      expect(await title('Choose a new password')).toHaveFocus()
      await expect.poll(() => location.search).toBe('')
      await choose(user, 'Kettle77')
      expect(await title('Your password was changed')).toHaveFocus()
    },
  )

  test('11. a page that could not look at the link waits for the shopper to ask again', async () => {
    history.replaceState(null, '', '/fr/pages/forgotpassword?token=abc')
    const server = willing()
    const user = show(server, { token: 'abc', link: 'later' }, { language: 'fr' })
    expect(screen.getByRole('alert')).toHaveTextContent('Réessayez dans quelques minutes.')
    expect([server.requests, location.search, document.activeElement]).toEqual([[], '?token=abc', document.body])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Pour le compte m•••@example.com')).toBeVisible()
    await expect.poll(() => location.search).toBe('')
  })
})

describe('without JavaScript', () => {
  const html = (props: ForgotPasswordProps) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <ForgotPassword {...props} />
      </ShopContext.Provider>,
    )
    return page
  }
  test('1. both are forms that the shop’s own server takes', () => {
    const ask = html({}).querySelector('form')
    expect([ask?.method, ask?.getAttribute('action'), ask?.noValidate]).toEqual(['post', '/password/reset', false])
    const choosing = html({ token: 'abc', link }).querySelector('form')
    expect([choosing?.getAttribute('action'), new FormData(choosing ?? undefined).get('token')]).toEqual([
      '/password/update',
      'abc',
    ])
  })
  test('2. tells how the form was answered', () => {
    expect(html({ posted: 'sent' }).textContent).toContain('Look in your mailbox')
    expect(html({ posted: 'changed' }).textContent).toContain('Your password was changed')
    expect(html({ token: 'abc', link, posted: 'refused' }).textContent).toContain('was not changed')
  })
  test('3. a link that could not be looked at is tried again by its own address', () => {
    const again = html({ token: 'a&c', link: 'later' }).querySelector('a')
    expect([again?.textContent, again?.getAttribute('href')]).toEqual([
      'Try again',
      '/pages/forgotpassword?token=a%26c',
    ])
  })
})
