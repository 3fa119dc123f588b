import type { CallName } from '@onair/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Clips } from '../kernel/extension.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { watchStatements } from '../testing/statements.ts'

const detail = 'GET /api/v3/{language}/products/{itemNo}'
const sections = 'GET /api/v3/{language}/products/{itemNo}/sections'
const section = 'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}'
const styleCodes = 'GET /api/v3/{language}/products/{itemNo}/styleCodes'
const [kettle, pan, dress, withdrawn, unknown] = ['100001', '100002', '100003', '100009', '999999']

const aClip = 'kettle.mp4'
const clips: Clips = {
  [aClip]: {
    title: { en: 'The kettle in three colours', fr: 'La bouilloire en trois couleurs' },
    seconds: 7,
    imageUrl: 'p/kettle-red-0',
    uploadedAt: '2026-09-07T12:00:00-04:00',
  },
}

let shop: TestApp
beforeAll(async () => {
  // A Saturday, noon in Toronto.
  shop = await testApp({ now: '2026-11-21T17:00:00Z', clips })
  await addProducts(shop.pool, [
    {
      itemNo: kettle,
      nameFr: 'Bouilloire en acier inoxydable',
      noOfPayments: 4,
      styles: ['red', 'blue'],
      edps: [
        { edpNo: 1001, price: 5999, was: 7999, quantity: 40, style: 'red' },
        { edpNo: 1002, price: 5999, was: 7999, quantity: 3, style: 'blue' },
        { edpNo: 1006, price: 5999, quantity: 500, style: 'blue' },
      ],
    },
    {
      itemNo: pan,
      category: 'pans',
      brand: 'Brio',
      sizes: ['s', 'l'],
      edps: [
        { edpNo: 1003, price: 3000, quantity: 0, size: 's' },
        { edpNo: 1004, price: 9000, quantity: 5, size: 'l' },
      ],
    },
    { itemNo: dress, category: 'dresses' },
    { itemNo: withdrawn },
  ])
  await shop.pool.query(
    `insert into product_section (item_no, tab_order, title_en, title_fr, html_en, html_fr) values
       ('${kettle}', 1, 'Care', 'Entretien', '<p>Descale it.</p>', '<p>À détartrer.</p>'),
       ('${kettle}', 3, 'Warranty', 'Garantie', '<p>A year.</p>', '<p>Un an.</p>')`,
  )
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = '${withdrawn}'`)
  await shop.pool.query(`update product set videos = $2 where item_no = $1`, [kettle, [aClip, 'nobody-knows.mp4']])
  await addShows(shop.pool, [
    { id: 'past', start: '2026-11-21T15:00:00Z', end: '2026-11-21T16:00:00Z', items: [kettle, pan] },
    { id: 'now', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z', items: [pan, kettle] },
    { id: 'later', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z', items: [dress] },
  ])
})
afterAll(() => shop.close())

const ask = async (name: CallName, params: Record<string, string>, language: 'en' | 'fr' = 'en') => {
  const reply = await shop.call(name, { params, language })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

describe('a product', () => {
  test('1 shows its styles and sizes, each with price and stock', async () => {
    expect(await ask(detail, { itemNo: kettle }, 'fr')).toMatchObject({
      Name: 'Bouilloire en acier inoxydable',
      CategoryId: 'kettles',
      BrandId: 'maison-nord',
      Styles: [
        { Code: 'red', Name: 'Modèle red', Swatch: '#aa0000' },
        { Code: 'blue', Name: 'Modèle blue', Swatch: '#aa0000' },
      ],
      Edps: [
        {
          EdpNo: 1001,
          StyleCode: 'red',
          SizeCode: null,
          Price: 59.99,
          WasPrice: 79.99,
          EasyPaymentPrice: 14.99,
          Stock: 'in',
          Quantity: 40,
          ImageUrl: 'p/100001-red',
        },
        { EdpNo: 1002, StyleCode: 'blue', Stock: 'low', Quantity: 3 },
        // The exact stock is not disclosed.
        { EdpNo: 1006, Quantity: 99, WasPrice: null },
      ],
      EasyPay: { NoOfPayments: 4, Payment: 14.99 },
      Sections: [
        { TabOrder: 1, Title: 'Entretien' },
        { TabOrder: 3, Title: 'Garantie' },
      ],
      Breadcrumb: [
        { Id: 'home', Name: 'Maison' },
        { Id: 'kitchen', Name: 'Cuisine' },
        { Id: 'kettles', Name: 'Bouilloires' },
      ],
      Languages: {
        en: '/en/pages/productdetails?nav=R:100001',
        fr: '/fr/pages/productdetails?nav=R:100001',
      },
    })
  })

  test('2 lists the programmes that show it, and when it was presented last', async () => {
    // Products later in the running programme are still to come.
    expect(await ask(detail, { itemNo: kettle })).toMatchObject({
      Airings: [{ ShowId: 'now', Title: 'Show now', Start: '2026-11-21T17:15:00.000Z' }],
      LastAired: '2026-11-21T15:00:00.000Z',
    })
    expect(await ask(detail, { itemNo: pan })).toMatchObject({ LastAired: '2026-11-21T16:30:00.000Z' })
    expect(await ask(detail, { itemNo: dress })).toMatchObject({
      Airings: [{ ShowId: 'later', Title: 'Show later', Start: '2026-11-21T18:00:00.000Z' }],
      LastAired: null,
    })
  })

  test('3 shows its clips, in the path’s language; an unknown one is omitted', async () => {
    const clip = clips[aClip]
    expect((await ask(detail, { itemNo: kettle }, 'fr')).Videos).toEqual([
      {
        Url: aClip,
        ImageUrl: clip?.imageUrl,
        Title: clip?.title.fr,
        Seconds: clip?.seconds,
        UploadedAt: clip?.uploadedAt,
      },
    ])
    expect((await ask(detail, { itemNo: pan })).Videos).toEqual([])
  })

  test('4 has only the contract’s fields', async () => {
    const product = await ask(detail, { itemNo: kettle })
    // The rows have more fields: none is sent by mistake.
    expect(Object.keys(product.Styles[0])).toEqual(['Code', 'Name', 'Swatch'])
    expect(Object.keys(product)).not.toContain('StyleRows')
    expect(Object.keys(product)).not.toContain('Withdrawn')
  })

  test('5 returns its styles and sizes separately, equal to those of its page', async () => {
    const { Styles, Sizes, Edps } = await ask(detail, { itemNo: pan }, 'fr')
    expect(await ask(styleCodes, { itemNo: pan }, 'fr')).toEqual({ Styles, Sizes, Edps })
    expect(Edps).toMatchObject([{ Stock: 'out' }, { Stock: 'low', Quantity: 5 }])
  })

  test('6 answers its sections: their titles, and one of them', async () => {
    expect(await ask(sections, { itemNo: kettle })).toEqual([
      { TabOrder: 1, Title: 'Care' },
      { TabOrder: 3, Title: 'Warranty' },
    ])
    expect(await ask(section, { itemNo: kettle, tabOrder: '3' }, 'fr')).toEqual({
      TabOrder: 3,
      Title: 'Garantie',
      Html: '<p>Un an.</p>',
    })
    expect(await ask(sections, { itemNo: pan })).toEqual([])
  })

  test('7 a missing section is a 404, an invalid one a 400', async () => {
    const missing = await shop.call(section, { params: { itemNo: kettle, tabOrder: '2' }, language: 'fr' })
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toEqual([{ Message: 'L’article 100001 n’a pas de section 2.', Area: 'tabOrder' }])
    const malformed = await shop.call(section, { params: { itemNo: kettle, tabOrder: '0' } })
    expect(malformed.statusCode).toBe(400)
    expect(malformed.json()).toMatchObject([{ Area: 'tabOrder' }])
  })
})

const aShare = { To: 'friend@example.com', From: 'Maya' }
const all: [CallName, Record<string, string>, object?][] = [
  [detail, {}],
  [sections, {}],
  [section, { tabOrder: '1' }],
  [styleCodes, {}],
  ['POST /api/v3/{language}/products/{itemNo}/shares', {}, aShare],
]

describe.each(all)('%s', (name, params, body) => {
  const of = (itemNo: string) => ({ params: { ...params, itemNo }, ...(body && { body }) })

  test('1 of a withdrawn product is a 410 that says so, and where to look instead', async () => {
    const reply = await shop.call(name, of(withdrawn))
    expect(reply.statusCode).toBe(410)
    expect(reply.json()).toEqual([
      {
        Message: 'Item 100009 is no longer offered. Please search the shop for something like it.',
        Area: 'itemNo',
      },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('2 of an unknown product is a 404 that names it, in the path’s language', async () => {
    const reply = await shop.call(name, { ...of(unknown), language: 'fr' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual([
      { Message: 'L’article 999999 est introuvable. Il n’est peut-être plus offert.', Area: 'itemNo' },
    ])
  })
})

test('a product that is withdrawn while its page is open is 410 at the next request', async () => {
  await addProducts(shop.pool, [{ itemNo: '100010' }])
  await ask(detail, { itemNo: '100010' })
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = '100010'; notify catalogue`)
  await expect.poll(async () => (await shop.call(detail, { params: { itemNo: '100010' } })).statusCode).toBe(410)
})

