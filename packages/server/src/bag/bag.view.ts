import { ratePercent } from '@onair/core/bag'
import type { bagContract, ReplyOf } from '@onair/core/contract'
import { easyPaymentPrice, offersEasyPay } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { formatMoney } from '@onair/core/money'
import { addressReply, cardReply, isShippingAddress } from '../account/account.rows.ts'
import { defaultShipMethodId, shipMethodName, shipMethodWay } from '../catalogue/ship-methods.rules.ts'
import type { Reason } from '../kernel/errors/refusal.ts'
import { type BagCode, messageIn } from './bag.messages.ts'
import type { BagRow, LineRow } from './bag.queries.ts'
import { boundReason } from './bounds.ts'
import { goodsOf } from './priced-lines.ts'
import { availableOf, type PricedBag } from './pricing.ts'

export type CartReply = ReplyOf<(typeof bagContract)['GET /api/v2/{language}/carts/{guid}']>
/** A `CartReply`, or the empty bag of a customer who has none. */
export type AccountCartReply = ReplyOf<(typeof bagContract)['GET /api/v2/{language}/accounts/{edp}/cart']>
type CartMessage = CartReply['messages'][number]

/** A notice about a bag, as a code of its messages. */
export type BagNotice = Reason<BagCode>

/** A product's name in both languages, as a placeholder's value. */
export const nameOf = (line: Pick<LineRow, 'nameEn' | 'nameFr'>) => ({ en: line.nameEn, fr: line.nameFr })

/** The lines that cannot be ordered in their quantity. */
export function stockNotices(bag: BagRow): BagNotice[] {
  // Donations of different amounts are several lines of one style.
  const quantities = new Map<number, number>()
  for (const { edpNo, quantity } of bag.lines) quantities.set(edpNo, (quantities.get(edpNo) ?? 0) + quantity)
  return bag.lines
    .filter((line) => line.quantity > availableOf(line) || (quantities.get(line.edpNo) ?? 0) > line.stock)
    .map((line) => ({
      code: line.withdrawn ? 'line-withdrawn' : line.stock === 0 ? 'line-sold-out' : 'line-short',
      area: `CartLines.${line.id}`,
      values: { name: nameOf(line), available: availableOf(line) },
    }))
}

/** The notice that the chosen shipping method is not offered to the bag's present address. */
function shippingNotices({ shipMethodId, lines }: BagRow, { shipMethod }: PricedBag): BagNotice[] {
  if (!goodsOf(lines).hasGoods || shipMethodId === shipMethod.id || shipMethodId === defaultShipMethodId) return []
  const values = { before: shipMethodName(shipMethodId), way: shipMethodWay(shipMethod.id) }
  return [{ code: 'ship-method-not-here', area: 'ShipMethodId', values }]
}

/** What has changed since the bag was filled (stock, prices, promo codes, Easy Pay), most important first. */
function notices(bag: BagRow, priced: PricedBag): BagNotice[] {
  const prices = bag.lines
    .filter((line) => line.priceCents !== line.seenPriceCents)
    .map((line): BagNotice => {
      const amount = (cents: number) => ({ en: formatMoney(cents, 'en'), fr: formatMoney(cents, 'fr') })
      return {
        code: 'line-price',
        area: `CartLines.${line.id}`,
        values: { name: nameOf(line), before: amount(line.seenPriceCents), after: amount(line.priceCents) },
      }
    })
  const fewer: BagNotice[] =
    priced.totals.grandTotalCents > 0 && bag.noOfInstallments > priced.maxInstallments
      ? [{ code: 'installments-fewer', area: 'NoOfInstallments', values: { before: bag.noOfInstallments } }]
      : []
  const promos = priced.promos.idle.map(({ reason }) => reason)
  // Higher prices can make a bag exceed its bounds.
  const bound = boundReason(bag.lines)
  return [
    ...(bound ? [bound] : []),
    ...stockNotices(bag),
    ...prices,
    ...promos,
    ...shippingNotices(bag, priced),
    ...fewer,
  ]
}

