export {
  bagTotals,
  isQuantity,
  type LineKind,
  lineTotal,
  type PricedLine,
  type Promotion,
  type Totals,
  type TotalsInput,
} from '../src/bag/bag.rules.ts'
export { type BagLimit, type BagSize, exceededBagLimit } from '../src/bag/bounds.rules.ts'
export { isDonationAmount, maxDonation, minDonation, parseAmount } from '../src/bag/donation.rules.ts'
export { bandsAround, productsThatFit } from '../src/bag/free-shipping.rules.ts'
export { type MergeBag, type MergedBag, type MergeLine, mergeBags } from '../src/bag/merge.rules.ts'
export {
  countedPromos,
  normalisePromoCode,
  type PromoRefusal,
  type PromoSetting,
  type PromoTerms,
  promoRefusal,
} from '../src/bag/promo.rules.ts'
export { isSameItem, saveForLater } from '../src/bag/saved.rules.ts'
export { chargedRows, type Sum, type Summed, sums } from '../src/bag/sums.rules.ts'
export {
  ratePercent,
  type Tax,
  type TaxedAmount,
  type Taxes,
  type TaxRate,
} from '../src/bag/tax.rules.ts'
