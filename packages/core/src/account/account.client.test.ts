import { expect, test } from 'vitest'
import { createHttp } from '../http/tokens.ts'
import { memoryJar } from '../session/cookie-jar.ts'
import { accountClient } from './account.client.ts'
import { storeNames } from './names.client.ts'

/** A customer's client, to which the server replies like this. */
const replying = (status: number, body: unknown) =>
  accountClient(
    createHttp({
      base: 'https://shop.test',
      language: () => 'en',
      fetch: async () => new Response(JSON.stringify(body), { status }),
      appToken: { get: () => 'app', set: () => {}, clear: () => {} },
      appCredentials: { userName: '', password: '' },
      customerToken: () => ({ token: 'abc', edp: 7 }),
    }),
  )
const made = { AccessToken: 'secret', CustomerEDP: 7, Email: 'maya@example.com' }
const refused = [{ Message: 'This e-mail is taken.', Area: 'Email' }]

test('1. a new account and a guest’s membership return a token as a sign-in does', async () => {
  const account = { ok: true, value: { token: 'secret', edp: 7, email: 'maya@example.com' } }
  expect(await replying(201, made).create({} as never)).toEqual(account)
  expect(await replying(200, made).join('Kettle77')).toEqual(account)
})

test('2. a refusal is returned unchanged, but a new account’s 400 as a 417', async () => {
  const items = [{ message: 'This e-mail is taken.', area: 'Email' }]
  expect(await replying(400, refused).create({} as never)).toMatchObject({ ok: false, status: 417, items })
  expect(await replying(409, refused).join('Kettle77')).toMatchObject({ ok: false, status: 409, items })
})

test('3. the account’s names are stored, and stay unchanged when the account cannot be read', async () => {
  const jar = memoryJar('userName=Camille', () => new Date('2026-11-21T12:00:00Z'))
  await storeNames({ jar }, replying(503, refused))
  expect([jar.get('userName'), jar.get('lastName')]).toEqual(['Camille', undefined])
  await storeNames({ jar }, replying(200, { FirstName: 'Maya', LastName: 'Roy' }))
  expect([jar.get('userName'), jar.get('lastName')]).toEqual(['Maya', 'Roy'])
})
