import { aKettle, aServer, refusal, someProducts, type TestServer } from '@onair/widgets/testing'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aSite } from '../../parts/testing/a-site.tsx'
import { entriesOfFields } from './quick-order.form.ts'
import { quickOrderPage } from './quick-order.page.tsx'

const newBag = 'POST /api/v2/{language}/carts'
const kettle = aKettle()

let server: TestServer
let site: FastifyInstance
beforeAll(loadIslands)
/** The kettle (412305) has four styles, the other products one; the knives (412322) are sold out. */
beforeEach(async () => {
  server = aServer()
  server.on('GET /api/v3/{language}/products', ({ query }) => {
    const asked = (query.get('itemNos') ?? '').split('-')
    const catalogue = someProducts().map((one) => ({ ...one, EdpCount: one.ItemNo === kettle.ItemNo ? 4 : 1 }))
    const Products = asked.flatMap((itemNo) => catalogue.find(({ ItemNo }) => ItemNo === itemNo) ?? [])
    const Paging = { CurrentPage: 1, TotalPages: 1, TotalRecords: Products.length }
    return {
      status: 200,
      body: { Products, Paging, Dimensions: [], SortKeys: [], SearchTerm: null, CorrectedTerm: null },
    }
  })
  const { Styles, Sizes, Edps } = kettle
  server.on('GET /api/v3/{language}/products/{itemNo}/styleCodes', () => ({
    status: 200,
    body: { Styles, Sizes, Edps },
  }))
  site = await aSite([quickOrderPage], quickOrderPage.actions ?? [], ({ method, path, body }) =>
    server.fetch(`http://shop.test${path}`, { method, ...(body && { body }) }),
  )
})

const post = async (fields: Record<string, string>, language = 'en') => {
  const reply = await site.inject({
    method: 'POST',
    url: '/quickorder/add',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      referer: `http://localhost/${language}/pages/quickorder`,
      cookie: 'consent=none',
    },
  })
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { location: String(reply.headers.location), cookie }
}
const open = async (url: string, cookie = '') => {
  const reply = await site.inject({ url, headers: { cookie } })
  return { reply, page: new DOMParser().parseFromString(reply.body, 'text/html') }
}
const added = () => server.requests.filter((request) => /^POST \/carts/.test(request)).length

describe('the fields of a quick order', () => {
  const read = (fields: Record<string, string>) => entriesOfFields((name) => fields[name])

  test('1. are rows; blank ones are left out', () => {
    const fields = { item1: '412-305', quantity1: '2', edp1: '9002', item2: ' ', quantity2: '1', item3: '412311' }
    expect(read(fields).entries).toEqual([
      { text: '412-305', quantity: 2, edpNo: 9002 },
      { text: '412311', quantity: 1 },
    ])
  })

  test('2. may contain lists with quantities', () => {
    expect(read({ items: '412305 x 3', item1: '412311, 412355 x 2', quantity1: '9' }).entries).toEqual([
      { text: '412305', quantity: 3 },
      { text: '412311', quantity: 1 },
      { text: '412355', quantity: 2 },
    ])
  })

  test.each([
    ['0', { quantity: 1 }],
    ['-1', { quantity: 1 }],
    ['1e3', { quantity: 1 }],
    ['100', { quantity: 99, asked: 100 }],
    ['9'.repeat(400), { quantity: 1 }],
  ])('3. the quantity %s is no trap', (quantity1, expected) => {
    expect(read({ item1: '412305', quantity1 }).entries).toEqual([{ text: '412305', ...expected }])
  })

  test('4. are at most as many as a bag’s lines; the others are counted', () => {
    const list = (from: number) => Array.from({ length: 80 }, (_, index) => from + index).join(' ')
    const { entries, left } = read({ item1: list(400_000), item2: list(500_000) })
    expect([entries.length, left]).toEqual([100, 60])
  })
})

describe('without JavaScript', () => {
  test.each([
    ['en', 'Quick order', 'We have no item 999-999.', 'Gooseneck Kettle with Thermometer'],
    ['fr', 'Commande rapide', 'Nous n’avons aucun article 999-999.', 'Gooseneck Kettle with Thermometer'],
  ])('5. the page in %s checks the rows of its address', async (language, title, unknown, name) => {
    const { reply, page } = await open(`/${language}/pages/quickorder?item1=412305&quantity1=2&item2=999999`)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(page.querySelector('h1')?.textContent).toBe(title)
    const text = page.querySelector('main')?.textContent ?? ''
    expect(text).toContain(unknown)
    expect(text).toContain(name)
    expect(page.querySelector('input[name=quantity1]')?.getAttribute('value')).toBe('2')
    expect([...page.querySelectorAll('select[name=edp1] option')]).toHaveLength(5)
  })

  test('6. ready rows are added, and the bag follows', async () => {
    const { location } = await post({ item1: '412311', quantity1: '2', item2: '412305', edp2: '9002' }, 'fr')
    expect([location, added()]).toEqual(['/fr/pages/shoppingbag', 2])
  })

  test('7. the other rows are on the page that follows, each with its sentence', async () => {
    let first = true
    server.on(newBag, () => {
      first = false
      return refusal(417, 'Only 2 of this item can be ordered right now.', 'Quantity')
    })
    const { location, cookie } = await post({ item1: '412311', quantity1: '5', item2: '412305', item3: 'kettle' })
    expect(first).toBe(false)
    expect(location).toBe(
      '/en/pages/quickorder?item1=412311&quantity1=5&item2=412305&quantity2=1&item3=kettle&quantity3=1&posted=none',
    )
    const { page } = await open(location, cookie)
    const rows = [...page.querySelectorAll('li[data-row]')].map(({ textContent }) => textContent ?? '')
    expect(rows[0]).toContain('Only 2 of this item can be ordered right now.')
    expect(rows[1]).toContain('Please choose')
    expect(rows[2]).toContain('six to nine digits')
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Nothing was added yet')
  })

  test('8. if the shop is unreachable, typed rows stay', async () => {
    server.reachable(false)
    const { location } = await post({ item1: '412311', quantity1: '2' })
    expect(location).toBe('/en/pages/quickorder?item1=412311&quantity1=2&posted=away')
    const { reply, page } = await open(location)
    expect(reply.statusCode).toBe(200)
    expect(page.querySelector('input[name=item1]')?.getAttribute('value')).toBe('412311')
  })

  test('9. if the shop becomes unreachable, the remaining rows are on the page and the bag stays', async () => {
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => 'lost')
    const { location, cookie } = await post({ item1: '412311', item2: '412355', quantity2: '3' })
    expect(location).toBe('/en/pages/quickorder?item1=412355&quantity1=3&posted=away')
    expect(cookie).toContain('cartGuid=')
  })

  test('10. an empty form requires a number', async () => {
    const { location } = await post({ item1: '', quantity1: '1' })
    expect(location).toBe('/en/pages/quickorder?posted=empty')
    expect((await open(location)).page.querySelector('[role=alert]')?.textContent).toContain('at least one')
  })

  test.each(['constructor', '__proto__', '💥', '9'.repeat(3000), '<script>'])(
    '11. %# typed text stays text',
    async (item1) => {
      const { location } = await post({ item1 })
      const { reply, page } = await open(location)
      expect([reply.statusCode, page.querySelectorAll('main script').length]).toEqual([200, 0])
      expect(page.querySelector('input[name=item1]')?.getAttribute('value')?.length).toBeLessThanOrEqual(40)
    },
  )
})
