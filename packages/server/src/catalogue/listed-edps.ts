import { easyPaymentPrice, offersEasyPay } from '@onair/core/easy-pay'
import { type Queryable, statement } from '../kernel/db/pool.ts'
import { priceNow, windowAt } from './price-window.ts'
import type { Product } from './product.ts'

type ListedEdps = NonNullable<Product['edps']>

const offered = statement<
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

/**
 * The orderable pairs of style and size of listed products, by item number, in the order of the product page
 * (specification §3, "Recently viewed or favourite product"). One statement; none for no products.
 */
export async function listedEdps(
  on: Queryable,
  itemNos: readonly string[],
  now: Date,
): Promise<Map<string, ListedEdps>> {
  if (itemNos.length === 0) return new Map()
  const rows = await offered(on, { itemNos, now })
  return new Map(
    rows.map(({ itemNo, noOfPayments, edps }) => [
      itemNo,
      edps.map(({ edpNo, price, imageUrl }) => ({
        edpNo,
        easyPaymentPrice: offersEasyPay(noOfPayments) ? easyPaymentPrice(price, noOfPayments) : null,
        imageUrl,
      })),
    ]),
  )
}
