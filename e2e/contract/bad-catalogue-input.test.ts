import { randomUUID } from 'node:crypto'
import { contract } from '@onair/core/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { origins } from '../support/ports.ts'
import { expectRefusal } from '../support/refusal.ts'
import { type Goods, type Language, type Person, ShopApi } from '../support/shop-api.ts'

const list = 'GET /api/v3/{language}/products'
const suggestions = 'GET /api/v3/{language}/products/suggestions'
const shares = 'POST /api/v3/{language}/products/{itemNo}/shares'
const reviews = 'POST /api/v3/{language}/products/{itemNo}/reviews'
const waitlist = 'POST /api/v3/{language}/products/{itemNo}/waitlist'

describe.each<Language>(['en', 'fr'])('what people, programs and attackers look for (%s)', (language) => {
  const api = new ShopApi(origins.shop, language)
  /** Already encoded, as it travels. */
  async function ask(path: string) {
    const reply = await fetch(`${origins.shop}/api/v3/${language}${path}`)
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  const terms: [what: string, encoded: string][] = [
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 words', 'kettle%20'.repeat(1250)],
    ['the longest that is looked for', 'k'.repeat(200)],
    ['200 letters that fit nothing, with accents to take off', encodeURIComponent('é'.repeat(200))],
    ['100 words of one letter', 'a%20'.repeat(100)],
    ['punctuation only', encodeURIComponent('!?.,;:()[]{}&|*\'"\\-_=+~`@#$%^<>/')],
    ['an SQL injection', encodeURIComponent("'; drop table product; --")],
    ['another', encodeURIComponent("kettle') or 1=1 union select * from customer --")],
    ['wildcards of SQL', encodeURIComponent('%_%_%_%')],
    ['HTML', encodeURIComponent('<script>alert(1)</script><img src=x onerror=alert(1)>')],
    ['operators of a query', encodeURIComponent('kettle & !pan | (a <-> b):* \\')],
    ['emoji', encodeURIComponent('☕️👩‍👩‍👧‍👦🇨🇦')],
    ['the other way round', encodeURIComponent('\u202eeltteK\u2066\ufeff')],
    ['a pile of accents', encodeURIComponent(`z${'\u0300'.repeat(150)}algo`)],
    ['half of a letter outside the plane', '%ED%A0%80'],
    ['bytes that are no text', '%FF%FE%80'],
    ['a percent sign without its digits', 'kettle%'],
    ['NUL', 'kettle%00'],
    ['a line and a tab', 'ket%0Atle%09'],
    ['nothing', ''],
    ['spaces', '%20%20%20'],
    ['numbers beyond numbers', '9'.repeat(180)],
    ['an item number of another shop', '999-999-999'],
    ['the term twice', 'kettle&searchTerm=pan'],
    ['the term as a list', 'kettle&searchTerm[]=pan'],
  ]

  test.each(terms)('1 %s', async (_, term) => {
    for (const [name, path] of [
      [list, `/products?pageSize=5&searchTerm=${term}`],
      [suggestions, `/products/suggestions?searchTerm=${term}`],
    ] as const) {
      const reply = await ask(path)
      if (reply.status === 200) {
        contract[name].reply.parse(JSON.parse(reply.text))
        // The reply may repeat what was typed, as data and not as HTML.
        expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
        expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      } else {
        expect(reply.status, `${path.slice(0, 80)} ${reply.text.slice(0, 300)}`).toBe(400)
        expect(expectRefusal(reply, language).map(({ Area }) => Area)).toEqual(['searchTerm'])
      }
    }
  })

  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=', 'page'],
    ['page=NaN', 'page'],
    ['page=Infinity', 'page'],
    ['page=1000001', 'page'],
    ['page=99999999999999999999', 'page'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=1e3', 'pageSize'],
    ['pageSize=ten', 'pageSize'],
    [`itemNos=${Array(37).fill('100001').join('-')}`, 'itemNos'],
    ['itemNos=12345', 'itemNos'],
    ['itemNos=100-001', 'itemNos'],
    ['itemNos=100001-', 'itemNos'],
    ['itemNos=1234567890', 'itemNos'],
    ['dimensions=', 'dimensions'],
    ['dimensions=category', 'dimensions'],
    ['dimensions=category:', 'dimensions'],
    ["dimensions=category:a'--", 'dimensions'],
    [`dimensions=category:${'a'.repeat(1000)}`, 'dimensions'],
    [`visitorId=${'v'.repeat(65)}`, 'visitorId'],
    ['visitorId=a%00b', 'visitorId'],
    ['rd=123456789', 'rd'],
  ])('2 a list refuses %s', async (query, area) => {
    for (const version of ['v2', 'v3']) {
      const reply = await fetch(`${origins.shop}/api/${version}/${language}/products?${query}`)
      const refused = { status: reply.status, headers: reply.headers, text: await reply.text() }
      expect(refused.status, refused.text).toBe(400)
      // One of them may be wrong in two ways.
      expect(new Set(expectRefusal(refused, language).map(({ Area }) => Area))).toEqual(new Set([area]))
    }
  })

  test.each([
    ['sortKey=cheapest', 'sortKey', ['relevance', 'price-asc', 'recently-aired']],
    ["sortKey=relevance'; drop table product", 'sortKey', ['newest']],
    ['dimensions=size-of-shoe:12', 'dimensions', ['category', 'brand', 'rating', 'on-air']],
    ['dimensions=price:cheap', 'dimensions', ['0-25', '500-up']],
    ['dimensions=rating:5', 'dimensions', ['4', '3', '2']],
    ['dimensions=easy-pay:no', 'dimensions', ['yes']],
    ['dimensions=on-air:tonight', 'dimensions', ['this-week']],
  ])('3 a list refuses %s and names the possible values', async (query, area, allowed) => {
    const reply = await ask(`/products?${query}`)
    expect(reply.status, reply.text).toBe(400)
    const [refusal] = expectRefusal(reply, language)
    expect(refusal?.Area).toBe(area)
    for (const word of allowed) expect(refusal?.Message).toContain(word)
  })

  test.each(['category:no-such', 'brand:no-such', 'colour:no-such', 'size:no-such'])(
    '4 %s finds nothing, and is no error: it may have existed yesterday',
    async (dimensions) => {
      const nothing = await api.ok(list, { query: { dimensions } })
      expect(nothing.Products).toEqual([])
      expect(nothing.Paging).toEqual({ CurrentPage: 1, TotalPages: 0, TotalRecords: 0 })
    },
  )

  test('5 the bounds themselves are accepted', async () => {
    const nothing = await api.ok(list, { query: { page: '1000000', pageSize: '100', searchTerm: 'k'.repeat(200) } })
    expect(nothing.Products).toEqual([])
    const [some] = (await api.ok(list, { query: { pageSize: '1' } })).Products.map(({ ItemNo }) => ItemNo)
    const itemNos = Array(36).fill(some).join('-')
    expect((await api.ok(list, { query: { itemNos } })).Products.map(({ ItemNo }) => ItemNo)).toEqual([some])
  })
})