test.each([
  [detail, {}, 'catalogue.detail.en'],
  [sections, {}, 'catalogue.sections.en'],
  [section, { tabOrder: '1' }, 'catalogue.section.en'],
  [styleCodes, {}, 'catalogue.choices.en'],
] as const)('%s asks the database once for all of it', async (name, params, asked) => {
  const watched = watchStatements(
    shop.pool,
    'catalogue.detail',
    'catalogue.section',
    'catalogue.choices',
    'catalogue.named',
  )
  const query = { params: { ...params, itemNo: kettle }, query: { once: name.slice(-6) } }
  expect((await shop.call(name, query)).statusCode).toBe(200)
  expect(watched.names()).toEqual([asked])
  watched.stop()
})

test('a style that an import omits is not shown or sold and has no waiting list; in a bag it is sold out', async () => {
  const itemNo = '100020'
  const edps = [2001, 2002].map((edpNo) => ({ edpNo, price: 1000, quantity: 30 }))
  await addProducts(shop.pool, [{ itemNo, edps }])
  const token = await shop.appToken()
  const line = { ItemNo: itemNo, EdpNo: 2002, Quantity: 1 }
  const begin = () => shop.call('POST /api/v2/{language}/carts', { token, body: line })
  const bag = await begin()
  expect(bag.statusCode).toBe(201)
  await shop.pool.query('update edp set is_offered = false where edp_no = 2002')

  expect((await ask(detail, { itemNo })).Edps).toMatchObject([{ EdpNo: 2001 }])
  expect((await ask(styleCodes, { itemNo })).Edps).toMatchObject([{ EdpNo: 2001 }])
  expect((await begin()).statusCode).toBe(404)
  const waiting = { params: { itemNo }, body: { Email: 'a@example.com', EdpNo: 2002 } }
  expect((await shop.call('POST /api/v3/{language}/products/{itemNo}/waitlist', waiting)).statusCode).toBe(404)
  const bagReply = await shop.call('GET /api/v2/{language}/carts/{guid}', {
    token,
    params: { guid: bag.json().CartGuid },
  })
  expect(bagReply.json()).toMatchObject({
    CartLines: [{ EdpNo: 2002, Available: 0 }],
    Messages: [{ Area: `CartLines.${bagReply.json().CartLines[0].Id}` }],
  })
})
