import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createPool } from '../kernel/db/pool.ts'
import { createLogger } from '../kernel/log.ts'
import { createReadiness } from '../kernel/readiness.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts } from '../testing/catalogue.ts'
import { watchStatements } from '../testing/statements.ts'
import { createSiteMaps } from './sitemap.service.ts'
import { urls } from './sitemap.xml.ts'

const origin = 'https://shop.example'
let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ config: { shopOrigin: origin, logLevel: 'silent' } })
  await addProducts(shop.pool, [
    { itemNo: '100001', category: 'kettles', brand: 'Brio' },
    { itemNo: '100002', category: 'pans', brand: 'Edge' },
    { itemNo: '100009', category: 'dresses', brand: 'Gone' },
  ])
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = '100009'`)
  await shop.pool.query(`insert into host (slug, name) values ('ana-lund', 'Ana Lund'), ('zoe-cote', 'Zoé Côté')`)
  await shop.pool.query(
    `update product set updated_at = ('2026-11-0' || right(item_no, 1) || 'T12:00:00Z')::timestamptz`,
  )
  await shop.pool.query('notify catalogue')
})
afterAll(() => shop.close())

type Element = { name: string; uri: string; attributes: Record<string, string>; text: string }

/** The elements of a document, in their order. @throws where it is not well-formed XML with namespaces */
function parse(xml: string): Element[] {
  const parser = new SaxesParser({ xmlns: true })
  const elements: Element[] = []
  const open: Element[] = []
  parser.on('opentag', ({ local, uri, attributes }) => {
    const given = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = { name: local, uri, attributes: Object.fromEntries(given), text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    for (const element of open.slice(-1)) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return elements
}
const textsOf = (xml: string, element: string) =>
  parse(xml)
    .filter(({ name }) => name === element)
    .map(({ text }) => text)

async function read(url: string): Promise<string> {
  const reply = await shop.app.inject(url)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.body
}
const paths = async (name: string) =>
  textsOf(await read(`/sitemaps/${name}.xml`), 'loc').map((address) => address.replace(origin, ''))

describe('the maps for search engines', () => {
  test('1 the index lists every map', async () => {
    const index = await read('/sitemap.xml')
    expect(parse(index)[0]?.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(textsOf(index, 'loc')).toEqual(
      ['pages', 'categories', 'brands', 'hosts', 'products-1'].map((name) => `${origin}/sitemaps/${name}.xml`),
    )
    for (const address of textsOf(index, 'loc')) await read(address.replace(origin, ''))
  })

  test('2 a product is listed in each language, with its alternative in the other', async () => {
    const [set, ...listed] = parse(await read('/sitemaps/products-1.xml'))
    expect(set).toMatchObject({ name: 'urlset', uri: 'http://www.sitemaps.org/schemas/sitemap/0.9' })
    const entries = listed.map(({ name, attributes, text }) =>
      name === 'link' ? [attributes.rel, attributes.hreflang, attributes.href] : [name, text.trim()],
    )
    const address = (language: string) => `${origin}/${language}/pages/productdetails?nav=R:100001`
    const ofBoth = [
      ['lastmod', '2026-11-01T12:00:00.000Z'],
      ['alternate', 'en-CA', address('en')],
      ['alternate', 'fr-CA', address('fr')],
      ['alternate', 'x-default', address('en')],
    ]
    expect(entries.slice(0, 12)).toEqual([
      ['url', ''],
      ['loc', address('en')],
      ...ofBoth,
      ['url', ''],
      ['loc', address('fr')],
      ...ofBoth,
    ])
    expect(entries).toHaveLength(24)
  })

  test('3 nothing withdrawn, and no category or brand without products', async () => {
    expect(await paths('products-1')).not.toContain('/en/pages/productdetails?nav=R:100009')
    const inFrench = (all: string[]) => all.filter((path) => path.startsWith('/fr/'))
    expect(inFrench(await paths('categories'))).toEqual(
      ['home', 'kitchen', 'kettles', 'pans'].map((id) => `/fr/pages/productlist?dimensions=category:${id}`),
    )
    expect(inFrench(await paths('brands'))).toEqual(
      ['brio', 'edge'].map((id) => `/fr/pages/productlist?dimensions=brand:${id}`),
    )
    expect(inFrench(await paths('hosts'))).toEqual(['/fr/pages/hosts/ana-lund', '/fr/pages/hosts/zoe-cote'])
    expect(inFrench(await paths('pages'))).toContain('/fr/')
  })

  test.each(['products-2', 'products-0', 'products-01', 'products-1e0', 'products-99999999', 'index', 'kettles'])(
    '4 there is no map %s',
    async (name) => {
      const reply = await shop.app.inject(`/sitemaps/${name}.xml`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject([{ Area: 'path' }])
    },
  )

  test('5 a map is sent compressed if accepted, has an ETag, and has no body for HEAD', async () => {
    const url = '/sitemaps/products-1.xml'
    const packed = await shop.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(await read(url))
    const plain = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0, br' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const again = await shop.app.inject({ url, headers: { 'if-none-match': String(packed.headers.etag) } })
    expect(again.statusCode).toBe(304)
    const head = await shop.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toBe(packed.headers.etag)
  })

  test('6 a map is cached until the catalogue changes', async () => {
    const asked = async () => {
      const watched = watchStatements(shop.pool, 'sitemap.')
      await read('/sitemaps/products-1.xml')
      watched.stop()
      return watched.names()
    }
    // The fixture's notifications may still be on their way.
    await expect.poll(asked).toEqual([])
    await addProducts(shop.pool, [{ itemNo: '100005' }])
    await expect.poll(() => paths('products-1')).toContain('/fr/pages/productdetails?nav=R:100005')
  })
})

describe('a catalogue that fills many maps', () => {
  test('1 every product is in exactly one of them, whatever the gaps between their numbers', async () => {
    const other = await testApp({ config: { logLevel: 'silent' } })
    try {
      const all = Array.from({ length: 23 }, (_, place) => String(200_000 + place * 37))
      await addProducts(
        other.pool,
        all.map((itemNo) => ({ itemNo })),
      )
      await other.pool.query(`update product set withdrawn_at = now() where item_no in ('200000', '200185')`)
      const listener = { on() {}, start: async () => {}, stop() {} }
      // Ten addresses a map: five products.
      const maps = createSiteMaps({ pool: other.pool, listener, origin, addresses: 10 })
      const textOf = async (name: string) => {
        const map = await maps.read(name)
        return map && gunzipSync(map.gzip).toString()
      }
      const names = textsOf((await textOf('index')) ?? '', 'loc').filter((address) => address.includes('products'))
      expect(names).toHaveLength(5)
      const itemNos: string[] = []
      for (const place of names.keys()) {
        const listed = textsOf((await textOf(`products-${place + 1}`)) ?? '', 'loc')
        expect(listed.length).toBeLessThanOrEqual(10)
        itemNos.push(...listed.filter((address) => address.includes('/en/')).map((address) => address.slice(-6)))
      }
      expect(itemNos).toEqual(all.filter((itemNo) => itemNo !== '200000' && itemNo !== '200185'))
      expect(await textOf('products-6')).toBeUndefined()
    } finally {
      await other.close()
    }
  })

  test('2 the oldest maps are evicted above the size limit, and concurrent requests share one', async () => {
    const listener = { on() {}, start: async () => {}, stop() {} }
    const maps = createSiteMaps({ pool: shop.pool, listener, origin, maxBytes: 1 })
    const watched = watchStatements(shop.pool, 'sitemap.')
    const [one, same] = await Promise.all([maps.read('products-1'), maps.read('products-1')])
    expect(one).toBe(same)
    expect(watched.names()).toEqual(['sitemap.first-of-maps', 'sitemap.products'])
    await maps.read('products-1')
    expect(watched.names()).toEqual(['sitemap.first-of-maps', 'sitemap.products', 'sitemap.products'])
    watched.stop()
  })
})

test('addresses and their parameters are escaped', () => {
  const xml = urls(`https://a.example/?a=1&b='"<>`, { path: '/é?x=1&y=<b>' })
  expect(textsOf(`<all xmlns:xhtml="x">${xml}</all>`, 'loc')[0]).toBe(`https://a.example/?a=1&b='"<>/en/é?x=1&y=<b>`)
})

