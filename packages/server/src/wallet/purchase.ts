import type { Language } from '@onair/core/language'
import type { BagRow } from '../bag/bag.queries.ts'
import type { PricedBag } from '../bag/pricing.ts'
import type { Purchase, WalletAddress } from '../outside/wallet-payments.ts'

const words = {
  discount: { en: 'Discount', fr: 'Rabais' },
  giftCards: { en: 'Gift cards', fr: 'Cartes-cadeaux' },
}

/**
 * Converts a bag to a purchase of the wallet, which checks the sums.
 *
 * 1. The items sum to the subtotal; subtotal, shipping and tax sum to the total, which is the bag's grand total.
 * 2. A discount is an item with a negative price.
 * 3. What gift cards pay is one too, up to the price of the goods. The rest reduces shipping, then tax.
 * 4. Only items can be negative.
 */
export function purchaseOf(bag: BagRow, { totals }: Pick<PricedBag, 'totals'>, language: Language): Purchase {
  const goodsCents = totals.merchandiseSubTotalCents - totals.discountCents
  const paidCents = totals.orderTotalCents - totals.grandTotalCents
  const offGoods = Math.min(paidCents, goodsCents)
  const offShipping = Math.min(paidCents - offGoods, totals.shippingHandlingCents)
  const offTax = paidCents - offGoods - offShipping
  const less = (sku: keyof typeof words, cents: number) =>
    cents === 0 ? [] : [{ name: words[sku][language], sku, priceCents: -cents, quantity: 1 }]
  return {
    totalCents: totals.grandTotalCents,
    subtotalCents: goodsCents - offGoods,
    shippingCents: totals.shippingHandlingCents - offShipping,
    taxCents: totals.taxTotalCents - offTax,
    items: [
      ...bag.lines.map((line) => ({
        name: language === 'fr' ? line.nameFr : line.nameEn,
        sku: line.itemNo,
        priceCents: line.priceCents,
        quantity: line.quantity,
      })),
      ...less('discount', totals.discountCents),
      ...less('giftCards', offGoods),
    ],
    shippingAddress: addressOf(bag),
  }
}

function addressOf(bag: BagRow): WalletAddress | undefined {
  const address = bag.addresses.find(({ id }) => id === bag.shippingAddressId)
  if (!address) return undefined
  return {
    recipient_name: `${address.firstName} ${address.lastName}`,
    line1: address.address1,
    ...(address.address2 && { line2: address.address2 }),
    city: address.city,
    state: address.province,
    postal_code: address.zipCode,
    country_code: 'CA',
    ...(address.phone && { phone: address.phone }),
  }
}
