import type { BodyOf, QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { CatalogueContract } from './catalogue.contract.ts'
import type { ProductContract } from './product.contract.ts'
import { readStyleCodes } from './style-codes.client.ts'

export type { ProductPrices } from './product.schemas.ts'

/** The filters, sort order and page of a product list. Every field is optional. */
export type ProductsQuery = Partial<QueryOf<CatalogueContract['GET /api/v3/{language}/products']>>
/** The recipient and the sender when a shopper shares a product by e-mail. */
export type ShareRequest = BodyOf<ProductContract['POST /api/v3/{language}/products/{itemNo}/shares']>

/** The calls that find and read products. */
export function catalogueClient(http: Http) {
  const call = http.calls<CatalogueContract & ProductContract>()
  return {
    menu: () => call('GET /api/v2/{language}/menu', 'none'),
    /** Lists brands. `primary_nav` gives the few brands in the menu, `dimension` all of them. */
    brands: (fm: 'primary_nav' | 'dimension') => call('GET /api/v2/{language}/brand', 'none', { query: { fm } }),
    categories: () => call('GET /api/v2/{language}/shopbycategory', 'none'),
    products: (query: ProductsQuery) => call('GET /api/v3/{language}/products', 'none', { query }),
    /** Suggestions for a typed search term; for an empty one, what many search for and what is on air. Aborting `signal` rejects the promise with an `AbortError`. */
    suggestions: (searchTerm: string, signal?: AbortSignal) =>
      call('GET /api/v3/{language}/products/suggestions', 'none', { query: { searchTerm }, signal }),
    /** Counts a search that led to a product. The request outlives the page. */
    clicked: (searchTerm: string) => call('POST /api/v3/{language}/products/clicks', 'none', { body: { searchTerm } }),
    recentlyAired: (pageSize: number) =>
      call('GET /api/v3/{language}/products/recentlyaired', 'none', { query: { pageSize } }),
    todayShowstopper: () => call('GET /api/v3/{language}/products/todayshowstopper', 'none'),
    donations: () => call('GET /api/v3/{language}/products/donation', 'none', { query: {} }),
    product: (itemNo: string) => call('GET /api/v3/{language}/products/{itemNo}', 'none', { params: { itemNo } }),
    section: (itemNo: string, tabOrder: number) =>
      call('GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}', 'none', {
        params: { itemNo, tabOrder: String(tabOrder) },
      }),
    styleCodes: (itemNo: string) => readStyleCodes(http, itemNo),
    share: (itemNo: string, body: ShareRequest) =>
      call('POST /api/v3/{language}/products/{itemNo}/shares', 'none', { params: { itemNo }, body }),
    /** Asks for an e-mail when this style and size is back in stock. */
    joinWaitlist: (itemNo: string, edpNo: number, email: string) =>
      call('POST /api/v3/{language}/products/{itemNo}/waitlist', 'none', {
        params: { itemNo },
        body: { edpNo, email },
      }),
  }
}
