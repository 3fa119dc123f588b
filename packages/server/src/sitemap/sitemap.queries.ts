import { statement } from '../kernel/db/pool.ts'

/** The first product of each map, in the order of item numbers, for maps of a given size. */
export const firstOfMaps = statement<{ first: string }, { size: number }>(
  'sitemap.first-of-maps',
  `select item_no as first
   from (select item_no, row_number() over (order by item_no) as place from product where withdrawn_at is null) numbered
   where (place - 1) % :size::int = 0 order by item_no`,
)

/** The next products in the order of item numbers: from one on, or after it. */
export const productsFrom = statement<
  { itemNo: string; changed: Date },
  { from: string; after: boolean; count: number }
>(
  'sitemap.products',
  `select item_no as "itemNo", updated_at as changed from product
   where withdrawn_at is null and item_no >= :from and (not :after or item_no > :from)
   order by item_no limit :count`,
)

/** All hosts, with or without a biography, as the plan names them: `A & B` are two. */
export const presenters = statement<{ host: string }>(
  'sitemap.presenters',
  `select host from show group by host union select name from host order by host`,
)
