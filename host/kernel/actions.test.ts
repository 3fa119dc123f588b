import fastifyFormBody from '@fastify/formbody'
import { ordersClient } from '@onair/core/orders/client'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { registerActions } from './actions.ts'
import { aHost } from './testing/a-host.ts'

const tokenCookie = (Token: string) => `userToken=${encodeURIComponent(JSON.stringify({ Token, Edp: 7 }))}`
const [token, guestToken] = [tokenCookie('abc'), tokenCookie('guest-abc')]
const membersOnly: Action = {
  path: '/reviews/write',
  audience: 'customer',
  page: ({ itemNo }) => `/pages/writereview?pr_page_id=${itemNo}`,
  run: async ({ http }) => {
    await ordersClient(http).list({})
    return '/pages/thanks'
  },
}

/** Posts the form of a French page; the API answers with this status. @returns where the browser goes, and the target */
async function post(cookie: string, status = 200) {
  const app = fastify()
  await app.register(fastifyFormBody)
  const respond = async () => new Response(JSON.stringify(status === 200 ? {} : []), { status })
  registerActions(app, aHost({ fetchFor: () => respond }), [membersOnly])
  const { headers, cookies } = await app.inject({
    method: 'POST',
    url: '/reviews/write',
    payload: 'itemNo=412305',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: 'http://shop.test/fr/pages/writereview?pr_page_id=412305',
      cookie,
    },
  })
  return [headers.location, cookies.find(({ name }) => name === 'targetUrl')?.value]
}

describe('the audience of an action', () => {
  const page = '/fr/pages/writereview?pr_page_id=412305'

  test('1. runs the action for those whom it admits', async () => {
    expect(await post(token)).toEqual(['/fr/pages/thanks', undefined])
  })

  test.each([
    ['an anonymous shopper', ''],
    ['a guest', guestToken],
  ])('2. sends %s to the form’s page, which leads to sign-in', async (_, cookie) => {
    expect(await post(cookie)).toEqual([page, undefined])
  })

  test('3. sends a customer whose token the API refuses to sign-in, and from there to the form’s page', async () => {
    expect(await post(token, 401)).toEqual(['/fr/pages/signin', page])
  })
})
