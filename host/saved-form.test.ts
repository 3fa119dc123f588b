import fastifyFormBody from '@fastify/formbody'
import { bagClient } from '@onair/core/bag/client'
import { aServer, refusal, type TestServer } from '@onair/widgets/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerActions } from './kernel/actions.ts'
import { loadIslands } from './kernel/islands.tsx'
import type { Page } from './kernel/page.ts'
import { restoreForm, saveForm } from './kernel/saved-form.ts'
import { aHost } from './kernel/testing/a-host.ts'
import { createVisit } from './kernel/visit.ts'
import { bagPage } from './pages/bag/bag.page.tsx'
import { createAccountPage } from './pages/create-account/create-account.page.tsx'
import { forgotPasswordPage } from './pages/forgot-password/forgot-password.page.tsx'
import { giftCardBalancePage } from './pages/gift-card-balance/gift-card-balance.page.tsx'
import { signInPage } from './pages/sign-in/sign-in.page.tsx'
import { pages } from './pages.ts'

const cartGuid = '00000000-0000-4000-8000-000000000001'
let server: TestServer
let app: FastifyInstance
const host = aHost({
  fetchFor: () => (url, init) => server.fetch(url, init),
  appToken: { get: () => 'app', set: () => {}, clear: () => {} },
})

beforeAll(loadIslands)
beforeEach(async () => {
  server = aServer()
  app = fastify()
  await app.register(fastifyFormBody)
  registerActions(
    app,
    host,
    pages.flatMap((page) => page.actions ?? []),
  )
})

/** Posts a form as a browser without JavaScript does. */
async function post(url: string, fields: Record<string, string>, cookie = 'language=en_CA') {
  const reply = await app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
  })
  const saved = reply.cookies.find(({ name }) => name === 'typedForm')
  return { location: String(reply.headers.location), saved, cookie: saved ? `typedForm=${saved.value}` : '' }
}
const visitTo = (url: string, cookie: string, at = host) =>
  createVisit(at, { url, ip: '127.0.0.1', params: {}, headers: { cookie } })

/** The page's HTML, and whether it clears the cookie. */
async function open(page: Page, url: string, cookie: string) {
  const visit = visitTo(url, cookie)
  const rendered = await page.load(visit)
  if ('redirect' in rendered) throw new Error(`It went to ${rendered.redirect}`)
  const html = renderToStaticMarkup(createElement(Fragment, {}, rendered.body))
  return {
    html,
    status: rendered.status,
    /** The whole tag of a field. */
    field: (name: string) => new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '',
    gone: visit.jar.setCookies().some((line) => line.startsWith('typedForm=;')),
  }
}

const account = {
  email: 'maya@example.com',
  password: 'Kettle77',
  firstName: 'Maya',
  lastName: 'Trem"blay',
  address1: '128 Rideau Street',
  address2: '',
  city: 'Ottawa',
  province: 'QC',
  zipCode: 'K1N 5X4',
  phone: '613-555-0142',
  spoken: 'fr',
  subscribe: 'on',
}

