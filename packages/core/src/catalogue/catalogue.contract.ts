import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { inLanguage, instant, line, Paging, pageQuery } from '../shared/schemas.ts'
import { Product } from './product.schemas.ts'

export const sortKeys = ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired'] as const
/** What a list can be narrowed by. A value's id begins with its dimension's: `category:kettles`. */
export const dimensionIds = [
  'category',
  'brand',
  'price',
  'colour',
  'size',
  'rating',
  'easy-pay',
  'on-sale',
  'on-air',
  'marketplace',
] as const
export const productListPageSize = 24
/** A search term is cut off by nobody: a longer one is refused. */
export const longestSearchTerm = 200

const Dimension = z.object({
  Id: z.enum(dimensionIds),
  Name: z.string(),
  Values: z.array(z.object({ Id: z.string(), Name: z.string(), Count: z.int(), Selected: z.boolean() })),
})

const ProductList = z.object({
  Products: z.array(Product),
  Paging,
  Dimensions: z.array(Dimension),
  SortKeys: z.array(z.object({ Id: z.enum(sortKeys), Name: z.string() })),
  SearchTerm: z.nullable(z.string()),
  /** What was looked for instead, where nothing fits the term as it was typed. */
  CorrectedTerm: z.nullable(z.string()),
  /** Where to go instead: a search for an item number is its product page. */
  Redirect: z.optional(z.string()),
})

const productsQuery = z.object({
  ...pageQuery(productListPageSize),
  searchTerm: z.optional(line(longestSearchTerm)),
  /**
   * Value ids of `Dimensions`, joined by commas: `category:kitchen,brand:maison-nord`. What is none is refused where it is
   * known what there is, and said so.
   */
  dimensions: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[^\p{Cc}\p{Cs}]+$/u))),
  sortKey: z._default(z.enum(sortKeys), 'relevance'),
  visitorId: z.optional(line(64)),
  /** At most 36 item numbers, joined by dashes; they come back in this order. */
  itemNos: z.optional(z.string().check(z.regex(/^\d{6,9}(-\d{6,9}){0,35}$/))),
  rd: z.optional(line(8)),
})

/** Seconds: what an import changes is to be seen five seconds later, prices first of all. */
const maxAge = 5

const products = {
  summary: 'Search and browse products',
  caller: 'none',
  params: inLanguage,
  query: productsQuery,
  status: 200,
  reply: ProductList,
  refusals: [],
  maxAge,
} as const

const MenuItem = z.object({ Id: z.string(), Name: z.string(), Url: z.string() })
const Named = z.object({ Id: z.string(), Name: z.string(), Count: z.int() })
const Products = z.object({ Products: z.array(Product) })

/** Finding products: menu, brands, categories, lists, search. */
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
  'GET /api/v2/{language}/brand': {
    summary: 'Brands: the few that the menu names, or all of them',
    caller: 'none',
    params: inLanguage,
    query: z.object({ fm: z._default(z.enum(['primary_nav', 'dimension']), 'dimension') }),
    status: 200,
    reply: z.object({ Brands: z.array(Named) }),
    refusals: [],
    maxAge: 60,
  },
  'GET /api/v2/{language}/shopbycategory': {
    summary: 'All categories, three levels deep, with how many products each holds',
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
    summary: 'What a search term that is being typed may become',
    caller: 'none',
    params: inLanguage,
    query: z.object({ searchTerm: line(longestSearchTerm, 1) }),
    status: 200,
    reply: z.object({
      Terms: z.array(z.string()),
      Products: z.array(Product),
      Categories: z.array(Named),
      Brands: z.array(Named),
    }),
    refusals: [],
    maxAge,
  },
  'GET /api/v3/{language}/products/onairnow': {
    summary: 'The products of the programme that is on air',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: Products,
    refusals: [],
    maxAge: 1,
  },
  'GET /api/v3/{language}/products/recentlyaired': {
    summary: 'The products that were presented last, the latest first',
    caller: 'none',
    params: inLanguage,
    query: z.object(pageQuery(productListPageSize)),
    status: 200,
    reply: Products,
    refusals: [],
    maxAge,
  },
  'GET /api/v3/{language}/products/todayshowstopper': {
    summary: 'The day’s one special price, and until when',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: z.object({ Product: z.nullable(Product), Until: instant() }),
    refusals: [],
    maxAge,
  },
  'GET /api/v3/{language}/products/donation': {
    summary: 'What one can give to',
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
