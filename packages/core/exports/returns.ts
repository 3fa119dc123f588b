export { type ReturnChoice, refundQuote } from '../src/returns/quote.rules.ts'
export {
  type Refund,
  type RefundPlan,
  type RefundSource,
  type ReturningLine,
  refundOf,
  refundPlan,
} from '../src/returns/refund.rules.ts'
export {
  heaviestByPost,
  isReturnDeadlinePassed,
  type NotReturnable,
  orderOfShipment,
  type ReturnAction,
  type ReturnReason,
  returnAction,
  returnButton,
  returnByDate,
  returnReasons,
  returnWindowDays,
  whyNotReturnable,
} from '../src/returns/returns.rules.ts'
export { isMarketplace } from '../src/returns/sellers.rules.ts'
