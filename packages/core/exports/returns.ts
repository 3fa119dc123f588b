export {
  type RefundPlan,
  type RefundSource,
  type ReturningLine,
  refundOf,
  refundPlan,
} from '../src/returns/refund.rules.ts'
export {
  isMarketplace,
  isReturnDeadlinePassed,
  marketplaceSeller,
  partnerSeller,
  type ReturnAction,
  returnAction,
  returnButton,
  returnByDate,
  returnWindowDays,
} from '../src/returns/returns.rules.ts'