describe('a refused form for a new account, without JavaScript', () => {
  const create = 'POST /api/v2/{language}/accounts'

  test('1. shows its fields again without the password, with each error at its field', async () => {
    server.on(create, () => refusal(400, 'This postal code is not in the province you chose.', 'PostalCode'))
    const { location, saved, cookie } = await post('/account/open', account)
    expect(location).toBe('/pages/createaccount?posted=refused')
    expect(saved).toMatchObject({ maxAge: 60, path: '/', secure: true, sameSite: 'Strict' })
    const { html, field, gone } = await open(createAccountPage, location, cookie)
    for (const name of ['email', 'firstName', 'address1', 'city', 'zipCode', 'phone'] as const)
      expect(field(name)).toContain(`value="${account[name]}"`)
    expect(field('lastName')).toContain('value="Trem&quot;blay"')
    expect(html).toMatch(/<option[^>]*value="QC"[^>]*selected/)
    expect(html).toMatch(/<option[^>]*value="fr"[^>]*selected/)
    expect(field('subscribe')).toContain('checked')
    expect(field('password')).not.toContain('value=')
    expect(html).not.toContain(account.password)
    expect(field('zipCode')).toContain('aria-invalid="true"')
    expect(html).toContain('This postal code is not in the province you chose.')
    expect(html).toContain('Your account could not be created.')
    expect(gone).toBe(true)
  })

  test('2. focuses the first wrong field', async () => {
    server.on(create, () => refusal(417, 'There is already an account with this e-mail.', 'Email'))
    const taken = await post('/account/open', { ...account, province: 'ON' })
    const page = await open(createAccountPage, taken.location, taken.cookie)
    expect(page.field('email')).toMatch(/autofocus.*aria-invalid|aria-invalid.*autofocus/)
    expect(page.html.match(/autofocus/g)).toHaveLength(1)
    expect(page.html.match(/>There is already an account with this e-mail\./g)).toHaveLength(1)

    server.on(create, () => refusal(400, 'Password is not valid.', 'Password'))
    const simple = await post('/account/open', { ...account, province: 'ON', password: 'kettle' })
    const again = await open(createAccountPage, simple.location, simple.cookie)
    expect(again.field('password')).toContain('autofocus')
    expect(again.html).toContain('a minimum of 6 characters')
  })

  test('3. asks for the password again, whatever else is wrong', async () => {
    server.on(create, () => refusal(429, 'Too many attempts.', 'Requests'))
    const { location, cookie } = await post('/account/open', { ...account, province: 'ON' })
    const { field, html } = await open(createAccountPage, location, cookie)
    expect(field('password')).toContain('autofocus')
    expect(html).toContain('Please type your password again.')
  })

  test('4. is empty on the next visit, and without its cookie', async () => {
    const { html, field } = await open(createAccountPage, '/pages/createaccount?posted=refused', '')
    expect(field('email')).not.toContain('value=')
    expect(html).toContain('Your account could not be created.')
  })
})

