import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { inLanguage, instant, itemNo, language, line, money, Paging, pageQuery } from '../shared/schemas.ts'

const Range = z.object({ Min: money(), Max: money() })
/** A style and size that can be ordered. `Quantity` is what is left, at most 99. */
const Stock = z.enum(['in', 'low', 'out'])

/** A product as a list shows it (specification §3, "Recently viewed or favourite product"). */
const productFields = {
  ItemNo: itemNo(),
  Name: z.string(),
  Brand: z.string(),
  ImageUrl: z.string(),
  IsLive: z.boolean(),
  IsPrice: z.nullable(money()),
  WasPrice: z.nullable(money()),
  ShowIsPrice: z.boolean(),
  IsPriceRange: z.nullable(Range),
  WasPriceRange: z.nullable(Range),
  EasyPaymentPrice: z.nullable(money()),
  DefaultEdp: z.int(),
  ProductReviewCount: z.int(),
  AverageRating: z.nullable(z.number()),
  SellerType: z.nullable(z.string()),
  IsDonation: z.boolean(),
  IsShowstopper: z.boolean(),
  Stock,
  MoreStyles: z.boolean(),
}
export const Product = z.object(productFields)

export const ProductDetail = z.object({
  ...productFields,
  /** HTML, cleaned when it was imported. */
  Description: z.string(),
  Images: z.array(z.string()),
  Videos: z.array(z.string()),
  Styles: z.array(z.object({ Code: z.string(), Name: z.string(), Swatch: z.string() })),
  Sizes: z.array(z.object({ Code: z.string(), Name: z.string() })),
  Edps: z.array(
    z.object({
      EdpNo: z.int(),
      StyleCode: z.nullable(z.string()),
      SizeCode: z.nullable(z.string()),
      Price: money(),
      WasPrice: z.nullable(money()),
      EasyPaymentPrice: z.nullable(money()),
      Stock,
      Quantity: z.int(),
      ImageUrl: z.string(),
    }),
  ),
  EasyPay: z.nullable(z.object({ NoOfPayments: z.int(), Payment: money() })),
  Sections: z.array(z.object({ TabOrder: z.int(), Title: z.string() })),
  Breadcrumb: z.array(z.object({ Id: z.string(), Name: z.string() })),
  Airings: z.array(z.object({ ShowId: z.string(), Title: z.string(), Start: instant() })),
  /** The product's page in each language. */
  Languages: z.object({ en: z.string(), fr: z.string() }),
})

export const sortKeys = ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired'] as const
export const productListPageSize = 24

const ProductList = z.object({
  Products: z.array(Product),
  Paging,
  Dimensions: z.array(
    z.object({
      Id: z.string(),
      Name: z.string(),
      Values: z.array(z.object({ Id: z.string(), Name: z.string(), Count: z.int(), Selected: z.boolean() })),
    }),
  ),
  SortKeys: z.array(z.object({ Id: z.enum(sortKeys), Name: z.string() })),
  SearchTerm: z.nullable(z.string()),
  /** Where to go instead: a search for an item number is its product page. */
  Redirect: z.optional(z.string()),
})

const productsQuery = z.object({
  ...pageQuery(productListPageSize),
  searchTerm: z.optional(line(200)),
  /** Value ids of `Dimensions`, joined by commas: `category:kitchen,brand:maison-nord`. */
  dimensions: z.optional(
    z.string().check(z.maxLength(400), z.regex(/^[a-z0-9-]+:[a-z0-9-]+(,[a-z0-9-]+:[a-z0-9-]+)*$/)),
  ),
  sortKey: z._default(z.enum(sortKeys), 'relevance'),
  visitorId: z.optional(line(64)),
  /** At most 36 item numbers, joined by dashes; they come back in this order. */
  itemNos: z.optional(z.string().check(z.regex(/^\d{6,9}(-\d{6,9}){0,35}$/))),
  rd: z.optional(line(8)),
})

const products = {
  summary: 'Search and browse products',
  caller: 'none',
  params: inLanguage,
  query: productsQuery,
  status: 200,
  reply: ProductList,
  refusals: [],
  maxAge: 5,
} as const

const MenuItem = z.object({ Id: z.string(), Name: z.string(), Url: z.string() })

export const catalogueContract = {
  'GET /api/v2/{language}/menu': {
    summary: 'The shop’s menu, three levels deep',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({
      Items: z.array(
        z.extend(MenuItem, {
          Items: z.array(z.extend(MenuItem, { Items: z.array(z.extend(MenuItem, { Items: z.array(MenuItem) })) })),
        }),
      ),
    }),
    refusals: [],
    maxAge: 60,
  },
  'GET /api/v2/{language}/products': products,
  'GET /api/v3/{language}/products': products,
  'GET /api/v3/{language}/products/onairnow': {
    summary: 'The products of the programme that is on air',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({ Products: z.array(Product) }),
    refusals: [],
    maxAge: 1,
  },
  'GET /api/v3/{language}/products/todayshowstopper': {
    summary: 'The day’s one special price, and until when',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({ Product: z.nullable(Product), Until: instant() }),
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v3/{language}/products/{itemNo}': {
    summary: 'One product with its styles, sizes, prices and stock',
    caller: 'none',
    params: z.object({ language: language(), itemNo: itemNo() }),
    status: 200,
    reply: ProductDetail,
    refusals: [404],
    maxAge: 2,
  },
} as const satisfies Contract
export type CatalogueContract = typeof catalogueContract
