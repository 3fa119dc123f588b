import { ratePercent } from '@onair/core/bag'
import { easyPaymentPrice, maxInstallments, offersEasyPay } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { walletCardType } from '@onair/core/payment'
import { type AddressRow, addressReply, cardReply, isShippingAddress } from '../account/account.rows.ts'
import { type BagRow, bagByGuid, type LineRow } from '../bag/bag.queries.ts'
import { bagUnknown } from '../bag/bag.service.ts'
import type { CartReply } from '../bag/bag.view.ts'
import { goodsOf } from '../bag/priced-lines.ts'
import { shipMethodName } from '../catalogue/ship-methods.rules.ts'
import { giftCardPayments } from '../gift-card/gift-card.queries.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { orderOfBag } from './order.queries.ts'
import type { OrderAddress, OrderRow } from './order.ts'

type OrderedCart = CartReply & { orderNo: string }

/**
 * Reads a bag as it was ordered (specification §7, `orderedcart`).
 *
 * 1. Only the customer who ordered it can read it; every other bag gets the same 404.
 * 2. Amounts, names and addresses are the order's, whatever has changed since. A line's `Available` is the ordered quantity.
 * 3. For an order that was edited, it is the bag of the last edit.
 * 4. It has the order's number, for a browser window that still shows the bag.
 */
export async function orderedCart(
  on: Queryable,
  edp: number,
  guid: string,
  language: Language,
  now: Date,
): Promise<OrderedCart | Refusal> {
  const [[order], [bag]] = await Promise.all([orderOfBag(on, { edp, guid }), bagByGuid(on, guid, now)])
  if (!order || !bag) return bagUnknown()
  const paid = await giftCardPayments(on, { orderNo: order.orderNo })
  const lines = orderedLines(bag, order)
  const inLanguage = <Text>(en: Text, fr: Text) => (language === 'fr' ? fr : en)
  return {
    orderNo: order.orderNo,
    cartGuid: guid,
    productCount: lines.reduce((sum, { ordered }) => sum + ordered.quantity, 0),
    province: order.shippingAddress.province,
    cartLines: lines.map(({ line, ordered }) => ({
      id: line.id,
      itemNo: ordered.itemNo,
      edpNo: ordered.edpNo,
      name: inLanguage(ordered.nameEn, ordered.nameFr),
      size: inLanguage(ordered.sizeEn, ordered.sizeFr),
      style: inLanguage(ordered.styleEn, ordered.styleFr),
      sellerType: line.sellerType,
      imageUrl: ordered.imageUrl,
      quantity: ordered.quantity,
      price: ordered.priceCents,
      wasPrice: line.wasPriceCents,
      priceUntil: null,
      lineTotal: ordered.priceCents * ordered.quantity,
      easyPaymentPrice: offersEasyPay(line.noOfPayments)
        ? easyPaymentPrice(ordered.priceCents, line.noOfPayments)
        : null,
      ...(line.amountCents !== null && { amount: line.amountCents }),
      available: ordered.quantity,
    })),
    promoCode: order.promotions[0]?.code ?? null,
    promotions: order.promotions.map(({ code, descriptionEn, descriptionFr, amountCents }) => ({
      code,
      description: inLanguage(descriptionEn, descriptionFr),
      amount: amountCents,
      isApplied: true,
    })),
    merchandiseSubTotal: order.merchandiseCents,
    discount: order.discountCents,
    shippingHandling: order.shippingCents,
    taxes: order.taxes.map(({ nameEn, nameFr, rate, amountCents }) => ({
      name: inLanguage(nameEn, nameFr),
      rate: ratePercent(rate),
      amount: amountCents,
    })),
    taxTotal: order.taxCents,
    orderTotal: order.orderTotalCents,
    giftCards: paid.map(({ id, lastDigits, cents }) => ({
      id,
      lastDigits,
      amount: cents,
      balance: bag.giftCards.find((card) => card.id === id)?.balanceCents ?? 0,
    })),
    grandTotal: order.grandTotalCents,
    noOfInstallments: order.noOfInstallments,
    maxInstallments:
      order.cardType === walletCardType ? 1 : maxInstallments(lines.map(({ line }) => line.noOfPayments)),
    paidWhole: lines
      .filter(({ line }) => !offersEasyPay(line.noOfPayments))
      .reduce((sum, { ordered }) => sum + ordered.priceCents * ordered.quantity - ordered.discountCents, 0),
    installments: order.instalments.map(({ number, dueDate, amountCents, forgivenCents }) => ({
      number,
      dueDate,
      amount: amountCents + forgivenCents,
    })),
    shipMethods: [
      {
        id: order.shipMethodId,
        name: shipMethodName(order.shipMethodId)[language],
        price: order.shippingCents,
        estimatedDelivery: order.estimatedDelivery,
      },
    ],
    shipMethodId: order.shipMethodId,
    ships: goodsOf(bag.lines).hasGoods,
    freeShippingRemaining: null,
    buyer: {
      email: order.email,
      billingAddress: addressReply(
        asRow(
          order.billingAddress,
          bag.addresses.find(({ isBilling }) => isBilling),
        ),
      ),
      shippingAddresses: bag.addresses.filter(isShippingAddress).map(addressReply),
    },
    shippingAddress: addressReply(
      asRow(
        order.shippingAddress,
        bag.addresses.find(({ id }) => id === bag.shippingAddressId),
      ),
    ),
    creditCard: bag.card && cardReply(bag.card),
    modifyOrderNo: null,
    modifyDeadline: null,
    messages: [],
  }
}

type OrderedLine = OrderRow['subOrders'][number]['lines'][number]

/** Pairs the bag's lines with the order's. Donations of different amounts are lines of the same style. */
function orderedLines({ lines }: BagRow, { subOrders }: OrderRow): { line: LineRow; ordered: OrderedLine }[] {
  const remaining = new Set(subOrders.flatMap((part) => part.lines))
  return lines.flatMap((line) => {
    const ordered = [...remaining].find(
      ({ edpNo, priceCents }) => edpNo === line.edpNo && priceCents === (line.amountCents ?? priceCents),
    )
    if (!ordered) return []
    remaining.delete(ordered)
    return [{ line, ordered }]
  })
}

/** An order's address, with the id and the flags of the account's address if that still exists. */
const asRow = (address: OrderAddress, saved: AddressRow | undefined): AddressRow => ({
  ...{ id: '', isBilling: false, isDefault: false, isPOBox: false, accessPoint: null, thisOrderOnly: false },
  ...saved,
  ...address,
})
