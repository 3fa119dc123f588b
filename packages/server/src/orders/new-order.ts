import type { Language } from '@onair/core/language'
import { editDeadline } from '@onair/core/orders'
import { walletCardType } from '@onair/core/payment'
import type { AddressRow, CardRow } from '../account/account.rows.ts'
import type { BagRow, LineRow } from '../bag/bag.queries.ts'
import { goodsOf, kindOf } from '../bag/priced-lines.ts'
import { type PricedBag, usedPromos } from '../bag/pricing.ts'
import { json, type Queryable } from '../kernel/db/pool.ts'
import { insertOrder } from './order.queries.ts'
import type { NewOrder, OrderAddress, OrderLine, OrderRow } from './order.ts'

const senders = [null, 'Marketplace', 'OAPartner'] as const

const addressOf = ({
  id: _,
  isBilling: __,
  isDefault: ___,
  isPOBox: ____,
  accessPoint: _____,
  thisOrderOnly: ______,
  ...address
}: AddressRow): OrderAddress => address

/** The order's card. The wallet has neither digits nor expiry. */
const cardOfOrder = (
  { cardType, lastDigits, expiryMonth, expiryYear, token }: CardRow,
  noOfInstallments: number,
): NewOrder['card'] =>
  cardType === walletCardType
    ? { cardType, lastDigits: null, expiryMonth: null, expiryYear: null, token: null }
    : { cardType, lastDigits, expiryMonth, expiryYear, token: noOfInstallments > 1 ? token : null }

/**
 * Builds the order of a bag as it is stored: with names in both languages, and today's addresses, rates and prices.
 *
 * 1. Each seller ships one sub-order: the channel first, then the marketplace, then the partner.
 * 2. A sub-order's number is the order's number with two more digits.
 * 3. An order that gift cards pay in full has no card and no later payments.
 * 4. The card's token is stored if there are later payments, even if gift cards cover the first and the card is not charged today.
 *
 * @throws if the bag cannot be ordered; call `missing` before
 */
export function newOrder(
  bag: BagRow,
  priced: PricedBag,
  order: { orderNo: string; edp: number; language: Language; placedAt: Date; editMinutes: number },
): NewOrder {
  const { totals } = priced
  const chosen = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  const billing = bag.addresses.find(({ isBilling }) => isBilling) ?? chosen
  // An order of gift cards and donations only has no delivery address: it gets the billing address.
  const shipping = goodsOf(bag.lines).hasGoods ? chosen : billing
  const card = totals.grandTotalCents > 0 ? bag.card : null
  const noOfInstallments = totals.grandTotalCents > 0 ? priced.noOfInstallments : 1
  if (!shipping || !billing || !bag.customer || (!card && totals.grandTotalCents > 0)) {
    throw new Error('This bag cannot be ordered')
  }
  const line = (row: LineRow): OrderLine => ({
    itemNo: row.itemNo,
    edpNo: row.edpNo,
    nameEn: row.nameEn,
    nameFr: row.nameFr,
    styleEn: row.styleEn,
    styleFr: row.styleFr,
    sizeEn: row.sizeEn,
    sizeFr: row.sizeFr,
    imageUrl: row.imageUrl,
    isDonation: row.isDonation,
    isGiftCard: kindOf(row) === 'gift-card',
    quantity: row.quantity,
    priceCents: row.priceCents,
    discountCents: totals.lines[bag.lines.indexOf(row)]?.discountCents ?? 0,
    taxCents: totals.lines[bag.lines.indexOf(row)]?.taxCents ?? 0,
  })
  return {
    orderNo: order.orderNo,
    edp: order.edp,
    cartGuid: bag.guid,
    language: order.language,
    placedAt: order.placedAt,
    editableUntil: editDeadline(order.placedAt, order.editMinutes),
    state: 'received',
    email: bag.customer.email,
    billingAddress: addressOf(billing),
    shippingAddress: addressOf(shipping),
    shipMethodId: priced.shipMethod.id,
    estimatedDelivery: priced.shipMethod.estimatedDelivery,
    accessPoint: shipping.accessPoint,
    card: card && cardOfOrder(card, noOfInstallments),
    promotions: usedPromos(priced).map(({ promo: { code, descriptionEn, descriptionFr }, cents }) => ({
      code,
      descriptionEn,
      descriptionFr,
      amountCents: cents,
    })),
    merchandiseCents: totals.merchandiseSubTotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingHandlingCents,
    taxes: totals.taxes.map(({ name, rate, amountCents }) => ({ nameEn: name.en, nameFr: name.fr, rate, amountCents })),
    taxCents: totals.taxTotalCents,
    orderTotalCents: totals.orderTotalCents,
    giftCardCents: totals.giftCardCents.reduce((sum, cents) => sum + cents, 0),
    creditCents: totals.creditCents,
    grandTotalCents: totals.grandTotalCents,
    noOfInstallments,
    subOrders: senders
      .map((sellerType) => ({ sellerType, lines: bag.lines.filter((row) => row.sellerType === sellerType).map(line) }))
      .filter(({ lines }) => lines.length > 0)
      .map((part, index) => ({
        ...part,
        shipOrderNo: `${order.orderNo}${String(index + 1).padStart(2, '0')}`,
        shippedAt: null,
        deliveredAt: null,
      })),
    instalments: totals.grandTotalCents > 0 ? priced.instalments : priced.instalments.slice(0, 1),
  }
}