describe('other refused forms without JavaScript', () => {
  test('1. sign-in restores the e-mail and the remember box', async () => {
    server.on('POST /api/v2/{language}/token', () => refusal(401, 'They do not match.', 'password'))
    const typed = { email: 'maya@example.com', password: 'Wrong2026', remember: 'on' }
    const { location, cookie } = await post('/signin', typed)
    const { html, field } = await open(signInPage, location, cookie)
    expect(field('email')).toContain('value="maya@example.com"')
    expect(field('remember')).toContain('checked')
    expect(html).not.toContain('Wrong2026')
  })

  test('2. a forgotten password restores the e-mail, and says when it is invalid', async () => {
    server.on('POST /api/v2/{language}/passwordreset', () => refusal(400, 'Email is not valid.', 'Email'))
    const { location, cookie } = await post('/password/reset', { email: 'maya' })
    const { html, field } = await open(forgotPasswordPage, location, cookie)
    expect(field('email')).toMatch(/value="maya"/)
    expect(field('email')).toContain('autofocus')
    expect(html).toContain('A valid email is required!')
    expect(html).not.toContain('tried too often')
  })

  test('3. a new password shows the error at its field, and restores neither password nor answer', async () => {
    server.on('POST /api/v2/{language}/passwordinfo', () => ({
      status: 200,
      body: { Email: 'm•••@example.com', SecurityQuestionId: 'first-pet' },
    }))
    server.on('POST /api/v2/{language}/passwordupdate', () => refusal(417, 'This is not the answer.', 'Answer'))
    const typed = { token: 'abc', answer: 'Rex', newPassword: 'Kettle77', newPasswordConfirmed: 'Kettle77' }
    const { location, cookie } = await post('/password/update', typed)
    const { html, field } = await open(forgotPasswordPage, location, cookie)
    expect(field('answer')).toContain('autofocus')
    expect(html).toContain('This is not the answer.')
    for (const secret of ['Rex', 'Kettle77']) expect(html).not.toContain(secret)
  })

  test.each([
    [429, 'Requests', 'tried too often', 503],
    [503, 'server', 'tried too often', 503],
    [417, 'Token', 'This link no longer works', undefined],
  ])('6. a mail’s link is spent only where the shop says so: %d for %s', async (refused, area, text, status) => {
    server.on('POST /api/v2/{language}/passwordinfo', () => refusal(refused, 'No.', area))
    const page = await open(forgotPasswordPage, '/pages/forgotpassword?token=abc', '')
    expect(page.html).toContain(text)
    expect(page.status).toBe(status)
    expect(page.html.includes('href="/pages/forgotpassword?token=abc"')).toBe(status === 503)
  })

  test.each([
    ['6006 4900 0000 999', '1234', undefined, 'cardNumber'],
    ['6006490000009999', '12', undefined, 'pin'],
    ['6006490000009999', '1234', refusal(417, 'They open no gift card.', 'CardNumber'), 'cardNumber'],
    ['6006490000009999', '1234', refusal(429, 'Too many attempts.', 'Requests'), 'pin'],
  ])('4. a gift card keeps its number, %s with %s, and never the PIN', async (cardNumber, pin, answer, begin) => {
    if (answer) server.on('POST /api/v2/{language}/giftcardbalance', () => answer)
    const { location, cookie } = await post('/giftcards/balance', { cardNumber, pin })
    expect(location + cookie).not.toContain(cardNumber)
    const { field } = await open(giftCardBalancePage, location, cookie)
    expect(field('cardNumber')).toContain(`value="${cardNumber}"`)
    expect(field('pin')).not.toContain('value=')
    expect(field(begin)).toContain('autofocus')
  })

  test('5. a promo code stays in its field, with the server’s reason beside it', async () => {
    const created = await bagClient(visitTo('/', '').http).create({ itemNo: '412305', edpNo: 1, quantity: 1 })
    const bag = `cartGuid=${created.ok ? created.value.cartGuid : cartGuid}`
    server.on('PUT /api/v2/{language}/carts/{guid}/promocode', () => refusal(417, 'This code is over.', 'PromoCode'))
    const { location, cookie } = await post('/bag/promo', { promoCode: ' SPRING24 ' }, bag)
    const { html, field } = await open(bagPage, location, `${bag}; ${cookie}`)
    expect(field('promoCode')).toMatch(/value="SPRING24"/)
    expect(field('promoCode')).toMatch(/autofocus/)
    expect(html).toContain('This code is over.')
  })
})

describe('the fields of a saved form', () => {
  const save = (fields: object) => {
    const visit = visitTo('/', '')
    saveForm(visit, 'sign-in', fields)
    return visit.jar.setCookies()[0]?.split(';')[0] ?? ''
  }

  test('1. are restored only by this host, once, for their own form', () => {
    const cookie = save({ email: 'maya@example.com' })
    expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString()).not.toContain('maya')
    expect(restoreForm(visitTo('/', cookie), 'promo-code')).toBeUndefined()
    expect(restoreForm(visitTo('/', cookie, aHost({ formToken: 'other' })), 'sign-in')).toBeUndefined()
    const visit = visitTo('/', cookie)
    expect(restoreForm(visit, 'sign-in')).toEqual({ email: 'maya@example.com' })
    expect(restoreForm(visit, 'sign-in')).toBeUndefined()
  })

  test.each(['typedForm=', 'typedForm=x', `typedForm=${'A'.repeat(80)}`, 'typedForm=%00'])(
    '2. are ignored if somebody made them up: %s',
    (cookie) => expect(restoreForm(visitTo('/', cookie), 'sign-in')).toBeUndefined(),
  )

  test('3. are cut, and dropped if they exceed a cookie', () => {
    const long = restoreForm<{ email: string }>(visitTo('/', save({ email: 'x'.repeat(5000) })), 'sign-in')
    expect(long?.email).toHaveLength(254)
    expect(save(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [n, 'é'.repeat(200)])))).toBe('')
  })
})
