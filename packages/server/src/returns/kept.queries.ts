import { statement } from '../kernel/db/pool.ts'

/** The returns of each of a member's orders, in the wire's names. */
export const ownReturns = statement<{ OrderNo: string; Returns: Record<string, unknown>[] | null }, { edp: number }>(
  'own-data.returns',
  `select order_no as "OrderNo", (
     select json_agg(json_build_object('ReturnNo', return_no, 'Comment', comment, 'RequestedAt', requested_at)
       order by requested_at) from return_request where return_request.order_no = placed_order.order_no
   ) as "Returns" from placed_order where customer_edp = :edp`,
)

/** Whether a return of a member is on its way, or a refund has begun. */
export const returnsRun = statement<{ run: boolean }, { edp: number }>(
  'own-data.returns-run',
  `select exists(select 1 from placed_order join refund using (order_no)
       where customer_edp = :edp and refund.state <> 'done')
     or exists(select 1 from placed_order join return_request using (order_no)
       where customer_edp = :edp and refunded_at is null) as run`,
)
