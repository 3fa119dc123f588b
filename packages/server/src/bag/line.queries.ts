import type { BagLimit } from '@onair/core/bag'
import { maxQuantity } from '@onair/core/limits'
import { priceNow } from '../catalogue/price-window.ts'
import { statement } from '../kernel/db/pool.ts'
import {
  type BagState,
  bagState,
  isGiftCard,
  linePrice,
  lineWindow,
  orderedInEdit,
  stockOf,
  touchBag,
} from './bag.queries.ts'
import { boundIn } from './bounds.ts'

/** The style and size of a line to add; nulls if there is none. */
export type ItemToAdd = {
  stock: number | null
  withdrawn: boolean | null
  isDonation: boolean | null
  /** The bound that the bag would exceed. */
  bound: BagLimit | null
}

/** The result of a write to a line. Unless `done`, nothing was written. */
type LineWrite = BagState & {
  done: boolean
  /** Units in stock; null if there is no such item or line. */
  stock: number | null
  /** The line's previous quantity. */
  previousQuantity: number | null
  /** The bound that the bag would exceed. */
  bound: BagLimit | null
}

/** SQL for a unit's shipping weight: donations and gift cards are not shipped. */
const sentGrams = `case when product.is_donation or ${isGiftCard} then 0 else product.weight_grams end`
/** SQL for whether the joined price window is open: units that are added now keep its price for a while. */
const isOpen = (now: string) => `price_window.ends_at > ${now}`

/** SQL for the totals of a bag's other lines; `but` is a condition that excludes the written line. */
const others = (but: string, now: string) => `others as (
    select count(*) as lines, coalesce(sum(line.quantity * (${linePrice('line')})::bigint), 0) as cents,
      coalesce(sum(line.quantity * (${sentGrams})::bigint), 0) as grams
    from cart_line line join edp on edp.edp_no = line.edp_no join product on product.item_no = edp.item_no
    ${lineWindow('line', now)}
    where line.guid = :guid and not (${but})
  )`

/** SQL for a style and size; `line` is the bag's line with it, or an empty one. */
const item = (line: string, now: string) => `item as (
    select edp.edp_no, ${priceNow()} as price_cents, ${isOpen(now)} as is_open, edp.quantity + ${orderedInEdit} as stock, ${sentGrams} as weight_grams, product.is_donation, product.withdrawn_at is not null as withdrawn
    from edp join product on product.item_no = edp.item_no left join ${line} on true
    ${lineWindow('line', now)} where edp.edp_no = :edpNo::bigint and edp.item_no = :itemNo and edp.is_offered
  )`
const itemColumns =
  '(select stock from item) as stock, (select withdrawn from item), (select is_donation from item) as "isDonation"'
/** SQL for whether a line may have this quantity and this amount. */
const fits = (quantity: string, amount: string) =>
  `not withdrawn and (${amount}::int is null or is_donation) and ${quantity}::int <= least(stock, ${maxQuantity})`

type LineValues = { guid: string; edpNo: number | null; itemNo: string | null; quantity: number | null }

/** Creates a bag, empty or with a first line; no `guid` if that line is not allowed. */
export const beginBag = statement<
  ItemToAdd & { guid: string | null },
  LineValues & { shipMethodId: string; now: Date; amountCents: number | null }
>(
  'bag.begin',
  `with ${item('(select null::timestamptz as put_in_at) line', ':now')}, requested as (
    select ${boundIn('empty', 'line')} as bound from (select 0 as lines, 0 as cents, 0 as grams) empty,
      (select :quantity::int as quantity, coalesce(:amountCents::int, price_cents) as price_cents, weight_grams from item) line
  ), created as (
    insert into cart (guid, ship_method_id, created_at, changed_at)
    select :guid, :shipMethodId, :now, :now where :edpNo::bigint is null
      or exists(select 1 from item where ${fits(':quantity', ':amountCents')}) and (select bound from requested) is null
    returning guid
  ), line as (
    insert into cart_line (guid, edp_no, quantity, price_cents, amount_cents, put_in_at)
    select created.guid, item.edp_no, :quantity::int, coalesce(:amountCents::int, item.price_cents), :amountCents::int, case when is_open then :now::timestamptz end
    from created, item
  )
  select (select guid from created) as guid, ${itemColumns}, (select bound from requested)`,
)

