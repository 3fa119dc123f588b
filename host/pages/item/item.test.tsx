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
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location])
  })

  test.each(['12345', '1234567890', '12-3456', 'constructor', '..%2F..%2Fevil.test', '%2F%2Fevil.test'])(
    '5. what is no item number goes nowhere: %s',
    async (itemNo) => {
      const reply = await app.inject(`/en/i/${itemNo}`)
      expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined])
    },
  )

  test('6. an address of 10,000 digits is refused', async () => {
    const reply = await app.inject(`/en/i/${'1'.repeat(10_000)}`)
    expect([reply.statusCode, reply.headers.location]).toEqual([414, undefined])
  })
})
