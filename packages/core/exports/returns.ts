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
  isMarketplace,
  isReturnDeadlinePassed,
  marketplaceSeller,
  orderOfShipment,
  partnerSeller,
  type ReturnAction,
  type ReturnReason,
  returnAction,
  returnButton,
  returnByDate,
  returnReasons,
  returnWindowDays,
} from '../src/returns/returns.rules.ts'