describe('robots.txt', () => {
  /** Whether robots.txt allows a path: the longest matching rule decides. */
  async function allows(path: string): Promise<boolean> {
    const rules = [...(await read('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
    const pattern = (rule: string) =>
      new RegExp(
        `^${rule
          .split('*')
          .map((part) => part.replace(/[.?+^$(){}|[\]\\]/g, '\\$&'))
          .join('.*')}`,
      )
    return !rules.some((rule) => pattern(rule).test(path))
  }

  test.each([
    ['/en/', true],
    ['/fr/pages/productdetails?nav=R:100001', true],
    ['/pages/productdetails?nav=R:100001', true],
    ['/en/pages/productlist?dimensions=category:kettles', true],
    ['/en/pages/productlist?dimensions=brand:brio&page=2', true],
    ['/fr/pages/brands', true],
    ['/images/p/kettle-red-0?impolicy=L', true],
    ['/sitemap.xml', true],
    ['/api/v3/en/products', false],
    ['/en/pages/checkout', false],
    ['/pages/checkout', false],
    ['/fr/pages/myaccount/orderstatus', false],
    ['/language?to=fr_CA&return=/', false],
    ['/en/pages/productlist?dimensions=category:kettles,brand:brio', false],
    ['/en/pages/productlist?dimensions=category:kettles%2Cbrand:brio', false],
    ['/en/pages/productlist?dimensions=category:kettles&dimensions=brand:brio', false],
    ['/en/pages/productlist?dimensions=colour:navy', false],
    ['/en/pages/productlist?sortKey=newest', false],
    ['/en/pages/productlist?searchTerm=kettle', false],
  ])('%s: %s', async (path, expected) => {
    expect(await allows(path)).toBe(expected)
  })

  test('names the maps', async () => {
    expect(await read('/robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

describe('while something is missing', () => {
  const parts = () => ({ config: shop.config, clock: shop.clock.now, log: createLogger('silent'), fetch })

  test('1 no map is created from an incomplete catalogue', async () => {
    const app = await buildApp({ ...parts(), pool: shop.pool, readiness: createReadiness() })
    try {
      const reply = await app.inject('/sitemap.xml')
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['retry-after']).toBe('2')
      expect((await app.inject('/robots.txt')).statusCode).toBe(200)
    } finally {
      await app.close()
    }
  })

  test('2 a database that is away causes a 503, and the next request asks it again', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:1/nothing')
    const app = await buildApp({ ...parts(), pool })
    try {
      for (const url of ['/sitemap.xml', '/sitemaps/products-1.xml', '/sitemap.xml']) {
        const reply = await app.inject(url)
        expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
      }
      expect((await app.inject('/sitemaps/pages.xml')).statusCode).toBe(200)
    } finally {
      await app.close()
      await pool.end()
    }
  })
})
