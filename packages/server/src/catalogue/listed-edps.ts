import { easyPaymentPrice, offersEasyPay } from '@onair/core/easy-pay'
import type { Queryable } from '../kernel/db/pool.ts'
import { offeredEdps } from './listed-edps.queries.ts'
import type { Product } from './product.ts'

type ListedEdps = NonNullable<Product['edps']>

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
  const rows = await offeredEdps(on, { itemNos, now })
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
