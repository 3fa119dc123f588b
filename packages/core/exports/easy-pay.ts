export {
  addMonths,
  type CalendarLocale,
  calendarLocale,
  calendarWeeks,
  calendarYears,
  formatRange,
  monthOf,
  moveDay,
  parseRange,
} from '../src/easy-pay/calendar.rules.ts'
export {
  type ChargedInstalment,
  type EasyPayStatus,
  easyPayPath,
  easyPayStatus,
  isOwed,
  nextTryOn,
  paymentLinkDays,
  retryDays,
  settlePaymentPath,
} from '../src/easy-pay/charging.rules.ts'
export {
  calendarLayout,
  type DateRange,
  type DateRangeError,
  dateRangeError,
  inDateRange,
  pickDay,
} from '../src/easy-pay/date-range.rules.ts'
export {
  easyPayInitialMaxDays,
  easyPaymentPrice,
  easyPayPageSize,
  type Instalment,
  type InstalmentsInput,
  instalments,
  maxInstallments,
  noOfEasyPays,
} from '../src/easy-pay/easy-pay.rules.ts'
export {
  type EasyPayOffer,
  easyPayOffer,
  easyPayOfferText,
  minEasyPays,
  offersEasyPay,
} from '../src/easy-pay/offer.rules.ts'
export { paymentLabel } from '../src/easy-pay/payment-label.rules.ts'
export { type PayableTotals, paymentsIn } from '../src/easy-pay/payments-in.rules.ts'
export { estimatedTax } from '../src/easy-pay/plan.rules.ts'
export { noOfEasyPayText, parseNoOfEasyPay, paymentProgress } from '../src/easy-pay/position.rules.ts'
export { easyPayParts, easyPayText } from '../src/easy-pay/wording.rules.ts'
