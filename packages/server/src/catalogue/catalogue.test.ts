import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'
import { searchQuery } from './list.queries.ts'

let shop: TestApp

beforeAll(async () => {
  // A Saturday, noon in Toronto.
  shop = await testApp({ now: '2026-11-21T17:00:00Z' })
  await addProducts(shop.pool, [
    {
      itemNo: '100001',
      name: 'Stainless Steel Kettle',
      nameFr: 'Bouilloire en acier inoxydable',
      brand: 'Maison Nord',
      noOfPayments: 4,
      reviewCount: 12,
      rating: 4.5,
      styles: ['red', 'blue'],
      edps: [
        { edpNo: 1001, price: 5999, was: 7999, quantity: 40, style: 'red' },
        { edpNo: 1002, price: 5999, was: 7999, quantity: 3, style: 'blue' },
      ],
    },
    {
      itemNo: '100002',
      name: 'Cast Iron Pan',
      nameFr: 'Poêle en fonte',
      category: 'pans',
      brand: 'Brio',
      reviewCount: 3,
      rating: 4.9,
      sizes: ['s', 'l'],
      edps: [
        { edpNo: 1003, price: 3000, quantity: 0, size: 's' },
        { edpNo: 1004, price: 9000, quantity: 5, size: 'l' },
      ],
    },
    {
      itemNo: '100003',
      name: 'Linen Dress',
      nameFr: 'Robe de lin à l’encolure dégagée',
      category: 'dresses',
      brand: 'Brio',
      sellerType: 'Marketplace',
      addedAt: '2026-11-01T00:00:00Z',
      edps: [{ edpNo: 1005, price: 8900, quantity: 0 }],
    },
    {
      itemNo: '100004',
      name: 'Kettle Descaler',
      nameFr: 'Détartrant pour bouilloire',
      category: 'kettles',
      brand: 'Brio',
    },
  ])
  await addShows(shop.pool, [
    { id: 'past', start: '2026-11-21T15:00:00Z', end: '2026-11-21T16:00:00Z', items: ['100004'] },
    { id: 'now', start: '2026-11-21T16:30:00Z', end: '2026-11-21T18:00:00Z', items: ['100002', '100001'] },
    { id: 'later', start: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z', items: ['100003'] },
  ])
  await shop.pool.query(
    `insert into showstopper (day, item_no) values ('2026-11-21', '100001'), ('2026-11-22', '100002')`,
  )
})
afterAll(() => shop.close())

type Wire = { ItemNo: string; [field: string]: unknown }

async function find(query: Record<string, string>, language: 'en' | 'fr' = 'en') {
  const reply = await shop.call('GET /api/v3/{language}/products', { query, language })
  expect(reply.statusCode).toBe(200)
  return reply.json() as {
    Products: Wire[]
    Paging: { CurrentPage: number; TotalPages: number; TotalRecords: number }
    Dimensions: { Id: string; Name: string; Values: { Id: string; Name: string; Count: number; Selected: boolean }[] }[]
    SortKeys: { Id: string; Name: string }[]
    Redirect?: string
  }
}
const numbers = ({ Products }: { Products: Wire[] }) => Products.map(({ ItemNo }) => ItemNo)

describe('a list', () => {
  test('1 shows prices in dollars, what is left, and what is special just now', async () => {
    await expect.poll(async () => (await find({ itemNos: '100001' })).Products[0]?.IsLive).toBe(true)
    const { Products } = await find({ itemNos: '100001' })
    expect(Products).toEqual([
      {
        ItemNo: '100001',
        Name: 'Stainless Steel Kettle',
        Brand: 'Maison Nord',
        ImageUrl: 'p/100001',
        IsLive: true,
        IsPrice: 59.99,
        WasPrice: 79.99,
        ShowIsPrice: true,
        IsPriceRange: null,
        WasPriceRange: null,
        EasyPaymentPrice: 14.99,
        DefaultEdp: 1001,
        ProductReviewCount: 12,
        AverageRating: 4.5,
        SellerType: null,
        IsDonation: false,
        IsShowstopper: true,
        Stock: 'in',
        MoreStyles: true,
      },
    ])
  })

  test('2 says from what to what the price goes when styles and sizes differ', async () => {
    const { Products } = await find({ itemNos: '100002' })
    expect(Products[0]).toMatchObject({
      IsPrice: null,
      IsPriceRange: { Min: 30, Max: 90 },
      WasPrice: null,
      ShowIsPrice: false,
      EasyPaymentPrice: null,
      Stock: 'low',
    })
  })

  test('3 keeps the order of the item numbers asked for, and leaves out what is unknown or asked twice', async () => {
    const list = await find({ itemNos: '100003-999999-100001-100003' })
    expect(numbers(list)).toEqual(['100003', '100001'])
    expect(list.Paging).toEqual({ CurrentPage: 1, TotalPages: 1, TotalRecords: 2 })
  })

  test.each([
    ['kettle', 'en', ['100001', '100004']],
    ['KETTLES', 'en', ['100001', '100004']],
    ['kett', 'en', ['100001', '100004']],
    ['steel kettle', 'en', ['100001']],
    ['maison nord', 'en', ['100001']],
    ['brio kettle', 'en', ['100004']],
    ['pan', 'en', ['100002']],
    ['poele', 'fr', ['100002']],
    ['poêles', 'fr', ['100002']],
    ['degagee', 'fr', ['100003']],
    ["l'encolure", 'fr', ['100003']],
    ['dress', 'fr', ['100003']],
    ['bouilloire', 'en', ['100001', '100004']],
    // Nothing is both: each word by itself.
    ['kettle & dress', 'en', ['100001', '100003', '100004']],
    ['crimson kettle', 'en', ['100001', '100004']],
    ['crimson', 'en', []],
    ["'); drop table product; --", 'en', []],
    ['½ ŉ', 'en', []],
    ['!!!', 'en', []],
  ] as const)('4 finds by words: %s in %s', async (searchTerm, language, expected) => {
    expect(numbers(await find({ searchTerm }, language)).toSorted()).toEqual(expected)
  })

  test('5 puts the better fit first', async () => {
    expect(numbers(await find({ searchTerm: 'kettle' }))[0]).toBe('100001')
  })

  test.each(['100-001', '100001', ' 100001 '])(
    '6 a search for an item number leads to its page: %s',
    async (searchTerm) => {
      expect((await find({ searchTerm })).Redirect).toBe('/pages/productdetails?nav=R:100001')
    },
  )

  test('7 a search for an unknown item number finds nothing and leads nowhere', async () => {
    const list = await find({ searchTerm: '999999' })
    expect(list).toMatchObject({ Products: [], Paging: { CurrentPage: 1, TotalPages: 0, TotalRecords: 0 } })
    expect(list.Redirect).toBeUndefined()
  })

  test('8 a category holds what lies below it, and offers its own categories to choose from', async () => {
    const list = await find({ dimensions: 'category:home' })
    expect(numbers(list).toSorted()).toEqual(['100001', '100002', '100004'])
    expect(list.Dimensions).toEqual([
      {
        Id: 'category',
        Name: 'Category',
        Values: [
          { Id: 'category:home', Name: 'Home', Count: 3, Selected: true },
          { Id: 'category:kitchen', Name: 'Kitchen', Count: 3, Selected: false },
        ],
      },
      {
        Id: 'brand',
        Name: 'Brand',
        Values: [
          { Id: 'brand:brio', Name: 'Brio', Count: 2, Selected: false },
          { Id: 'brand:maison-nord', Name: 'Maison Nord', Count: 1, Selected: false },
        ],
      },
    ])
  })

  test('9 a brand narrows the list; its own counts stay, those of categories follow', async () => {
    const list = await find({ dimensions: 'category:kettles,brand:brio' }, 'fr')
    expect(numbers(list)).toEqual(['100004'])
    expect(list.Dimensions.map(({ Values }) => Values.map(({ Id, Count }) => `${Id} ${Count}`))).toEqual([
      ['category:home 2', 'category:kitchen 2', 'category:kettles 1'],
      ['brand:brio 1', 'brand:maison-nord 1'],
    ])
    expect(list.Dimensions[0]?.Name).toBe('Catégorie')
  })

  test.each([
    ['price-asc', ['100002', '100004', '100001', '100003']],
    ['price-desc', ['100002', '100003', '100001', '100004']],
    ['newest', ['100003', '100001', '100002', '100004']],
    ['rating', ['100002', '100001', '100003', '100004']],
    ['recently-aired', ['100002', '100004', '100001', '100003']],
  ] as const)('10 is sorted: %s', async (sortKey, expected) => {
    expect(numbers(await find({ sortKey }))).toEqual(expected)
  })

  test('11 pages through everything once; beyond the last page there is nothing, with true paging', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => find({ page, pageSize: '2', sortKey: 'newest' })))
    expect(pages.flatMap(numbers)).toEqual(['100003', '100001', '100002', '100004'])
    expect(pages.map(({ Paging }) => Paging.CurrentPage)).toEqual([1, 2, 3])
    expect(pages[2]?.Paging).toEqual({ CurrentPage: 3, TotalPages: 2, TotalRecords: 4 })
  })

  test.each([
    [{ page: '0' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ pageSize: '101' }, 'pageSize'],
    [{ sortKey: 'cheap' }, 'sortKey'],
    [{ itemNos: Array(37).fill('100001').join('-') }, 'itemNos'],
    [{ dimensions: 'colour:red' }, 'dimensions'],
    [{ dimensions: 'category' }, 'dimensions'],
    [{ searchTerm: 'x'.repeat(201) }, 'searchTerm'],
  ])('12 a query that cannot be is refused by its name: %o', async (query, area) => {
    const reply = await shop.call('GET /api/v2/{language}/products', { query })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().map(({ Area }: { Area: string }) => Area)).toEqual([area])
  })
})

