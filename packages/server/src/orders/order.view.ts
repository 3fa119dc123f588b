import { displayPostalCode } from '@onair/core/address'
import { ratePercent } from '@onair/core/bag'
import type { ordersContract, ReplyOf } from '@onair/core/contract'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { easyPayStatus, isOwed, noOfEasyPays } from '@onair/core/easy-pay'
import { invoicePath } from '@onair/core/invoice'
import { displayItemNumber, productPath } from '@onair/core/item-number'
import type { Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import { type OrderStatus, orderStatusWords } from '@onair/core/orders'
import { customerNo } from '../account/account.service.ts'
import { shipMethodName } from '../catalogue/ship-methods.rules.ts'
import { paymentTypeName } from '../payment/payment-type.ts'
import { editReason, editReasonMessage } from './editable.ts'
import { isGoods, type LaterCard, type OrderAddress, type OrderLine, type OrderRow } from './order.ts'
import { allReturned, orderStatus } from './order-status.ts'
import en from './order-view.messages.en.json' with { type: 'json' }
import fr from './order-view.messages.fr.json' with { type: 'json' }
import { returnAreaReply, returnableReply } from './return-area.view.ts'

export type OrderReply = ReplyOf<(typeof ordersContract)['GET /api/v2/{language}/accounts/{edp}/orders/{id}']>
type SubOrder = OrderRow['subOrders'][number]
type Goods = Pick<OrderLine, 'isDonation' | 'isGiftCard'>

const inLanguage = (language: Language, en: string | null, fr: string | null) => (language === 'fr' ? fr : en)
const fullName = ({ firstName, lastName }: OrderAddress) => `${firstName} ${lastName}`
const street = ({ address1, address2 }: OrderAddress) => (address2 ? `${address1}, ${address2}` : address1)
const place = ({ city, province, zipCode }: OrderAddress) => `${city}, ${province} ${displayPostalCode(zipCode)}`
const dayOf = (instant: string | null) => (instant === null ? null : zonedDate(instant, planTimeZone))

export const lineName = (line: OrderLine, language: Language): string => (language === 'fr' ? line.nameFr : line.nameEn)

/** The name of the way in which lines are delivered. Only goods are shipped. */
export function wayOf(lines: readonly Goods[], shipMethodId: string, language: Language): string {
  if (lines.some(isGoods)) return shipMethodName(shipMethodId)[language]
  return translatorIn(language, en, fr)(lines.some(({ isGiftCard }) => isGiftCard) ? 'giftCard' : 'donation')
}
type OrderViewOptions = {
  language: Language
  now: Date
  /** Whether to say why the order cannot be edited. */
  validate: boolean
  contact: { customerServicePhone: string; customerCareEmail: string }
}

/** The order of the contract (specification §3), in the language of the call. */
export function orderReply(order: OrderRow, { language, now, validate, contact }: OrderViewOptions): OrderReply {
  const status = orderStatus({ ...order, allReturned: allReturned(order) }, now)
  const why = editReasonMessage(editReason(order, now, contact), language)
  return {
    orderSummary: {
      orderNo: order.orderNo,
      orderDateTime: order.placedAt.toISOString(),
      orderTotal: order.orderTotalCents,
      status: orderStatusWords[status][language],
      orderMethod: translatorIn(language, en, fr)('online'),
      editable: why === undefined,
      ...(why === undefined && { editableUntil: order.editableUntil.toISOString() }),
      // Donations and gift cards have no parcel to track.
      trackable:
        status !== 'cancelled' &&
        order.subOrders.some(({ shippedAt, lines }) => shippedAt !== null && lines.some(isGoods)),
      orderModificationValidationMessages: why && validate ? [why] : [],
    },
    customerNo: customerNo(order),
    customerName: fullName(order.billingAddress),
    billingAddress: street(order.billingAddress),
    billingCityProvincePostalCode: place(order.billingAddress),
    dayPhone: order.billingAddress.phone,
    paymentType: paymentTypeName(order.cardType, language),
    creditCardNo: order.cardLastDigits === null ? null : `************${order.cardLastDigits}`,
    ccExpiry: order.cardExpiryMonth === null ? null : `${order.cardExpiryMonth}/${order.cardExpiryYear}`,
    promoCode: order.promoCode,
    merchandiseSubTotal: order.merchandiseCents,
    shippingHandling: order.shippingCents,
    ...promotionsAndTaxes(order, language),
    taxTotal: order.taxCents,
    discount: order.discountCents,
    actualOrderTotal: order.orderTotalCents,
    giftCardRedemption: order.giftCardCents,
    creditAmountApplied: order.creditCents,
    grandTotal: order.grandTotalCents,
    noOfEasyPays: noOfEasyPays(order.noOfInstallments),
    shipLevels: [
      wayOf(
        order.subOrders.flatMap(({ lines }) => lines),
        order.shipMethodId,
        language,
      ),
    ],
    subOrders: order.subOrders.map((part) => subOrderReply(order, part, status, language, now)),
    ...easyPaysReply(order),
    invoices: order.invoices.map(({ totalCents, ...invoice }) => ({
      ...invoice,
      total: totalCents,
      url: `${invoicePath}?${new URLSearchParams({ orderNo: order.orderNo, invoiceNo: invoice.invoiceNo })}`,
    })),
  }
}

/** The promotions and taxes of an order, each with its name in a language. */
export const promotionsAndTaxes = (
  { promotions, taxes }: Pick<OrderRow, 'promotions' | 'taxes'>,
  language: Language,
) => ({
  promotions: promotions.map(({ code, descriptionEn, descriptionFr, amountCents }) => ({
    code,
    description: language === 'fr' ? descriptionFr : descriptionEn,
    amount: amountCents,
  })),
  taxes: taxes.map(({ nameEn, nameFr, rate, amountCents }) => ({
    name: language === 'fr' ? nameFr : nameEn,
    rate: ratePercent(rate),
    amount: amountCents,
  })),
})

/** The payments of an Easy Pay order with their states, and the card of the later ones. */
function easyPaysReply(order: OrderRow): Pick<OrderReply, 'easyPays' | 'easyPayCard'> {
  if (order.noOfInstallments <= 1) return { easyPays: [], easyPayCard: null }
  const easyPays = order.instalments.map((instalment) => {
    // The rule needs the agreed amount.
    const agreed = { ...instalment, amountCents: instalment.amountCents + instalment.forgivenCents }
    const status = easyPayStatus(agreed, order.state === 'cancelled')
    const retryOn = status === 'Failed' ? instalment.nextTryOn : null
    return { number: instalment.number, dueDate: instalment.dueDate, amount: instalment.amountCents, status, retryOn }
  })
  return { easyPays, easyPayCard: easyPays.some(({ status }) => isOwed(status)) ? laterCardOf(order) : null }
}

/** The card of an order's later payments. */
export function laterCardOf(order: OrderRow): LaterCard | null {
  const { laterCard, cardType, cardLastDigits, cardExpiryMonth, cardExpiryYear } = order
  if (laterCard) return laterCard
  if (!cardType || !cardLastDigits || !cardExpiryMonth || !cardExpiryYear) return null
  return { cardType, lastDigits: cardLastDigits, expiryMonth: cardExpiryMonth, expiryYear: cardExpiryYear }
}

function subOrderReply(order: OrderRow, part: SubOrder, status: OrderStatus, language: Language, now: Date) {
  const deliveryDate = dayOf(part.deliveredAt)
  const partStatus: OrderStatus =
    status === 'cancelled' ? status : part.deliveredAt ? 'delivered' : part.shippedAt ? 'shipped' : status
  // Only parcels have an estimate, and only until its day has passed.
  const isExpected =
    status !== 'cancelled' &&
    deliveryDate === null &&
    part.lines.some(isGoods) &&
    order.estimatedDelivery >= zonedDate(now, planTimeZone)
  // An item that has not shipped cannot be reviewed: nobody has it.
  const isReviewable = ({ isInCatalogue, isDonation }: (typeof part.lines)[number]) =>
    part.shippedAt !== null && isInCatalogue && !isDonation
  return {
    shipOrderNo: part.shipOrderNo,
    shipDate: dayOf(part.shippedAt),
    deliveryDate,
    ...(isExpected && { estimatedDelivery: order.estimatedDelivery }),
    shipMethod: wayOf(part.lines, order.shipMethodId, language),
    shipAddressee: fullName(order.shippingAddress),
    shipAddress: street(order.shippingAddress),
    shipCityProvincePostalCode: place(order.shippingAddress),
    ...(order.accessPoint && { accessPoint: order.accessPoint }),
    ...returnAreaReply(order, part, now),
    items: part.lines.map((line) => ({
      ...returnableReply(part, line),
      description: lineName(line, language),
      size: inLanguage(language, line.sizeEn, line.sizeFr),
      style: inLanguage(language, line.styleEn, line.styleFr),
      sellerType: part.sellerType,
      itemURL: line.isInCatalogue ? productPath(line.itemNo) : null,
      itemImageURL: line.imageUrl,
      writeAReviewURL: isReviewable(line) ? `/pages/writereview?pr_page_id=${line.itemNo}` : null,
      itemNoForDisplay: displayItemNumber(line.itemNo),
      itemQuantity: line.quantity,
      totalPrice: line.priceCents * line.quantity,
      status: orderStatusWords[line.returnedQuantity >= line.quantity ? 'returned' : partStatus][language],
    })),
  }
}
