import { readCookie, readReturnTarget, readUserToken, saveReturnTarget, userNameCookie } from '@onair/core/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import type { AccountForm } from './account-form.ts'
import { createAccountModel, shopTarget } from './create-account.model.ts'

const call = 'POST /api/v2/{language}/accounts'
const form: AccountForm = {
  email: 'maya@example.com',
  password: 'Kettle77',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address1: '128 Rideau Street',
  address2: '',
  city: 'Ottawa',
  province: 'ON',
  zipCode: 'K1N 5X4',
  phone: '613-555-0142',
  spoken: 'en',
  subscribe: false,
}
const opened = { status: 201, body: { AccessToken: 'secret', CustomerEDP: 7, Email: 'maya@example.com' } }

let server: ReturnType<typeof aServer>
let sent: Record<string, unknown>[]
beforeEach(() => {
  server = aServer()
  sent = []
  server.on(call, ({ body }) => {
    sent.push(body)
    return opened
  })
})
afterEach(() => vi.unstubAllGlobals())

function aForm(
  begun: Parameters<typeof createAccountModel>[1] = {},
  options: Parameters<typeof aShop>[0] = {},
  { returnTo }: { returnTo?: string } = { returnTo: '/pages/checkout' },
) {
  const go = vi.fn()
  const mayLeave = vi.fn(() => true)
  const shop = aShop({ fetch: server.fetch, go, ...options })
  const model = createAccountModel(shop.models, begun)
  const open = (change: Partial<AccountForm> = {}) => model.open({ ...form, ...change }, { returnTo, mayLeave })
  return { model, go, mayLeave, shop, open }
}

test('1 · a form with errors is not sent, and corrected errors are gone', async () => {
  const { model, open } = aForm()
  await open({ email: 'maya', password: '', city: ' ' })
  expect(model.errors.value).toEqual({
    email: 'emailInvalid',
    password: 'passwordRequired',
    address: { city: 'required' },
  })
  expect([sent, model.phase.value]).toEqual([[], 'open'])
  await open()
  expect([model.errors.value, sent.length]).toEqual([{ address: {} }, 1])
})

test('2 · where the browser keeps no cookies nothing is sent, and the shopper is told why', async () => {
  const { model, open } = aForm({}, { keepsCookies: false })
  await open()
  expect([server.requests, model.failure.value]).toEqual([[], { message: expect.stringContaining('Allow cookies') }])
})

describe('3 · proof of a person', () => {
  const askPerson = () => refusal(417, 'We could not confirm that you are a person.', 'Recaptcha')
  test('3a. is sent when the shop asks for it', async () => {
    server.on('GET /api/v2/{language}/recaptcha', () => ({
      status: 200,
      body: { ScriptUrl: 'https://vouch.example/api.js', SiteKey: 'shop-key' },
    }))
    server.on(call, ({ body }) => {
      sent.push(body)
      return body.RecaptchaToken ? opened : askPerson()
    })
    vi.stubGlobal('grecaptcha', {
      ready: (run: () => void) => run(),
      execute: (_: string, { action }: { action: string }) => Promise.resolve(`proof-of-${action}`),
    })
    const { model, open } = aForm()
    await open()
    expect(sent.map((body) => body.RecaptchaToken)).toEqual([undefined, 'proof-of-register'])
    expect(model.phase.value).toBe('leaving')
  })
  test('3b. another refusal is not asked for again', async () => {
    server.on(call, ({ body }) => {
      sent.push(body)
      return refusal(417, 'Not today.', 'Account')
    })
    await aForm().open()
    expect(sent).toHaveLength(1)
  })
})

