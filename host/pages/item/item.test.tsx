import { aKettle } from '@onair/widgets/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSite } from '../../parts/testing/a-site.tsx'
import { itemPage } from './item.page.tsx'

let app: FastifyInstance
beforeAll(async () => {
  app = await aSite([itemPage], [], () => Response.json([], { status: 404 }))
})
afterAll(() => app.close())

describe('the short address of a product', () => {
  test.each([
    ['1. digits', '/i/123456', '/pages/productdetails?nav=R:123456'],
    ['2. as spoken on air', '/i/123-456', '/pages/productdetails?nav=R:123456'],
    ['3. in English', '/en/i/123-456', '/en/pages/productdetails?nav=R:123456'],
    ['4. in French', '/fr/i/123456789', '/fr/pages/productdetails?nav=R:123456789'],
  ])('%s opens its page', async (_, url, location) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([301, location])
  })

  test.each(['12345', '1234567890', '12-3456', 'constructor', '..%2F..%2Fevil.test', '%2F%2Fevil.test'])(
    '5. does not redirect for an invalid item number: %s',
    async (itemNo) => {
      const reply = await app.inject(`/en/i/${itemNo}`)
      expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined])
    },
  )

  test('6. refuses an address of 10,000 digits', async () => {
    const reply = await app.inject(`/en/i/${'1'.repeat(10_000)}`)
    expect([reply.statusCode, reply.headers.location]).toEqual([414, undefined])
  })
})

describe('with ?add=1', () => {
  const kettle = aKettle()
  const [edp] = kettle.Edps
  if (!edp) throw new Error('A kettle of the fixtures has styles')
  const only = aKettle({ Styles: [], Sizes: [], Edps: [edp] })
  const opened = async (url: string, product: object | number) => {
    const calls: string[] = []
    const site = await aSite([itemPage], [], ({ method, path }) => {
      calls.push(`${method} ${path.slice(path.indexOf('/products'))}`)
      return typeof product === 'number' ? Response.json([], { status: product }) : Response.json(product)
    })
    const reply = await site.inject(url)
    await site.close()
    return { reply, calls, page: new DOMParser().parseFromString(reply.body, 'text/html') }
  }

  test.each([
    ['en', 'Add this to your bag?'],
    ['fr', 'Ajouter cet article au panier?'],
  ])('7. asks in %s, and adds nothing by itself', async (language, question) => {
    const { reply, calls, page } = await opened(`/${language}/i/${only.ItemNo}?add=1`, only)
    expect(reply.statusCode).toBe(200)
    expect(page.querySelector('h1')?.textContent).toBe(question)
    const form = page.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/bag/add'])
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      itemNo: only.ItemNo,
      edpNo: String(edp.EdpNo),
    })
    expect(calls).toEqual([`GET /products/${only.ItemNo}`])
  })

  test.each([
    ['several styles', kettle],
    ['sold out', { ...only, Edps: [{ ...edp, Stock: 'out' as const, Quantity: 0 }] }],
    ['a donation', { ...only, IsDonation: true }],
    ['unknown', 404],
    ['gone', 410],
  ])('8. leads to the product’s page: %s', async (_, product) => {
    const { reply } = await opened(`/en/i/${only.ItemNo}?add=1`, product)
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `/en/pages/productdetails?nav=R:${only.ItemNo}`])
  })

  test.each(['', '0', 'constructor', '1'.repeat(5000)])(
    '9. any other value only opens the product: %#',
    async (add) => {
      const { reply } = await opened(`/en/i/${only.ItemNo}?add=${add}`, only)
      expect(reply.statusCode).toBe(301)
    },
  )
})
