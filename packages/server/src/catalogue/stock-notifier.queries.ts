import { statement } from '../kernel/db/pool.ts'

/** Notifies the present stock, whichever transaction changed it last. */
export const notifyStock = statement<never, { edpNos: number[] }>(
  'stock.announce',
  `select pg_notify('stock', json_build_object('itemNo', item_no, 'edpNo', edp_no, 'quantity', quantity)::text)::text
   from edp where edp_no = any(:edpNos::int[])`,
)