describe.each<Language>(['en', 'fr'])('what is sent about a product (%s)', (language) => {
  const api = new ShopApi(origins.shop, language)
  let goods: Goods
  let member: Person
  let guest: Person
  beforeAll(async () => {
    goods = await api.findGoods(`bad catalogue input ${language}`)
    member = await api.newAccount(`${randomUUID()}@example.com`)
    guest = await api.newAccount(`${randomUUID()}@example.com`, 'guest')
  })

  type Bodied = typeof shares | typeof reviews | typeof waitlist
  const send = (name: Bodied, body: unknown, token?: string, itemNo = goods.product.ItemNo) =>
    api.call(name, { params: { itemNo }, body, ...(token !== undefined && { token }) })
  const share = { To: 'somebody@example.com', From: 'Maya', Message: 'Hello' }
  const review = { Rating: 4, Headline: 'Good', Comments: 'Very.', Nickname: 'Maya' }

  const cases: [what: string, status: number, area: string, ask: () => ReturnType<typeof send>][] = [
    ['1 a mail to two', 400, 'To', () => send(shares, { ...share, To: 'a@example.com,b@example.com' })],
    ['2 a mail with a header of its own', 400, 'From', () => send(shares, { ...share, From: 'M\r\nBcc: b@c.d' })],
    ['3 a link as a name', 400, 'From', () => send(shares, { ...share, From: 'https://evil.example' })],
    ['4 half a letter in a message', 400, 'Message', () => send(shares, { ...share, Message: 'a\ud800' })],
    ['5 a message of 501 characters', 400, 'Message', () => send(shares, { ...share, Message: 'x'.repeat(501) })],
    ['6 a mail about nothing we know', 404, 'itemNo', () => send(shares, share, undefined, '999999999')],
    ['7 a review by nobody', 401, 'Authorization', () => send(reviews, review)],
    ['8 a review by a guest', 403, 'Authorization', () => send(reviews, review, guest.token)],
    ['9 six stars', 400, 'Rating', () => send(reviews, { ...review, Rating: 6 }, member.token)],
    ['10 no stars', 400, 'Rating', () => send(reviews, { ...review, Rating: 0 }, member.token)],
    ['11 half a star', 400, 'Rating', () => send(reviews, { ...review, Rating: 3.5 }, member.token)],
    ['12 NUL', 400, 'Headline', () => send(reviews, { ...review, Headline: 'a\u0000' }, member.token)],
    [
      '13 5,001 characters',
      400,
      'Comments',
      () => send(reviews, { ...review, Comments: 'x'.repeat(5001) }, member.token),
    ],
    ['14 a review that is no object', 400, 'body', () => send(reviews, [review], member.token)],
    ['15 a review of nothing we know', 404, 'itemNo', () => send(reviews, review, member.token, '999999999')],
    [
      '16 waiting for what is there',
      417,
      'EdpNo',
      () => send(waitlist, { Email: 'a@example.com', EdpNo: goods.edp.EdpNo }),
    ],
    [
      '17 waiting for another product’s style',
      404,
      'EdpNo',
      () => send(waitlist, { Email: 'a@example.com', EdpNo: 1 }),
    ],
    ['18 waiting without an address', 400, 'Email', () => send(waitlist, { EdpNo: goods.edp.EdpNo })],
  ]

  test.each(cases)('%s: %i %s', async (_, status, area, ask) => {
    const reply = await ask()
    expect(reply.status, reply.text).toBe(status)
    expect(expectRefusal(reply, language).map(({ Area }) => Area)).toEqual([area])
  })

  test.each([
    ['/products/{itemNo}/sections/0', 400, 'tabOrder'],
    ['/products/{itemNo}/sections/1e1', 400, 'tabOrder'],
    ['/products/{itemNo}/sections/9999', 404, 'tabOrder'],
    ['/products/999999999/sections', 404, 'itemNo'],
    ['/products/999999999/styleCodes', 404, 'itemNo'],
    ['/products/12345/styleCodes', 400, 'itemNo'],
    ['/products/1234567890', 400, 'itemNo'],
    ['/products/%00', 400, 'itemNo'],
    ['/products/recentlyaired?page=0', 400, 'page'],
    ['/products/recentlyaired?pageSize=101', 400, 'pageSize'],
    ['/products/donation?pageSize=-1', 400, 'pageSize'],
  ])('19 GET %s: %i %s', async (path, status, area) => {
    const reply = await fetch(`${origins.shop}/api/v3/${language}${path.replace('{itemNo}', goods.product.ItemNo)}`)
    const refused = { status: reply.status, headers: reply.headers, text: await reply.text() }
    expect(refused.status, refused.text).toBe(status)
    expect(expectRefusal(refused, language).map(({ Area }) => Area)).toEqual([area])
  })

  test.each(['recentlyaired', 'donation'] as const)('20 a page beyond the last of %s is empty', async (which) => {
    const beyond = await api.ok(`GET /api/v3/{language}/products/${which}`, { query: { page: '900000' } })
    expect(beyond.Products).toEqual([])
  })
})