describe('a product', () => {
  test('1 shows its styles and sizes, each with price and stock', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products/{itemNo}', {
      params: { itemNo: '100001' },
      language: 'fr',
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      Name: 'Bouilloire en acier inoxydable',
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
      ],
      EasyPay: { NoOfPayments: 4, Payment: 14.99 },
      Breadcrumb: [
        { Id: 'home', Name: 'Maison' },
        { Id: 'kitchen', Name: 'Cuisine' },
        { Id: 'kettles', Name: 'Bouilloires' },
      ],
      Airings: [{ ShowId: 'now', Title: 'Émission now' }],
      Languages: {
        en: '/en/pages/productdetails?nav=R:100001',
        fr: '/fr/pages/productdetails?nav=R:100001',
      },
    })
  })

  test('5 says nothing that the contract does not name', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: '100001' } })
    // The rows behind it have more: nothing of it travels by mistake.
    expect(Object.keys(reply.json().Styles[0])).toEqual(['Code', 'Name', 'Swatch'])
    expect(Object.keys(reply.json())).not.toContain('CategoryId')
  })

  test('2 tells which coming programmes show it', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products/{itemNo}', { params: { itemNo: '100003' } })
    expect(reply.json().Airings).toEqual([{ ShowId: 'later', Title: 'Show later', Start: '2026-11-21T18:00:00.000Z' }])
  })

  test('3 that is unknown is a 404 that says which, in the path’s language', async () => {
    const reply = await shop.call('GET /api/v3/{language}/products/{itemNo}', {
      params: { itemNo: '999999' },
      language: 'fr',
    })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual([
      { Message: 'L’article 999999 est introuvable. Il n’est peut-être plus offert.', Area: 'itemNo' },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('4 is sold out when nothing is left', async () => {
    const { Products } = await find({ itemNos: '100003' })
    expect(Products[0]).toMatchObject({ Stock: 'out', SellerType: 'Marketplace' })
  })
})

test('on air now: the products of the running programme, in the order of its plan', async () => {
  await expect
    .poll(async () => numbers((await shop.call('GET /api/v3/{language}/products/onairnow')).json()))
    .toEqual(['100002', '100001'])
})

test('today’s showstopper, until the channel’s midnight', async () => {
  const reply = await shop.call('GET /api/v3/{language}/products/todayshowstopper')
  expect(reply.json()).toMatchObject({ Product: { ItemNo: '100001' }, Until: '2026-11-22T05:00:00.000Z' })
})

test('the menu is the categories, three levels deep', async () => {
  const reply = await shop.call('GET /api/v2/{language}/menu', { language: 'fr' })
  expect(reply.json().Items).toMatchObject([
    {
      Id: 'home',
      Name: 'Maison',
      Url: '/pages/productlist?dimensions=category:home',
      Items: [
        {
          Id: 'kitchen',
          Items: [
            { Id: 'kettles', Items: [] },
            { Id: 'pans', Items: [] },
          ],
        },
      ],
    },
    { Id: 'fashion', Items: [{ Id: 'dresses', Items: [] }] },
  ])
})

test.each([
  ['kettle', 'kettle:*'],
  ['Crème brûlée', 'creme & brulee:*'],
  ['l’œuf', 'l & oeuf:*'],
  ['1.7 L', '1.7 & l:*'],
  [`a'b:*|c`, 'a & b & c:*'],
  ['  ', undefined],
])('what is typed becomes a query: %s', (typed, query) => {
  expect(searchQuery(typed)).toBe(query)
})
