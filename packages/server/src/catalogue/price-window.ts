import { addMinutes } from '../kernel/instants.ts'

/**
 * A product's price from an instant up to, not including, another: `price_window`.
 *
 * 1. It applies to all styles and sizes that cost more: a window never raises a price. The price before it is the was-price or,
 *    without one, the regular price.
 * 2. A bag line to which something was added while the window was open keeps the price for ten minutes after the end, whatever
 *    its quantity.
 * 3. Two windows of a product lie at least these ten minutes apart.
 * 4. The server's clock decides; each statement gets it as a parameter.
 *
 * All SQL reads prices by the functions below: join {@link windowAt}, then select {@link priceNow}.
 */
const keptMinutes = 10

/** Until when a line keeps the price of a window with this end. */
export const keptUntil = (endsAt: Date): Date => addMinutes(endsAt, keptMinutes)

/**
 * SQL that joins a product's window that applies at `now`: the open one or, for a bag line of `putInAt`, the one that was open
 * then.
 */
export const windowAt = (itemNo: string, now: string, putInAt?: string): string => `
  left join price_window on price_window.item_no = ${itemNo} and price_window.starts_at <= ${now}
    and ${windowEnd(putInAt)} > ${now}`

/** SQL for the instant from which the joined window no longer applies. */
const windowEnd = (putInAt?: string): string =>
  putInAt
    ? `case when ${putInAt} >= price_window.starts_at and ${putInAt} < price_window.ends_at
        then price_window.kept_until else price_window.ends_at end`
    : 'price_window.ends_at'

/** SQL for the price of a style and size `edp`. */
export const priceNow = (edp = 'edp'): string => `least(${edp}.price_cents, price_window.price_cents)`

/** SQL for its was-price. */
export const wasPriceNow = (edp = 'edp'): string => `case when price_window.price_cents < ${edp}.price_cents
  then coalesce(${edp}.was_price_cents, ${edp}.price_cents) else ${edp}.was_price_cents end`

/** SQL for the instant at which the price rises again; null without a window that lowers it. */
export const priceUntil = (edp: string, putInAt?: string): string =>
  `case when price_window.price_cents < ${edp}.price_cents then ${windowEnd(putInAt)} end`

const rangeOfWas = (bound: 'min' | 'max'): string => `case when price_window.price_cents < p.max_price_cents
    then (select ${bound}(${wasPriceNow('priced')}) from edp priced where priced.item_no = p.item_no and priced.is_offered)
    else p.${bound}_was_cents end`

/** The columns of a product's prices, for a product `p`. */
export const priceColumns = `least(p.min_price_cents, price_window.price_cents) as "minPrice",
  least(p.max_price_cents, price_window.price_cents) as "maxPrice", ${rangeOfWas('min')} as "minWas", ${rangeOfWas('max')} as "maxWas",
  p.no_of_payments as "noOfPayments",
  case when price_window.price_cents < p.max_price_cents then price_window.ends_at end as "priceUntil"`
