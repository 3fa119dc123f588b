import { statement } from '../kernel/db/pool.ts'

export const productExists = statement<{ one: 1 }, { itemNo: string }>(
  'reviews.exists',
  'select 1 as one from product where item_no = :itemNo',
)

/**
 * Stores a product's review count and average. If they change, notifies every process on the channel `price`, which clears
 * the product's cached replies.
 */
export const setRating = statement<never, { itemNo: string; count: number; average: number | null }>(
  'reviews.set-rating',
  `with changed as (
     update product set review_count = :count, average_rating = :average::numeric
     where item_no = :itemNo and (review_count, average_rating) is distinct from (:count, :average::numeric(2, 1))
     returning item_no
   )
   select pg_notify('price', json_build_object('itemNo', item_no)::text) from changed`,
)
