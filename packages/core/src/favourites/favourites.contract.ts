import { z } from 'zod/mini'
import { Product } from '../catalogue/product.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { edp, inAccount, instant, itemNo, language, Paging, pageQuery } from '../shared/schemas.ts'

/** Favourites on a page (specification §9). */
const favouritesPageSize = 20

/** With `itemNoOnly` the numbers and times alone; otherwise the product as a list shows it, too. */
const Favourite = z.extend(z.partial(Product), {
  ItemNumber: itemNo(),
  ActivityDateTime: instant(),
  IsRemoved: z.boolean(),
})

export const favouritesContract = {
  'GET /api/v2/{language}/accounts/{edp}/favourites': {
    summary: 'The customer’s favourites, the latest first',
    caller: 'customer',
    params: inAccount,
    query: z.object({
      ...pageQuery(favouritesPageSize),
      itemNoOnly: z._default(z.enum(['true', 'false']), 'false'),
    }),
    status: 200,
    reply: z.object({ Favourites: z.array(Favourite), Paging }),
    refusals: [],
  },
  'POST /api/v2/{language}/accounts/{edp}/favourites': {
    summary: 'Make a product a favourite; one that is already changes nothing',
    caller: 'customer',
    params: inAccount,
    // The item's other fields may be sent along and are not read (specification §7: "the item payload").
    body: z.object({ ItemNumber: itemNo() }),
    status: 201,
    reply: Favourite,
    refusals: [404, 410],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/favourites/{id}': {
    summary: 'It is a favourite no more; one that was none is no error',
    caller: 'customer',
    params: z.object({ language: language(), edp: edp(), id: itemNo() }),
    status: 204,
    refusals: [],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/favourites': {
    summary: 'Forget all favourites',
    caller: 'customer',
    params: inAccount,
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
export type FavouritesContract = typeof favouritesContract
