import { keptUntil } from '../catalogue/price-window.ts'
import { type Queryable, statement } from '../kernel/db/pool.ts'

/** A price window that is open or to come. */
export type WindowRow = {
  itemNo: string
  nameEn: string
  nameFr: string
  price: number
  /** The highest regular price of the product's styles. */
  regular: number
  start: Date
  end: Date
  isOpen: boolean
  showId: string | null
}

const columns = `w.item_no as "itemNo", p.name_en as "nameEn", p.name_fr as "nameFr", w.price_cents as price,
  p.max_price_cents as regular, w.starts_at as start, w.ends_at as "end", w.starts_at <= :now as "isOpen", w.show_id as "showId"`
const shown = 20

/** The first twenty windows that are open or to come, by their starts. */
export const windowsFrom = statement<WindowRow, { now: Date }>(
  'control-room.prices',
  `select ${columns} from price_window w join product p on p.item_no = w.item_no
   where w.ends_at > :now order by w.starts_at, w.item_no limit ${shown}`,
)

/** A product's open window or, without one, its next. */
export const windowOfItem = statement<WindowRow, { now: Date; itemNo: string }>(
  'control-room.price',
  `select ${columns} from price_window w join product p on p.item_no = w.item_no
   where w.ends_at > :now and w.item_no = :itemNo order by w.starts_at limit 1`,
)

/** Tells all processes, at the commit, that price windows have changed. */
export const announcePrices = statement<never>('control-room.announce-prices', 'notify price_window')

export const setPrice = statement<never, { itemNo: string; start: Date; cents: number }>(
  'control-room.set-price',
  'update price_window set price_cents = :cents where item_no = :itemNo and starts_at = :start',
)

const cutWindow = statement<never, { itemNo: string; start: Date; now: Date; keptUntil: Date }>(
  'control-room.end-price',
  'update price_window set ends_at = :now, kept_until = :keptUntil where item_no = :itemNo and starts_at = :start',
)
const dropWindow = statement<never, { itemNo: string; start: Date }>(
  'control-room.drop-price',
  'delete from price_window where item_no = :itemNo and starts_at = :start',
)

/** Ends a window now: what was put into a bag during it keeps its price for ten minutes. A window that has not begun is deleted. */
export async function endWindow(on: Queryable, { itemNo, start }: WindowRow, now: Date): Promise<void> {
  if (start < now) await cutWindow(on, { itemNo, start, now, keptUntil: keptUntil(now) })
  else await dropWindow(on, { itemNo, start })
}
