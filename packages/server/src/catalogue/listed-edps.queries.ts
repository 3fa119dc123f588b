import { statement } from '../kernel/db/pool.ts'
import { priceNow, windowAt } from './price-window.ts'

export const offeredEdps = statement<
  { itemNo: string; noOfPayments: number; edps: { edpNo: number; price: number; imageUrl: string }[] },
  { itemNos: readonly string[]; now: Date }
>(
  'catalogue.listed-edps',
  `select p.item_no as "itemNo", p.no_of_payments as "noOfPayments",
     json_agg(json_build_object('edpNo', e.edp_no, 'price', ${priceNow('e')},
       'imageUrl', coalesce(nullif(s.image_url, ''), p.image_url)) order by s.position, z.position, e.edp_no) as edps
   from product p join edp e on e.item_no = p.item_no and e.is_offered ${windowAt('p.item_no', ':now')}
   left join product_style s on s.item_no = e.item_no and s.code = e.style_code
   left join product_size z on z.item_no = e.item_no and z.code = e.size_code
   where p.item_no = any(:itemNos) group by p.item_no`,
)
