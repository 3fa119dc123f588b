import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { addProducts, addShows } from '../testing/catalogue.ts'

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
    { itemNo: '100009', name: 'Withdrawn Kettle', nameFr: 'Bouilloire retirée' },
  ])
  await shop.pool.query(`update product_style set colour = code where code in ('red', 'blue')`)
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = '100009'`)
  await shop.pool.query(`update product_style set image_url = 'kettle/blue' where code = 'blue'`)
  await shop.pool.query('notify catalogue')
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

// By then the search index has the whole catalogue and this week's programmes.
beforeAll(() =>
  vi.waitFor(async () => expect((await find({ dimensions: 'on-air:this-week' })).Paging.TotalRecords).toBe(4), {
    timeout: 10_000,
  }),
)

type Wire = { ItemNo: string; [field: string]: unknown }

async function find(query: Record<string, string>, language: 'en' | 'fr' = 'en') {
  const reply = await shop.call('GET /api/v3/{language}/products', { query, language })
  expect(reply.statusCode).toBe(200)
  return reply.json() as {
    Products: Wire[]
    Paging: { CurrentPage: number; TotalPages: number; TotalRecords: number }
    Dimensions: { Id: string; Name: string; Values: { Id: string; Name: string; Count: number; Selected: boolean }[] }[]
    SortKeys: { Id: string; Name: string }[]
    CorrectedTerm: string | null
    Redirect?: string
  }
}
const numbers = ({ Products }: { Products: Wire[] }) => Products.map(({ ItemNo }) => ItemNo)

describe('a list', () => {
  test('1 shows prices in dollars, the stock, and the present specials', async () => {
    await expect.poll(async () => (await find({ itemNos: '100001' })).Products[0]?.IsLive).toBe(true)
    const { Products } = await find({ itemNos: '100001' })
    expect(Products).toEqual([
      {
        ItemNo: '100001',
        Name: 'Stainless Steel Kettle',
        Brand: 'Maison Nord',
        ImageUrl: 'p/100001',
        IsLive: true,
        AiredAt: null,
        IsPrice: 59.99,
        WasPrice: 79.99,
        ShowIsPrice: true,
        IsPriceRange: null,
        WasPriceRange: null,
        EasyPaymentPrice: 14.99,
        NoOfEasyPays: 4,
        PriceUntil: null,
        DefaultEdp: 1001,
        Edps: [expect.objectContaining({ EdpNo: 1001 }), expect.objectContaining({ EdpNo: 1002 })],
        ProductReviewCount: 12,
        AverageRating: 4.5,
        SellerType: null,
        IsDonation: false,
        IsShowstopper: true,
        Stock: 'in',
        MoreStyles: true,
        Swatches: ['red', 'blue'],
        EdpCount: 2,
      },
    ])
  })

  test('1b says when a product was presented, for an hour from then', async () => {
    const { Products } = await find({ itemNos: '100002-100004-100003' })
    expect(Products.map(({ AiredAt }) => AiredAt)).toEqual(['2026-11-21T16:30:00.000Z', null, null])
  })

  test('2 shows the price range if styles and sizes differ', async () => {
    const { Products } = await find({ itemNos: '100002' })
    expect(Products[0]).toMatchObject({
      IsPrice: null,
      IsPriceRange: { Min: 30, Max: 90 },
      WasPrice: null,
      ShowIsPrice: false,
      EasyPaymentPrice: null,
      NoOfEasyPays: 0,
      Stock: 'low',
    })
  })

  test('3 preserves the order of the requested item numbers, without unknown and repeated ones', async () => {
    const list = await find({ itemNos: '100003-999999-100001-100003' })
    expect(numbers(list)).toEqual(['100003', '100001'])
    expect(list.Paging).toEqual({ CurrentPage: 1, TotalPages: 1, TotalRecords: 2 })
  })

  test.each([
    ['kettle', 'en', ['100001', '100004']],
    ['KETTLES', 'en', ['100001', '100004']],
    ['kettl', 'en', ['100001', '100004']],
    ['kett', 'en', []],
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
    // Both languages at once; stop words may be missing.
    ['kettle inoxydable', 'fr', ['100001']],
    ['a pan for the kitchen', 'en', ['100002']],
    ['bouilloires en acier', 'fr', ['100001']],
    // A category's name, a style's name and code.
    ['cuisine', 'fr', ['100001', '100002', '100004']],
    ['modèle red', 'fr', ['100001']],
    // A typing error.
    ['ketle', 'en', ['100001', '100004']],
    ['kettel', 'en', ['100001', '100004']],
    ['stainles kettle', 'en', ['100001']],
    ['bouilloir', 'fr', ['100001', '100004']],
    ['detartrent', 'fr', ['100004']],
    ['pn', 'en', []],
    // No product has both words: each word by itself.
    ['kettle & dress', 'en', ['100001', '100003', '100004']],
    ['zzzzz kettle', 'en', ['100001', '100004']],
    ['crimson kettle', 'en', ['100001']],
    ['crimson', 'en', ['100001']],
    ["'); drop table product; --", 'en', []],
    ['½ ŉ', 'en', []],
    ['!!!', 'en', []],
  ] as const)('4 finds by words: %s in %s', async (searchTerm, language, expected) => {
    expect(numbers(await find({ searchTerm }, language)).toSorted()).toEqual(expected)
  })

  test('5 puts the better fit first', async () => {
    expect(numbers(await find({ searchTerm: 'kettle' }))[0]).toBe('100001')
  })

  test('5 names the corrected term that it searched for', async () => {
    expect((await find({ searchTerm: 'stainles ketle' })).CorrectedTerm).toBe('stainless kettle')
    expect((await find({ searchTerm: 'kettle' })).CorrectedTerm).toBeNull()
    expect((await find({ searchTerm: 'detartrent' }, 'fr')).CorrectedTerm).toBe('détartrant')
  })

  test.each([
    '100-001',
    '100001',
    ' 100001 ',
    '100001 red',
    '1001',
    'Item # 100-001',
    '#100001',
    'numéro d’article 100001',
  ])('6 a search for an item number leads to its page: %s', async (searchTerm) => {
    expect((await find({ searchTerm })).Redirect).toBe('/pages/productdetails?nav=R:100001')
  })

  test('6a a term of only the words around a number is parsed in one way, not in 2⁶⁶', async () => {
    expect((await find({ searchTerm: `${'de#'.repeat(66)}x` })).Redirect).toBeUndefined()
  })

  test('7 a search for an unknown item number finds nothing and redirects nowhere', async () => {
    const list = await find({ searchTerm: '999999' })
    expect(list).toMatchObject({ Products: [], Paging: { CurrentPage: 1, TotalPages: 0, TotalRecords: 0 } })
    expect(list.Redirect).toBeUndefined()
  })

  const shown = (list: Awaited<ReturnType<typeof find>>, id: string) =>
    list.Dimensions.find(({ Id }) => Id === id)?.Values.map(({ Id, Count }) => `${Id} ${Count}`) ?? []

  test('8 a category holds the products of its subcategories, and offers those as filters', async () => {
    const list = await find({ dimensions: 'category:home' })
    expect(numbers(list).toSorted()).toEqual(['100001', '100002', '100004'])
    expect(list.Dimensions[0]).toEqual({
      Id: 'category',
      Name: 'Category',
      Values: [
        { Id: 'category:home', Name: 'Home', Count: 3, Selected: true },
        { Id: 'category:kitchen', Name: 'Kitchen', Count: 3, Selected: false },
      ],
    })
    expect(shown(list, 'brand')).toEqual(['brand:brio 2', 'brand:maison-nord 1'])
  })

  test('9 a brand filters the list; the counts of brands stay, those of categories change', async () => {
    const list = await find({ dimensions: 'category:kettles,brand:brio' }, 'fr')
    expect(numbers(list)).toEqual(['100004'])
    expect(shown(list, 'category')).toEqual(['category:home 2', 'category:kitchen 2', 'category:kettles 1'])
    expect(shown(list, 'brand')).toEqual(['brand:brio 1', 'brand:maison-nord 1'])
    expect(list.Dimensions[0]?.Name).toBe('Catégorie')
  })

  test.each([
    ['price:25-50', ['100002', '100004']],
    ['price:0-25', []],
    ['price:25-50,price:50-100', ['100001', '100002', '100003', '100004']],
    ['colour:red', ['100001']],
    ['colour:red,colour:blue', ['100001']],
    ['colour:green', []],
    ['size:l', ['100002']],
    ['rating:4', ['100001', '100002']],
    ['easy-pay:yes', ['100001']],
    ['on-sale:yes', ['100001']],
    ['on-air:this-week', ['100001', '100002', '100003', '100004']],
    ['marketplace:yes', ['100003']],
    ['rating:4,size:s', ['100002']],
    ['rating:4,marketplace:yes', []],
    ['brand:unheard-of', []],
    ['category:unheard-of', []],
  ])('13 is narrowed by %s', async (dimensions, expected) => {
    expect(numbers(await find({ dimensions })).toSorted()).toEqual(expected)
  })

  test('14 gives for each value the number of products if it were chosen, in both languages', async () => {
    const list = await find({})
    expect(Object.fromEntries(list.Dimensions.map(({ Id }) => [Id, shown(list, Id)]))).toEqual({
      category: ['category:home 3', 'category:fashion 1'],
      brand: ['brand:brio 3', 'brand:maison-nord 1'],
      price: ['price:25-50 2', 'price:50-100 2'],
      colour: ['colour:blue 1', 'colour:red 1'],
      material: ['material:cast-iron 1', 'material:linen 1', 'material:stainless-steel 1'],
      size: ['size:l 1', 'size:s 1'],
      rating: ['rating:4 2', 'rating:3 2', 'rating:2 2'],
      'easy-pay': ['easy-pay:yes 1'],
      'on-sale': ['on-sale:yes 1'],
      'on-air': ['on-air:this-week 4'],
      marketplace: ['marketplace:yes 1'],
    })
    const french = await find({}, 'fr')
    expect(
      french.Dimensions.map(({ Name, Values }) => `${Name} : ${Values[0]?.Name.replaceAll('\u00a0', ' ')}`),
    ).toEqual([
      'Catégorie : Maison',
      'Marque : Brio',
      'Prix : 25,00 $ à 50,00 $',
      'Couleur : Bleu',
      'Taille : Taille l',
      'Matière : Acier inoxydable',
      'Évaluation : 4 étoiles et plus',
      'Paiements faciles : En Paiements faciles',
      'Offres : En solde',
      'En ondes : Présentés cette semaine',
      'Vendeur : Vendeurs tiers',
    ])
  })

  test('15 shows a chosen value even if it finds nothing', async () => {
    const list = await find({ searchTerm: 'dress', dimensions: 'brand:maison-nord,brand:unheard-of' })
    expect(numbers(list)).toEqual([])
    expect(shown(list, 'brand')).toEqual(['brand:brio 1', 'brand:maison-nord 0', 'brand:unheard-of 0'])
  })

  test.each([
    ['price-asc', ['100002', '100004', '100001', '100003']],
    // The dress is sold out.
    ['price-desc', ['100002', '100001', '100004', '100003']],
    ['newest', ['100001', '100002', '100004', '100003']],
    // A 4.9 of three shoppers ranks below the kettle’s rating of many.
    ['rating', ['100001', '100002', '100004', '100003']],
    ['recently-aired', ['100002', '100004', '100001', '100003']],
  ] as const)('10 is sorted: %s', async (sortKey, expected) => {
    expect(numbers(await find({ sortKey }))).toEqual(expected)
  })

  test('11 pages through everything once; a page beyond the last is empty, with the right totals', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => find({ page, pageSize: '2', sortKey: 'newest' })))
    expect(pages.flatMap(numbers)).toEqual(['100001', '100002', '100004', '100003'])
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
    [{ dimensions: 'weight:heavy' }, 'dimensions'],
    [{ dimensions: 'price:cheap' }, 'dimensions'],
    [{ dimensions: 'marketplace:no' }, 'dimensions'],
    [{ dimensions: 'category' }, 'dimensions'],
    [{ searchTerm: 'x'.repeat(201) }, 'searchTerm'],
  ])('12 a query that cannot be is refused by its name: %o', async (query, area) => {
    const reply = await shop.call('GET /api/v2/{language}/products', { query })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().map(({ Area }: { Area: string }) => Area)).toEqual([area])
  })
})

test.each([
  [
    { dimensions: 'weight:heavy' },
    'category, collection, brand, price, colour, size, material, stone, rating, easy-pay, on-sale, on-air, marketplace',
  ],
  [{ dimensions: 'Colour:navy' }, 'category, collection, brand, price, colour, size, material, stone'],
  [{ dimensions: 'rating:5' }, 'rating:4, rating:3, rating:2'],
  [{ dimensions: 'rating:4:3' }, 'rating:4, rating:3, rating:2'],
  [{ dimensions: 'brand:brio,category' }, 'category:…'],
  [{ dimensions: "category:a'--" }, 'category:…'],
  [{ sortKey: 'cheap' }, 'relevance, price-asc, price-desc, newest, rating, recently-aired'],
])('a refused query says what is allowed: %o', async (query, allowed) => {
  const reply = await shop.call('GET /api/v3/{language}/products', { query })
  expect(reply.json()[0].Message).toContain(allowed)
})

describe('suggestions', () => {
  async function suggest(searchTerm: string, language: 'en' | 'fr' = 'en') {
    const reply = await shop.call('GET /api/v3/{language}/products/suggestions', { query: { searchTerm }, language })
    expect(reply.statusCode).toBe(200)
    const { Terms, Products, Categories, Brands } = reply.json() as {
      Terms: string[]
      Products: Wire[]
      Categories: { Id: string; Name: string; Count: number }[]
      Brands: { Id: string; Name: string; Count: number }[]
    }
    return { terms: Terms, products: numbers({ Products }), categories: Categories, brands: Brands }
  }

  test('1 begin with one letter', async () => {
    const { terms, products, brands } = await suggest('k')
    expect(terms).toEqual(['kitchen', 'kettle'])
    expect(products).toEqual(['100001', '100004', '100002'])
    expect(brands).toEqual([])
  })

  test('2 complete the last word if products have it together with the others, in the page’s language', async () => {
    expect((await suggest('steel ke')).terms).toEqual(['steel kettle'])
    expect((await suggest('bouilloire in', 'fr')).terms).toEqual(['bouilloire inoxydable'])
    expect((await suggest('degag', 'fr')).terms).toEqual(['dégagée'])
  })

  test('3 name categories and brands with their number of products', async () => {
    const { categories, brands } = await suggest('bri')
    expect(brands).toEqual([{ Id: 'brio', Name: 'Brio', Count: 3 }])
    expect(categories.map(({ Id }) => Id)).toEqual(['dresses', 'kettles', 'pans'])
    expect((await suggest('robe', 'fr')).categories).toEqual([{ Id: 'dresses', Name: 'Robes', Count: 1 }])
  })

  test('4 name the probable spelling', async () => {
    expect((await suggest('ketle')).terms).toEqual(['kettle'])
  })

  test('5 lead to the product of a number', async () => {
    expect((await suggest('100-003')).products).toEqual(['100003'])
  })

  test.each(['🙂', '!!!', "'; drop table product; --", '<script>', '%_%', 'x'.repeat(200), 'a '.repeat(99)])(
    '6 are empty for meaningless input: %s',
    async (searchTerm) => {
      expect((await suggest(searchTerm)).terms).toEqual([])
    },
  )

  test.each(['', '\u0000', 'x'.repeat(201), '\ud800'])('7 refuse an invalid term: %j', async (searchTerm) => {
    const reply = await shop.call('GET /api/v3/{language}/products/suggestions', { query: { searchTerm } })
    // Invalid characters become question marks on the way.
    expect(reply.statusCode).toBe(searchTerm === '\ud800' ? 200 : 400)
  })
})

test('a search shows the latest changes, and no withdrawn product', async () => {
  await addProducts(shop.pool, [
    { itemNo: '100020', name: 'Crêpe Griddle', nameFr: 'Plaque à crêpes', category: 'pans' },
  ])
  const itemNos = async () => numbers(await find({ searchTerm: 'crepes' }))
  await expect.poll(itemNos, { timeout: 10_000 }).toEqual(['100020'])
  await shop.pool.query(`update product set withdrawn_at = now() where item_no = '100020'`)
  await shop.pool.query('notify catalogue')
  await expect.poll(itemNos, { timeout: 10_000 }).toEqual([])
})

describe('the styles and sizes of listed products', () => {
  type Listed = { ItemNo: string; Edps?: { EdpNo: number; EasyPaymentPrice: number | null; ImageUrl: string }[] }
  const listed = async (query: Record<string, string>): Promise<Listed[]> =>
    (await shop.call('GET /api/v3/{language}/products', { query })).json().Products

  test('1 come with products that are asked for by their numbers, each with its own payment and picture', async () => {
    const [kettle, pan] = await listed({ itemNos: '100001-100002' })
    expect(await listed({ itemNos: '100001-100002', edps: 'false' })).toEqual([kettle, pan])
    expect(kettle?.Edps).toEqual([
      { EdpNo: 1001, EasyPaymentPrice: 14.99, ImageUrl: expect.not.stringContaining('blue') },
      { EdpNo: 1002, EasyPaymentPrice: 14.99, ImageUrl: 'kettle/blue' },
    ])
    expect(pan?.Edps?.map(({ EdpNo, EasyPaymentPrice }) => [EdpNo, EasyPaymentPrice])).toEqual([
      [1003, null],
      [1004, null],
    ])
    const products = await listed({ searchTerm: 'kettle', edps: 'true' })
    expect(products.find(({ ItemNo }) => ItemNo === '100001')?.Edps).toEqual(kettle?.Edps)
  })

  test('2 are in another list on request', async () => {
    const queries: Record<string, string>[] = [{ searchTerm: 'kettle' }, { edps: 'false' }]
    for (const query of queries) {
      for (const product of await listed(query)) expect(product).not.toHaveProperty('Edps')
    }
  })

  test('3 follow the catalogue', async () => {
    await shop.pool.query('update edp set is_offered = false where edp_no = 1003')
    await shop.pool.query('notify catalogue')
    const edps = async () => (await listed({ itemNos: '100002' }))[0]?.Edps?.map(({ EdpNo }) => EdpNo)
    await expect.poll(edps).toEqual([1004])
  })
})
