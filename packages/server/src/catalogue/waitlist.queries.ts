import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import { priceNow, windowAt } from './price-window.ts'

/**
 * Adds an address to the waiting list of a sold-out style and size. One that is already on it stays once, with the new
 * language. No row for an unknown product, nulls for an unknown style.
 */
export const joinWaitlist = statement<
  { withdrawn: boolean; quantity: number | null },
  { itemNo: string; edpNo: number; email: string; language: Language; now: Date }
>(
  'waitlist.join',
  `with found as (
     select product.withdrawn_at is not null as withdrawn, edp.edp_no, edp.quantity
     from product left join edp on edp.item_no = product.item_no and edp.edp_no = :edpNo::bigint and edp.is_offered
     where product.item_no = :itemNo
   ), joined as (
     insert into waitlist (edp_no, email, language, joined_at)
     select edp_no, :email, :language, :now from found where quantity = 0 and not withdrawn
     on conflict (edp_no, lower(email)) do update set language = excluded.language
   )
   select withdrawn, quantity from found`,
)

/** Moves the entries whose style is back in stock to the outbox. Concurrent workers move different entries. */
export const queueBackInStock = statement<{ id: number }, { now: Date; count: number }>(
  'waitlist.queue-mails',
  `with back as (
     select waitlist.id, waitlist.edp_no, waitlist.email, waitlist.language, edp.item_no
     from waitlist join edp using (edp_no) join product on product.item_no = edp.item_no
     where edp.quantity > 0 and edp.is_offered and product.withdrawn_at is null
     order by waitlist.joined_at, waitlist.id limit :count for update of waitlist skip locked
   ), removed as (
     delete from waitlist using back where waitlist.id = back.id
   )
   -- After the mails of orders and accounts.
   insert into outbox (kind, content, created_at, next_at, priority)
   select 'back-in-stock', jsonb_build_object('to', email, 'language', language, 'itemNo', item_no, 'edpNo', edp_no), :now, :now, 1
   from back order by back.id
   returning id`,
)

export type BackRow = {
  name: string
  brand: string
  style: string | null
  size: string | null
  price: number
  imageUrl: string
}

const styleNamed = (language: Language) =>
  statement<BackRow, { edpNo: number; now: Date }>(
    `waitlist.style.${language}`,
    `select product.name_${language} as name, brand.name as brand, style.name_${language} as style,
       size.name_${language} as size, ${priceNow()} as price, coalesce(nullif(style.image_url, ''), product.image_url) as "imageUrl"
     from edp join product using (item_no) join brand on brand.id = product.brand_id ${windowAt('product.item_no', ':now')}
     left join product_style style on style.item_no = edp.item_no and style.code = edp.style_code
     left join product_size size on size.item_no = edp.item_no and size.code = edp.size_code
     where edp.edp_no = :edpNo and edp.is_offered and product.withdrawn_at is null`,
  )

/** The style and size of a mail, at an instant's price; no row if it is no longer offered. */
export const backInStock: Record<Language, ReturnType<typeof styleNamed>> = {
  en: styleNamed('en'),
  fr: styleNamed('fr'),
}
