import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxSearchTermLength } from '../shared/limits.ts'
import { inLanguage, instant, line, nameLine, Paging, pageQuery } from '../shared/schemas.ts'
import { ListedProduct, Product } from './product.schemas.ts'

/** The sort orders of a product list. */
export const sortKeys = ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired'] as const
/** The dimensions that filter a product list. A value's id starts with its dimension's id: `category:kettles`. */
export const dimensionIds = [
  'category',
  'collection',
  'brand',
  'price',
  'colour',
  'size',
  'material',
  'stone',
  'rating',
  'easy-pay',
  'on-sale',
  'on-air',
  'marketplace',
] as const
/** Products on a page of a list. */
export const productListPageSize = 24

const Dimension = z.object({
  Id: z.enum(dimensionIds),
  Name: z.string(),
  Values: z.array(z.object({ Id: z.string(), Name: z.string(), Count: z.int(), Selected: z.boolean() })),
})

/** A result of a search other than a product: a page of the shop, a host, a programme. `Url`: a path without its language. */
const SearchAnswer = z.object({
  Kind: z.enum(['page', 'host', 'programme', 'showstopper', 'list']),
  Title: z.string(),
  Url: z.string(),
})

const Named = z.object({ Id: z.string(), Name: z.string(), Count: z.int() })

const ProductList = z.object({
  Products: z.array(ListedProduct),
  Paging,
  Dimensions: z.array(Dimension),
  SortKeys: z.array(z.object({ Id: z.enum(sortKeys), Name: z.string() })),
  SearchTerm: z.nullable(z.string()),
  /** The term that the server searched for instead, when nothing matches the typed term. */
  CorrectedTerm: z.nullable(z.string()),
  /** The typed words that occur in no product. The search ignores them. */
  LeftOut: z.array(z.string()),
  /** Best first; empty without a search term. */
  Answers: z.array(SearchAnswer),
  /** The category closest to a search that finds nothing, if one is known. */
  NearestCategory: z.optional(Named),
  /**
   * The page to show instead: the product page of an item number, or for words that mean filters ("boots under $60") the list with
   * these filters. The products are already those of that page.
   */
  Redirect: z.optional(z.string()),
})

const productsQuery = z.object({
  ...pageQuery(productListPageSize),
  searchTerm: z.optional(nameLine(maxSearchTermLength)),
  /** `true` searches the words as typed: it corrects none (`CorrectedTerm`) and ignores unknown ones (`LeftOut`). */
  exact: z.optional(z.enum(['true', 'false'])),
  /**
   * Value ids of `Dimensions`, joined by commas: `category:kitchen,brand:maison-nord`. The server checks
   * them against the catalogue and refuses unknown ids with a message.
   */
  dimensions: z.optional(line(1000, 1)),
  sortKey: z._default(z.enum(sortKeys), 'relevance'),
  visitorId: z.optional(line(64)),
  /** At most 36 item numbers, joined by dashes. The products come back in this order. */
  itemNos: z.optional(z.string().check(z.maxLength(400), z.regex(/^\d{6,9}(-\d{6,9}){0,35}$/))),
  rd: z.optional(line(8)),
  /**
   * `true` adds `Edps` to each product (specification §3). They make a reply about twice as long. Products that are asked for by
   * `itemNos` always have them.
   */
  edps: z.optional(z.enum(['true', 'false'])),
})

/** Seconds. Shoppers see an import's changes, above all prices, after five seconds at the latest. */
const maxAge = 5

const products = {
  summary: 'Search and browse products; `edps=true` adds the styles and sizes of each, `itemNos` always does',
  caller: 'none',
  params: inLanguage,
  query: productsQuery,
  withoutEffect: ['visitorId', 'rd'],
  status: 200,
  reply: ProductList,
  refusals: [],
  maxAge,
} as const

const MenuItem = z.object({ Id: z.string(), Name: z.string(), Url: z.string() })
const Products = z.object({ Products: z.array(Product) })
/** `AiredAt`: when the product was presented last. */
const AiredProducts = z.object({ Products: z.array(z.extend(Product, { AiredAt: instant() })) })

/** The calls that find products: menu, brands, categories, lists and search. */
export const catalogueContract = {
  'GET /api/v2/{language}/menu': {
    summary: 'Read the shop’s menu, three levels deep',
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
  'GET /api/v2/{language}/brand': {
    summary: 'List the brands in the menu, or all brands',
    caller: 'none',
    params: inLanguage,
    query: z.object({ fm: z._default(z.enum(['primary_nav', 'dimension']), 'dimension') }),
    status: 200,
    reply: z.object({ Brands: z.array(Named) }),
    refusals: [],
    maxAge: 60,
  },
  'GET /api/v2/{language}/shopbycategory': {
    summary: 'List all categories, three levels deep, with their numbers of products',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({
      Categories: z.array(
        z.extend(Named, {
          Categories: z.array(
            z.extend(Named, { Categories: z.array(z.extend(Named, { Categories: z.array(Named) })) }),
          ),
        }),
      ),
    }),
    refusals: [],
    maxAge: 60,
  },
  'GET /api/v2/{language}/products': products,
  'GET /api/v3/{language}/products': products,
  'GET /api/v3/{language}/products/suggestions': {
    summary:
      'Suggest search terms, products, categories and brands for a typed term; without one, what many search for and what is on air',
    caller: 'none',
    params: inLanguage,
    query: z.object({ searchTerm: z.optional(nameLine(maxSearchTermLength, 1)) }),
    status: 200,
    reply: z.object({
      Terms: z.array(z.string()),
      Products: z.array(Product),
      Categories: z.array(Named),
      Brands: z.array(Named),
      Answers: z.array(SearchAnswer),
    }),
    refusals: [],
    maxAge,
  },
  'POST /api/v3/{language}/products/clicks': {
    summary: 'Count that a search led to a product; nothing of who searched is stored',
    caller: 'none',
    limit: 'clicks',
    params: inLanguage,
    body: z.object({ SearchTerm: nameLine(maxSearchTermLength, 1) }),
    status: 204,
    refusals: [],
  },
  'GET /api/v3/{language}/products/onairnow': {
    summary: 'List the products of the programme on air',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: Products,
    refusals: [],
    maxAge: 1,
  },
  'GET /api/v3/{language}/products/recentlyaired': {
    summary: 'List the products presented recently, latest first',
    caller: 'none',
    params: inLanguage,
    query: z.object(pageQuery(productListPageSize)),
    status: 200,
    reply: AiredProducts,
    refusals: [],
    maxAge,
  },
  'GET /api/v3/{language}/products/todayshowstopper': {
    summary: 'Read the product of the day’s special price, and the end of the offer',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({ Product: z.nullable(Product), Until: instant() }),
    refusals: [],
    maxAge,
  },
  'GET /api/v3/{language}/products/donation': {
    summary: 'List the donations that a shopper can give',
    caller: 'none',
    params: inLanguage,
    query: z.object(pageQuery(productListPageSize)),
    status: 200,
    reply: Products,
    refusals: [],
    maxAge,
  },
} as const satisfies Contract
export type CatalogueContract = typeof catalogueContract
