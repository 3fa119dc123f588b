import type { PriceRow } from '../catalogue/product.ts'
import { statement } from '../kernel/db/pool.ts'

/** A programme with both languages and, in the order of its plan, what it presents. */
export type ShowRow = {
  id: string
  titleEn: string
  titleFr: string
  descriptionEn: string
  descriptionFr: string
  host: string
  imageUrl: string
  start: Date
  end: Date
  /** `airTime`: ISO 8601. */
  products: { itemNo: string; airTime: string }[]
}

const columns = `
  s.id, s.title_en as "titleEn", s.title_fr as "titleFr", s.description_en as "descriptionEn",
  s.description_fr as "descriptionFr", s.host, s.image_url as "imageUrl", s.starts_at as start, s.ends_at as "end",
  coalesce((
    select json_agg(json_build_object('itemNo', p.item_no, 'airTime', p.air_at) order by p.air_at, p.position)
    from show_product p where p.show_id = s.id
  ), '[]') as products`

/** The programmes that run at any time from the first instant up to, not including, the second. */
export const showsBetween = statement<ShowRow, [from: Date, to: Date]>(
  'schedule.between',
  `select ${columns} from show s where s.ends_at > $1 and s.starts_at < $2 order by s.starts_at, s.id`,
)

/** What runs at an instant and the first two that start after it. */
export const showsAround = statement<ShowRow, [now: Date]>(
  'schedule.around',
  `select ${columns} from show s where s.id in (
     (select id from show where ends_at > $1 and starts_at <= $1)
     union (select id from show where starts_at > $1 order by starts_at, id limit 2)
   ) order by s.starts_at, s.id`,
)

/** The ids of the next events on air, in their order; they grow across restarts. */
export const nextEventIds = statement<{ id: number }, [count: number]>(
  'schedule.event-ids',
  `select nextval('air_event') as id from generate_series(1, $1::int)`,
)

export const priceOf = statement<PriceRow, [itemNo: string]>(
  'schedule.price',
  `select min_price_cents as "minPrice", max_price_cents as "maxPrice", min_was_cents as "minWas", max_was_cents as "maxWas",
     no_of_payments as "noOfPayments"
   from product where item_no = $1`,
)
