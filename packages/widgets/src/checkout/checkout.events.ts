/**
 * `onair:order-placed`: the server accepted the order. The shop’s own page then opens the confirmation; another site’s
 * page shows it in place. `grandTotal` in cents.
 */
export type OrderPlaced = { orderNo: string; grandTotal: number }
