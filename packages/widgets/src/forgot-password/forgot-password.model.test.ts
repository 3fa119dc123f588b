import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createForgotPasswordModel } from './forgot-password.model.ts'

const reset = 'POST /api/v2/{language}/passwordreset'
const info = 'POST /api/v2/{language}/passwordinfo'
const update = 'POST /api/v2/{language}/passwordupdate'
const link = { email: 'm•••@example.com', securityQuestionId: null }
const password = { newPassword: 'Kettle77', newPasswordConfirmed: 'Kettle77' }
const spent = refusal(417, 'This link has been used or has expired.', 'Token')

let server: ReturnType<typeof aServer>
let sent: Record<string, unknown>[]
beforeEach(() => {
  server = aServer()
  sent = []
  for (const call of [reset, update] as const) {
    server.on(call, ({ body }) => {
      sent.push(body)
      return { status: 204 }
    })
  }
  server.on(info, () => ({ status: 200, body: { Email: link.email, SecurityQuestionId: null } }))
})
const aModel = (begun: Parameters<typeof createForgotPasswordModel>[1] = {}) =>
  createForgotPasswordModel(aShop({ fetch: server.fetch, base: 'http://shop.test' }).models, begun)

describe('1 · asking for the mail', () => {
  test('1a. sends the address and shows that it was sent', async () => {
    const model = aModel()
    expect(await model.ask('maya@example.com')).toBe(true)
    expect([sent, model.screen.value]).toEqual([[{ Email: 'maya@example.com' }], { kind: 'sent' }])
    model.askAgain()
    expect(model.screen.value).toEqual({ kind: 'asking' })
  })
  test('1b. sends nothing that is no address', async () => {
    const model = aModel()
    expect(await model.ask('maya')).toBe(false)
    expect([sent, model.isEmailWrong.value]).toEqual([[], true])
    await model.ask('maya@example.com')
    expect(model.isEmailWrong.value).toBe(false)
  })
})

describe('2 · the check of a link', () => {
  test('2a. shows the form of its account', async () => {
    const model = aModel({ token: 'abc' })
    expect([model.screen.value, server.requests]).toEqual([{ kind: 'checking' }, []])
    model.check('abc')
    await waitFor(() => expect(model.screen.value).toEqual({ kind: 'choosing', account: link }))
    expect(model.isLinkRead.value).toBe(true)
  })
  test.each([
    ['is spent', () => server.on(info, () => spent), 'spent', true],
    ['cannot be checked just now', () => server.on(info, () => refusal(429, 'Too often.', 'Requests')), 'later', false],
    ['cannot be checked while the shop is away', () => server.reachable(false), 'unreachable', false],
  ] as const)('2b. a link that %s', async (_, prepare, kind, isLinkRead) => {
    prepare()
    const model = aModel({ token: 'abc' })
    model.check('abc')
    await waitFor(() => expect(model.screen.value.kind).toBe(kind))
    expect(model.isLinkRead.value).toBe(isLinkRead)
  })
  test('2c. which was stopped shows nothing, and the next one counts', async () => {
    const gate = server.delayReplies()
    server.on(info, () => spent)
    const model = aModel({ token: 'abc' })
    model.check('abc')()
    gate.release()
    server.on(info, () => ({ status: 200, body: { Email: 'other@example.com', SecurityQuestionId: null } }))
    model.check('def')
    await waitFor(() => expect(model.screen.value).toMatchObject({ account: { email: 'other@example.com' } }))
  })
  test.each([
    [
      { token: 'abc', link },
      { kind: 'choosing', account: link },
    ],
    [{ token: 'abc', link: 'spent' }, { kind: 'spent' }],
    [{ token: 'abc', link: 'later' }, { kind: 'later' }],
    [{ posted: 'sent' }, { kind: 'sent' }],
    [{ posted: 'changed' }, { kind: 'changed' }],
    [{}, { kind: 'asking' }],
  ] as const)('2d. what the page knows (%j) is not checked again', (begun, screen) => {
    expect([aModel(begun).screen.value, server.requests]).toEqual([screen, []])
  })
})

