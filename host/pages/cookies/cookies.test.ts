import { aServer } from '@onair/widgets/testing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aSite } from '../../parts/testing/a-site.tsx'
import { bagActions } from '../bag/bag.actions.ts'
import { cookiesPage } from './cookies.page.tsx'

beforeAll(loadIslands)

/**
 * A first visit without JavaScript: adds an item from a French page, and follows the redirect with or without the cookies that
 * were set.
 */
async function adds(keeps: boolean, origin = 'https://shop.test') {
  const server = aServer()
  const app = await aSite(
    [cookiesPage],
    bagActions,
    ({ method, path, body }) => server.fetch(path, { method, ...(body && { body }) }),
    { origin },
  )
  onTestFinished(() => app.close())
  const posted = await app.inject({
    method: 'POST',
    url: '/bag/add',
    payload: 'itemNo=412305&edpNo=1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: `${origin}/fr/pages/productdetails?nav=R:412305`,
    },
  })
  const check = String(posted.headers.location)
  const cookies = keeps ? Object.fromEntries(posted.cookies.map(({ name, value }) => [name, value])) : {}
  return { check, followed: await app.inject({ url: check, cookies }) }
}

describe('a form without JavaScript, from a browser that sent no cookie', () => {
  test('1. continues if the browser keeps the reply’s cookies', async () => {
    const { check, followed } = await adds(true)
    expect(check).toBe('/fr/pages/cookies?to=%2Ffr%2Fpages%2Fshoppingbag')
    expect([followed.statusCode, followed.headers.location]).toEqual([303, '/fr/pages/shoppingbag'])
  })

  test('2. else says what is missing and what to do', async () => {
    const { followed } = await adds(false)
    expect(followed.statusCode).toBe(200)
    expect(followed.body).toContain('role="alert"')
    expect(followed.body).toContain('Autorisez les témoins de ce site')
    expect(followed.body).toMatch(/appelez-nous au <a href="tel:/)
  })

  test('3. names the shop’s https address if browsers refuse its cookies on http', async () => {
    const { followed } = await adds(false, 'http://shop.test')
    expect(followed.body).toContain('Ouvrez la boutique à son adresse https')
    expect(followed.body).not.toContain('Autorisez les témoins')
  })

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    '4. redirects to no other address: %s',
    async (to) => {
      const app = await aSite([cookiesPage], [], () => Response.json({}))
      onTestFinished(() => app.close())
      const { headers } = await app.inject({
        url: `/pages/cookies?${new URLSearchParams({ to })}`,
        cookies: { a: '1' },
      })
      expect(headers.location).toBe('/')
    },
  )
})
