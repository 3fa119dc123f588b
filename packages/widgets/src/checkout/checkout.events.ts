/** `onair:order-placed`: the server has the order. The confirmation page opens next. `grandTotal` in cents. */
export type OrderPlaced = { orderNo: string; grandTotal: number }
