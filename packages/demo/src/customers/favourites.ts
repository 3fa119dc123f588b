import { planTimeZone } from '@onair/core/dates'
import type { Queryable } from '@onair/server/database'

/**
 * Adds favourites, one every third day. The latest are one product of each evening to come, so that one is on air tonight whenever
 * someone looks, and then four with a reduced price.
 */
export async function addFavourites(on: Queryable, edp: number, count: number, now: Date): Promise<void> {
  await on.query(
    `with evening as (
       select distinct on ((air_at at time zone $4)::date) item_no, air_at from show_product
       where air_at > $2 and (air_at at time zone $4)::time between '19:00' and '21:00'
       order by (air_at at time zone $4)::date, air_at desc
     ), reduced as (
       select item_no from product where min_was_cents > min_price_cents and min_price_cents = max_price_cents
         and withdrawn_at is null and not is_donation
       order by md5('kept ' || item_no) limit 4
     ), kept as (
       select item_no, row_number() over (
         order by item_no in (select item_no from evening) desc, item_no in (select item_no from reduced) desc,
           md5('kept ' || item_no)) as place
       from product where not is_donation and withdrawn_at is null order by place limit $3
     )
     insert into favourite (customer_edp, item_no, added_at)
     select $1, item_no, $2::timestamptz - interval '3 days' * place from kept`,
    [edp, now, count, planTimeZone],
  )
}
