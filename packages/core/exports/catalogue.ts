export { type AiringDay, airingText, isTonight } from '../src/catalogue/airing.rules.ts'
export { areAmounts } from '../src/catalogue/amounts.rules.ts'
export { type AskedChoice, choiceOf, choicePath } from '../src/catalogue/choice-address.rules.ts'
export { countdown } from '../src/catalogue/countdown.rules.ts'
export { type DeliveryOffer, type DeliveryZones, deliveryTo } from '../src/catalogue/delivery.rules.ts'
export { type ImageFormat, type ImageSize, imageAddress } from '../src/catalogue/picture-address.ts'
export { plainText } from '../src/catalogue/plain-text.ts'
export {
  isReduced,
  type PriceDisplay,
  type PriceRange,
  type ProductPrices,
  priceDisplay,
} from '../src/catalogue/price-display.rules.ts'
export { descriptionLength, truncateDelayMs, truncateText } from '../src/catalogue/truncate-text.ts'
export { waitlistPath } from '../src/catalogue/waitlist.rules.ts'
