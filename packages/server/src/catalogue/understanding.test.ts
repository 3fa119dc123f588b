import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    {
      itemNo: '100001',
      name: 'Steel Kettle',
      nameFr: 'Bouilloire en acier',
      edps: [{ edpNo: 1, price: 5999, was: 7999, quantity: 4 }],
    },
    {
      itemNo: '100002',
      name: 'Glass Kettle',
      nameFr: 'Bouilloire en verre',
      edps: [{ edpNo: 2, price: 3000, quantity: 4 }],
    },
    {
      itemNo: '100003',
      name: 'Travel Mug',
      category: 'dresses',
      nameFr: 'Tasse de voyage',
      edps: [{ edpNo: 3, price: 2000, quantity: 4 }],
    },
  ])
  // An import accepts such ids.
  await addProducts(shop.pool, [
    {
      itemNo: '100004',
      name: 'Sale Red Zorblax Bowl',
      brand: 'Zorblax',
      category: 'dresses',
      nameFr: 'Bol en argile',
      edps: [{ edpNo: 4, price: 2900, quantity: 4 }],
    },
  ])
  await shop.pool.query(`insert into brand (id, name) select 'Zorb_lax.2', name from brand where id = 'zorblax'`)
  await shop.pool.query(`update product set brand_id = 'Zorb_lax.2' where item_no = '100004'`)
  await shop.pool.query(`delete from brand where id = 'zorblax'`)
  await addShows(shop.pool, [
    { id: 'tea', start: '2026-11-21T19:00:00Z', end: '2026-11-21T20:00:00Z', items: ['100001'] },
    { id: 'again', start: '2026-11-22T19:00:00Z', end: '2026-11-22T20:00:00Z', items: ['100001'] },
  ])
  await shop.pool.query(
    `update show set host = 'Zoé Œuvray', title_en = 'Tea Time Tales', title_fr = 'Contes du thé' where id in ('tea', 'again')`,
  )
  shop.app.findable.push({
    url: '/pages/hours',
    title: { en: 'Opening hours', fr: 'Heures d’ouverture' },
    words: { en: 'opening hours', fr: 'heures ouverture' },
  })
  shop.app.findable.push({
    url: '/pages/care',
    title: { en: 'Steel care', fr: 'Entretien de l’acier' },
    words: { en: 'steel care', fr: 'entretien acier' },
  })
  await shop.pool.query(
    `insert into synonym (id, language, words, means) values ('b', 'en', '{boiler,tea maker}', '{kettle}')`,
  )
  await shop.pool.query('notify catalogue')
  await vi.waitFor(async () => expect(numbers(await find('boiler'))).toEqual(['100001', '100002']), { timeout: 10_000 })
})
afterAll(() => shop.close())

type Reply = {
  Products: { ItemNo: string }[]
  Dimensions: { Values: { Id: string; Name: string; Selected: boolean }[] }[]
  Answers: { Kind: string; Title: string; Url: string }[]
  LeftOut: string[]
  Redirect?: string
}

