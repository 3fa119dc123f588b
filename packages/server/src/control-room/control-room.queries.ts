import type { OperatorActionKind } from '@onair/core/control-room'
import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'

/** A product in the plan of a programme; `position` is its key. */
export type SlotRow = { position: number; itemNo: string; airTime: Date }

export const slotsOf = statement<SlotRow, { showId: string }>(
  'control-room.slots',
  `select position, item_no as "itemNo", air_at as "airTime" from show_product where show_id = :showId order by air_at, position`,
)

export const moveSlots = statement<never, { showId: string; positions: number[]; airTimes: Date[] }>(
  'control-room.move-slots',
  `update show_product p set air_at = moved.air_at
   from unnest(:positions::smallint[], :airTimes::timestamptz[]) as moved (position, air_at)
   where p.show_id = :showId and p.position = moved.position and p.air_at <> moved.air_at`,
)

/** Adds a product to the plan of a programme; no row if there is no such product. */
export const addSlot = statement<SlotRow, { showId: string; itemNo: string; airTime: Date }>(
  'control-room.add-slot',
  `insert into show_product (show_id, position, item_no, air_at)
   select :showId, coalesce((select max(position) from show_product where show_id = :showId), -1) + 1, item_no, :airTime
   from product where item_no = :itemNo
   returning position, item_no as "itemNo", air_at as "airTime"`,
)

export const setEnd = statement<never, { showId: string; end: Date }>(
  'control-room.set-end',
  'update show set ends_at = :end where id = :showId',
)
export const setStart = statement<never, { showId: string; start: Date }>(
  'control-room.set-start',
  'update show set starts_at = :start where id = :showId',
)
export const findShow = statement<{ id: string }, { showId: string }>(
  'control-room.show',
  'select id from show where id = :showId',
)

type ProductRow = { itemNo: string; name: string; imageUrl: string; airTime: Date; quantity: number; orders: number }

/** The products of a programme as operators see them: with their stock, and the orders since each came on air. */
export const productsOnAir = statement<ProductRow, { showId: string; language: Language; now: Date }>(
  'control-room.products',
  `select p.item_no as "itemNo", case :language when 'fr' then p.name_fr else p.name_en end as name, p.image_url as "imageUrl",
     s.air_at as "airTime",
     coalesce((select sum(edp.quantity) from edp where edp.item_no = p.item_no), 0)::int as quantity,
     (select count(distinct o.order_no) from placed_order o join order_line l on l.order_no = o.order_no
      where o.placed_at >= s.air_at and o.placed_at <= :now and l.item_no = p.item_no)::int as orders
   from show_product s join product p on p.item_no = s.item_no
   where s.show_id = :showId order by s.air_at, s.position`,
)

export type ActionRow = {
  id: number
  at: Date
  operator: string | null
  action: OperatorActionKind
  showId: string | null
  title: string | null
  itemNos: string[]
  endBefore: Date | null
  endAfter: Date | null
  priceBefore: number | null
  priceAfter: number | null
}

export const actions = statement<ActionRow, { language: Language; offset: number; limit: number }>(
  'control-room.log',
  `select a.id, a.at, customer.first_name || ' ' || customer.last_name as operator, a.action, a.show_id as "showId",
     case :language when 'fr' then a.show_fr else a.show_en end as title, a.item_nos as "itemNos", a.end_before as "endBefore",
     a.end_after as "endAfter", a.price_before as "priceBefore", a.price_after as "priceAfter"
   from air_press a left join customer on customer.edp = a.operator_edp
   order by a.id desc offset :offset limit :limit`,
)
export const countActions = statement<{ total: number }>(
  'control-room.log-size',
  'select count(*)::int as total from air_press',
)