describe('4 · a refusal', () => {
  test('4a. of an e-mail that a member has shows there, and offers the ways to sign in', async () => {
    server.on(call, () => refusal(417, 'There is already an account with this e-mail.', 'Email'))
    const { model, open } = aForm()
    await open()
    expect(model.errors.value.email).toEqual({ message: 'There is already an account with this e-mail.', taken: true })
    expect([model.isTaken.value, model.phase.value]).toEqual([true, 'open'])
  })
  test.each([
    ['PostalCode', 'zipCode'],
    ['City', 'city'],
    ['address1', 'address1'],
  ])('4b. of %s shows at %s', async (area, field) => {
    server.on(call, () => refusal(400, 'Not there.', area))
    const { model, open } = aForm()
    await open()
    expect([model.errors.value, model.isTaken.value]).toEqual([
      { address: { [field]: { message: 'Not there.' } } },
      false,
    ])
  })
  test('4c. of no field shows above the form, until the next try', async () => {
    server.on(call, () => refusal(429, 'Too many attempts.', 'Requests'))
    const { model, open } = aForm()
    await open()
    expect(model.failure.value).toEqual({ message: 'Too many attempts.' })
    server.on(call, () => opened)
    await open()
    expect(model.failure.value).toBeUndefined()
  })
  test('4d. while the shop is away nothing is open, and the next try works', async () => {
    server.reachable(false)
    const { model, open, go } = aForm()
    await open()
    expect([model.failure.value, model.phase.value]).toEqual(['unreachable', 'open'])
    server.reachable(true)
    await open()
    expect(go).toHaveBeenCalledOnce()
  })
})

describe('5 · the new customer', () => {
  test('5a. is signed in by name, and led to the named page; an older return target is gone', async () => {
    const { model, open, go, mayLeave, shop } = aForm()
    saveReturnTarget(shop.session, '/pages/elsewhere')
    await open()
    expect(readUserToken(shop.session)).toEqual({ token: 'secret', edp: 7 })
    expect([readCookie(shop.session, userNameCookie), readReturnTarget(shop.session)]).toEqual(['Maya', undefined])
    expect(mayLeave).toHaveBeenCalledExactlyOnceWith('/pages/checkout')
    expect(go).toHaveBeenCalledExactlyOnceWith('/pages/checkout')
    expect([model.phase.value, model.hasEntered.value]).toEqual(['leaving', true])
  })
  test('5b. stays where the page vetoes leaving it', async () => {
    const { open, go, mayLeave } = aForm()
    mayLeave.mockReturnValue(false)
    await open()
    expect(go).not.toHaveBeenCalled()
  })
  test('5c. stays on another site’s page, whose form is ready for the next one', async () => {
    const { model, open, go } = aForm({}, { base: 'https://shop.example' }, {})
    await open()
    expect([go.mock.calls, model.phase.value, model.hasEntered.value]).toEqual([[], 'open', true])
  })
})

test('6 · a form is sent once at a time', async () => {
  const gate = server.delayReplies()
  const { open } = aForm()
  const first = open()
  const second = open()
  gate.release()
  await Promise.all([first, second])
  expect(sent).toHaveLength(1)
})

describe('7 · after a form without JavaScript', () => {
  const { password, ...values } = form
  test('7a. a refusal says so, and a taken e-mail offers the ways', () => {
    expect(aForm({ posted: 'refused' }).model.failure.value).toBe('refused')
    const { model } = aForm({ posted: 'taken' })
    expect([model.failure.value, model.isTaken.value]).toEqual([undefined, true])
  })
  test('7b. the server’s reason shows at its field, and the password is typed again', () => {
    const items = [{ area: 'City', message: 'Not there.' }]
    const { model } = aForm({ posted: 'refused', typed: { values, status: 417, items } })
    expect(model.errors.value).toEqual({ password: 'passwordAgain', address: { city: { message: 'Not there.' } } })
  })
  test('7c. the rules’ errors come before the server’s', () => {
    const items = [
      { area: 'City', message: 'Not there.' },
      { area: 'Password', message: 'Too simple.' },
    ]
    const { model } = aForm({ typed: { values: { ...values, zipCode: 'X' }, status: 400, items } })
    expect(model.errors.value).toEqual({ password: 'passwordTooSimple', address: { zipCode: 'postalCodeFormat' } })
  })
})

test.each([
  [false, '/pages/checkout', '/pages/checkout'],
  [false, undefined, '/pages/myaccount'],
  [false, 'https://evil.example/', '/pages/myaccount'],
  [true, '/thanks', '/pages/myaccount'],
])('8 · on another site’s page (%s) the return target %s is the shop’s %s', (isOnOtherSite, returnTo, target) => {
  expect(shopTarget(isOnOtherSite, returnTo)).toBe(target)
})
