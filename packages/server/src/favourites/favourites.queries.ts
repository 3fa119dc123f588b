import type { Language } from '@onair/core/language'
import { windowAt } from '../catalogue/price-window.ts'
import { type ProductRow, productColumns } from '../catalogue/product.ts'
import { statement } from '../kernel/db/pool.ts'

/** A page of a customer. */
export type Page = { edp: number; pageSize: number; offset: number }
type Entry = { itemNo: string; addedAt: Date; withdrawn: boolean }

const newestFirst = 'where f.customer_edp = :edp order by f.added_at desc, f.item_no limit :pageSize offset :offset'
const entry = 'f.item_no as "itemNo", f.added_at as "addedAt", p.withdrawn_at is not null as withdrawn'

const shown = (language: Language) =>
  statement<Entry & ProductRow, Page & { now: Date }>(
    `favourites.page.${language}`,
    `select ${productColumns(language)}, ${entry}
     from favourite f join product p on p.item_no = f.item_no join brand b on b.id = p.brand_id
     ${windowAt('p.item_no', ':now')} ${newestFirst}`,
  )

/** A page of a customer's favourites as product tiles at an instant's prices, newest first. */
export const favouritesPage: Record<Language, ReturnType<typeof shown>> = { en: shown('en'), fr: shown('fr') }

/** As {@link favouritesPage}, with item numbers and times only. */
export const favouriteNumbers = statement<Entry, Page>(
  'favourites.numbers',
  `select ${entry} from favourite f join product p on p.item_no = f.item_no ${newestFirst}`,
)

export const countFavourites = statement<{ total: number }, { edp: number }>(
  'favourites.count',
  'select count(*)::int as total from favourite where customer_edp = :edp',
)

/** Adds an offered product once. Returns when it was added; no row if there is no such product. */
export const addFavourite = statement<
  { withdrawn: boolean; addedAt: Date },
  { edp: number; itemNo: string; now: Date }
>(
  'favourites.add',
  `with known as (
     select item_no, withdrawn_at is not null as withdrawn from product where item_no = :itemNo
   ), added as (
     insert into favourite (customer_edp, item_no, added_at) select :edp, item_no, :now from known where not withdrawn
     on conflict do nothing
   )
   select withdrawn, coalesce(
     (select added_at from favourite where customer_edp = :edp and item_no = :itemNo), :now::timestamptz) as "addedAt" from known`,
)

export const removeFavourite = statement<never, { edp: number; itemNo: string }>(
  'favourites.remove',
  'delete from favourite where customer_edp = :edp and item_no = :itemNo',
)

export const removeFavourites = statement<never, { edp: number }>(
  'favourites.remove-all',
  'delete from favourite where customer_edp = :edp',
)
