/** `onair:order-placed`: the server has the order. The shop’s own page goes on to the confirmation; another site’s page shows it in place. `grandTotal` in cents. */
export type OrderPlaced = { orderNo: string; grandTotal: number }