test('3 · a link that was spent meanwhile shows so, with a form without errors', async () => {
  server.on(update, () => spent)
  const model = aModel({ token: 'abc', link, posted: 'refused' })
  expect(model.failure.value).toBe('refused')
  await model.choose('abc', password)
  expect([model.screen.value, model.failure.value, model.errors.value]).toEqual([{ kind: 'spent' }, undefined, {}])
})

describe('4 · the new password', () => {
  test('4a. is changed with the link’s token, and with the answer if there is a question', async () => {
    const model = aModel({ token: 'abc', link: { ...link, securityQuestionId: 'first-pet' } })
    await model.choose('abc', { ...password, answer: 'Rex' })
    expect(sent).toEqual([{ Token: 'abc', Answer: 'Rex', NewPassword: 'Kettle77', NewPasswordConfirmed: 'Kettle77' }])
    expect(model.screen.value).toEqual({ kind: 'changed' })
  })
  test('4b. with an error is not sent', async () => {
    const model = aModel({ token: 'abc', link })
    await model.choose('abc', { newPassword: 'Kettle77', newPasswordConfirmed: 'Kettle78', answer: '' })
    expect(model.errors.value).toEqual({ answer: 'answerRequired', newPasswordConfirmed: 'passwordMismatch' })
    expect(sent).toEqual([])
  })
  test.each([
    ['Answer', 'answer'],
    ['NewPassword', 'newPassword'],
    ['NewPasswordConfirmed', 'newPasswordConfirmed'],
  ])('4c. that is refused for %s shows why at %s', async (area, field) => {
    server.on(update, () => refusal(417, 'Not this one.', area))
    const model = aModel({ token: 'abc', link })
    await model.choose('abc', password)
    expect([model.errors.value, model.failure.value]).toEqual([{ [field]: { message: 'Not this one.' } }, undefined])
  })
  test.each([
    ['Please wait.', { message: 'Please wait.' }],
    ['', 'later'],
  ])('4d. that is refused otherwise (%j) shows why above the form', async (message, failure) => {
    server.on(update, () => refusal(429, message, 'Requests'))
    const model = aModel({ token: 'abc', link })
    await model.choose('abc', password)
    expect([model.errors.value, model.failure.value]).toEqual([{}, failure])
  })
  test('4e. that was refused without JavaScript shows why at its field', () => {
    const reason = { area: 'Answer', message: 'Not this one.' }
    expect(aModel({ token: 'abc', link, typed: { reason } }).errors.value).toEqual({
      answer: { message: 'Not this one.' },
    })
  })
})

describe('5 · a form is sent once at a time', () => {
  test('5a. a second press sends nothing', async () => {
    const gate = server.delayReplies()
    const model = aModel()
    const first = model.ask('maya@example.com')
    expect(model.sending.value).toBe(true)
    await model.ask('maya@example.com')
    gate.release()
    await first
    expect([sent.length, model.sending.value]).toEqual([1, false])
  })
  test('5b. while the shop is away it says so, and the next try works', async () => {
    server.reachable(false)
    const model = aModel()
    await model.ask('maya@example.com')
    expect([model.screen.value.kind, model.failure.value, model.sending.value]).toEqual([
      'asking',
      'unreachable',
      false,
    ])
    server.reachable(true)
    await model.ask('maya@example.com')
    expect([model.screen.value.kind, model.failure.value]).toEqual(['sent', undefined])
  })
  test('5c. an address that was posted and is none shows so, instead of the way to try later', () => {
    const model = aModel({ posted: 'later', typed: { email: 'maya' } })
    expect([model.isEmailWrong.value, model.failure.value]).toEqual([true, undefined])
    expect(aModel({ posted: 'later', typed: { email: 'maya@example.com' } }).failure.value).toBe('later')
  })
})
