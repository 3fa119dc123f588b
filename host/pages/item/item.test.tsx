import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPages } from '../../kernel/serve.ts'
import { aHost } from '../../kernel/testing/a-host.ts'
import { busy, failed, notFound, unavailable } from '../../parts/error-pages.tsx'
import { itemPage } from './item.page.tsx'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  const fetchFor = () => async (address: RequestInfo | URL) => {
    const { pathname } = new URL(String(address))
    if (pathname.endsWith('/menu')) return Response.json({ Items: [] })
    if (pathname.endsWith('/api/token')) return Response.json({ access_token: 'app', expires_in: 60 })
    return Response.json([], { status: 404 })
  }
  registerPages(app, {
    host: aHost({ fetchFor }),
    pages: [itemPage],
    frame: {
      document: ({ page }: { page: { title: string; body: React.ReactNode } }) => <main>{page.body}</main>,
      notFound: (visit) => notFound(visit, 'page'),
      unavailable,
      busy,
      failed,
    },
    assets: { boot: '/boot.js', style: '/shop.css', font: '/f.woff2', modulesFor: () => [] },
    ready: () => true,
    addressOf: (ip) => ip,
  })
})
afterAll(() => app.close())

describe('the short address of a product', () => {
  test.each([
    ['1. digits', '/i/123456', '/pages/productdetails?nav=R:123456'],
    ['2. as said on air', '/i/123-456', '/pages/productdetails?nav=R:123456'],
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
