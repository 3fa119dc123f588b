import { z } from 'zod/mini'
import { ListedProduct } from '../catalogue/product.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { edp, inAccount, instant, itemNo, language, Paging, pageQuery } from '../shared/schemas.ts'

/** The number of favourites on a page (specification §9). */
const favouritesPageSize = 20

/** A favourite, with its `Edps` (specification §3). With `itemNoOnly`, the product's fields are absent. */
const Favourite = z.extend(z.partial(ListedProduct), {
  ItemNumber: itemNo(),
  ActivityDateTime: instant(),
  IsRemoved: z.boolean(),
})

/** The calls for the signed-in customer's favourites. */
export const favouritesContract = {
  'GET /api/v2/{language}/accounts/{edp}/favourites': {
    summary: 'List the customer’s favourites, latest first, each with its styles and sizes',
    caller: 'customer',
    params: inAccount,
    query: z.object({
      ...pageQuery(favouritesPageSize),
      itemNoOnly: z._default(z.enum(['true', 'false']), 'false'),
    }),
    computes: true,
    status: 200,
    reply: z.object({ Favourites: z.array(Favourite), Paging }),
    refusals: [],
  },
  'POST /api/v2/{language}/accounts/{edp}/favourites': {
    summary: 'Add a favourite; adding it again changes nothing',
    caller: 'customer',
    params: inAccount,
    // Clients may send the item's other fields; the server ignores them (specification §7: "the item payload").
    body: z.object({ ItemNumber: itemNo() }),
    status: 201,
    reply: Favourite,
    refusals: [404, 410],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/favourites/{id}': {
    summary: 'Remove a favourite; removing it again is no error',
    caller: 'customer',
    params: z.object({ language: language(), edp: edp(), id: itemNo() }),
    status: 204,
    refusals: [],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/favourites': {
    summary: 'Remove all favourites',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
export type FavouritesContract = typeof favouritesContract