async function find(
  searchTerm: string,
  language: 'en' | 'fr' = 'en',
  more: Record<string, string> = {},
): Promise<Reply> {
  const reply = await shop.call('GET /api/v3/{language}/products', { query: { searchTerm, ...more }, language })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const numbers = ({ Products }: Reply) => Products.map(({ ItemNo }) => ItemNo)

describe('what a search asks for as a filter', () => {
  test.each([
    ['kettles under $40', ['100002'], '/pages/productlist?searchTerm=kettles&dimensions=price:0-40'],
    ['kettle on sale', ['100001'], '/pages/productlist?searchTerm=kettle&dimensions=on-sale:yes'],
    ['cheap kettles', ['100002', '100001'], '/pages/productlist?searchTerm=kettles&sortKey=price-asc'],
    ['under $25', ['100003'], '/pages/productlist?dimensions=price:0-25'],
    ['zorblax', ['100004'], '/pages/productlist?dimensions=brand:Zorb_lax.2'],
    ['maison nord kettle', ['100001', '100002'], '/pages/productlist?searchTerm=kettle&dimensions=brand:maison-nord'],
  ])('1 leads to the list of the rest with this filter: %s', async (typed, itemNos, redirect) => {
    const list = await find(typed)
    expect(numbers(list)).toEqual(itemNos)
    expect(list.Redirect).toBe(redirect)
    // The call accepts the redirect's query.
    const query = Object.fromEntries(new URL(`http://shop.test${redirect}`).searchParams)
    const led = await shop.call('GET /api/v3/{language}/products', { query, language: 'en' })
    expect(numbers(led.json())).toEqual(itemNos)
  })

  test('a product’s whole name asks for no filter', async () => {
    expect(await find('Sale Red Zorblax Bowl')).toMatchObject({ Products: [{ ItemNo: '100004' }] })
    expect((await find('sale red zorblax bowl')).Redirect).toBeUndefined()
    expect((await find('red zorblax bowl on sale')).Redirect).toBeDefined()
  })

  test('2 is a chosen value of the list, with a name in its language', async () => {
    const { Dimensions, Redirect } = await find('bouilloire', 'fr', { dimensions: 'price:0-40' })
    const chosen = Dimensions.flatMap(({ Values }) => Values.filter(({ Selected }) => Selected))
    expect(chosen.map(({ Id, Name }) => `${Id} ${Name}`)).toEqual(['price:0-40 Moins de 40,00\u00a0$'])
    expect(Redirect).toBeUndefined()
  })

  test('3 the request’s own filters take precedence', async () => {
    const list = await find('kettle under $40', 'en', { dimensions: 'price:50-100' })
    expect(numbers(list)).toEqual(['100001'])
  })
})

test('4 one-way synonyms find what they mean, not the reverse, in any number of words', async () => {
  expect(numbers(await find('glass boilers'))).toEqual(['100002'])
  expect(numbers(await find('tea makers'))).toEqual(['100001', '100002'])
})

test('an everyday word is not corrected', async () => {
  expect(await find('steal kettle')).toMatchObject({ CorrectedTerm: null, LeftOut: ['steal'] })
  expect(await find('steell kettle')).toMatchObject({ CorrectedTerm: 'steel kettle', LeftOut: [] })
})

test('a term that a page answers is not corrected', async () => {
  expect(await find('kettel')).toMatchObject({ CorrectedTerm: 'kettle' })
  expect(await find('steel kettel care')).toMatchObject({ CorrectedTerm: null, Answers: [{ Url: '/pages/care' }] })
})

test('5 a word that no product has is left out, and named', async () => {
  expect(await find('zzzzz glass kettle')).toMatchObject({ Products: [{ ItemNo: '100002' }], LeftOut: ['zzzzz'] })
})

describe('answers other than products', () => {
  test.each([
    ['opening hours', 'en', [{ Kind: 'page', Title: 'Opening hours', Url: '/pages/hours' }]],
    ['zoe oeuvray', 'fr', [{ Kind: 'host', Title: 'Zoé Œuvray', Url: '/pages/hosts/zoe-oeuvray' }]],
    ['tea time tales', 'en', [{ Kind: 'programme', Title: 'Tea Time Tales', Url: '/pages/schedule?show=tea' }]],
    ['contes du thé', 'fr', [{ Kind: 'programme', Title: 'Contes du thé', Url: '/pages/schedule?show=tea' }]],
    ['the show with zoe oeuvray', 'en', [{ Kind: 'host', Title: 'Zoé Œuvray', Url: '/pages/hosts/zoe-oeuvray' }]],
    ['émission de zoé oeuvrey', 'fr', [{ Kind: 'host', Title: 'Zoé Œuvray', Url: '/pages/hosts/zoe-oeuvray' }]],
    ['zoo oeuvray', 'en', []],
    ['oeuvrey', 'fr', []],
    ['kettle', 'en', []],
  ] as const)('6 stand beside the products: %s', async (typed, language, answers) => {
    expect((await find(typed, language)).Answers).toEqual(answers)
  })

  test('7 and in the suggestions', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products/suggestions', { query: { searchTerm: 'zoé' } })
    expect(reply.json().Answers).toEqual([{ Kind: 'host', Title: 'Zoé Œuvray', Url: '/pages/hosts/zoe-oeuvray' }])
  })
})

describe('gifts', () => {
  beforeAll(async () => {
    await shop.pool.query(
      `insert into collection (id, name_en, name_fr, words_en, words_fr, categories, max_price_cents)
       values ('for-brewers', 'Gifts for brewers', 'Cadeaux pour brasseurs', '{brewer}', '{brasseur}', '{kettles}', 4500)`,
    )
    await shop.pool.query('notify catalogue')
    await vi.waitFor(async () => expect((await find('gift for a brewer')).Redirect).toBeDefined(), { timeout: 10_000 })
  })

  test('1 lead to the list of their collection, with its highest price', async () => {
    const list = await find('gift for a brewer')
    expect(list.Redirect).toBe('/pages/productlist?dimensions=collection:for-brewers,price:0-45')
    expect(numbers(list)).toEqual(['100002'])
    expect((await find('cadeau pour un brasseur, moins de 70 $', 'fr')).Redirect).toBe(
      '/pages/productlist?dimensions=collection:for-brewers,price:0-70',
    )
  })

  test('2 the collection is a filter that can be taken away', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products', {
      query: { dimensions: 'collection:for-brewers' },
      language: 'fr',
    })
    const list: Reply = reply.json()
    expect(numbers(list)).toEqual(['100001', '100002'])
    expect(list.Dimensions.flatMap(({ Values }) => Values).filter(({ Selected }) => Selected)).toEqual([
      { Id: 'collection:for-brewers', Name: 'Cadeaux pour brasseurs', Count: 2, Selected: true },
    ])
  })
})