type CartViewOptions = {
  language: Language
  /** Whether the bag's customer makes the call. Calls with the app's token never see personal data. */
  personal: boolean
  /** Notices to show before the others. */
  extra?: readonly BagNotice[]
}

/** The Cart of the contract (specification §3), in the language of the call. */
export function cartReply(
  bag: BagRow,
  priced: PricedBag,
  { language, personal, extra = [] }: CartViewOptions,
): CartReply {
  const { totals } = priced
  const shippingAddress = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  const billing = bag.addresses.find(({ isBilling }) => isBilling)
  return {
    cartGuid: bag.guid,
    productCount: bag.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    province: bag.province,
    cartLines: bag.lines.map((line, index) => ({
      id: line.id,
      itemNo: line.itemNo,
      edpNo: line.edpNo,
      name: language === 'fr' ? line.nameFr : line.nameEn,
      size: language === 'fr' ? line.sizeFr : line.sizeEn,
      style: language === 'fr' ? line.styleFr : line.styleEn,
      sellerType: line.sellerType,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      price: line.priceCents,
      wasPrice: line.wasPriceCents,
      priceUntil: line.priceUntil === null ? null : new Date(line.priceUntil).toISOString(),
      lineTotal: totals.lines[index]?.totalCents ?? 0,
      easyPaymentPrice: offersEasyPay(line.noOfPayments) ? easyPaymentPrice(line.priceCents, line.noOfPayments) : null,
      ...(line.amountCents !== null && { amount: line.amountCents }),
      ...(line.priceCents !== line.seenPriceCents && { priceBefore: line.seenPriceCents }),
      available: availableOf(line),
    })),
    promoCode: (priced.promos.counted[0] ?? bag.promos[0])?.code ?? null,
    promotions: bag.promos.map((promo) => {
      const place = priced.promos.counted.indexOf(promo)
      return {
        code: promo.code,
        description: language === 'fr' ? promo.descriptionFr : promo.descriptionEn,
        amount: totals.promotionCents[place] ?? 0,
        isApplied: place >= 0,
      }
    }),
    merchandiseSubTotal: totals.merchandiseSubTotalCents,
    discount: totals.discountCents,
    shippingHandling: totals.shippingHandlingCents,
    taxes: totals.taxes.map(({ name, rate, amountCents }) => ({
      name: name[language],
      rate: ratePercent(rate),
      amount: amountCents,
    })),
    taxTotal: totals.taxTotalCents,
    orderTotal: totals.orderTotalCents,
    giftCards: personal
      ? bag.giftCards.map(({ id, lastDigits, balanceCents }, index) => ({
          id,
          lastDigits,
          amount: totals.giftCardCents[index] ?? 0,
          balance: balanceCents,
        }))
      : null,
    grandTotal: totals.grandTotalCents,
    noOfInstallments: priced.noOfInstallments,
    maxInstallments: priced.maxInstallments,
    paidWhole: priced.paidWholeCents,
    installments: priced.instalments.map(({ number, dueDate, amountCents }) => ({
      number,
      dueDate,
      amount: amountCents,
    })),
    shipMethods: priced.shipMethods.map(({ id, name, priceCents, estimatedDelivery }) => ({
      id,
      name: name[language],
      price: priceCents,
      estimatedDelivery,
    })),
    shipMethodId: priced.shipMethod.id,
    ships: bag.lines.length === 0 || goodsOf(bag.lines).hasGoods,
    freeShippingRemaining: priced.freeShippingRemainingCents,
    buyer:
      personal && bag.customer
        ? {
            email: bag.customer.email,
            billingAddress: billing ? addressReply(billing) : null,
            shippingAddresses: bag.addresses.filter(isShippingAddress).map(addressReply),
          }
        : null,
    shippingAddress: personal && shippingAddress ? addressReply(shippingAddress) : null,
    creditCard: personal && bag.card ? cardReply(bag.card) : null,
    modifyOrderNo: bag.edit?.orderNo ?? null,
    modifyDeadline: bag.edit?.deadline ?? null,
    messages: [...extra, ...notices(bag, priced)].map(
      ({ code, area, values }): CartMessage => ({ message: messageIn(language, code, values), area }),
    ),
  }
}
