import { statement } from '../kernel/db/pool.ts'

// Waits for an order of the bag that is being placed: then the bag is no longer open, and not locked.
export const lockOpenBag = statement<never, { edp: number }>(
  'bag.lock-open',
  'select guid from cart where customer_edp = :edp and ordered_at is null for update',
)

export const putBagAside = statement<never, { guid: string; edp: number; now: Date }>(
  'bag.put-aside',
  'update cart set customer_edp = null, put_aside_for = :edp, changed_at = :now where guid = :guid',
)

export const bagPutAside = statement<{ guid: string }, { edp: number }>(
  'bag.bag-put-aside',
  'select guid from cart where put_aside_for = :edp for update',
)

export const claimBag = statement<never, { guid: string; edp: number; now: Date }>(
  'bag.claim',
  'update cart set customer_edp = :edp, changed_at = :now where guid = :guid',
)

// The old bag's card, address and gift cards belong to the customer and move to the new bag, except an address in another
// province. All parts of the statement read the rows as they were before it.
export const replaceBag = statement<never, { from: string; to: string; installments: number; now: Date }>(
  'bag.replace',
  `with old as (delete from cart where guid = :from returning *), emptied as (delete from cart_line where guid = :to),
   gift_cards as (insert into cart_gift_card (guid, gift_card_id, position)
     select :to, gift_card_id, position from cart_gift_card where guid = :from on conflict do nothing)
   update cart set customer_edp = old.customer_edp, no_of_installments = :installments, changed_at = :now,
     put_aside_for = old.put_aside_for, ship_method_id = old.ship_method_id, credit_card_id = old.credit_card_id, card = old.card, save_card = old.save_card,
     shipping_address_id =
       (select id from address where address.id = old.shipping_address_id and address.province = cart.province)
   from old where cart.guid = :to`,
)

export const putLines = statement<
  never,
  {
    guid: string
    edpNos: number[]
    quantities: number[]
    prices: number[]
    amounts: (number | null)[]
    putInAt: (string | null)[]
  }
>(
  'bag.put-lines',
  `insert into cart_line (guid, edp_no, quantity, price_cents, amount_cents, put_in_at)
   select :guid, edp_no, quantity, price, amount, put_in_at
   from unnest(:edpNos::int[], :quantities::int[], :prices::int[], :amounts::int[], :putInAt::timestamptz[])
     with ordinality as line (edp_no, quantity, price, amount, put_in_at, place) order by place`,
)