/** The order as it would be read right after it was written. */
export function asWritten(
  { card, subOrders, promotions, instalments, ...order }: NewOrder,
  { isGuest, isEmployee, isOnHold }: Pick<OrderRow, 'isGuest' | 'isEmployee' | 'isOnHold'>,
): OrderRow {
  return {
    ...order,
    promotions,
    promoCode: promoCodeOf(promotions),
    instalments: instalments.map((instalment) => ({
      ...instalment,
      forgivenCents: 0,
      isPaid: false,
      tries: 0,
      nextTryOn: null,
    })),
    laterCard: null,
    cardType: card?.cardType ?? null,
    cardLastDigits: card?.lastDigits ?? null,
    cardExpiryMonth: card?.expiryMonth ?? null,
    cardExpiryYear: card?.expiryYear ?? null,
    customerNo: order.edp,
    isGuest,
    isEmployee,
    isOnHold,
    returns: [],
    invoices: [],
    subOrders: subOrders.map(({ lines, ...part }) => ({
      ...part,
      shippedAt: null,
      deliveredAt: null,
      lines: lines.map((line, index) => ({
        ...line,
        position: index + 1,
        returnedQuantity: 0,
        returningQuantity: 0,
        isInCatalogue: true,
        weightGrams: null,
      })),
    })),
  }
}

const promoCodeOf = (promotions: NewOrder['promotions']): string | null =>
  promotions.map(({ code }) => code).join(', ') || null

/** Writes the order and marks its bag as ordered. With `rewriteOrder` it replaces the order that was edited. */
export async function writeOrder(on: Queryable, order: NewOrder, write = insertOrder): Promise<void> {
  const { card, subOrders, accessPoint } = order
  await write(on, {
    ...order,
    billingAddress: json(order.billingAddress),
    shippingAddress: json(order.shippingAddress),
    province: order.shippingAddress.province,
    accessPoint: accessPoint && json(accessPoint),
    cardType: card?.cardType ?? null,
    cardLastDigits: card?.lastDigits ?? null,
    cardExpiryMonth: card?.expiryMonth ?? null,
    cardExpiryYear: card?.expiryYear ?? null,
    cardToken: card?.token ?? null,
    promoCode: promoCodeOf(order.promotions),
    promotions: json(order.promotions),
    taxes: json(order.taxes),
    withoutParcel: subOrders.every(({ lines }) => lines.every((line) => line.isDonation || line.isGiftCard)),
    subOrders: json(subOrders.map(({ lines: _, ...part }) => part)),
    lines: json(
      subOrders.flatMap(({ shipOrderNo, lines }) =>
        lines.map((line, index) => ({ ...line, shipOrderNo, position: index + 1 })),
      ),
    ),
    instalments: json(order.instalments),
  })
}
