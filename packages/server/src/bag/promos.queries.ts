import { statement } from '../kernel/db/pool.ts'
import { type BagState, bagState, type PromoRow, promoJson, touchBag } from './bag.queries.ts'

/** A promo code, for the customer of a bag; no row if there is no such code or bag. */
export const promoOf = statement<{ promo: PromoRow }, { guid: string; code: string }>(
  'bag.promo-of',
  `select ${promoJson} as promo from cart, promo_code promo where cart.guid = :guid and promo.code = :code`,
)

export const usePromo = statement<BagState, { guid: string; code: string; now: Date }>(
  'bag.use-promo',
  `with ${touchBag('changed_at = :now')}, used as (
    insert into cart_promo (guid, code, position)
    select open.guid, promo.code, coalesce((select max(position) + 1 from cart_promo where cart_promo.guid = :guid), 1)
    from open, promo_code promo where promo.code = :code
    on conflict do nothing
  )
  select ${bagState}`,
)

/** Removes a code, or without one all codes of the bag. */
export const dropPromo = statement<BagState, { guid: string; code: string | null; now: Date }>(
  'bag.drop-promo',
  `with ${touchBag('changed_at = :now')}, dropped as (
    delete from cart_promo using open where cart_promo.guid = open.guid and (:code::text is null or cart_promo.code = :code)
  )
  select ${bagState}`,
)

/** Replaces the codes of a bag, in this order. */
export const replacePromos = statement<never, { guid: string; codes: string[] }>(
  'bag.put-promos',
  `with removed as (delete from cart_promo where guid = :guid and code <> all(:codes::text[]))
   insert into cart_promo (guid, code, position) select :guid, code, place from unnest(:codes::text[]) with ordinality as given (code, place)
   on conflict (guid, code) do update set position = excluded.position`,
)
