import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadIslands } from './kernel/islands.tsx'
import { createAccountPage } from './pages/create-account/create-account.page.tsx'
import { forgotPasswordPage } from './pages/forgot-password/forgot-password.page.tsx'
import { signInPage } from './pages/sign-in/sign-in.page.tsx'
import { aSite } from './parts/testing/a-site.tsx'

const pages = ['/pages/signin', '/pages/createaccount', '/pages/forgotpassword']
const token = `userToken=${encodeURIComponent(JSON.stringify({ Token: 't', Edp: 7 }))}`
const susan = { Edp: 7, FirstName: 'Susan', Email: 'susan@example.com', IsGuest: false }

beforeAll(loadIslands)
let app: FastifyInstance
afterEach(() => app.close())

async function opened(url: string, { cookie = token, answer = () => Response.json(susan) } = {}) {
  app = await aSite([signInPage, createAccountPage, forgotPasswordPage], [], answer)
  const reply = await app.inject({ url, headers: { cookie } })
  const body = new DOMParser().parseFromString(reply.body, 'text/html')
  return { reply, body, links: [...body.querySelectorAll('a')].map((link) => link.getAttribute('href')) }
}
const isForm = (body: Document) => body.querySelector('onair-island, [data-island], .onair-panel') !== null

describe.each(pages)('%s', (path) => {
  test('1. greets a signed-in member, and offers to sign out', async () => {
    const { reply, body } = await opened(`/en${path}`)
    expect(reply.statusCode).toBe(200)
    expect(body.body.textContent).toContain('You are signed in as Susan (susan@example.com).')
    expect(body.querySelector('form')?.getAttribute('action')).toBe('/signout')
    expect(isForm(body)).toBe(false)
    const french = await opened(`/fr${path}`)
    expect(french.body.body.textContent).toContain('La session de Susan (susan@example.com) est ouverte.')
  })

  test.each([
    ['a stranger', { cookie: '' }],
    ['a guest of the checkout', { answer: () => Response.json({ ...susan, IsGuest: true }) }],
    [
      'a member whose session ended elsewhere',
      { answer: () => Response.json([{ Message: 'No.', Area: 'Authorization' }], { status: 401 }) },
    ],
  ])('2. shows %s its form', async (_, visitor) => {
    const { reply, body } = await opened(`/en${path}`, visitor)
    expect(reply.statusCode).toBe(200)
    expect(body.body.textContent).not.toContain('You are signed in')
    expect(isForm(body)).toBe(true)
  })
})

test('3. links to the page that required sign-in, never to another site', async () => {
  const asked = '/en/pages/productdetails?nav=R:191638'
  expect((await opened(`/en/pages/signin?return=${encodeURIComponent(asked)}`)).links[0]).toBe(asked)
  const target = `${token}; targetUrl=${encodeURIComponent('/en/pages/checkout')}`
  expect((await opened('/en/pages/createaccount', { cookie: target })).links[0]).toBe('/en/pages/checkout')
  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect((await opened(`/en/pages/signin?return=${encodeURIComponent(evil)}`)).links[0]).toBe('/en/pages/myaccount')
})

test('4. sends a signed-in member who forgot the password to the account; the mail’s link works for everybody', async () => {
  expect((await opened('/en/pages/forgotpassword')).links[0]).toBe('/en/pages/myaccount/information/password')
  const { body } = await opened('/en/pages/forgotpassword?token=abc', {
    answer: () => Response.json({ Email: 's***@example.com', SecurityQuestionId: null }),
  })
  expect(isForm(body)).toBe(true)
})
