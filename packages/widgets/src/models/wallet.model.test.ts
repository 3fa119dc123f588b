import { readCookie, walletPayerIdCookie, walletPaymentIdCookie } from '@onair/core/session'
import { afterEach, describe, expect, test } from 'vitest'
import { bagGuid } from '../testing/bag.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { walletModel, withoutReturn } from './wallet.model.ts'

const begun = {
  id: 'PAYID-9',
  state: 'created',
  transactions: [{ amount: { currency: 'CAD', total: '1.00' }, related_resources: [] }],
  links: [{ rel: 'approval_url', href: 'http://wallet.test/approve?token=EC-9', method: 'REDIRECT' }],
}

function aPage({ base = location.origin, language = 'en' as 'en' | 'fr', payment = begun as object } = {}) {
  const server = aServer()
  const asked: Record<string, unknown>[] = []
  server.on('POST /api/v2/paypal/payments', ({ body }) => {
    asked.push(body)
    return { status: 201, body: payment }
  })
  const went: string[] = []
  const cookies = `cartGuid=${bagGuid}; walletPayerId=OLD`
  const shop = aShop({ cookies, fetch: server.fetch, base, language, go: (address) => void went.push(address) })
  return { server, asked, went, shop, wallet: shop.models.of(walletModel) }
}

afterEach(() => history.replaceState(null, '', '/'))

describe('paying by wallet', () => {
  test('1. creates a payment of the bag and opens the approval page, in the page’s language', async () => {
    history.replaceState(null, '', '/pages/productdetails?nav=R:100237#reviews')
    const { wallet, asked, went, shop } = aPage({ language: 'fr' })
    expect(await wallet.begin()).toBe(true)
    expect(asked).toEqual([
      {
        cartGuid: bagGuid,
        returnUrl: `${location.origin}/pages/checkout`,
        cancelUrl: `${location.origin}/pages/productdetails?nav=R%3A100237&wallet=cancelled`,
      },
    ])
    expect(went).toEqual(['http://wallet.test/approve?token=EC-9&locale.x=fr_CA'])
    expect(readCookie(shop.session, walletPaymentIdCookie)).toBe('PAYID-9')
    expect(readCookie(shop.session, walletPayerIdCookie)).toBeUndefined()
  })

  test('2. returns to the page itself if that is another site’s', async () => {
    history.replaceState(null, '', '/tv?paymentId=OLD&PayerID=P')
    const { wallet, asked } = aPage({ base: 'http://shop.test' })
    await wallet.begin()
    expect(asked[0]?.returnUrl).toBe(`${location.origin}/tv`)
  })

  test.each([
    ['refuses', refusal(503, 'away', 'Paypal')],
    ['gives no address', { status: 201, body: { ...begun, links: [] } }],
    [
      'gives one that is none',
      { status: 201, body: { ...begun, links: [{ rel: 'approval_url', href: 'javascript:1' }] } },
    ],
  ])('3. says so when the shop %s', async (_what, answer) => {
    const { wallet, server, went, shop } = aPage()
    server.on('POST /api/v2/paypal/payments', () => answer)
    expect(await wallet.begin()).toBe(false)
    expect(went).toEqual([])
    expect(readCookie(shop.session, walletPaymentIdCookie)).toBeUndefined()
  })

  test('4. says so if the server does not reply', async () => {
    const { wallet, server } = aPage()
    server.reachable(false)
    expect(await wallet.begin()).toBe(false)
  })

  test('5. keeps the page’s own parameters in the address', () => {
    expect(withoutReturn('http://a.test/x?nav=1&paymentId=2&token=3&PayerID=4&wallet=cancelled').href).toBe(
      'http://a.test/x?nav=1',
    )
  })
})