/** Adds units of a style and size, to their line or as a new one. */
export const addToLine = statement<ItemToAdd & LineWrite, LineValues & { now: Date; amountCents: number | null }>(
  'bag.add-to-line',
  `with ${touchBag('changed_at = :now')}, line as (
    select quantity, put_in_at from cart_line where guid = :guid and edp_no = :edpNo::bigint and amount_cents is not distinct from :amountCents::int
  ), ${item('line', ':now')}, ${others('line.edp_no = :edpNo::bigint and line.amount_cents is not distinct from :amountCents::int', ':now')}, requested as (
    select ${boundIn('others', 'line')} as bound from others, (
      select coalesce((select quantity from line), 0) + :quantity::int as quantity, coalesce(:amountCents::int, price_cents) as price_cents,
        weight_grams from item) line
  ), added as (
    insert into cart_line (guid, edp_no, quantity, price_cents, amount_cents, put_in_at)
    select open.guid, item.edp_no, :quantity::int, coalesce(:amountCents::int, item.price_cents), :amountCents::int, case when is_open then :now::timestamptz end
    from open, item
    where ${fits(':quantity', ':amountCents')} and (select bound from requested) is null
    on conflict (guid, edp_no, amount_cents) do update
      set quantity = cart_line.quantity + excluded.quantity, price_cents = excluded.price_cents,
        put_in_at = coalesce(excluded.put_in_at, cart_line.put_in_at)
      where cart_line.quantity + excluded.quantity <= (select least(stock, ${maxQuantity}) from item)
    returning quantity
  )
  select exists(select 1 from added) as done, ${bagState}, ${itemColumns},
    (select quantity::int from line) as "previousQuantity", (select bound from requested)`,
)

/** Sets a line's quantity, at today's price. */
export const changeLine = statement<LineWrite, { guid: string; lineId: string; quantity: number; now: Date }>(
  'bag.change-line',
  `with ${touchBag('changed_at = :now')}, line as (
    select cart_line.id, cart_line.quantity, ${linePrice('cart_line')} as price_cents,
      case when ${isOpen(':now')} then :now::timestamptz else cart_line.put_in_at end as put_in_at,
      case when product.withdrawn_at is null then ${stockOf} else 0 end + ${orderedInEdit} as stock, ${sentGrams} as weight_grams
    from cart_line join edp on edp.edp_no = cart_line.edp_no join product on product.item_no = edp.item_no
    ${lineWindow('cart_line', ':now')}
    where cart_line.guid = :guid and cart_line.id::text = :lineId
  ), ${others('line.id::text = :lineId', ':now')}, requested as (
    -- A lower quantity is always allowed, even if the price has gone up.
    select ${boundIn('others', 'line')} as bound
    from others, (select :quantity::int as quantity, price_cents, weight_grams from line where :quantity::int > quantity) line
  ), changed as (
    update cart_line set quantity = :quantity::int, price_cents = line.price_cents, put_in_at = line.put_in_at from line, open
    where cart_line.id = line.id and :quantity::int <= least(line.stock, ${maxQuantity}) and (select bound from requested) is null
    returning cart_line.id
  )
  select exists(select 1 from changed) as done, ${bagState}, (select stock from line) as stock,
    (select quantity::int from line) as "previousQuantity", (select bound from requested)`,
)

export const removeLine = statement<BagState, { guid: string; lineId: string; now: Date }>(
  'bag.remove-line',
  `with ${touchBag('changed_at = :now')}, removed as (
    delete from cart_line using open where cart_line.guid = open.guid and cart_line.id::text = :lineId
  )
  select ${bagState}`,
)
