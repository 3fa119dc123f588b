import type { BodyOf, QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { CatalogueContract } from './catalogue.contract.ts'
import type { ProductContract } from './product.contract.ts'

/** What a list of products is narrowed and sorted by; everything may be left out. */
export type ProductsQuery = Partial<QueryOf<CatalogueContract['GET /api/v3/{language}/products']>>
/** What is sent along when a product is shared by e-mail. */
export type ShareRequest = BodyOf<ProductContract['POST /api/v3/{language}/products/{itemNo}/shares']>

/** Finding and showing products. */
export function catalogueClient(http: Http) {
  const call = http.calls<CatalogueContract & ProductContract>()
  return {
    menu: () => call('GET /api/v2/{language}/menu', 'none'),
    /** `primary_nav`: the few that the menu names. */
    brands: (fm: 'primary_nav' | 'dimension') => call('GET /api/v2/{language}/brand', 'none', { query: { fm } }),
    categories: () => call('GET /api/v2/{language}/shopbycategory', 'none'),
    products: (query: ProductsQuery) => call('GET /api/v3/{language}/products', 'none', { query }),
    /** `signal`: the term has changed meanwhile; then this rejects with an `AbortError`. */
    suggestions: (searchTerm: string, signal?: AbortSignal) =>
      call('GET /api/v3/{language}/products/suggestions', 'none', { query: { searchTerm }, signal }),
    recentlyAired: (pageSize: number) =>
      call('GET /api/v3/{language}/products/recentlyaired', 'none', { query: { pageSize } }),
    todayShowstopper: () => call('GET /api/v3/{language}/products/todayshowstopper', 'none'),
    donations: () => call('GET /api/v3/{language}/products/donation', 'none', { query: {} }),
    product: (itemNo: string) => call('GET /api/v3/{language}/products/{itemNo}', 'none', { params: { itemNo } }),
    section: (itemNo: string, tabOrder: number) =>
      call('GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}', 'none', {
        params: { itemNo, tabOrder: String(tabOrder) },
      }),
    styleCodes: (itemNo: string) =>
      call('GET /api/v3/{language}/products/{itemNo}/styleCodes', 'none', { params: { itemNo } }),
    share: (itemNo: string, body: ShareRequest) =>
      call('POST /api/v3/{language}/products/{itemNo}/shares', 'none', { params: { itemNo }, body }),
    /** The shopper is told by e-mail when this style and size is back. */
    joinWaitlist: (itemNo: string, edpNo: number, email: string) =>
      call('POST /api/v3/{language}/products/{itemNo}/waitlist', 'none', {
        params: { itemNo },
        body: { edpNo, email },
      }),
  }
}
