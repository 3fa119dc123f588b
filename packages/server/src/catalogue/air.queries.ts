import { statement } from '../kernel/db/pool.ts'

/** The products of all programmes between two instants, past or future. */
export const presentedBetween = statement<{ itemNo: string }, { from: Date; to: Date }>(
  'catalogue.presented-between',
  `select distinct sp.item_no as "itemNo" from show join show_product sp on sp.show_id = show.id
   where show.starts_at >= :from and show.starts_at < :to`,
)

/** The products that were presented between two instants, latest first. */
export const lastPresented = statement<{ itemNo: string; airedAt: Date }, { from: Date; to: Date }>(
  'catalogue.last-presented',
  `select item_no as "itemNo", max(air_at) as "airedAt" from show_product where air_at > :from and air_at <= :to
   group by item_no order by max(air_at) desc, item_no`,
)
