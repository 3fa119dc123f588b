import type { Http } from '../http/http.ts'
import type { FavouritesContract } from './favourites.contract.ts'

/** The calls for the signed-in customer's favourites. */
export function favouritesClient(http: Http<'customer'>) {
  const call = http.calls<FavouritesContract>()
  return {
    list: (page: number) => call('GET /api/v2/{language}/accounts/{edp}/favourites', 'customer', { query: { page } }),
    /** Lists only the item numbers, latest first. */
    itemNos: (page: number, pageSize: number) =>
      call('GET /api/v2/{language}/accounts/{edp}/favourites', 'customer', {
        query: { itemNoOnly: 'true', page, pageSize },
      }),
    add: (itemNo: string) =>
      call('POST /api/v2/{language}/accounts/{edp}/favourites', 'customer', {
        body: { itemNumber: itemNo },
      }),
    remove: (itemNo: string) =>
      call('DELETE /api/v2/{language}/accounts/{edp}/favourites/{id}', 'customer', { params: { id: itemNo } }),
    clear: () => call('DELETE /api/v2/{language}/accounts/{edp}/favourites', 'customer'),
  }
}
