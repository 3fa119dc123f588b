import { signOut } from '@onair/core/session'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { analyticsModel } from './analytics.model.ts'

const call = 'POST /api/v2/{language}/analyticsDataFeed/beacon/{edp}/{name}'
const signedIn = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'member', Edp: 7 }))}`
const consenting = `${signedIn}; analyticsConsent=1`

let server: TestServer
let sent: { name: string; body: unknown }[]
beforeEach(() => {
  server = aServer()
  sent = []
  server.on(call, ({ path: [, , name = ''], body }) => {
    sent.push({ name, body })
    return { status: 202 }
  })
})
function aPage(cookies: string, options: Parameters<typeof aShop>[0] = {}) {
  const go = vi.fn()
  const shop = aShop({ cookies, fetch: server.fetch, go, ...options })
  return { shop, go, analytics: shop.models.of(analyticsModel) }
}
/** Reports an event of every kind. */
function tellAll({ analytics }: ReturnType<typeof aPage>) {
  analytics.pageViewed('newsletter')
  analytics.productViewed('100237')
  analytics.addedToBag({ itemNo: '100237', edpNo: 1, quantity: 2 })
  analytics.orderPlaced({ orderNo: '100000001', grandTotal: 5999, noOfInstallments: 3 })
}

describe('the marketing feed', () => {
  test.each([
    ['nobody asked', signedIn],
    ['the shopper said no', `${signedIn}; analyticsConsent=0`],
    ['nobody is signed in', 'analyticsConsent=1'],
    ['the answer makes no sense', `${signedIn}; analyticsConsent=perhaps`],
  ])('1. sends no request while %s', async (_case, cookies) => {
    tellAll(aPage(cookies))
    aPage(consenting).analytics.productViewed('told last')
    await waitFor(() => expect(sent).not.toEqual([]))
    expect(sent.map(({ body }) => body)).toEqual([{ Consent: true, Content: { ItemNo: 'told last' } }])
    expect(server.requests).toHaveLength(1)
  })

  test('2. receives the shopper’s actions with consent, without an identity', async () => {
    tellAll(aPage(consenting))
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent).toEqual([
      { name: 'page-viewed', body: { Consent: true, Content: { Title: 'newsletter' } } },
      { name: 'product-viewed', body: { Consent: true, Content: { ItemNo: '100237' } } },
      { name: 'added-to-bag', body: { Consent: true, Content: { ItemNo: '100237', EdpNo: 1, Quantity: 2 } } },
      {
        name: 'order-placed',
        body: { Consent: true, Content: { OrderNo: '100000001', GrandTotal: 59.99, NoOfInstallments: 3 } },
      },
    ])
  })

  test('3. receives events only after consent, until it is withdrawn or the shopper signs out', async () => {
    const page = aPage(signedIn)
    page.analytics.productViewed('1')
    page.analytics.setConsent(true)
    page.analytics.productViewed('2')
    page.analytics.setConsent(false)
    page.analytics.productViewed('3')
    page.analytics.setConsent(true)
    signOut(page.shop.session, 'done')
    page.analytics.productViewed('4')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ Content: { ItemNo: '2' } })
  })

  test('4. an expired session ends without a redirect or a message', async () => {
    server.on(call, () => refusal(401, 'Please sign in to continue.', 'authorization'))
    const page = aPage(consenting)
    page.analytics.productViewed('1')
    await waitFor(() => expect(page.shop.session.jar.get('userToken')).toBeUndefined())
    page.analytics.productViewed('2')
    expect(page.go).not.toHaveBeenCalled()
    expect(server.requests).toHaveLength(1)
  })

  test('5. an unreachable shop shows no message', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')))
    const page = aPage(consenting, { fetch: send })
    page.analytics.productViewed('1')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(page.shop.session.jar.get('userToken')).toBeDefined()
  })

  test('6. events survive leaving the page', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }))
    aPage(consenting, { fetch: send }).analytics.productViewed('1')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  })
})
