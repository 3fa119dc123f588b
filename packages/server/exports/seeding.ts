export type { AddressRow, CardRow } from '../src/account/account.rows.ts'
export { type BagRow, isGiftCard, type LineRow, type PromoRow } from '../src/bag/bag.queries.ts'
export { priceBag } from '../src/bag/pricing.ts'
export { keptUntil } from '../src/catalogue/price-window.ts'
export { defaultShipMethodId } from '../src/catalogue/ship-methods.rules.ts'
export { chargeGiftCards, giftCardsOf, refundGiftCards } from '../src/gift-card/gift-card.queries.ts'
export { saveGiftCard } from '../src/gift-card/gift-card.service.ts'
export { issueCreditNote } from '../src/invoice/issue-credit-note.ts'
export { issueInvoices } from '../src/invoice/issue-invoices.ts'
export type { Seller } from '../src/kernel/seller.settings.ts'
export { subscribeMember } from '../src/newsletter/newsletter.queries.ts'
export { post, saleEntries } from '../src/orders/ledger.ts'
export { newOrder, writeOrder } from '../src/orders/new-order.ts'
export { nextOrderNo } from '../src/orders/order.queries.ts'
export type { NewOrder, OrderState } from '../src/orders/order.ts'
export { nextReturnSerial } from '../src/returns/request.queries.ts'
export {
  appliedCredit,
  beginRefund,
  capturedPayments,
  finishRefund,
  forgiveAfterLast,
  forgiveInstalments,
  markRefunded,
  markReturned,
  markReturnRefunded,
  unpaidInstalments,
} from '../src/returns/returns.queries.ts'
export { trackingNo } from '../src/returns/tracking.ts'
export { hashPassword } from '../src/sign-in/passwords.ts'
