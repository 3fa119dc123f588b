import type { Language } from '@onair/core/language'
import { type Queryable, statement } from '../kernel/db/pool.ts'

type ItemNo = { itemNo: string }

/** The products that were presented most recently, latest first, each once. */
export const lastAired = statement<ItemNo & { airedAt: Date }, { now: Date; limit: number; offset: number }>(
  'catalogue.last-aired',
  `select item_no as "itemNo", aired as "airedAt" from (
     select item_no, max(air_at) as aired from show_product where air_at <= :now group by item_no
   ) airing
   where exists (select from product where product.item_no = airing.item_no and withdrawn_at is null)
   order by aired desc, item_no limit :limit offset :offset`,
)

/** The presentations of a time, in their order. */
export const airings = statement<ItemNo & { airAt: Date }, { after: Date; until: Date }>(
  'catalogue.airings',
  `select item_no as "itemNo", air_at as "airAt" from show_product where air_at > :after and air_at <= :until order by air_at`,
)

const donationsText = (language: Language) => `
  select item_no as "itemNo" from product where is_donation and withdrawn_at is null
  order by name_${language}, item_no limit :limit offset :offset`

export const donations = {
  en: statement<ItemNo, { limit: number; offset: number }>('catalogue.donations.en', donationsText('en')),
  fr: statement<ItemNo, { limit: number; offset: number }>('catalogue.donations.fr', donationsText('fr')),
}

const offered = statement<{ category: string; brand: string; count: number }>(
  'catalogue.offered',
  `select category_id as category, brand_id as brand, count(*)::int as count
   from product where withdrawn_at is null group by category_id, brand_id`,
)

/** The number of products of each category, without those below it, and of each brand. */
export type Counts = { category: ReadonlyMap<string, number>; brand: ReadonlyMap<string, number> }

/** One statement. */
export async function readCounts(on: Queryable): Promise<Counts> {
  const counts = { category: new Map<string, number>(), brand: new Map<string, number>() }
  for (const { category, brand, count } of await offered(on)) {
    counts.category.set(category, (counts.category.get(category) ?? 0) + count)
    counts.brand.set(brand, (counts.brand.get(brand) ?? 0) + count)
  }
  return counts
}
