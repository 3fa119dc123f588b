import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { CatalogueContract } from './catalogue.contract.ts'

/** What a list of products is narrowed and sorted by; everything may be left out. */
export type ProductsQuery = Partial<QueryOf<CatalogueContract['GET /api/v3/{language}/products']>>

/** Finding and showing products. */
export function catalogueClient(http: Http) {
  const call = http.calls<CatalogueContract>()
  return {
    menu: () => call('GET /api/v2/{language}/menu', 'none'),
    products: (query: ProductsQuery) => call('GET /api/v3/{language}/products', 'none', { query }),
    product: (itemNo: string) => call('GET /api/v3/{language}/products/{itemNo}', 'none', { params: { itemNo } }),
    onAirNow: () => call('GET /api/v3/{language}/products/onairnow', 'none'),
    todayShowstopper: () => call('GET /api/v3/{language}/products/todayshowstopper', 'none'),
  }
}
