import { statement } from '../kernel/db/pool.ts'

/** A price window as the processes follow it. */
export type PriceWindow = { itemNo: string; priceCents: number; startsAt: Date; endsAt: Date }

export const endingAfter = statement<PriceWindow, { instant: Date }>(
  'catalogue.price-windows',
  `select item_no as "itemNo", price_cents as "priceCents", starts_at as "startsAt", ends_at as "endsAt"
   from price_window where ends_at > :instant`,
)
