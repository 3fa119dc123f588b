import type { OperatorActionKind } from '@onair/core/control-room'
import { priceColumns, windowAt } from '../catalogue/price-window.ts'
import type { PriceRow } from '../catalogue/product.ts'
import { type ShowRow, showColumns } from '../guide/guide.queries.ts'
import { type Queryable, statement } from '../kernel/db/pool.ts'

/** The programmes that run at an instant, and the first two that start after it. */
export const showsAround = statement<ShowRow, { now: Date }>(
  'live.around',
  `select ${showColumns} from show s where s.id in (
     (select id from show where ends_at > :now and starts_at <= :now)
     union (select id from show where starts_at > :now order by starts_at, id limit 2)
   ) order by s.starts_at, s.id`,
)

/** The ids of the next events on air, in their order; they grow across restarts. */
export const nextEventIds = statement<{ id: number }, { count: number }>(
  'live.event-ids',
  `select nextval('air_event') as id from generate_series(1, :count::int)`,
)

/** The prices of products at an instant. */
export const pricesAt = statement<PriceRow & { itemNo: string }, { itemNos: readonly string[]; now: Date }>(
  'live.prices',
  `select p.item_no as "itemNo", ${priceColumns} from product p ${windowAt('p.item_no', ':now')} where p.item_no = any(:itemNos)`,
)

/** Tells all processes, at the commit, that the plan has changed. */
export const announcePlan = statement<never>('live.announce', 'notify air')

/** One change of the plan at a time. An arbitrary number that no other lock of the database uses. */
export const lockPlan = statement<never>('live.lock', 'select pg_advisory_xact_lock(7066924204)')

/** What an operator did. `edp` is their account; null for the operator's command. */
export type OperatorAction = {
  at: Date
  edp: number | null
  action: OperatorActionKind
  /** Null: a price that was planned without a programme. */
  showId: string | null
  itemNos?: readonly string[]
  ends?: readonly [before: Date, after: Date]
  /** In cents; no price after it was ended. */
  prices?: readonly [before: number, after: number | null]
}

const insertAction = statement<
  never,
  {
    at: Date
    edp: number | null
    action: OperatorActionKind
    showId: string | null
    itemNos: readonly string[]
    endBefore: Date | null
    endAfter: Date | null
    priceBefore: number | null
    priceAfter: number | null
  }
>(
  'live.record-action',
  `insert into air_press
     (at, operator_edp, action, show_id, show_en, show_fr, item_nos, end_before, end_after, price_before, price_after)
   select :at, :edp, :action, acted.id, s.title_en, s.title_fr, :itemNos, :endBefore, :endAfter, :priceBefore, :priceAfter
   from (values (:showId::text)) acted (id) left join show s on s.id = acted.id`,
)

/** Records what an operator did. */
export async function recordAction(on: Queryable, operatorAction: OperatorAction): Promise<void> {
  const { at, edp, action, showId, itemNos = [], ends, prices } = operatorAction
  const [endBefore = null, endAfter = null] = ends ?? []
  const [priceBefore = null, priceAfter = null] = prices ?? []
  await insertAction(on, { at, edp, action, showId, itemNos, endBefore, endAfter, priceBefore, priceAfter })
}
