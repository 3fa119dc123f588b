import { type Queryable, statement } from '@onair/server/database'
import { isGiftCard, type LineRow } from '@onair/server/seeding'
import type { LineKind } from './orders.data.ts'

/** The lightest of the products that the postal carrier does not take back, in grams. */
const tooHeavyGrams = 30_001

// Ordering by a hash picks the same products in every database of the channel, spread over the departments.
const pickLines = statement<LineRow, { kind: LineKind; count: number }>(
  'demo.pick-lines',
  `select '' as id, product.item_no as "itemNo", edp.edp_no as "edpNo", 1 as quantity, edp.price_cents as "seenPriceCents",
     edp.price_cents as "priceCents", null::int as "amountCents", false as withdrawn, edp.was_price_cents as "wasPriceCents", null::text as "priceUntil", null::text as "putInAt", edp.quantity as stock,
     product.name_en as "nameEn", product.name_fr as "nameFr", style.name_en as "styleEn", style.name_fr as "styleFr",
     size.name_en as "sizeEn", size.name_fr as "sizeFr", product.seller_type as "sellerType",
     product.is_donation as "isDonation", ${isGiftCard} as "isGiftCard", product.no_of_payments as "noOfPayments",
     product.weight_grams as "weightGrams",
     coalesce(nullif(style.image_url, ''), product.image_url) as "imageUrl"
   from product
   join edp on edp.edp_no = product.default_edp
   left join product_style style on style.item_no = edp.item_no and style.code = edp.style_code
   left join product_size size on size.item_no = edp.item_no and size.code = edp.size_code
   where product.withdrawn_at is null and not ${isGiftCard} and case :kind
     when 'donation' then product.is_donation
     when 'market' then product.seller_type = 'Marketplace' and not product.is_donation
     when 'partner' then product.seller_type = 'OAPartner' and not product.is_donation
     when 'easy' then product.seller_type is null and not product.is_donation and product.no_of_payments >= 5
     when 'heavy' then product.seller_type is null and not product.is_donation and product.weight_grams >= ${tooHeavyGrams}
     else product.seller_type is null and not product.is_donation and product.weight_grams < 5000 end
   order by md5(product.item_no) limit :count`,
)

const kinds: readonly LineKind[] = ['own', 'easy', 'market', 'partner', 'donation', 'heavy']

/** Hands out order lines by kind of product, round robin. */
export type NextLine = (kind: LineKind) => LineRow | undefined

export async function orderLines(on: Queryable): Promise<NextLine> {
  const shelves = new Map<LineKind, LineRow[]>()
  for (const kind of kinds) shelves.set(kind, await pickLines(on, { kind, count: 24 }))
  // A small catalogue may lack a kind; the channel's own products stand in.
  return (kind) => {
    const shelf = shelves.get(kind)?.length ? shelves.get(kind) : shelves.get('own')
    const line = shelf?.shift()
    if (line) shelf?.push(line)
    return line
  }
}
